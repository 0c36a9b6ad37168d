"""Motion in the picture of the title: lamps, stars, smoke from chimneys and birds around the towers.

It advances in a few small steps a second; between them the program sleeps.
"""

import math
from collections.abc import Callable

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import Colour
from scenes.kit.motion.ambience import draw_bird

BREATH = 0.1
"""Seconds between two frames; longer in a large window, so that the load stays the same."""
_LARGE = 0.7
_LAMP, _GATE, _STAR = 30.0, 110.0, 11.0
_GATE_PLACE: Point = (931, 735)
_LAMPS: tuple[Point, ...] = (
    (933, 440), (872, 434), (991, 494), (1045, 494), (1139, 500), (753, 483), (1077, 537), (1108, 543), (936, 546),
    (982, 549), (1010, 549), (1042, 575), (1133, 566), (760, 567), (796, 577), (967, 588), (890, 597), (704, 618),
    (814, 615), (958, 632), (889, 642), (752, 656), (1041, 685), (718, 681), (856, 682), (739, 686), (1142, 688),
    (1227, 689), (987, 692), (946, 702), (1133, 710), (786, 712),
)  # fmt: skip
_STARS: tuple[Point, ...] = (
    (88, 44), (190, 96), (262, 36), (344, 118), (420, 54), (648, 262), (716, 316), (1010, 262), (1076, 318), (1330, 70),
    (1310, 214), (470, 150),
)  # fmt: skip
_CHIMNEYS: tuple[Point, ...] = ((826, 652), (1066, 640), (1196, 676))
_PUFFS, _PUFF_SECONDS, _PUFF_RISE, _PUFF_DRIFT = 6, 7.0, 96.0, 34.0
_BIRD: Colour = (28, 18, 52)
_FLOCK: tuple[tuple[float, float], ...] = ((0.0, 1.0), (0.05, 0.8), (-0.06, 0.72), (0.13, 0.64), (0.52, 0.78))
"""For each bird: its offset along the round, as a share, and its size."""
_ROUND_SECONDS, _ROUND_MIDDLE, _ROUND_REACH = 44.0, (930.0, 336.0), (250.0, 46.0)
_BEATS, _REST = 6.5, 0.8


class Evening:
    """Advance and draw the motion of the title's picture; with reduced motion it does not move."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.time = 0.0
        self._stop: Callable[[], None] = lambda: None

    def go_on(self) -> None:
        """Schedule the next frame, unless motion is reduced."""
        self._stop()
        if not self._scene.app.settings.reduced_motion:
            self._stop = self._scene.after(self._breath, self._breathe)

    @property
    def _breath(self) -> float:
        """Return the seconds until the next frame."""
        return BREATH * max(1.0, self._scene.app.canvas.viewport.scale / _LARGE) ** 2

    def _breathe(self) -> None:
        self.time += self._breath
        self._scene.redraw()
        self.go_on()

    def draw(self, canvas: Canvas) -> None:
        """Draw stars, lamps, smoke and birds as they are now."""
        for number, place in enumerate(_STARS):
            _draw_light(canvas, place, _STAR, 0.5 + 0.5 * math.sin(self.time * (1.1 + number % 4 * 0.3) + 2.4 * number))
        for number, place in enumerate(_LAMPS):
            _draw_light(canvas, place, _LAMP, _lamp(self.time, number))
        torches = 0.6 + 0.14 * math.sin(5.1 * self.time) + 0.1 * math.sin(8.3 * self.time)
        _draw_light(canvas, _GATE_PLACE, _GATE, torches)
        for number, chimney in enumerate(_CHIMNEYS):
            self._draw_smoke(canvas, chimney, 0.37 * number)
        for ahead, size in _FLOCK:
            self._draw_bird(canvas, self.time / _ROUND_SECONDS + ahead, size)

    def _draw_smoke(self, canvas: Canvas, chimney: Point, ahead: float) -> None:
        for puff in range(_PUFFS):
            age = (self.time / _PUFF_SECONDS + ahead + puff / _PUFFS) % 1
            x = chimney[0] + _PUFF_DRIFT * age**1.4 + 3 * math.sin(3 * self.time / _PUFF_SECONDS + 5 * age)
            size = 12 + 40 * age
            place = Rect(x - size / 2, chimney[1] - _PUFF_RISE * age - size / 2, size, size)
            canvas.image("common/art/smoke", place, alpha=0.8 * math.sin(math.pi * age**0.7))

    def _draw_bird(self, canvas: Canvas, way: float, size: float) -> None:
        """Draw a bird at a share of its round; farther away it is smaller, and sometimes it glides."""
        turn = 2 * math.pi * way
        x = _ROUND_MIDDLE[0] + _ROUND_REACH[0] * math.cos(turn)
        y = _ROUND_MIDDLE[1] + _ROUND_REACH[1] * math.sin(turn) + 10 * math.sin(2.3 * turn + 4 * size)
        beats = _BEATS * self.time + 20 * size if math.sin(0.9 * self.time + 9 * size) < _REST else 0.5
        draw_bird(canvas, (x, y), size * (0.82 + 0.18 * math.sin(turn)), beats, _BIRD)


def _lamp(time: float, number: int) -> float:
    """Return the strength of a lamp, from 0 to 1; they are lit in turn, and their flames flicker."""
    lit = math.sin(time * (0.22 + 0.05 * (number % 5)) + 1.9 * number) * 2.2 + 0.6
    return max(0.0, min(1.0, lit)) * (0.85 + 0.15 * math.sin(time * 6.3 + 2.1 * number))


def _draw_light(canvas: Canvas, place: Point, size: float, strength: float) -> None:
    if strength > 0:
        canvas.image("common/art/lamp", Rect(place[0] - size / 2, place[1] - size / 2, size, size), alpha=strength)


def sway(time: float, number: int) -> Callable[[float], float]:
    """Return a function from the share of a banner's tails to how far the wind moves the cloth aside there."""
    gust = 9.0 * (0.45 + 0.55 * math.sin(0.31 * time + 1.1 * number) ** 2)
    return lambda share: gust * share**1.4 * math.sin(1.7 * time + 0.8 * number - 2.4 * share)
