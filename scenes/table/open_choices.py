"""Choices that the table itself offers: which action a press meant, and actions that no piece leads to.

Because of them no position is a dead end, whatever a board leaves out.
"""

from typing import TYPE_CHECKING

from scenes.engine.layout import Rect
from scenes.kit.moves.choices import add_choices

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def are_needed(table: "TableScene") -> bool:
    """Return whether there is anything to offer."""
    bindings = table.bindings
    return bindings.is_choosing or (not table.board.has_selection and bool(bindings.unclaimed()))


def add(table: "TableScene", place: Rect) -> None:
    """Add the panel of choices, if there is anything to offer."""
    bindings = table.bindings
    if bindings.is_choosing:
        add_choices(table, place, table.t("table-which"), bindings.choosing, bindings, on_back=table.back)
    elif not table.board.has_selection and (unclaimed := bindings.unclaimed()):
        add_choices(table, place, table.board.prompt(table.position), unclaimed, bindings)
