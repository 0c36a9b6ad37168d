"""Views of a seat, and worlds that fit them (AQ 7)."""

import itertools
import random

from game.aquileia import cards, laurels
from game.aquileia.cards import COPIES, GEAR, KINDS, NOTHING, SERVI, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.laurels import all_stadium, all_theatre, is_seen, kind_of, laurel, seen_by
from game.aquileia.state import HENCHMEN, State

_LAUREL_OFFSET = 100
_HENCHMAN_OFFSET = 200
"""First number of henchmen in `missing_cards`; laurels have an offset too."""


def observe(state: State, seat: int) -> State:
    """Return the view of a seat; of a rival's hand it holds what was seen going there."""
    view = state.clone()
    for rival in range(state.seats):
        if rival != seat:
            view.hands[rival] = list(state.known[rival])
            view.laurels[rival] = tuple(_seen(code, seat) for code in state.laurels[rival])
    view.servi_deck = [UNKNOWN_SERVI] * len(state.servi_deck)
    view.gear_deck = [UNKNOWN_GEAR] * len(state.gear_deck)
    view.stadium_deck = [_seen(code, seat) for code in state.stadium_deck]
    view.theatre_deck = [_seen(code, seat) for code in state.theatre_deck]
    view.gone = [_seen(code, seat) for code in state.gone]
    return view


def _seen(code: int, viewer: int) -> int:
    return code if is_seen(code, viewer) else laurels.face_down(code)


def determinise(view: State, seat: int, source: random.Random) -> State:
    """Return a world with the unseen cards dealt at random: decks keep their length, rivals hold the rest."""
    world = view.clone()
    unseen = unseen_cards(view)
    rivals = [rival for rival in range(view.seats) if rival != seat]
    world.servi_deck = _deal(world, [kind for kind in unseen if kind in SERVI], len(view.servi_deck), rivals, source)
    world.gear_deck = _deal(world, [kind for kind in unseen if kind in GEAR], len(view.gear_deck), rivals, source)
    _deal_laurels(world, source)
    return world


def _deal(world: State, pool: list[int], deck: int, rivals: list[int], source: random.Random) -> list[int]:
    source.shuffle(pool)
    for kind in pool[deck:]:
        world.hands[source.choice(rivals)][kind] += 1
    return pool[:deck]


def _deal_laurels(world: State, source: random.Random) -> None:
    unseen = unseen_laurels(world)
    pools = {
        laurels.UNKNOWN_STADIUM: [kind for kind in unseen if kind not in laurels.THEATRE],
        laurels.UNKNOWN_THEATRE: [kind for kind in unseen if kind in laurels.THEATRE],
    }
    for pool in pools.values():
        source.shuffle(pool)

    def found(code: int) -> int:
        pool = pools.get(kind_of(code))
        return laurel(pool.pop(), seen_by(code)) if pool else code

    for place in (world.stadium_deck, world.theatre_deck, world.gone):
        place[:] = map(found, place)
    world.laurels = [tuple(map(found, held)) for held in world.laurels]


def unseen_cards(state: State) -> list[int]:
    left = [count - gone for count, gone in zip(COPIES, state.discards, strict=True)]
    for hand in state.hands:
        for kind, count in enumerate(hand):
            left[kind] -= count
    for kind in (*state.servi_deck, *state.gear_deck, *state.row):
        if kind != NOTHING and kind < KINDS:
            left[kind] -= 1
    return cards.spread(left)


def unseen_laurels(state: State) -> list[int]:
    left = all_stadium() + all_theatre()
    in_sight = [*state.stadium_deck, *state.theatre_deck, *state.gone, *itertools.chain(*state.laurels)]
    if state.shown != NOTHING:
        in_sight.append(state.shown)
    for code in in_sight:
        if kind_of(code) < laurels.KINDS:
            left.remove(kind_of(code))
    return left


def missing_cards(state: State) -> list[int]:
    """Return cards, laurels and henchmen that are in no place of a full position."""
    missing = unseen_cards(state) + [_LAUREL_OFFSET + kind for kind in unseen_laurels(state)]
    for seat in range(state.seats):
        there = state.henchmen[seat] + state.spaces.count(seat)
        missing += [_HENCHMAN_OFFSET + seat] * (HENCHMEN - there)
    return missing
