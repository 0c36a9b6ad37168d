"""The end of a match at the table: a banner over the last position, then the finale, once."""

from collections.abc import Callable
from typing import Any

from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.scene import Scene
from scenes.kit.announcement import Announcement
from scenes.kit.board import Board
from scenes.kit.position_view import AnyPosition
from scenes.kit.widget_prerender import IN_A_PAUSE, paint_in_time
from scenes.table.match_controller import MatchController
from scenes.table.playback.banner import BannerPlayer
from scenes.table.playback.event_playback import EventPlayback

_PAUSE = 1.5
"""Seconds for looking at the last position before the finale."""
_CALLED = 2.0
"""Duration of the banner; longer than the pause, so that it is still shown when the finale covers it."""
_ABOVE = 48.0
"""Half of the banner's height."""


class MatchEnd:
    """Open the finale after the last action, also if the scores are asked for before."""

    def __init__(
        self,
        scene: Scene,
        board: Board[Any, Any],
        controller: MatchController,
        playback: EventPlayback,
        banner: BannerPlayer,
        position: Callable[[], AnyPosition],
        store: SaveStore | None,
    ) -> None:
        self._scene, self._board, self._playback, self._banner = scene, board, playback, banner
        self._controller, self._match, self._store = controller, controller.match, store
        self._position = position
        self.is_called = False
        self._told: object = None
        """Last entry of the end that was shown; practice can undo it and reach another end."""

    @property
    def is_to_come(self) -> bool:
        """Return whether all is decided, but the finale has not counted it."""
        match = self._match
        return (
            self._controller.policy.has_finale
            and match.is_over
            and match.resigned is None
            and self._told is not self._end
        )

    @property
    def _end(self) -> object:
        """Return the last entry of the match, or the match itself where it began at its end."""
        match = self._match
        return match.entries[-1] if match.entries else match

    def begin(self) -> None:
        """Show the banner, prepare the finale and open it after a pause."""
        if not self._controller.policy.has_finale:
            return
        scene, self.is_called = self._scene, True
        paint_in_time(scene, navigation.prepare_finale(scene.app, self._match), IN_A_PAUSE)
        scene.after(_PAUSE, self._open_finale)
        middle, height = self._board.play_place.center
        over = Announcement(scene.t("scores-over"))
        scene.invalidate()
        scene.animate(self._banner.calling_out(over, self._position(), (middle, height - _ABOVE), _CALLED))

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
            navigation.open_scores(self._scene.app, self._match, self._store)
            self._close()

    def _open_finale(self) -> None:
        if self.is_called:
            self.is_called = False
            self._scene.motions.finish()
            navigation.open_finale(self._scene.app, self._match, self._store)
            self._close()

    def _close(self) -> None:
        """Let the table show the final sums from now on."""
        self._told = self._end
        self._playback.tell_all()
        self._scene.invalidate()
