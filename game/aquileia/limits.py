"""The numbers that limit what a seat may do; used by legality and by its reasons."""

from collections.abc import Sequence
from functools import cache

from game.aquileia.board import GOLD_SIDE, LATRO, PORTUS, SERVI_SPACES, SILVER_SIDE, Coins
from game.aquileia.cards import SERVI, SERVI_1, SERVI_2
from game.aquileia.state import HOUSES, NOBODY, State

MOST_BUILDS = 2
"""AQ 4.5.2: on Forum 3."""


def is_on(state: State, seat: int, spaces: range) -> bool:
    return seat in state.spaces[spaces.start : spaces.stop]


def open_spaces(state: State, seat: int) -> list[int]:
    """AQ 3.3: free spaces that the seat may take."""
    spaces = state.spaces
    closed: tuple[int, ...] | range = ()
    if seat in spaces[12:15]:
        closed = SILVER_SIDE
    elif seat in spaces[15:18]:
        closed = GOLD_SIDE
    found = [space for space, holder in enumerate(spaces[: LATRO + 1]) if holder == NOBODY and space not in closed]
    if seat not in spaces[25:28]:
        coins = state.coins[seat]
        found += [space for metal, space in enumerate(PORTUS) if spaces[space] == NOBODY and coins[metal]]
    return found


def has_to_place(state: State, seat: int) -> bool:
    """AQ 3.2: henchmen or the tie-breaker are still to be placed."""
    return not state.passed[seat] and (state.henchmen[seat] > 0 or seat not in state.track)


def can_pay(coins: Sequence[int], cost: Sequence[int]) -> bool:
    return coins[0] >= cost[0] and coins[1] >= cost[1] and coins[2] >= cost[2]


def servi_supply(state: State) -> int:
    """AQ R: slave cards that can still be bought, from the deck and from the discards that would be reshuffled."""
    return len(state.servi_deck) + state.discards[SERVI_1] + state.discards[SERVI_2]


def most_servi(state: State, seat: int) -> int:
    """AQ 4.1.4: the number of cards that the seat can buy at the present space."""
    metal = state.step - SERVI_SPACES.start
    return min(metal + 1, state.coins[seat][metal], servi_supply(state))


def heads(hand: Sequence[int]) -> int:
    return hand[SERVI[0]] + 2 * hand[SERVI[1]]


@cache
def payments(ones: int, twos: int, need: int) -> tuple[tuple[int, int], ...]:
    """AQ 4.5.1: exact sets of slave cards, or the one that overpays least, which only twos can."""
    exact = tuple((need - 2 * two, two) for two in range(need // 2 + 1) if two <= twos and need - 2 * two <= ones)
    if exact or 2 * twos < need:
        return exact
    return ((0, need // 2 + 1),)


def raised(bid: Coins, metal: int) -> Coins:
    """AQ 4.4.1: the highest bid and one coin more."""
    copper, silver, gold = bid
    return (copper + (metal == 0), silver + (metal == 1), gold + (metal == 2))


def can_bid(state: State, seat: int, bid: Coins, metal: int) -> bool:
    coins = state.coins[seat]
    return can_pay(coins, raised(bid, metal))


def has_house(state: State, seat: int) -> bool:
    return state.sites.count(seat) < HOUSES


def owned(state: State, seat: int, sites: Sequence[int]) -> list[int]:
    return [site for site in sites if state.sites[site] == seat]


def track_place(state: State, seat: int) -> int:
    """AQ 3.4: a smaller number is better."""
    return state.track.index(seat)
