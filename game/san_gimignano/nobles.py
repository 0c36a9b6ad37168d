"""Noble cards played as an action, and their effects once jousts are answered (SG 8)."""

from collections.abc import Callable

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction
from game.san_gimignano.building import stone_answered
from game.san_gimignano.cards import JOUST, NOBLES, PILGRIMAGE, ROGNOSA, TOWERS, is_noble
from game.san_gimignano.donations import protection_answered
from game.san_gimignano.events import CardReturned, NobleRemoved
from game.san_gimignano.jousting import cancel, settle_jousts, use_noble
from game.san_gimignano.limits import hand_limit, hand_size, is_rognosa_optional
from game.san_gimignano.moves import put_under_deck, start_drawing
from game.san_gimignano.state import Drawing, Jousting, Laying, Playing, Protecting, Returning, State

_CARDS_TO_RETURN = 2


def play_noble(state: State, action: CardAction, chance: Chance, emit: Emit | None) -> None:
    """SG 8.2; SG 8.5: a joust comes before any cost or effect."""
    seat, card = state.active, action.card
    state.stack.append(Playing(seat, card))
    if not use_noble(state, seat, (card,), emit):
        _resume(state, emit)


def answer_joust(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack[-1]
    assert isinstance(frame, Jousting)
    if action == act.JOUST_IT:
        state.stack.pop()
        if use_noble(state, frame.seat, (*frame.chain, JOUST), emit):
            return
    _resume(state, emit)


def _resume(state: State, emit: Emit | None) -> None:
    """Return to what waited for the answer: a noble being played, stones being laid, a protection."""
    waiting = state.stack[-2]
    assert isinstance(waiting, Playing | Laying | Protecting)
    is_cancelled = settle_jousts(state, waiting.seat, emit)
    state.stack.pop()
    if isinstance(waiting, Laying):
        stone_answered(state, waiting, is_cancelled, emit)
    elif isinstance(waiting, Protecting):
        protection_answered(state, waiting, is_cancelled, emit)
    elif is_cancelled:
        cancel(state, waiting.seat, waiting.card, emit)
    else:
        _take_effect(state, waiting.seat, waiting.card, emit)


def _take_effect(state: State, seat: int, card: int, emit: Emit | None) -> None:
    """Do the card's effect; one that only counts later lies in front of its player."""
    if card in _EFFECTS:
        _EFFECTS[card](state, seat, emit)
    else:
        state.played[seat].append(card)


def _start_pilgrimage(state: State, seat: int, emit: Emit | None) -> None:
    """SG 8.4; SG 4.2: nothing is drawn in the end phase."""
    state.played[seat].append(PILGRIMAGE)
    if not state.end_phase:
        wanted = hand_limit(state, seat) - hand_size(state, seat)
        start_drawing(state, Drawing(seat, wanted, nobles=True, market=False), emit)


def _start_rognosa(state: State, seat: int, emit: Emit | None) -> None:
    """SG 8.6: two cards go under their decks, or the one that a joust left; against a higher tower none need to."""
    is_optional = is_rognosa_optional(state, seat)
    if is_optional:
        state.removed.append(ROGNOSA)
        if emit:
            emit(NobleRemoved(seat, ROGNOSA))
    else:
        state.played[seat].append(ROGNOSA)
    left = min(_CARDS_TO_RETURN, hand_size(state, seat))
    if left == _CARDS_TO_RETURN or (left and not is_optional):
        state.stack.append(Returning(seat, left, is_optional))


_EFFECTS: dict[int, Callable[[State, int, Emit | None], None]] = {
    PILGRIMAGE: _start_pilgrimage,
    ROGNOSA: _start_rognosa,
}


def return_card(state: State, action: Word | CardAction, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Returning)
    if not isinstance(action, CardAction):
        return
    seat, card = frame.seat, action.card
    _return_unseen(state, seat, card)
    if emit:
        emit(CardReturned(seat, is_noble(card), card, 1 << seat))
    if frame.left > 1:
        state.stack.append(Returning(seat, frame.left - 1, optional=False))


def _return_unseen(state: State, seat: int, card: int) -> None:
    """Return a card face down: the rival sees only its back, so any known card of that back may be the one."""
    state.hands[seat][card] -= 1
    known = state.known[1 - seat]
    for kind in NOBLES if is_noble(card) else TOWERS:
        known[kind] = max(0, known[kind] - 1)
    put_under_deck(state, card, 1 << seat)
