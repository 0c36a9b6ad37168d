"""The picture beside a save: the table as it was last seen, without the hands of people who share the screen."""

from typing import TYPE_CHECKING

from game.core.autosave import Autosave
from scenes.screens.saves.thumbnails import take_picture

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Thumbnail:
    """Of the end there is one: nothing changes any more."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self.is_for_all = False
        """While it is painted, which shows nothing that is only one person's."""
        self._shows_end = False

    def take(self, slot: Autosave) -> None:
        is_over = self._table.match.is_over
        if is_over and self._shows_end:
            return
        if self._table.controller.needs_curtains:
            self._paint_for_all(slot)
        else:
            take_picture(self._table, slot)
        self._shows_end = is_over and self._table.is_settled

    def _paint_for_all(self, slot: Autosave) -> None:
        """The focus is afterwards where it was."""
        self.is_for_all, focus = True, self._table.focus_id
        self._table.invalidate()
        take_picture(self._table, slot)
        self.is_for_all, self._table.focus_id = False, focus
        self._table.invalidate()
