"""How it stands for the sums: before the deed that is being told, and after the whole of it."""

from dataclasses import replace

from game.lucca.events import PalaceCompleted, PalaceExtended
from scenes.kit.seen import Seen


def counted(seen: Seen) -> Seen:
    """LC 4.2 b: the last card of a palace and its completion are one deed; between them no sum is true."""
    told = seen.past.told
    event = told[-1].event if told else None
    if isinstance(event, PalaceExtended) and event.size == event.goal:
        return replace(seen, has_landed=False).before
    if isinstance(event, PalaceCompleted) and not seen.has_landed:
        return counted(replace(seen, past=replace(seen.past, told=told[:-1])))
    return seen.before
