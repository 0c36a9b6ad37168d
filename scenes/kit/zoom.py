"""A piece drawn large beside its text."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets import Look, Widget


@dataclass(frozen=True, slots=True)
class ZoomedPiece:
    """How a piece is drawn into a rectangle, and that rectangle's width by its height."""

    draw: Callable[[Canvas, Rect], None]
    aspect: float
    is_wordless: bool = False
    """It shows signs alone, which are told beside it."""


def standing(widget: Widget, area: Rect, *upon: Widget) -> ZoomedPiece:
    """The widget as it stands on the table, and what lies upon it; `area` is what it covers there."""

    def draw(canvas: Canvas, rect: Rect) -> None:
        (x, y), (to_x, to_y) = area.center, rect.center
        with canvas.shifted(to_x - x, to_y - y), canvas.zoomed(rect.h / area.h, area.center):
            for each in (widget, *upon):
                each.draw(canvas, Look())

    return ZoomedPiece(draw, area.w / area.h)
