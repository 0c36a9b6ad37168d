"""The picture beside a save: the table as last seen, without hands where people share the screen."""

from typing import TYPE_CHECKING

from game.core.autosave import Autosave
from scenes.screens.saves.thumbnails import take_picture

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Thumbnail:
    """Take pictures of a table; of the end only once, as nothing changes afterwards."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self.is_for_all = False
        """True while a picture is painted that shows only what everybody may know."""
        self._shows_end = False

    def take(self, slot: Autosave) -> None:
        """Paint a picture for the slot."""
        is_over = self._table.match.is_over
        if is_over and self._shows_end:
            return
        if self._table.controller.needs_curtains:
            self._paint_for_all(slot)
        else:
            take_picture(self._table, slot)
        self._shows_end = is_over and self._table.is_settled

    def _paint_for_all(self, slot: Autosave) -> None:
        """Paint the picture as everybody may see it, then restore the focus."""
        self.is_for_all, focus = True, self._table.focus_id
        self._table.invalidate()
        take_picture(self._table, slot)
        self.is_for_all, self._table.focus_id = False, focus
        self._table.invalidate()
