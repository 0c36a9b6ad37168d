"""Where on a lesson's table nothing is told: an arrow or a notice may lie there."""

from collections.abc import Sequence

from scenes.core.canvas import Canvas
from scenes.core.focus import every
from scenes.core.layout import Rect
from scenes.core.widgets import Label, Paragraph, Widget
from scenes.kit.pieces import Piece
from scenes.table.prompt import Ribbon

_WORDS = (Label, Paragraph, Ribbon)
_MARGIN = 18.0
"""The edge of what explains itself is bare."""


def told_places(widgets: Sequence[Widget]) -> list[Rect]:
    """What can be pressed, pieces, and words."""
    return _places(widgets, *_WORDS, Piece)


def read_places(widgets: Sequence[Widget]) -> list[Rect]:
    """What can be pressed, and words; not the pieces that only lie there."""
    return _places(widgets, *_WORDS)


def written_places(canvas: Canvas, sheets: Sequence[Rect]) -> list[Rect]:
    """Every word that has been painted so far, but for those that a sheet has covered."""
    seen = [(canvas.viewport.to_rect(box.seen), box.depth) for box in canvas.boxes if box.seen]
    for sheet in sheets:
        above = max((depth for rect, depth in seen if sheet.contains(rect.center)), default=0)
        seen = [(rect, depth) for rect, depth in seen if depth == above or not sheet.contains(rect.center)]
    return [rect for rect, _ in seen]


def explained_places(widgets: Sequence[Widget]) -> list[Rect]:
    """What is looked at for its meaning."""
    return [widget.screen_rect().outset(-_MARGIN) for widget in every(widgets) if widget.explains]


def _places(widgets: Sequence[Widget], *kinds: type[Widget]) -> list[Rect]:
    wanted = (each for each in every(widgets) if each.focusable or isinstance(each, kinds))
    return [each.screen_rect() for each in wanted if not (isinstance(each, Piece) and each.is_ground)]
