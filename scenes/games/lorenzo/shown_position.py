"""The positions that the board shows otherwise than the rules have them: between two rounds, and after the end."""

from dataclasses import replace

from game.lorenzo.board import ALL_HOME, NOWHERE, ROUNDS, SPACES, TOWER_SPACES
from game.lorenzo.cards import EMPTY
from game.lorenzo.events import OrderRenewed
from game.lorenzo.state import OVER, State
from scenes.games.lorenzo.position import LorenzoPosition


def as_shown(position: LorenzoPosition) -> LorenzoPosition:
    """Return the position that the board shows.

    With the new order all members are home and the towers are empty, before the next round deals (LM 3.1, 5.3). After
    the end the board stays as the last round left it; goods and order are final (LM 5.2).
    """
    view = position.view
    if view.stage == OVER:
        left = _before_clearing(position)
        return position if left is None else replace(position, view=_as_left(view, left))
    told = position.past.told
    if told and isinstance(told[-1].event, OrderRenewed) and view.round < ROUNDS:
        return replace(position, view=_cleared(view))
    return position


def _cleared(view: State) -> State:
    shown = view.clone()
    shown.floors, shown.spaces = [EMPTY] * len(TOWER_SPACES), [()] * SPACES
    for player in shown.players:
        player.home, player.has_passed, player.used, player.raised = ALL_HOME, False, 0, NOWHERE
    return shown


def _as_left(view: State, left: State) -> State:
    shown = view.clone()
    shown.floors, shown.spaces = left.floors, left.spaces
    for player, before in zip(shown.players, left.players, strict=True):
        player.home, player.raised = before.home, before.raised
    return shown


def _before_clearing(position: LorenzoPosition) -> State | None:
    match = position.past.match
    if not match.entries:
        return None
    told = match.frames(len(match.entries) - 1)
    return next((frame.state for frame in told if isinstance(frame.event, OrderRenewed)), None)
