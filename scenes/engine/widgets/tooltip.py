"""Placing and drawing the tooltip beside a widget."""

from collections.abc import Sequence

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import TOOLTIP, TextStyle

WIDEST = 520
"""Largest width before the text wraps."""
GAP = 12
"""Design units between widget and tooltip."""


def place_tooltip(target: Rect, size: tuple[float, float], within: Rect = SCREEN, spared: Sequence[Rect] = ()) -> Rect:
    """Return where a tooltip of that size lies: above the target if there is room, else below, else beside it.

    It stays within `within`, covers the target only if no side has room, and avoids the rectangles `spared`.
    """
    w, h = size
    x, inside = target.center[0] - w / 2, within.inset(8)
    rows = [Rect(x, target.y - GAP - h, w, h), Rect(x, target.bottom + GAP, w, h)]
    columns = [Rect(target.x - GAP - w, target.y, w, h), Rect(target.right + GAP, target.y, w, h)]
    placed = [side.kept_inside(inside) for side in (*rows, *columns)]
    return min(placed, key=lambda side: (side.shared(target), sum(side.shared(each) for each in spared)))


def draw_tooltip(
    canvas: Canvas, target: Rect, text: str, style: TextStyle = TOOLTIP, within: Rect = SCREEN,
    spared: Sequence[Rect] = (),
) -> Rect:  # fmt: skip
    """Draw a tooltip for the rectangle `target` and return its place."""
    width, height = canvas.measure(text, style)
    if width > WIDEST:
        width, height = canvas.measure(text, style, WIDEST)
    rect = place_tooltip(target, (width + 44, height + 28), within, spared)
    canvas.skin("shadow", rect)
    canvas.skin("tooltip", rect)
    canvas.paragraph(text, rect.inset(20, 12), style)
    return rect
