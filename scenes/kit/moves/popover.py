"""A parchment sheet beside what it is about, with a tip towards it; small choices and accounts lie on it."""

from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.theme import GOLD_DARK, PARCHMENT_LIGHT
from scenes.engine.widgets import Fixed, Look

GAP = 18.0
_TIP = 22.0
FRAME = 26.0
_SEAM = 8.0
"""Design units by which the tip extends below the frame of the sheet."""


def place_popover(target: Rect, size: tuple[float, float], within: Rect, keep_clear: tuple[Rect, ...] = ()) -> Rect:
    """Return a place at a side with room inside `within`, never over the target.

    It is in the middle of that side unless it would cover something in `keep_clear`; then it slides along it.
    """
    width, height = size
    (x, y), inside = target.center, within
    downwards = [y - height / 2, target.y, target.bottom - height, target.y - height, target.bottom]
    across = [x - width / 2, target.x, target.right - width, target.x - width, target.right]
    sides = [
        (inside.right - target.right - width, [Rect(target.right + GAP, top, width, height) for top in downwards]),
        (target.x - inside.x - width, [Rect(target.x - GAP - width, top, width, height) for top in downwards]),
        (inside.bottom - target.bottom - height, [Rect(left, target.bottom + GAP, width, height) for left in across]),
        (target.y - inside.y - height, [Rect(left, target.y - GAP - height, width, height) for left in across]),
    ]
    placed = [(room, [rect.kept_inside(inside) for rect in rects]) for room, rects in sides]
    fitting = [rects for room, rects in placed if room >= GAP]
    centered = [rects[0] for rects in fitting]
    slid = [rect for rects in fitting for rect in rects[1:]]
    clear = [rect for rect in (*centered, *slid) if not any(rect.overlaps(other) for other in keep_clear)]
    return (clear or centered or [max(placed, key=lambda side: side[0])[1][0]])[0]


@dataclass(frozen=True)
class Popover(Fixed):
    """Draw the sheet alone; its content is added after it, inside `inner`."""

    target: Rect

    is_solid = True

    @property
    def inner(self) -> Rect:
        """Return the area for the content."""
        return self.rect.inset(FRAME, FRAME)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the sheet, and its tip if the target is near."""
        canvas.rise()
        canvas.skin("shadow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        tip = _tip(self.rect, self.target)
        if _points_at(tip[1], self.target):
            canvas.polygon(tip, PARCHMENT_LIGHT)
            canvas.line(tip[0], tip[1], GOLD_DARK, 2)
            canvas.line(tip[1], tip[2], GOLD_DARK, 2)


def _points_at(end: Point, target: Rect) -> bool:
    """Return whether the tip ends near the target; that of a distant sheet would point at something else."""
    return target.outset(GAP).contains(end)


def _tip(sheet: Rect, target: Rect) -> list[Point]:
    """Return the three corners of the tip, its point in the middle."""
    inside = sheet.inset(2 * _TIP)
    x = min(max(target.center[0], inside.x), inside.right)
    y = min(max(target.center[1], inside.y), inside.bottom)
    if sheet.x >= target.right:
        return [(sheet.x + _SEAM, y - _TIP), (sheet.x - GAP, y), (sheet.x + _SEAM, y + _TIP)]
    if sheet.right <= target.x:
        return [(sheet.right - _SEAM, y - _TIP), (sheet.right + GAP, y), (sheet.right - _SEAM, y + _TIP)]
    if sheet.y >= target.bottom:
        return [(x - _TIP, sheet.y + _SEAM), (x, sheet.y - GAP), (x + _TIP, sheet.y + _SEAM)]
    return [(x - _TIP, sheet.bottom - _SEAM), (x, sheet.bottom + GAP), (x + _TIP, sheet.bottom - _SEAM)]
