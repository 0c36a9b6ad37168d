"""A painted city lives: its light goes from morning to dusk with the turns, now and then birds cross the sky, and flags
wave while anything moves."""

import math

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Tween, linear
from scenes.engine.scene import Scene
from scenes.engine.theme import Colour

NOON = 0.45
_PARTS = 6
SECONDS = 4.5
_MORNING: tuple[float, Colour, float] = (0.3, (255, 200, 120), 0.16)
_DUSK: tuple[float, Colour, float] = (0.6, (58, 30, 96), 0.25)
"""Until and from which hour, in which colour, and how strong at the most."""
_BIRD: Colour = (44, 38, 52)
_FLOCK: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.0, 1.0), (-0.030, 0.10, 0.85), (-0.034, -0.09, 0.9), (-0.062, 0.2, 0.75), (-0.07, -0.17, 0.8),
)  # fmt: skip
"""How far behind the first, how far beside it, and how large."""
_HIGH = 300.0
"""They keep to the upper part."""
_AT_POLE, _STRIPS, _WAVE, _WAVES = 0.2, 7, 0.09, 5.0
_SPAN, _THICK, _BEATS = 13.0, 2.4, 15.0


class Ambience:
    """One at each table with a painted sky. It moves a few times in a match: a table at rest costs nothing."""

    def __init__(self, scene: Scene, sky: Rect) -> None:
        self._scene, self._sky = scene, sky.split_top(min(sky.h, _HIGH))[0]
        self._part = -1
        """Of the day, so many have begun."""
        self._share = 1.0
        self.wind = 0.0
        """Seconds for which something has moved: flags go on from where they stopped."""

    def blow(self, dt: float) -> None:
        if not self._scene.app.settings.reduced_motion:
            self.wind += dt

    def follow(self, hour: float) -> None:
        """Birds come as a part of the day begins."""
        before, self._part = self._part, int(hour * _PARTS)
        if 0 <= before < self._part:
            self._scene.animate(Tween(SECONDS, self._fly, linear))

    def _fly(self, share: float) -> None:
        self._share = share

    @property
    def moves(self) -> bool:
        return self._share < 1

    def draw(self, canvas: Canvas) -> None:
        if not self.moves:
            return
        with canvas.clipped(self._sky):
            for number, (behind, beside, size) in enumerate(_FLOCK):
                draw_bird(canvas, self._place(behind, beside), size, self._share * _BEATS * 7 + number)

    def _place(self, behind: float, beside: float) -> Point:
        """From one side to the other, the next time back again, in a shallow arc."""
        way = 1.2 * self._share - 0.1 + behind
        along = way if self._part % 2 else 1 - way
        height = 0.42 - 0.22 * math.sin(math.pi * max(0.0, min(1.0, way))) + beside * 0.5
        return self._sky.x + self._sky.w * along, self._sky.y + self._sky.h * height


def draw_waving(canvas: Canvas, name: str, rect: Rect, wind: float) -> None:
    """A flag at its pole, the left part of the picture: the cloth waves the more, the farther it is from there."""
    if not wind:
        canvas.image(name, rect)
        return
    pole, cloth = rect.split_left(rect.w * _AT_POLE)
    strips = [pole, *cloth.columns(_STRIPS, 0)]
    for number, strip in enumerate(strips):
        lift = rect.h * _WAVE * number / _STRIPS * math.sin(_WAVES * wind - number * 0.9)
        with canvas.clipped(Rect(strip.x, rect.y - rect.h, strip.w, 3 * rect.h)), canvas.shifted(0, lift):
            canvas.image(name, rect)


def draw_bird(canvas: Canvas, place: Point, size: float, beat: float, colour: Colour = _BIRD) -> None:
    """Two wings that beat."""
    x, y = place
    span, lift = _SPAN * size, _SPAN * size * 0.6 * math.sin(beat)
    for side in (-1, 1):
        canvas.line((x, y), (x + side * span, y - lift), colour, _THICK * size)


def draw_light(canvas: Canvas, rect: Rect, hour: float) -> None:
    """Over a painting: 0 is the morning, 1 the dusk."""
    if tint := _tint(hour):
        canvas.fill(rect, *tint)


def draw_lit(canvas: Canvas, name: str, rect: Rect, sky: Rect, hour: float) -> None:
    """A large picture with that light on its sky, which changes with each part of the day."""
    canvas.image(name, rect)
    draw_light(canvas, sky, round(hour * _PARTS) / _PARTS)


def _tint(hour: float) -> tuple[Colour, float] | None:
    """None at noon."""
    until, warm, most = _MORNING
    if hour < until:
        return warm, most * (1 - hour / until)
    begins, dim, most = _DUSK
    return (dim, most * (hour - begins) / (1 - begins)) if hour > begins else None
