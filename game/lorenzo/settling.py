"""Choices with one possible answer, which are made without asking."""

from collections.abc import Callable
from typing import Any

from game.core.events import Emit
from game.lorenzo.church import excommunicate_unfaithful, is_faithful
from game.lorenzo.limits import servants_range, takeable
from game.lorenzo.placing import begin_action, do_part, lose_impossible, take_paid_card
from game.lorenzo.powers import powers_of
from game.lorenzo.prices import payable, prices_for
from game.lorenzo.state import NOBODY, Manning, Ordering, Paying, State, Supporting, Taking


def settle(state: State, emit: Emit | None) -> None:
    while state.stack:
        frame = state.stack[-1]
        settler = _SETTLERS.get(type(frame))
        if settler is None or not settler(state, frame, emit):
            return


def _manning(state: State, frame: Manning, emit: Emit | None) -> bool:
    """Pay the only possible number of servants; an extra work is asked, as it may be declined (LM R20)."""
    counts = servants_range(state, frame)
    if not counts:
        lose_impossible(state, emit)
        return True
    if len(counts) > 1 or frame.space == NOBODY:
        return False
    state.stack.pop()
    begin_action(state, frame, counts[0], emit)
    return True


def _taking(state: State, frame: Taking, emit: Emit | None) -> bool:
    if takeable(state, frame.seat, frame.types, frame.value, frame.discount):
        return False
    lose_impossible(state, emit)
    return True


def _paying(state: State, frame: Paying, emit: Emit | None) -> bool:
    player = state.players[frame.seat]
    prices = prices_for(powers_of(player), state.floors[frame.space], frame.discount)
    if len(prices) > 1:
        prices = tuple(price for price in prices if payable(player, price))
        if len(prices) > 1:
            return False
    take_paid_card(state, frame, prices[0].amounts, emit)
    return True


def _ordering(state: State, frame: Ordering, emit: Emit | None) -> bool:
    if frame.left.bit_count() > 1:
        return False
    do_part(state, frame, frame.left.bit_length() - 1, emit)
    return True


def _supporting(state: State, frame: Supporting, emit: Emit | None) -> bool:
    if is_faithful(state, frame.seat):
        return False
    excommunicate_unfaithful(state, emit)
    return True


_SETTLERS: dict[type, Callable[[State, Any, Emit | None], bool]] = {
    Manning: _manning,
    Taking: _taking,
    Paying: _paying,
    Ordering: _ordering,
    Supporting: _supporting,
}
