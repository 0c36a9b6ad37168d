"""Moves by the person: from presses and dragged pieces to actions, with the selection in between."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from scenes.engine.scene import Scene
from scenes.kit.board import Board
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.dragging import Dragging
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.position_view import AnyPosition
from scenes.table.match_controller import MatchController
from scenes.table.playback.event_playback import EventPlayback

OnHeard = Callable[[Collection[Any], bool], None]
"""Called with the actions that a press leads to, and whether the person has chosen by it."""


class MoveInput:
    """Bind the pieces of a position to legal actions, and play what the person chooses."""

    bindings: Bindings
    """What each piece of the position shown leads to; renewed by each build."""

    def __init__(
        self,
        scene: Scene,
        board: Board[Any, Any],
        controller: MatchController,
        playback: EventPlayback,
        on_heard: OnHeard,
        on_submit: Callable[[], None],
    ) -> None:
        """Set up; `on_submit` is called before an action is played."""
        self._scene, self._board, self._controller, self._playback = scene, board, controller, playback
        self._on_heard, self._on_submit = on_heard, on_submit
        self.choosing: Sequence[Any] = ()
        """Actions among which the person is asked to choose, after a press that could mean several."""
        self.dragging = Dragging(scene, lambda: self.bindings, board)

    def renew(self, position: AnyPosition) -> Bindings:
        """Return new bindings for the position that is being built."""
        self.bindings = Bindings(
            MoveOptions(position), self.submit, self._ask_which, self.choosing, self._hear, self._controller.peek
        )
        return self.bindings

    def submit(self, *plan: Any) -> None:
        """Play the viewer's actions if they may act now."""
        if self._controller.policy.takes_move() or self._playback.is_active:
            return
        if self._controller.is_viewer_deciding:
            self._on_submit()
            self._controller.submit(*plan)

    def _hear(self, towards: Collection[Any], settles: bool) -> None:
        self._on_heard(towards, settles)
        self._controller.policy.heard(towards)

    def _ask_which(self, actions: Sequence[Any]) -> None:
        self.choosing = tuple(actions)
        self._scene.input.focus_id = ""
        self._scene.invalidate()

    def drop(self) -> bool:
        """Drop a selection, a choice or an explanation; return whether there was any."""
        board = self._board
        if not self.choosing and not board.has_selection and not board.asked:
            return False
        self.choosing, board.asked = (), ""
        board.drop_selection()
        self._scene.input.focus_id = ""
        self._scene.invalidate()
        return True
