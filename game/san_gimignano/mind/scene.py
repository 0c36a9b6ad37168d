"""A position as its decider sees it, summed up once per decision, and the worth of cards still to be drawn."""

from collections.abc import Iterable
from typing import NamedTuple

from game.san_gimignano.cards import UNKNOWN_TOWER, kind_in_deck, seen_in_deck
from game.san_gimignano.mind.features import phase_of
from game.san_gimignano.mind.holdings import ONE_OF, holding_of
from game.san_gimignano.mind.outlook import Outlook
from game.san_gimignano.mind.sides import Side
from game.san_gimignano.mind.values import Values
from game.san_gimignano.state import State


class Scene(NamedTuple):
    state: State
    seat: int
    own: Side
    rival: Side
    piece: int
    clock: int
    holding: int
    outlook: Outlook


def scene_of(values: Values, state: State, seat: int) -> Scene:
    own, rival = values.sides(state, seat)
    piece = (state.piece == seat) - (state.piece == 1 - seat)
    clock = phase_of(state)
    holding = holding_of(state.hands[seat])
    return Scene(state, seat, own, rival, piece, clock, holding, values.outlook(own, rival, clock))


def known_top(state: State, seat: int) -> int | None:
    """Return the deck's top card if the seat knows it (SG 10); else None."""
    if not state.deck:
        return None
    code = state.deck[-1]
    kind = kind_in_deck(code)
    return kind if seen_in_deck(code) >> seat & 1 and kind < UNKNOWN_TOWER else None


def value_of_draws(outlook: Outlook, holding: int, count: int, market: Iterable[int]) -> float:
    """Return the value of the hand after the best draws, each chosen by itself; the deck gives its mean."""
    left = [card for card in market if card in ONE_OF]
    value = outlook.hand(holding)
    while count:
        unseen = outlook.hand_after_draw(holding)
        best, taken = unseen, 0
        for card in left:
            shown = outlook.hand(holding + ONE_OF[card])
            if shown > best:
                best, taken = shown, card
        if not taken:
            return value + count * (unseen - value)
        left.remove(taken)
        holding += ONE_OF[taken]
        value, count = best, count - 1
    return value
