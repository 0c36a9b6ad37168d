"""Placing henchmen and tie-breakers (AQ 3)."""

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Place
from game.aquileia.board import PORTUS
from game.aquileia.events import HenchmanPlaced, Passed, PortCoinLaid, TiebreakerPlaced
from game.aquileia.limits import has_to_place
from game.aquileia.state import State
from game.core.chance import Chance
from game.core.events import Emit


def place(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """Do a placement; return True when everybody has placed everything."""
    seat = state.active
    if isinstance(action, Place):
        _place_henchman(state, seat, action.space, emit)
    elif action == act.TIEBREAKER:
        _place_tiebreaker(state, seat, emit)
    else:
        _pass(state, seat, emit)
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if has_to_place(state, following):
            state.active = following
            return False
    return True


def _place_henchman(state: State, seat: int, space: int, emit: Emit | None) -> None:
    state.spaces[space] = seat
    state.henchmen[seat] -= 1
    if emit:
        emit(HenchmanPlaced(seat, space))
    if space in PORTUS:
        metal = space - PORTUS.start
        state.coins[seat][metal] -= 1
        state.port[metal] = 1
        if emit:
            emit(PortCoinLaid(seat, metal))


def _place_tiebreaker(state: State, seat: int, emit: Emit | None) -> None:
    """AQ 3.4: on the leftmost free place."""
    state.track.append(seat)
    if emit:
        emit(TiebreakerPlaced(seat, len(state.track)))


def _pass(state: State, seat: int, emit: Emit | None) -> None:
    """AQ 3.2: the tie-breaker must be placed, so a pass places it."""
    state.passed[seat] = True
    if emit:
        emit(Passed(seat))
    if seat not in state.track:
        _place_tiebreaker(state, seat, emit)
