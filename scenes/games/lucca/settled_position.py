"""The position that sums are computed from: between the two events of one action, the one before both."""

from game.lucca.events import PalaceExtended
from scenes.games.lucca.position import LuccaPosition


def counted(position: LuccaPosition) -> LuccaPosition:
    """Return the position for sums.

    A palace's last card and its completion are one action (LC 4.2 b); between them the sums would be wrong.
    """
    told = position.past.told
    event = told[-1].event if told else None
    is_half_told = isinstance(event, PalaceExtended) and event.size == event.goal
    return position.previous if is_half_told else position
