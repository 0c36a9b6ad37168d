"""Views of a seat, and worlds that fit them (LC 7)."""

import random
from collections import Counter
from collections.abc import Iterator

from game.lucca.cards import UNKNOWN, all_palaces, all_towers
from game.lucca.state import KEEP, State


def observe(state: State, seat: int) -> State:
    """Return the view of a seat; everything that was ever open stays visible, discards and walls too."""
    view = state.clone()
    view.deck = [UNKNOWN] * len(state.deck)
    for other in range(len(state.hands)):
        if other != seat:
            view.hands[other] = (UNKNOWN,) * len(state.hands[other])
            view.kept[other] = (UNKNOWN,) * len(state.kept[other])
    return view


def determinise(view: State, seat: int, source: random.Random) -> State:
    """Return a world with the unseen cards dealt at random into the places that the seat cannot see."""
    world = view.clone()
    pool = missing_cards(view)
    source.shuffle(pool)
    for other in range(len(world.hands)):
        world.hands[other] = _filled(world.hands[other], pool)
        world.kept[other] = _filled(world.kept[other], pool)
    world.deck = list(_filled(tuple(world.deck), pool))
    return world


def _filled(cards: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    return tuple(pool.pop() if card == UNKNOWN else card for card in cards)


def missing_cards(state: State) -> list[int]:
    """Return the cards of the game that are in no visible place, in rising order."""
    left = Counter(all_towers() + all_palaces())
    left.subtract(cards_in_sight(state))
    return [card for card in sorted(left) for _ in range(left[card])]


def cards_in_sight(state: State) -> Iterator[int]:
    """Yield every known card of the position, each from the one place where it is."""
    for cards in (*state.hands, *state.kept, state.deck):
        yield from (card for card in cards if card != UNKNOWN)
    for triplet in state.triplets:
        yield from triplet
    yield from state.placing
    yield from state.discards
    for quarter in state.quarters:
        for palace in quarter.palaces:
            yield from palace.cards
        yield from quarter.walls
        yield from all_towers()[: quarter.towers]
    if state.stage == KEEP:
        yield from all_towers()
