"""What running animations hold back from Aquileia's table, and what the fighters of a contest have done."""

from collections.abc import Sequence
from functools import partial

from game.aquileia.board import METALS
from scenes.aquileia.contest_log import ContestLog
from scenes.aquileia.signs import Sign, draw_sign
from scenes.core.canvas import Canvas
from scenes.core.layout import Point, Rect
from scenes.core.scene import Scene
from scenes.core.text import signed
from scenes.core.theme import TextStyle
from scenes.core.tweens import Animation, InTurn, Together, Wait
from scenes.kit.stage import Paint, Stage

_COIN = 44.0
_COIN_STEP = 0.07
_COIN_FLIGHT = 0.4
_RISE = 0.8
_TUMBLE = 0.7
_DIE = 56.0
_POINTS = TextStyle(face="title", size=46, gilded=True, shadow=True, align="center")
_POINTS_BOX = (200.0, 64.0)
_TURNS = (0, 2, 1, 2, 0, 1)
"""Faces that pass by while a die tumbles."""


class CityStage(Stage):
    """Keeps the log of the contest while its scene lives."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.log = ContestLog()

    def coins(self, counts: Sequence[int], start: Rect, end: Rect) -> Animation:
        """One after the other."""
        metals = [metal for metal, count in enumerate(counts) for _ in range(count)]
        return Together([
            InTurn([Wait(_COIN_STEP * step), self._coin(metal, start.center, end.center)])
            for step, metal in enumerate(metals)
        ])  # fmt: skip

    def _coin(self, metal: int, start: Point, end: Point) -> Animation:
        sign = Sign(f"coin_{METALS[metal]}")
        paint: Paint = partial(_paint_sign, sign)
        return self.flight(paint, _around(start, _COIN), _around(end, _COIN), seconds=_COIN_FLIGHT)

    def rising(self, points: int, place: Rect) -> Animation:
        """`+4` where it is made."""
        x, y = place.center
        box = Rect(x - _POINTS_BOX[0] / 2, y - _POINTS_BOX[1] / 2, *_POINTS_BOX)
        return self.flight(partial(_paint_points, signed(points)), box, box.moved(dy=-46), seconds=_RISE)

    def tumbling(self, faces: Sequence[int], colour: str, place: Rect) -> Animation:
        """The dice roll in from the left and come to rest on their faces."""
        x, y = place.center
        left = x - (len(faces) - 1) * _DIE * 0.65
        return Together([
            self._die(face, colour, index, (left + index * _DIE * 1.3, y)) for index, face in enumerate(faces)
        ])  # fmt: skip

    def _die(self, face: int, colour: str, index: int, end: Point) -> Animation:
        start = _around((end[0] - 120, end[1] - 40), _DIE)
        paint = _TumblingDie(face, colour, index, start.x, _around(end, _DIE).x)
        return self.flight(paint, start, _around(end, _DIE), seconds=_TUMBLE)


class _TumblingDie:
    """Shows other faces on its way; how far it is shows in its place."""

    def __init__(self, face: int, colour: str, index: int, start: float, end: float) -> None:
        self.face, self.colour, self.index, self.start, self.end = face, colour, index, start, end

    def __call__(self, canvas: Canvas, rect: Rect) -> None:
        share = (rect.x - self.start) / (self.end - self.start)
        step = int(share * len(_TURNS)) + self.index
        face = self.face if share > 0.8 else _TURNS[step % len(_TURNS)]
        draw_sign(canvas, Sign(f"die_{self.colour}_{METALS[face]}"), rect)


def _around(point: Point, size: float) -> Rect:
    return Rect(point[0] - size / 2, point[1] - size / 2, size, size)


def _paint_sign(sign: Sign, canvas: Canvas, rect: Rect) -> None:
    draw_sign(canvas, sign, rect)


def _paint_points(points: str, canvas: Canvas, rect: Rect) -> None:
    canvas.text(points, rect, _POINTS)
