"""The small sheet beside a widget that explains it."""

from collections.abc import Sequence

from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.theme import TOOLTIP, TextStyle

WIDEST = 520
GAP = 12


def place_tooltip(
    target: Rect, size: tuple[float, float], within: Rect = SCREEN, keep_clear: Sequence[Rect] = ()
) -> Rect:
    """Above the target if there is room, else below, else beside it; always inside, and off what is kept clear.

    It lies on the target only where no side has room for it.
    """
    inside = within.inset(8)
    sides = [side.kept_inside(inside) for side in _sides(target, size, keep_clear)]
    beside = [side for side in sides if not side.overlaps(target)]
    clear = [side for side in beside if not any(side.overlaps(other) for other in keep_clear)]
    return (clear or beside or [min(sides, key=lambda side: side.shared(target))])[0]


def _sides(target: Rect, size: tuple[float, float], keep_clear: Sequence[Rect]) -> list[Rect]:
    """In the order of preference; above and below also pushed aside by what is kept clear."""
    w, h = size
    x, above, below = target.center[0] - w / 2, target.y - GAP - h, target.bottom + GAP
    pushed = [start for other in keep_clear for start in (other.x - GAP - w, other.right + GAP)]
    rows = [Rect(start, y, w, h) for start in (x, *pushed) for y in (above, below)]
    return [*rows, Rect(target.x - GAP - w, target.y, w, h), Rect(target.right + GAP, target.y, w, h)]


def draw_tooltip(
    canvas: Canvas,
    target: Rect,
    text: str,
    style: TextStyle = TOOLTIP,
    within: Rect = SCREEN,
    keep_clear: Sequence[Rect] = (),
) -> Rect:
    width, height = canvas.measure(text, style)
    if width > WIDEST:
        width, height = canvas.measure(text, style, WIDEST)
    rect = place_tooltip(target, (width + 44, height + 28), within, keep_clear)
    canvas.skin("shadow", rect)
    canvas.skin("tooltip", rect)
    canvas.paragraph(text, rect.inset(20, 12), style)
    return rect
