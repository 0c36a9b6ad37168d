"""Views of a seat, and worlds that fit them (LM 7)."""

import random
from collections.abc import Iterator

from game.lorenzo.cards import CARDS, EMPTY, PILES, UNKNOWN
from game.lorenzo.draft_worlds import deal_leaders
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import State

_PILE_SIZE = 8
_LEADER_OFFSET = len(CARDS)
"""First number of leaders where they are listed after the cards."""


def observe(state: State, seat: int) -> State:
    view = state.clone()
    view.decks = tuple((UNKNOWN,) * len(deck) for deck in state.decks)
    view.box = (UNKNOWN,) * len(state.box)
    for other, player in enumerate(view.players):
        if other != seat:
            player.hand = (UNKNOWN,) * len(player.hand)
            player.pack = (UNKNOWN,) * len(player.pack)
            player.seen = tuple((UNKNOWN,) * len(pack) for pack in player.seen)
    return view


def determinise(view: State, seat: int, source: random.Random) -> State:
    world = view.clone()
    _deal_decks(world, source)
    deal_leaders(world, seat, source)
    return world


def _deal_decks(world: State, source: random.Random) -> None:
    """Deal the hidden cards of each period in any order, above those of later periods."""
    shown = set(_shown_cards(world))
    decks = []
    for deck, piles in zip(world.decks, PILES, strict=True):
        cards: list[int] = []
        for pile in reversed(piles):
            room = min(_PILE_SIZE, len(deck) - len(cards))
            hidden = [card for card in pile if card not in shown]
            cards += source.sample(hidden, room)
        decks.append(tuple(cards))
    world.decks = tuple(decks)


def _shown_cards(state: State) -> Iterator[int]:
    yield from state.gone
    yield from (card for card in state.floors if card != EMPTY)
    for player in state.players:
        for pile in player.cards:
            yield from pile


def _leaders_in_sight(state: State) -> Iterator[int]:
    yield from state.box
    for player in state.players:
        yield from player.hand
        yield from player.leaders
        yield from player.discarded
        yield from player.pack


def missing_cards(state: State) -> list[int]:
    """Return the cards and leaders that are in no visible place, and those that are in two."""
    places = [0] * (_LEADER_OFFSET + len(LEADERS))
    for card in _shown_cards(state):
        places[card] += 1
    for deck in state.decks:
        for card in deck:
            if card != UNKNOWN:
                places[card] += 1
    for leader in _leaders_in_sight(state):
        if leader != UNKNOWN:
            places[_LEADER_OFFSET + leader] += 1
    return [each for each, count in enumerate(places) if count != 1]
