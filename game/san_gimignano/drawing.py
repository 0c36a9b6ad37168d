"""Taking cards: buying, exchanging, and each single draw (SG 3.1, SG 3.2)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction, Exchange
from game.san_gimignano.events import CardsExchanged, CardTaken, StoneBought
from game.san_gimignano.limits import cards_to_buy
from game.san_gimignano.moves import draw_from, join_hand, leave_hand, start_drawing
from game.san_gimignano.state import Drawing, State


def buy(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    """SG 3.1, SG 8.1."""
    count = cards_to_buy(state)
    if emit:
        emit(StoneBought(state.active, count))
    start_drawing(state, Drawing(state.active, count, nobles=state.nobles, refill=True), emit)


def exchange(state: State, action: Exchange, chance: Chance, emit: Emit | None) -> None:
    """SG 3.2: no kind just laid down may be taken from the market."""
    seat = state.active
    for card in action.cards:
        leave_hand(state, seat, card)
    state.market += action.cards
    if emit:
        emit(CardsExchanged(seat, action.cards))
    banned = tuple(dict.fromkeys(action.cards))
    start_drawing(state, Drawing(seat, len(action.cards), nobles=state.nobles, banned=banned), emit)


def draw(state: State, action: Word | CardAction, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Drawing)
    seat, left, nobles, market, banned, refill = frame
    if isinstance(action, CardAction):
        state.market.remove(action.card)
        join_hand(state, seat, action.card)
        if emit:
            emit(CardTaken(seat, action.card))
    else:
        draw_from(state, state.deck if action == act.DRAW_DECK else state.noble_deck, seat, emit)
    start_drawing(state, Drawing(seat, left - 1, nobles, market, banned, refill), emit)
