"""Answering a noble card with a joust, and a joust with a joust (SG 8.5)."""

from game.core.events import Emit
from game.san_gimignano.cards import JOUST
from game.san_gimignano.events import NobleCancelled, NoblePlayed
from game.san_gimignano.limits import may_hold_joust
from game.san_gimignano.moves import leave_hand
from game.san_gimignano.state import Jousting, State


def use_noble(state: State, user: int, chain: tuple[int, ...], emit: Emit | None) -> bool:
    """Show the last card of the chain, which counts as used; return whether the rival is asked."""
    leave_hand(state, user, chain[-1])
    state.used[user] += 1
    state.stack.append(Jousting(1 - user, chain))
    if emit:
        emit(NoblePlayed(user, chain[-1]))
    return may_hold_joust(state, 1 - user)


def ask_joust(state: State, user: int, card: int) -> bool:
    """Ask the rival of the card's user; return False if public information excludes a joust."""
    state.stack.append(Jousting(1 - user, (card,)))
    if may_hold_joust(state, 1 - user):
        return True
    state.stack.pop()
    return False


def settle_jousts(state: State, first_user: int, emit: Emit | None) -> bool:
    """Settle a chain from its last joust, each cancelling the one before; return whether the first card goes."""
    frame = state.stack[-1]
    assert isinstance(frame, Jousting)
    last = len(frame.chain) - 1
    for place in range(last, 0, -1):
        user = first_user if place % 2 == 0 else 1 - first_user
        state.stack[-1] = frame._replace(chain=frame.chain[:place])
        if (last - place) % 2:
            cancel(state, user, JOUST, emit)
        else:
            state.played[user].append(JOUST)
    state.stack.pop()
    return last % 2 == 1


def cancel(state: State, user: int, card: int, emit: Emit | None) -> None:
    """Remove the card from the game; it does not count as used."""
    state.used[user] -= 1
    state.removed.append(card)
    if emit:
        emit(NobleCancelled(1 - user, card))
