"""Building on the forum (AQ 4.5)."""

from game.aquileia.actions import AquileiaAction, Build
from game.aquileia.board import FORUM_DOUBLE, FORUM_SCORING, SITES
from game.aquileia.cards import SERVI_1, SERVI_2
from game.aquileia.events import BuildingBuilt
from game.aquileia.limits import MOST_BUILDS
from game.aquileia.market import decline
from game.aquileia.moves import discard, pay, score_points
from game.aquileia.state import BY_FORUM, State
from game.core.chance import Chance
from game.core.events import Emit


def forum(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None) -> bool:
    """Do an action on the forum; return True when the space has done all that it allows (AQ 4.5.2)."""
    if not isinstance(action, Build):
        decline(state, emit)
        return True
    seat = state.spaces[state.step]
    _build(state, seat, action, emit)
    if state.step in FORUM_SCORING:
        score_points(state, seat, SITES[action.site].points, BY_FORUM, emit)
    state.built += 1
    return state.step != FORUM_DOUBLE or state.built == MOST_BUILDS


def _build(state: State, seat: int, action: Build, emit: Emit | None) -> None:
    """AQ 4.5.1: exactly the coins; surplus slaves are lost."""
    pay(state, seat, SITES[action.site].cost)
    if action.ones:
        discard(state, seat, SERVI_1, action.ones)
    if action.twos:
        discard(state, seat, SERVI_2, action.twos)
    state.sites[action.site] = seat
    if emit:
        emit(BuildingBuilt(seat, action.site, action.ones, action.twos))
