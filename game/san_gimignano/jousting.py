"""Answering a noble card with a joust, and a joust with a joust (SG 8.5)."""

from game.core.events import Emit
from game.san_gimignano.cards import JOUST
from game.san_gimignano.events import NobleCancelled, NoblePlayed
from game.san_gimignano.limits import may_hold_joust
from game.san_gimignano.moves import leave_hand
from game.san_gimignano.state import Jousting, State


def ask_joust(state: State, user: int, chain: tuple[int, ...]) -> bool:
    """Asks the rival of the last card's user; false when backs and cards in sight show that no joust can come."""
    state.stack.append(Jousting(1 - user, chain))
    if may_hold_joust(state, 1 - user):
        return True
    state.stack.pop()
    return False


def joust(state: State, frame: Jousting, emit: Emit | None) -> None:
    """SG 8.5: using it counts as used by its player, and may itself be answered."""
    leave_hand(state, frame.seat, JOUST)
    state.used[frame.seat] += 1
    if emit:
        emit(NoblePlayed(frame.seat, JOUST))


def settle_chain(state: State, first_user: int, chain: tuple[int, ...], emit: Emit | None) -> bool:
    """The last card stands, the one before it is cancelled, and so on; tells whether the first card is cancelled."""
    cancelled = [(len(chain) - 1 - place) % 2 == 1 for place in range(len(chain))]
    for place in reversed(range(len(chain))):
        user = first_user if place % 2 == 0 else 1 - first_user
        if cancelled[place]:
            _cancel(state, user, chain[place], emit)
        elif place:
            state.played[user].append(JOUST)
    return cancelled[0]


def _cancel(state: State, user: int, card: int, emit: Emit | None) -> None:
    """The card leaves the game and does not count as used."""
    state.used[user] -= 1
    state.removed.append(card)
    if emit:
        emit(NobleCancelled(1 - user, card))


