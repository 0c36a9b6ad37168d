"""The area that a hint frames first: where its move ends, rather than the piece itself."""

from functools import reduce
from typing import TYPE_CHECKING, Any

from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Rect
from scenes.kit.table_places import around

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_LONG = 4


def area(table: "TableScene", action: Any) -> Rect:
    """Return the area of an action; the place of the table's own buttons if no piece leads to it."""
    goal = _goal(table, action)
    piece = table.find(goal) if goal else None
    if piece is None:
        return table.board.controls_place
    row, rect = _row(table, goal), piece.screen_rect()
    if own := table.board.hint_area(goal):
        return own
    if len(row) > 1:
        return reduce(Rect.joined, half(row, rect))
    return next(iter(_sheets_below(table, rect)), None) or around(table.match.spec.id, rect)


def _sheets_below(table: "TableScene", piece: Rect) -> list[Rect]:
    """Return the areas of panels and sheets on which the piece lies."""
    solid = (each.screen_rect() for each in every(table.widgets) if each.is_solid)
    return [sheet for sheet in solid if sheet not in (SCREEN, piece) and sheet.contains(piece.center)]


def _row(table: "TableScene", piece: str) -> list[Rect]:
    """Return the rectangles of the piece and of those of its kind that can be pressed as well."""
    kind, leads = piece.rpartition("-")[0], table.bindings.step_of_press
    beside = [each for each in every(table.widgets) if kind and each.id.rpartition("-")[0] == kind]
    return [each.screen_rect() for each in beside if each.id == piece or leads(each.id) is not None]


def half(row: list[Rect], piece: Rect) -> list[Rect]:
    """Return the half of a long row in which the piece lies, as a frame around all of it would say nothing."""
    middle = (len(row) + 1) // 2
    if len(row) < _LONG:
        return row
    return row[:middle] if piece in row[:middle] else row[middle:]


def _goal(table: "TableScene", action: Any) -> str:
    """Return the piece where the action ends, else the piece that plays it."""
    bindings = table.bindings
    ends = bindings.ends_of(action)
    return ends[0] if ends else bindings.next_press(action)
