"""Where a hint says one should look first: the place in which its move ends, not the piece itself."""

from typing import TYPE_CHECKING, Any

from scenes.core.layout import Rect
from scenes.kit.places import around

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def area(table: "TableScene", action: Any) -> Rect:
    """The table's own buttons where no piece leads to it."""
    goal = _goal(table, action)
    piece = table.find(goal) if goal else None
    if piece is None:
        return table.board.controls_place
    rect = piece.screen_rect()
    return table.board.hint_area(goal) or around(table.match.spec.id, rect)


def _goal(table: "TableScene", action: Any) -> str:
    """What the move ends at, else what does it."""
    bindings = table.bindings
    ends = bindings.ends_of(action)
    return ends[0] if ends else bindings.next_press(action)
