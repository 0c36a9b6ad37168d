"""How a match at the table ends: the last move is looked at, then the finale counts it all up, once."""

from typing import TYPE_CHECKING

from scenes import doors

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_PAUSE = 1.2
"""The last move is looked at before the finale comes."""
_STEPS = 10
"""Of that time; in each something of what comes is read."""


class Ending:
    """Whoever asks for the scores before the finale has come sees that first."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._is_awaited = False

    def begin(self) -> None:
        table, self._is_awaited = self._table, True
        for number, step in enumerate(doors.prepare_finale(table.app, table.match), start=1):
            table.after(_PAUSE * number / _STEPS, step)
        table.after(_PAUSE, self._open_finale)

    def open_scores(self) -> None:
        if self._is_awaited:
            self._open_finale()
        else:
            doors.open_scores(self._table.app, self._table.match, self._table.store)

    def _open_finale(self) -> None:
        if self._is_awaited:
            self._is_awaited = False
            doors.open_finale(self._table.app, self._table.match, self._table.store)
