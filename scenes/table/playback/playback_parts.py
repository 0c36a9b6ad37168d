"""The parts that show the events of a match, put together."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.storage import SaveStore
from scenes.engine.scene import Scene
from scenes.kit.board import Board
from scenes.kit.position_view import AnyPosition
from scenes.table.match_controller import MatchController
from scenes.table.playback.banner import BannerPlayer
from scenes.table.playback.event_playback import EventPlayback
from scenes.table.playback.match_end import MatchEnd
from scenes.table.playback.panel_transitions import PanelTransitions
from scenes.table.playback.skip_input import SkipInput
from scenes.table.playback.turn_cue import TurnCue
from scenes.table.viewpoint import Viewpoint


@dataclass(frozen=True, slots=True)
class PlaybackParts:
    """Hold the playback of one table with its banners, cue, end, skipping presses and panels."""

    playback: EventPlayback
    banner: BannerPlayer
    cue: TurnCue
    ending: MatchEnd
    skip_input: SkipInput
    panels: PanelTransitions


def playback_parts(
    scene: Scene,
    board: Board[Any, Any],
    controller: MatchController,
    viewpoint: Viewpoint,
    position: Callable[[], AnyPosition],
    store: SaveStore | None,
    passing_notice: Callable[[], str],
) -> PlaybackParts:
    """Return the parts of a table, each with the others that it needs."""
    banner, cue = BannerPlayer(scene, board.called_at), TurnCue(scene, controller)
    playback = EventPlayback(scene, board, controller, viewpoint, banner)
    ending = MatchEnd(scene, board, controller, playback, banner, position, store)
    skip_input = SkipInput(scene, controller, playback, ending, passing_notice)
    playback.awaits_finale = lambda: ending.is_to_come
    playback.on_all_told += [cue.all_told, skip_input.all_told]
    panels = PanelTransitions(scene, board, controller, playback, skip_input.closed)
    return PlaybackParts(playback, banner, cue, ending, skip_input, panels)
