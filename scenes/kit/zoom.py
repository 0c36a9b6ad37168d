"""A piece drawn large, as in the preview pane."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets import Look, Widget


@dataclass(frozen=True, slots=True)
class ZoomedPiece:
    """Draw a piece into any rectangle of its aspect, which is width by height."""

    draw: Callable[[Canvas, Rect], None]
    aspect: float
    is_wordless: bool = False
    """True if the picture has only icons, which a text beside it explains."""
    beside: Callable[[], str] | None = None
    """Returns the text beside the picture, without what the picture says; None for the whole tooltip."""

    def told_beside(self, widget: Widget) -> str:
        """Return the text beside the picture of this widget."""
        return self.beside() if self.beside is not None else widget.tooltip_text()


def standing(widget: Widget, area: Rect, *upon: Widget) -> ZoomedPiece:
    """Return a widget drawn large as it looks on the table, with the widgets `upon` it.

    `area` is what it covers on the table.
    """

    def draw(canvas: Canvas, rect: Rect) -> None:
        (x, y), (to_x, to_y) = area.center, rect.center
        with canvas.shifted(to_x - x, to_y - y), canvas.zoomed(rect.h / area.h, area.center):
            for each in (widget, *upon):
                each.draw(canvas, Look())

    return ZoomedPiece(draw, area.w / area.h)
