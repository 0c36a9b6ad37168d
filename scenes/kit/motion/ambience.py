"""Daylight, birds and waving flags of a painted city; a table at rest needs no drawing for them."""

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
"""For morning and dusk: the hour at which the tint ends or begins, its colour, and its greatest strength."""
_BIRD: Colour = (44, 38, 52)
_FLOCK: tuple[tuple[float, float, float], ...] = (
    (0.0, 0.0, 1.0), (-0.030, 0.10, 0.85), (-0.034, -0.09, 0.9), (-0.062, 0.2, 0.75), (-0.07, -0.17, 0.8),
)  # fmt: skip
"""For each bird: distance behind the first, distance to its side, and size."""
_HIGH = 300.0
"""Height of the upper part of the sky in which birds fly, in design units."""
_AT_POLE, _STRIPS, _WAVE, _WAVES = 0.2, 7, 0.09, 5.0
_SPAN, _THICK, _BEATS = 13.0, 2.4, 15.0


class Ambience:
    """Fly birds over a painted sky a few times in a match, and time the waving of flags."""

    def __init__(self, scene: Scene, sky: Rect) -> None:
        self._scene, self._sky = scene, sky.split_top(min(sky.h, _HIGH))[0]
        self._part = -1
        """Number of the part of the day that has begun; -1 before the first position."""
        self._share = 1.0
        self.wind = 0.0
        """Seconds for which anything has moved; flags continue from where they stopped."""

    def blow(self, dt: float) -> None:
        """Advance the flags by `dt` seconds, unless motion is reduced."""
        if not self._scene.app.settings.reduced_motion:
            self.wind += dt

    def follow(self, hour: float) -> None:
        """Store the hour; birds begin to fly when a new part of the day has begun."""
        before, self._part = self._part, int(hour * _PARTS)
        if 0 <= before < self._part:
            self._scene.animate(Tween(SECONDS, self._fly, linear))

    def _fly(self, share: float) -> None:
        self._share = share

    @property
    def moves(self) -> bool:
        """Return whether birds are flying."""
        return self._share < 1

    def draw(self, canvas: Canvas) -> None:
        """Draw the birds, if any are flying."""
        if not self.moves:
            return
        with canvas.clipped(self._sky):
            for number, (behind, beside, size) in enumerate(_FLOCK):
                draw_bird(canvas, self._place(behind, beside), size, self._share * _BEATS * 7 + number)

    def _place(self, behind: float, beside: float) -> Point:
        """Return a bird's place on a shallow arc across the sky; the direction alternates."""
        way = 1.2 * self._share - 0.1 + behind
        along = way if self._part % 2 else 1 - way
        height = 0.42 - 0.22 * math.sin(math.pi * max(0.0, min(1.0, way))) + beside * 0.5
        return self._sky.x + self._sky.w * along, self._sky.y + self._sky.h * height


def draw_waving(canvas: Canvas, name: str, rect: Rect, wind: float) -> None:
    """Draw a flag whose pole is the left part of the picture; the cloth waves more with distance from it."""
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
    """Draw a bird as two beating wings."""
    x, y = place
    span, lift = _SPAN * size, _SPAN * size * 0.6 * math.sin(beat)
    for side in (-1, 1):
        canvas.line((x, y), (x + side * span, y - lift), colour, _THICK * size)


def draw_light(canvas: Canvas, rect: Rect, hour: float) -> None:
    """Draw the tint of the hour over a painting; 0 is the morning, 1 the dusk."""
    if tint := _tint(hour):
        canvas.fill(rect, *tint)


def draw_lit(canvas: Canvas, name: str, rect: Rect, sky: Rect, hour: float) -> None:
    """Draw a large picture with the tint of the hour on its sky, which changes a few times in a match."""
    canvas.image(name, rect)
    draw_light(canvas, sky, round(hour * _PARTS) / _PARTS)


def _tint(hour: float) -> tuple[Colour, float] | None:
    """Return colour and strength of the hour's tint; None around noon."""
    until, warm, most = _MORNING
    if hour < until:
        return warm, most * (1 - hour / until)
    begins, dim, most = _DUSK
    return (dim, most * (hour - begins) / (1 - begins)) if hour > begins else None
