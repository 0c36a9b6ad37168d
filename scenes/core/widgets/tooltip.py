"""The small sheet beside a widget that explains it."""

from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.theme import TOOLTIP, TextStyle

WIDEST = 520
GAP = 12


def place_tooltip(target: Rect, size: tuple[float, float], within: Rect = SCREEN) -> Rect:
    """Above the target if there is room, else below, else beside it; always inside, never on the target."""
    w, h = size
    inside = within.inset(8)
    x = max(inside.x, min(target.center[0] - w / 2, inside.right - w))
    if target.y - GAP - h >= inside.y:
        return Rect(x, target.y - GAP - h, w, h)
    if target.bottom + GAP + h <= inside.bottom:
        return Rect(x, target.bottom + GAP, w, h)
    left = target.x - GAP - w
    side = left if left >= inside.x else target.right + GAP
    return Rect(side, target.y, w, h).kept_inside(inside)


def draw_tooltip(
    canvas: Canvas, target: Rect, text: str, style: TextStyle = TOOLTIP, within: Rect = SCREEN
) -> Rect:
    width, height = canvas.measure(text, style)
    if width > WIDEST:
        width, height = canvas.measure(text, style, WIDEST)
    rect = place_tooltip(target, (width + 44, height + 28), within)
    canvas.skin("shadow", rect)
    canvas.skin("tooltip", rect)
    canvas.paragraph(text, rect.inset(20, 12), style)
    return rect
