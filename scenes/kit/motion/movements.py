"""Movements that several games share: rising points, and fading."""

from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Tween, ease_out, linear
from scenes.engine.text.catalog import signed
from scenes.engine.theme import GOLD_LIGHT, WALNUT, TextStyle
from scenes.kit.motion.stage import Flyer, Paint, Stage

RISE = 1.15
_RISES, _COMES, _GOES = 0.35, 0.06, 0.85
"""Shares of that time: at which points have risen, have faded in, and begin to fade out."""
_HEIGHT = 46.0
_FADE = 0.35
_PILL, _BESIDE, _RIM = 58.0, 20.0, 3.0
_POINTS = TextStyle(face="title", size=44, gilded=True, align="center")


def rising_points(stage: Stage[Any], points: int, top: Point, within: Rect) -> Animation:
    """Return an animation of a dark pill such as `+5` that rises from `top`, the middle of its upper edge."""

    def paint(canvas: Canvas, share: float) -> None:
        alpha = min(1.0, share / _COMES, (1 - share) / (1 - _GOES))
        with canvas.faded(max(0.0, alpha)):
            risen = top[0], top[1] - _HEIGHT * ease_out(min(1.0, share / _RISES))
            _paint_points(canvas, signed(points), risen, within)

    return stage.playing(paint, RISE, ease=linear)


def _paint_points(canvas: Canvas, points: str, top: Point, within: Rect) -> None:
    width = canvas.measure(points, _POINTS)[0] + 2 * _BESIDE
    pill = Rect(top[0] - width / 2, top[1], width, _PILL).kept_inside(within)
    canvas.fill(pill.outset(_RIM), GOLD_LIGHT, 1, pill.h)
    canvas.fill(pill, WALNUT, 1, pill.h)
    canvas.text(points, pill, _POINTS)


def fading(stage: Stage[Any], draw: Paint, rect: Rect, fall: float = 0.0) -> Animation:
    """Return an animation of something that fades out where it lies, or while it moves down by `fall`."""
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
