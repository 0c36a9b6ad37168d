"""Donations of plain towers and protection against them (SG 5)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction, Topple
from game.san_gimignano.cards import BOTH_SEATS, FINE_STONE, spread
from game.san_gimignano.events import (
    CardGivenBack,
    CardTraded,
    DonationCancelled,
    DonationForgone,
    DonationUsed,
    TowerTornDown,
)
from game.san_gimignano.jousting import cancel, use_noble
from game.san_gimignano.limits import cards_to_trade, hand_size
from game.san_gimignano.moves import (
    join_hand,
    leave_hand,
    put_on_deck,
    put_under_deck,
    review_piece,
    start_drawing,
)
from game.san_gimignano.state import Donating, Drawing, Giving, Protecting, State


def donate(state: State, action: Word | Topple, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Donating)
    if action == act.FORGO:
        if emit:
            emit(DonationForgone(frame.seat, frame.number))
        return
    if emit:
        emit(DonationUsed(frame.seat, frame.number, frame.levels))
    seat, number, levels, _ = frame
    if isinstance(action, Topple):
        owner = seat if action.is_mine else 1 - seat
        _strike(state, Protecting(owner, number, levels, seat, action.tower), chance, emit)
    elif number == 9:
        _strike(state, Protecting(1 - seat, number, levels, seat), chance, emit)
    else:
        start_drawing(state, Drawing(seat, levels, refill=True), emit)


def _strike(state: State, frame: Protecting, chance: Chance, emit: Emit | None) -> None:
    """SG 5.2: the seat that is hit is always asked, unless its hand is empty."""
    if hand_size(state, frame.seat):
        state.stack.append(frame)
    else:
        _take_effect(state, frame, chance, emit)


def answer_strike(state: State, action: Word | CardAction, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Protecting)
    if not isinstance(action, CardAction):
        _take_effect(state, frame, chance, emit)
    elif action.card == FINE_STONE:
        _protect_by_stone(state, frame, emit)
    else:
        leave_hand(state, frame.seat, action.card)
        put_under_deck(state, action.card, BOTH_SEATS)
        _cancel(frame, action.card, emit)


def _protect_by_stone(state: State, frame: Protecting, emit: Emit | None) -> None:
    """SG 8.3: a fine stone in place of the 5 is a used noble, and may be jousted."""
    state.stack.append(frame)
    if not use_noble(state, frame.seat, (FINE_STONE,), emit):
        del state.stack[-2:]
        protection_answered(state, frame, is_cancelled=False, emit=emit)


def protection_answered(state: State, frame: Protecting, is_cancelled: bool, emit: Emit | None) -> None:
    """Settle a protection by fine stone; after a joust the seat may protect itself again."""
    if is_cancelled:
        state.stack.append(frame)
        cancel(state, frame.seat, FINE_STONE, emit)
    else:
        state.played[frame.seat].append(FINE_STONE)
        _cancel(frame, FINE_STONE, emit)


def _cancel(frame: Protecting, card: int, emit: Emit | None) -> None:
    if emit:
        emit(DonationCancelled(frame.seat, frame.number, card))


def _take_effect(state: State, frame: Protecting, chance: Chance, emit: Emit | None) -> None:
    if frame.number == 9:
        _trade(state, frame.builder, frame.levels, chance, emit)
    else:
        _tear_down(state, frame, emit)


def _trade(state: State, seat: int, levels: int, chance: Chance, emit: Emit | None) -> None:
    """SG 5.6: takes unseen, then gives back one fewer than the levels, even if fewer were taken."""
    rival = 1 - seat
    taken, owed = cards_to_trade(state, seat, levels)
    for card in chance.sample(spread(state.hands[rival]), taken) if taken else ():
        leave_hand(state, rival, card)
        join_hand(state, seat, card)
        if emit:
            emit(CardTraded(seat, card))
    if owed:
        state.stack.append(Giving(seat, owed))


def give_back(state: State, action: CardAction, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Giving)
    leave_hand(state, frame.seat, action.card)
    join_hand(state, 1 - frame.seat, action.card)
    if emit:
        emit(CardGivenBack(frame.seat, action.card))
    if frame.left > 1:
        state.stack.append(Giving(frame.seat, frame.left - 1))


def _tear_down(state: State, frame: Protecting, emit: Emit | None) -> None:
    """SG 5.7: cards go face up on the deck, smaller numbers nearer the top; fine stones leave the game."""
    tower = state.towers[frame.seat].pop(frame.tower)
    put_on_deck(state, tower.cards())
    state.removed += [FINE_STONE] * tower.fine_stones
    if emit:
        numbers = tuple(tower.numbers())
        emit(TowerTornDown(frame.builder, frame.seat, frame.tower, numbers, tower.fine))
    review_piece(state, emit)
