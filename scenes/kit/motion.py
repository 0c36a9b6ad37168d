"""Movements that several tables share: points rise, things fade, a rival's deed is left a moment to be read."""

from collections.abc import Callable
from functools import partial
from typing import Any

from scenes.core.canvas import Canvas
from scenes.core.layout import Point, Rect
from scenes.core.text import signed
from scenes.core.theme import TextStyle
from scenes.core.tweens import Animation, Call, InTurn, Tween, ease_out
from scenes.kit.seen import Seen
from scenes.kit.stage import Flyer, Paint, S, Stage

POINTS_BOX = (220.0, 64.0)
RISE = 0.8
_HEIGHT = 46.0
_FADE = 0.35
_POINTS = TextStyle(face="title", size=46, gilded=True, shadow=True, align="center")

Maker = Callable[[S, Any, Seen], Animation | None]


def looked_at(make: Maker[S], pause: float) -> Maker[S]:
    """A rival's deed stands for a moment before the next."""

    def made(stage: S, event: Any, seen: Seen) -> Animation | None:
        animation = make(stage, event, seen)
        return stage.resting(animation, pause) if animation and event.seat != seen.viewer else animation

    return made


def points_painter(points: int) -> Paint:
    return partial(_paint_points, signed(points))


def _paint_points(points: str, canvas: Canvas, rect: Rect) -> None:
    canvas.text(points, rect, _POINTS)


def rising_points(stage: Stage, points: int, top: Point) -> Animation:
    """`+5`, upwards from a box whose upper edge has this middle."""
    width, height = POINTS_BOX
    box = Rect(top[0] - width / 2, top[1], width, height)
    return stage.flight(points_painter(points), box, box.moved(dy=-_HEIGHT), seconds=RISE)


def fading(stage: Stage, draw: Paint, rect: Rect, fall: float = 0.0) -> Animation:
    """What leaves the game goes out where it lies, or as it falls."""
    shown = {"alpha": 1.0}

    def paint(canvas: Canvas, place: Rect) -> None:
        with canvas.faded(shown["alpha"]):
            draw(canvas, place)

    def fade(share: float) -> None:
        shown["alpha"], flyer.rect = 1 - share, rect.moved(dy=fall * share)

    flyer = Flyer(paint, rect)
    return InTurn([
        Call(lambda: stage.raise_flyer(flyer)), Tween(_FADE, fade, ease_out), Call(lambda: stage.drop_flyer(flyer))
    ])  # fmt: skip
