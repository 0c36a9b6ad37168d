"""What the table asks itself: which of several a pressed piece should do, and whatever no piece leads to.

So no position is a dead end, whatever a board leaves out.
"""

from typing import TYPE_CHECKING

from scenes.engine.layout import Rect
from scenes.kit.moves.choices import add_choices

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def are_needed(table: "TableScene") -> bool:
    bindings = table.bindings
    return bindings.is_choosing or (not table.board.has_selection and bool(bindings.unclaimed()))


def add(table: "TableScene", place: Rect) -> None:
    bindings = table.bindings
    if bindings.is_choosing:
        add_choices(table, place, table.t("table-which"), bindings.choosing, bindings, on_back=table.back)
    elif not table.board.has_selection and (unclaimed := bindings.unclaimed()):
        add_choices(table, place, table.board.prompt(table.position), unclaimed, bindings)
