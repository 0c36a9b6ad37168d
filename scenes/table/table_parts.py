"""The parts of a running table from which its panels, tools and prompt are built."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Argument
from scenes.kit.board import Board
from scenes.kit.position_view import AnyPosition
from scenes.table.hint_sheet import Hints
from scenes.table.match_controller import MatchController
from scenes.table.match_policy import MatchPolicy
from scenes.table.move_input import MoveInput
from scenes.table.playback.event_playback import EventPlayback
from scenes.table.playback.match_end import MatchEnd
from scenes.table.playback.panel_transitions import PanelTransitions
from scenes.table.playback.turn_cue import TurnCue


@dataclass(frozen=True, slots=True)
class TableParts:
    """Hold what is read while the panels beside a board are built, and what their buttons call."""

    scene: Scene
    board: Board[Any, Any]
    controller: MatchController
    playback: EventPlayback
    cue: TurnCue
    ending: MatchEnd
    panels: PanelTransitions
    moves: MoveInput
    hints: Hints
    position: Callable[[], AnyPosition]
    """Returns the position that is being shown, or the present one with what may be done."""
    store: SaveStore | None

    @property
    def match(self) -> Match:
        """Return the match that is played at the table."""
        return self.controller.match

    @property
    def app(self) -> App:
        """Return the running program."""
        return self.scene.app

    def t(self, key: str, /, **arguments: Argument) -> str:
        """Return the text of a message in the chosen language."""
        return self.scene.t(key, **arguments)

    @property
    def is_settled(self) -> bool:
        """Return whether nothing is being shown, so that the person may act."""
        return not self.playback.is_active


MakePolicy = Callable[[TableParts], MatchPolicy]


def ordinary_policy(parts: TableParts) -> MatchPolicy:
    """Return the policy of a match that runs as its rules say."""
    return MatchPolicy()
