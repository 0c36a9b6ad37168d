"""How it stands for the sums: before the deed that is being told, and after the whole of it."""

from dataclasses import replace

from game.lucca.events import PalaceCompleted, PalaceExtended
from scenes.kit.position_view import PositionView


def counted(position: PositionView) -> PositionView:
    """LC 4.2 b: the last card of a palace and its completion are one deed; between them no sum is true."""
    told = position.past.told
    event = told[-1].event if told else None
    if isinstance(event, PalaceExtended) and event.size == event.goal:
        return replace(position, has_landed=False).before
    if isinstance(event, PalaceCompleted) and not position.has_landed:
        return counted(replace(position, past=replace(position.past, told=told[:-1])))
    return position.before
