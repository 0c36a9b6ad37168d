"""The end of a match at the table: a banner over the last position, then the finale, once."""

from typing import TYPE_CHECKING

from scenes import navigation
from scenes.kit.announcement import Announcement
from scenes.kit.widget_prerender import IN_A_PAUSE, paint_in_time

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_PAUSE = 1.5
"""Seconds for looking at the last position before the finale."""
_CALLED = 2.0
"""Duration of the banner; longer than the pause, so that it is still shown when the finale covers it."""
_ABOVE = 48.0
"""Half of the banner's height."""


class MatchEnd:
    """Open the finale after the last action, also if the scores are asked for before."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self.is_called = False
        self._told: object = None
        """Last entry of the end that was shown; practice can undo it and reach another end."""

    @property
    def is_to_come(self) -> bool:
        """Return whether all is decided, but the finale has not counted it."""
        match = self._table.match
        return self._table.has_finale and match.is_over and match.resigned is None and self._told is not self._end

    @property
    def _end(self) -> object:
        """Return the last entry of the match, or the match itself where it began at its end."""
        match = self._table.match
        return match.entries[-1] if match.entries else match

    def begin(self) -> None:
        """Show the banner, prepare the finale and open it after a pause."""
        table, self.is_called = self._table, True
        paint_in_time(table, navigation.prepare_finale(table.app, table.match), IN_A_PAUSE)
        table.after(_PAUSE, self._open_finale)
        middle, height = table.board.play_place.center
        over = Announcement(table.t("scores-over"))
        table.invalidate()
        table.animate(table.banner_player.calling_out(over, table.position, (middle, height - _ABOVE), _CALLED))

    def hurries(self) -> bool:
        """Open the finale if its banner is shown; return whether it was."""
        was_called = self.is_called
        self._open_finale()
        return was_called

    def open_scores(self) -> None:
        """Open the scores, or the finale if that has not been seen."""
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
        """Let the table show the final sums from now on."""
        self._told = self._end
        self._table.playback.tell_all()
        self._table.invalidate()
