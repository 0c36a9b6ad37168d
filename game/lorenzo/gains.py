"""The one way in which goods are received or paid, whatever the source."""

from game.core.events import Emit
from game.lorenzo.board import MOST_FAITH
from game.lorenzo.events import GoodsGained, GoodsPaid
from game.lorenzo.goods import FAITH, NOTHING, Amounts, minus, single
from game.lorenzo.powers import powers_of, reduced
from game.lorenzo.state import Losing, State


def receive(
    state: State, seat: int, gain: Amounts, source: str, emit: Emit | None, is_card_effect: bool = False
) -> None:
    """Give a seat all that one source gives at once; it is doubled first, then reduced (LM R29)."""
    player = state.players[seat]
    powers = powers_of(player)
    if is_card_effect and powers.doubled:
        gain = tuple(2 * number if each in powers.doubled else number for each, number in enumerate(gain))
    if powers.penalties:
        gain, has_choice = reduced(gain, powers.penalties)
        if has_choice:
            state.stack.append(Losing(seat))
    if gain == NOTHING:
        return
    goods = player.goods
    for resource, number in enumerate(gain):
        if number:
            goods[resource] += number
    lapsed = max(0, goods[FAITH] - MOST_FAITH)
    goods[FAITH] -= lapsed
    if emit:
        emit(GoodsGained(seat, minus(gain, single(FAITH, lapsed)), source, lapsed))


def pay(state: State, seat: int, price: Amounts, purpose: str, emit: Emit | None) -> None:
    if price == NOTHING:
        return
    goods = state.players[seat].goods
    for resource, number in enumerate(price):
        if number:
            goods[resource] -= number
    if emit:
        emit(GoodsPaid(seat, price, purpose))
