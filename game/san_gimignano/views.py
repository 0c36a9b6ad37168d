"""Views of a seat, and worlds that fit them (SG 10)."""

import random
from collections.abc import Iterator

from game.san_gimignano.cards import (
    FINE_STONE,
    NOBLES,
    TOWERS,
    UNKNOWN_NOBLE,
    UNKNOWN_TOWER,
    all_nobles,
    all_towers,
    counted,
    in_deck,
    kind_in_deck,
    seen_in_deck,
    unknown_like,
)
from game.san_gimignano.state import Jousting, Laying, Playing, Protecting, State


def observe(state: State, seat: int) -> State:
    view = state.clone()
    view.hands[1 - seat] = _hand_seen(state, seat)
    view.deck = _deck_seen(state.deck, seat)
    view.noble_deck = _deck_seen(state.noble_deck, seat)
    return view


def _hand_seen(state: State, viewer: int) -> list[int]:
    """Return the rival's hand as known cards, and backs for the rest, as backs are public."""
    hand, seen = state.hands[1 - viewer], state.known[viewer][:]
    for kinds, back in ((TOWERS, UNKNOWN_TOWER), (NOBLES, UNKNOWN_NOBLE)):
        seen[back] = hand[back] + sum(hand[kind] - seen[kind] for kind in kinds)
    return seen


def _deck_seen(deck: list[int], viewer: int) -> list[int]:
    return [code if seen_in_deck(code) >> viewer & 1 else _face_down(code) for code in deck]


def _face_down(code: int) -> int:
    return in_deck(unknown_like(kind_in_deck(code)), seen_in_deck(code))


def determinise(view: State, seat: int, source: random.Random) -> State:
    """Return a world with the unseen cards dealt at random into the places that the seat cannot see."""
    world = view.clone()
    missing = missing_cards(view)
    towers = [kind for kind in missing if kind in TOWERS]
    nobles = [kind for kind in missing if kind not in TOWERS]
    for pool, back, deck in ((towers, UNKNOWN_TOWER, world.deck), (nobles, UNKNOWN_NOBLE, world.noble_deck)):
        source.shuffle(pool)
        hand = world.hands[1 - seat]
        for _ in range(hand[back]):
            hand[pool.pop()] += 1
        hand[back] = 0
        for place, code in enumerate(deck):
            if kind_in_deck(code) == back:
                deck[place] = in_deck(pool.pop(), seen_in_deck(code))
    return world


def missing_cards(state: State) -> list[int]:
    """Return the cards of the game that are in no visible place, in rising order."""
    full = all_towers() + all_nobles() if state.nobles else all_towers()
    left = counted(full)
    for kind in cards_in_sight(state):
        left[kind] -= 1
    return [kind for kind in (*TOWERS, *NOBLES) for _ in range(left[kind])]


def cards_in_sight(state: State) -> Iterator[int]:
    """Yield every card of the position whose kind is known, each from the one place where it is."""
    for hand in state.hands:
        for kind in range(UNKNOWN_TOWER):
            for _ in range(hand[kind]):
                yield kind
    in_decks = map(kind_in_deck, state.deck + state.noble_deck)
    yield from (kind for kind in in_decks if kind < UNKNOWN_TOWER)
    yield from state.market
    yield from state.removed
    for pile in state.played:
        yield from pile
    for towers in state.towers:
        for tower in towers:
            yield from tower.cards()
            yield from [FINE_STONE] * tower.fine_stones
    yield from _cards_in_flight(state)


def _cards_in_flight(state: State) -> Iterator[int]:
    """Yield the cards of an unfinished action: stones being laid, a noble being played, jousts of a chain."""
    for frame in state.stack:
        if isinstance(frame, Laying):
            for level, number in enumerate(frame.numbers):
                if not frame.cancelled >> level & 1:
                    yield FINE_STONE if frame.fine >> level & 1 else number
        elif isinstance(frame, Playing):
            yield frame.card
        elif isinstance(frame, Jousting):
            yield from frame.chain[1:]
    if _is_stone_protecting(state):
        yield FINE_STONE


def _is_stone_protecting(state: State) -> bool:
    """Return whether a fine stone played as a 5 waits for the joust's answer."""
    below_and_top = [type(frame) for frame in state.stack[-2:]]
    return below_and_top == [Protecting, Jousting]
