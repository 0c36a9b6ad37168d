"""The other seats as one seat sees them, summed up once per turn: who pays for a colour, who waits for one."""

from collections.abc import Sequence
from typing import NamedTuple

from game.lucca.cards import COLOURS, UNKNOWN
from game.lucca.limits import goal, turns
from game.lucca.openings import COMPLETED_POINTS, SITE_CARD_POINTS
from game.lucca.quarters import Quarter
from game.lucca.state import BETWEEN, KEEP, State


class Outlook(NamedTuple):
    """Hold, by colour, the points that an opening would bring now, and the number of rivals still to open one."""

    pays: tuple[int, ...]
    waiting: tuple[int, ...]
    goal: int
    smallest: int
    largest: int
    """Largest visible address of the others."""


def outlook_of(state: State, seat: int) -> Outlook:
    others = [quarter for other, quarter in enumerate(state.quarters) if other != seat]
    pays, waiting = _by_colour(others)
    addresses = [palace.address for quarter in others for palace in quarter.palaces]
    return Outlook(pays, waiting, goal(state), min(addresses, default=UNKNOWN), max(addresses, default=0))


def _by_colour(quarters: Sequence[Quarter]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pays, waiting = [0] * len(COLOURS), [0] * len(COLOURS)
    for quarter in quarters:
        for palace in quarter.site:
            pays[palace.colour] += SITE_CARD_POINTS * len(palace.cards)
            waiting[palace.colour] += 1
        for palace in quarter.completed:
            pays[palace.colour] += COMPLETED_POINTS
            waiting[palace.colour] += 1
    return tuple(pays), tuple(waiting)


def turns_left(state: State, seat: int) -> int:
    """Return the number of triplets that the seat still takes."""
    left = turns(state) - state.turn
    if state.stage == KEEP:
        return left + 1
    if state.stage == BETWEEN:
        return left
    return left + (state.order.index(seat) > state.place or (seat == state.active and not state.placing))
