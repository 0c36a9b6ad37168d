"""The port: the thief, then workshops and banks (AQ 4.6)."""

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction
from game.aquileia.board import LATRO, LEFT_SIDE, PORTUS, SITES, Coins
from game.aquileia.events import BuildingsActivated, CoinsStolen, DiceRolled, PortPaid
from game.aquileia.limits import owned
from game.aquileia.market import decline
from game.aquileia.moves import add_points, gain, of_metal, pay, roll
from game.aquileia.state import BY_WORKSHOPS, State
from game.core.chance import Chance
from game.core.events import Emit

_DICE = 2


def latro(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.6.1: equal dice take one coin, since only one lies there."""
    if action == act.DECLINE:
        decline(state, emit)
        return True
    seat, faces = state.spaces[LATRO], roll(chance, _DICE)
    if emit:
        emit(DiceRolled(seat, faces))
    stolen = [state.port[metal] if metal in faces else 0 for metal in range(len(PORTUS))]
    for metal, count in enumerate(stolen):
        state.port[metal] -= count
        state.coins[seat][metal] += count
    if emit:
        emit(CoinsStolen(seat, (stolen[0], stolen[1], stolen[2])))
    return True


def portus(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """AQ 4.6.2: a coin that lies there goes to the bank, even when the action is declined."""
    seat, metal = state.spaces[state.step], state.step - PORTUS.start
    is_laid = state.port[metal] == 1
    state.port[metal] = 0
    if action == act.DECLINE:
        decline(state, emit)
        return True
    if not is_laid:
        pay(state, seat, of_metal(metal, 1))
    if emit:
        emit(PortPaid(seat, metal, is_laid))
    _activate(state, seat, emit)
    return True


def _activate(state: State, seat: int, emit: Emit | None) -> None:
    """AQ 4.6.3."""
    points, coins = yields_of(state, seat)
    gain(state, seat, coins)
    add_points(state, seat, points, BY_WORKSHOPS)
    if emit:
        emit(BuildingsActivated(seat, points, coins))


def yields_of(state: State, seat: int) -> tuple[int, Coins]:
    """Return points and coins of one activation of all workshops and banks."""
    points = copper = silver = gold = 0
    for number in owned(state, seat, LEFT_SIDE):
        site = SITES[number]
        points += site.yields
        copper += site.coins[0]
        silver += site.coins[1]
        gold += site.coins[2]
    return points, (copper, silver, gold)
