"""Where a hint says one should look first: the place in which its move ends, not the piece itself."""

from functools import reduce
from typing import TYPE_CHECKING, Any

from scenes.core.focus import every
from scenes.core.layout import SCREEN, Rect
from scenes.kit.places import around

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def area(table: "TableScene", action: Any) -> Rect:
    """The table's own buttons where no piece leads to it."""
    goal = _goal(table, action)
    piece = table.find(goal) if goal else None
    if piece is None:
        return table.board.controls_place
    row, rect = _row(table, goal), piece.screen_rect()
    if own := table.board.hint_area(goal):
        return own
    if len(row) > 1:
        return reduce(Rect.joined, row)
    return next(iter(_sheets_below(table, rect)), None) or around(table.match.spec.id, rect)


def _sheets_below(table: "TableScene", piece: Rect) -> list[Rect]:
    """What is asked on a sheet is answered there."""
    solid = (each.screen_rect() for each in every(table.widgets) if each.is_solid)
    return [sheet for sheet in solid if sheet not in (SCREEN, piece) and sheet.contains(piece.center)]


def _row(table: "TableScene", piece: str) -> list[Rect]:
    """It and those beside it."""
    kind = piece.rpartition("-")[0]
    return [each.screen_rect() for each in every(table.widgets) if kind and each.id.rpartition("-")[0] == kind]


def _goal(table: "TableScene", action: Any) -> str:
    """What the move ends at, else what does it."""
    bindings = table.bindings
    ends = bindings.ends_of(action)
    return ends[0] if ends else bindings.next_press(action)
