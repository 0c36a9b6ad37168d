"""The position that sums are computed from: the one before the action being shown, or after all of it."""

from dataclasses import replace

from game.lucca.events import PalaceCompleted, PalaceExtended
from scenes.games.lucca.position import LuccaPosition


def counted(position: LuccaPosition) -> LuccaPosition:
    """Return the position for sums.

    A palace's last card and its completion are one action (LC 4.2 b); between them the sums would be wrong.
    """
    told = position.past.told
    event = told[-1].event if told else None
    if isinstance(event, PalaceExtended) and event.size == event.goal:
        return replace(position, has_landed=False).before
    if isinstance(event, PalaceCompleted) and not position.has_landed:
        return counted(replace(position, past=replace(position.past, told=told[:-1])))
    return position.before
