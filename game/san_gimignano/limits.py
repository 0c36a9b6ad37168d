"""The numbers that limit what a seat may do; used by legality and by its reasons."""

from game.san_gimignano.cards import CITY_WALL, FINE_STONE, JOUST, NOBLE_COPIES, NOBLES, ROGNOSA, UNKNOWN_NOBLE
from game.san_gimignano.state import Jousting, Laying, State

HAND_LIMIT = 7
WALLED_HAND_LIMIT = 9
TOWERS_TO_DECLARE = 4
LEAST_BUILD = 3
LEAST_EXCHANGE = 2
MARKET_SIZE = 4
LEAST_ROGNOSA_CAP = 3
UNCAPPED = 99


def hand_size(state: State, seat: int) -> int:
    return sum(state.hands[seat])


def hand_limit(state: State, seat: int) -> int:
    """SG 2.3, SG 8.8."""
    return WALLED_HAND_LIMIT if CITY_WALL in state.played[seat] else HAND_LIMIT


def cards_to_buy(state: State) -> int:
    """SG 3.1: with a single card left in the deck only one is taken."""
    return 1 if len(state.deck) == 1 else 2


def cards_to_trade(state: State, seat: int, levels: int) -> tuple[int, int]:
    """SG 5.6: the number of cards that the seat takes from the other hand and gives back, even if fewer were taken."""
    taken = min(levels, hand_size(state, 1 - seat))
    return taken, min(levels - 1, hand_size(state, seat) + taken)


def noble_allowance(state: State, seat: int) -> int:
    """Return how many more nobles the seat may use now (SG 8.2)."""
    return max(0, state.used[1 - seat] + 1 - state.used[seat])


def usable_fine_stones(state: State, seat: int) -> int:
    return min(state.hands[seat][FINE_STONE], noble_allowance(state, seat))


def highest(state: State, seat: int) -> int:
    return max((tower.levels for tower in state.towers[seat]), default=0)


def height_cap(state: State, seat: int) -> int:
    """SG 8.6: the rival's Rognosa forbids towers higher than the rival's highest, but never less than three levels."""
    if ROGNOSA in state.played[1 - seat]:
        return max(LEAST_ROGNOSA_CAP, highest(state, 1 - seat))
    return UNCAPPED


def exchange_supply(state: State, laid: tuple[int, ...]) -> int:
    """SG 3.2: cards that could be taken after laying these into the market."""
    in_market = sum(card not in laid for card in state.market)
    nobles = len(state.noble_deck) if state.nobles else 0
    return len(state.deck) + nobles + in_market


def is_rognosa_optional(state: State, seat: int) -> bool:
    """SG 8.6: the rival already has a higher tower."""
    return highest(state, 1 - seat) > highest(state, seat)


def can_play_rognosa(state: State, seat: int) -> bool:
    return is_rognosa_optional(state, seat) or hand_size(state, seat) > 2


def may_hold_joust(state: State, seat: int) -> bool:
    """Return whether the seat could joust by what is public: backs, jousts seen, and the limit of SG 8.2."""
    hand = state.hands[seat]
    holds_noble_back = any(hand[noble] for noble in NOBLES) or hand[UNKNOWN_NOBLE] > 0
    return holds_noble_back and noble_allowance(state, seat) > 0 and jousts_seen(state) < NOBLE_COPIES[JOUST]


def jousts_seen(state: State) -> int:
    """Return the number of jousts that are out of all hands and decks."""
    chains = sum(frame.chain.count(JOUST) for frame in state.stack if isinstance(frame, Jousting))
    gone = state.removed.count(JOUST) + state.played[0].count(JOUST) + state.played[1].count(JOUST)
    return chains + gone


def topple_targets(state: State, builder: int, new_tower: int) -> list[tuple[int, int]]:
    """SG 5.7: (owner, tower) of the highest towers that are no higher than the new one and can fall."""
    ceiling = state.towers[builder][new_tower].levels
    candidates = [
        (tower.levels, owner, index)
        for owner in (0, 1)
        for index, tower in enumerate(state.towers[owner])
        if tower.levels <= ceiling and tower.can_fall() and (owner, index) != (builder, new_tower)
    ]
    tallest = max((levels for levels, _, _ in candidates), default=0)
    return [(owner, index) for levels, owner, index in candidates if levels == tallest]


def remaining_stones(frame: Laying) -> tuple[tuple[int, ...], int]:
    """SG 8.3: what a build still has after jousts: its numbers, and which of them are fine stones."""
    kept = [level for level in range(len(frame.numbers)) if not frame.cancelled >> level & 1]
    fine = sum((frame.fine >> level & 1) << place for place, level in enumerate(kept))
    return tuple(frame.numbers[level] for level in kept), fine
