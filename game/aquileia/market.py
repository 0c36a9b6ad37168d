"""The market: Dolus, Pecunia, Equi et Arma, Servi, Potentia (AQ 4.1). Each action is over at once."""

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Buy, Swap
from game.aquileia.board import COPPER, DOLUS, EQUI, EXCHANGES, PECUNIA, PECUNIA_POINTS, POTENTIA, SERVI_SPACES
from game.aquileia.cards import GEAR, NOTHING, SERVI
from game.aquileia.events import (
    ActionDeclined,
    CardBought,
    CoinsExchanged,
    DiceRolled,
    PotentiaTaken,
    RowRefilled,
    ServiBought,
)
from game.aquileia.moves import (
    coins_of,
    deck_with_cards,
    draw_card,
    gain,
    know,
    known_card,
    of_metal,
    pay,
    roll,
    score_points,
    take_from_bank,
)
from game.aquileia.state import BY_PECUNIA, State
from game.core.chance import Chance
from game.core.events import Emit

_DICE = 2


def decline(state: State, emit: Emit | None) -> None:
    """AQ 4: every action may be declined; a coin laid for it stays laid."""
    if emit:
        emit(ActionDeclined(state.spaces[state.step], state.step))


def dolus(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.1.1."""
    if action == act.DECLINE:
        decline(state, emit)
        return True
    seat, faces = state.spaces[DOLUS], roll(chance, _DICE)
    if emit:
        emit(DiceRolled(seat, faces))
    take_from_bank(state, seat, coins_of(faces), emit)
    return True


def pecunia(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.1.2: no points without an exchange."""
    if not isinstance(action, Swap):
        decline(state, emit)
        return True
    seat, (give, get) = state.spaces[PECUNIA], EXCHANGES[action.line]
    pay(state, seat, give)
    gain(state, seat, get)
    if emit:
        emit(CoinsExchanged(seat, give, get))
    score_points(state, seat, PECUNIA_POINTS, BY_PECUNIA, emit)
    return True


def equi_et_arma(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.1.3: everybody sees the card of the row go into the hand, nobody else the one from the deck."""
    if action == act.DECLINE:
        decline(state, emit)
        return True
    seat, place = state.spaces[state.step], state.step - EQUI.start
    card = state.row[place]
    state.row[place] = NOTHING
    pay(state, seat, of_metal(COPPER, 1))
    state.hands[seat][card] += 1
    know(state, seat, card, 1)
    if emit:
        emit(CardBought(seat, place, card))
    if place == 0:
        draw_card(state, seat, GEAR, chance, emit)
    return True


def servi(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.1.4: the number is named and paid before drawing."""
    if not isinstance(action, Buy):
        decline(state, emit)
        return True
    seat, metal = state.spaces[state.step], state.step - SERVI_SPACES.start
    pay(state, seat, of_metal(metal, action.count))
    if emit:
        emit(ServiBought(seat, action.count, metal))
    for _ in range(action.count):
        draw_card(state, seat, SERVI, chance, emit)
    return True


def potentia(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.1.5."""
    if action == act.DECLINE:
        decline(state, emit)
        return True
    state.blue_holder = state.spaces[POTENTIA]
    if emit:
        emit(PotentiaTaken(state.blue_holder))
    return True


def refill_row(state: State, chance: Chance, emit: Emit | None) -> None:
    """AQ 4.1.3: at the end of the market; the cards not sold keep their places."""
    if NOTHING not in state.row:
        return
    before = state.row[:]
    for place, card in enumerate(before):
        if card == NOTHING:
            deck = deck_with_cards(state, GEAR, chance, emit)
            if deck:
                state.row[place] = known_card(deck.pop())
    if emit and state.row != before:
        emit(RowRefilled(tuple(state.row)))
