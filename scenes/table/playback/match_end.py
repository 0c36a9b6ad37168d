"""How a match at the table ends: it is called out over the last position, then the finale counts it all up, once."""

from typing import TYPE_CHECKING

from scenes import navigation
from scenes.kit.announcement import Announcement
from scenes.kit.widget_prerender import IN_A_PAUSE, paint_in_time

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_PAUSE = 1.5
"""The last position is looked at before the finale comes."""
_CALLED = 2.0
"""Longer than that: it still stands when the finale comes over it."""
_ABOVE = 48.0
"""Half of the ribbon's height."""


class MatchEnd:
    """Whoever asks for the scores before the finale has come sees that first."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self.is_called = False
        self._told: object = None
        """The last entry of the end that was told: practice can take it back, and has another end to come."""

    @property
    def is_to_come(self) -> bool:
        """All is decided, and what it brings is for the finale to tell."""
        match = self._table.match
        return self._table.has_finale and match.is_over and match.resigned is None and self._told is not self._end

    @property
    def _end(self) -> object:
        """Return the last entry of the match, or the match itself where it began at its end."""
        match = self._table.match
        return match.entries[-1] if match.entries else match

    def begin(self) -> None:
        table, self.is_called = self._table, True
        paint_in_time(table, navigation.prepare_finale(table.app, table.match), IN_A_PAUSE)
        table.after(_PAUSE, self._open_finale)
        middle, height = table.board.play_place.center
        over = Announcement(table.t("scores-over"))
        table.invalidate()
        table.animate(table.banner_player.calling_out(over, table.position, (middle, height - _ABOVE), _CALLED))

    def hurries(self) -> bool:
        """Any press goes on to the finale."""
        was_called = self.is_called
        self._open_finale()
        return was_called

    def open_scores(self) -> None:
        if self.is_called:
            self._open_finale()
        else:
            navigation.open_scores(self._table.app, self._table.match, self._table.store)
            self._close()

    def _open_finale(self) -> None:
        if self.is_called:
            self.is_called = False
            self._table.motions.finish()
            navigation.open_finale(self._table.app, self._table.match, self._table.store)
            self._close()

    def _close(self) -> None:
        """From now on the table tells the sums as well."""
        self._told = self._end
        self._table.playback.tell_all()
        self._table.invalidate()
