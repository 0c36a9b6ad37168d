"""What a seat can expect of the table, summed up once per turn: who pays for a colour, who waits, what is to come."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.lucca.cards import COLOUR_OF, COLOURS, TOWER_COPIES, UNKNOWN
from game.lucca.limits import goal, turns
from game.lucca.openings import COMPLETED_POINTS, SITE_CARD_POINTS
from game.lucca.quarters import Quarter
from game.lucca.state import BETWEEN, KEEP, State

_COPIES: Final = (*(COLOUR_OF.count(colour) for colour in range(len(COLOURS))), TOWER_COPIES)
"""By colour; the towers are the last, where NO_COLOUR points."""


class Outlook(NamedTuple):
    """By colour: the points that an opening would bring now, and how many rivals have still to open one."""

    pays: tuple[int, ...]
    waiting: tuple[int, ...]
    goal: int
    smallest: int
    largest: int
    """Visible addresses of the others."""
    supply: tuple[float, ...]
    """By colour: how common it is among the cards to come; 1 on the average."""
    shields: tuple[int, ...]
    """Of the rivals, in rising order."""

    def before(self, shields: int) -> int:
        """Rivals who would choose earlier, or may (LC 3.1)."""
        return len(self.shields) - bisect_left(self.shields, shields)


def outlook_of(state: State, seat: int) -> Outlook:
    others = [quarter for other, quarter in enumerate(state.quarters) if other != seat]
    pays, waiting = _by_colour(others)
    addresses = [palace.address for quarter in others for palace in quarter.palaces]
    shields = tuple(sorted([quarter.shields for quarter in others]))
    smallest, largest = min(addresses, default=UNKNOWN), max(addresses, default=0)
    return Outlook(pays, waiting, goal(state), smallest, largest, supply_of(state), shields)


def supply_of(state: State) -> tuple[float, ...]:
    """Of the cards that never lay open. What hands hold goes back into the deck or will be seen, so it counts too."""
    left = list(_COPIES)
    for quarter in state.quarters:
        for palace in quarter.palaces:
            left[palace.colour] -= len(palace.cards)
        for card in quarter.walls:
            left[COLOUR_OF[card]] -= 1
    for cards in (*state.triplets, state.placing, state.discards):
        for card in cards:
            left[COLOUR_OF[card]] -= 1
    each = max(1, sum(left[:-1])) / len(COLOURS)
    return tuple([count / each for count in left[:-1]])


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
    """Triplets that the seat has still to take."""
    left = turns(state) - state.turn
    if state.stage == KEEP:
        return left + 1
    if state.stage == BETWEEN:
        return left
    return left + (state.order.index(seat) > state.place or (seat == state.active and not state.placing))
