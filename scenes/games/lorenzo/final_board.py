"""The position shown after the end: the board of the last round, not cleared yet (LM 5.2, 5.3)."""

from dataclasses import replace

from game.lorenzo.events import OrderRenewed
from game.lorenzo.state import OVER, State
from scenes.games.lorenzo.position import LorenzoPosition


def as_left(position: LorenzoPosition) -> LorenzoPosition:
    """Return the position with the cards and members as the last round left them; goods and order are final."""
    view, left = position.view, _before_clearing(position)
    if left is None:
        return position
    shown = view.clone()
    shown.floors, shown.spaces = left.floors, left.spaces
    for player, before in zip(shown.players, left.players, strict=True):
        player.home, player.raised = before.home, before.raised
    return replace(position, view=shown)


def _before_clearing(position: LorenzoPosition) -> State | None:
    match = position.past.match
    if position.view.stage != OVER or not match.entries:
        return None
    told = match.frames(len(match.entries) - 1)
    return next((frame.state for frame in told if isinstance(frame.event, OrderRenewed)), None)
