"""Dice that tumble to their places, and lie there."""

from collections.abc import Sequence
from functools import partial

from game.aquileia.board import METALS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, linear
from scenes.games.aquileia.drawing.signs import Sign, draw_sign
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.dice_roll import ROLL, Throw
from scenes.kit.motion.stage import Paint, Stage

_DIE = 56.0
_THROW = Throw(-190.0, 60.0)


def tumble(
    stage: Stage[AquileiaPosition], faces: Sequence[int], colour: str, places: Sequence[Rect]
) -> list[Animation]:
    """Return animations of dice that roll in from the left and come to rest in their places, where they are heard."""
    stage.goal = places[-1]
    return [
        stage.playing(partial(_draw_rolling, face, colour, index, end), ROLL, ease=linear)
        for index, (face, end) in enumerate(zip(faces, places, strict=True))
    ]


def lie(
    stage: Stage[AquileiaPosition], faces: Sequence[int], colour: str, places: Sequence[Rect], seconds: float
) -> list[Animation]:
    """Return animations of dice that lie in their places for so many seconds."""
    return [
        stage.playing(partial(_draw_lying, sign_of(face, colour), place), seconds)
        for face, place in zip(faces, places, strict=True)
    ]


def lying_around(place: Rect, count: int) -> list[Rect]:
    """Return places for so many dice side by side, around the middle of a place."""
    x, y = place.center
    left = x - (count - 1) * _DIE * 0.65
    return [Rect(left + index * _DIE * 1.3 - _DIE / 2, y - _DIE / 2, _DIE, _DIE) for index in range(count)]


def sign_of(face: int, colour: str) -> Paint:
    """Return a function that draws a die with this face."""
    return lambda canvas, rect: draw_sign(canvas, Sign(f"die_{colour}_{METALS[face]}"), rect)


def _draw_lying(paint: Paint, place: Rect, canvas: Canvas, share: float) -> None:
    paint(canvas, place)


def _draw_rolling(face: int, colour: str, index: int, end: Rect, canvas: Canvas, share: float) -> None:
    thrown = _THROW.at(share, index, end)
    if thrown is None:
        return
    place, angle, faces_left = thrown
    with canvas.layer(place, angle=angle):
        sign_of((face + faces_left) % len(METALS), colour)(canvas, place)
