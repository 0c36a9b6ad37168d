"""Passing, declaring, and the time between turns: end phase, end of a game, next game (SG 3.6, 4)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.core.scores import ScoreTable
from game.san_gimignano.events import EndDeclared, EndPhaseBegun, GameEnded, Passed, PenaltyTaken
from game.san_gimignano.scoring import is_series_over, score
from game.san_gimignano.setup import deal_next
from game.san_gimignano.state import BETWEEN, OVER, State


def pass_turn(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    """SG 3.7: the second pass in a row ends the game at once."""
    state.passes += 1
    if emit:
        emit(Passed(state.active))
    if state.passes == 2:
        _end_game(state, emit)


def declare(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    """SG 3.6."""
    state.declarer = state.active
    if emit:
        emit(EndDeclared(state.active))
    _begin_end_phase(state, emit, by_deck=False)


def deal(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    deal_next(state, chance, emit)


def end_action(state: State, emit: Emit | None) -> None:
    """SG 4.1: an emptied deck starts the end phase when the action is over."""
    if not state.deck and not state.end_phase:
        _begin_end_phase(state, emit, by_deck=True)
    state.active = 1 - state.active
    state.turn += 1


def _begin_end_phase(state: State, emit: Emit | None, by_deck: bool) -> None:
    """SG 4.1."""
    state.end_phase = True
    if emit:
        emit(EndPhaseBegun(by_deck))


def _end_game(state: State, emit: Emit | None) -> None:
    table = score(state)
    if emit:
        _tell_penalty(table, emit)
    state.past.append(table)
    if is_series_over(state):
        state.stage = OVER
    else:
        state.stage = BETWEEN
        state.active = state.dealer
    if emit:
        emit(GameEnded(state.game, table.totals, table.winners))


def _tell_penalty(table: ScoreTable, emit: Emit) -> None:
    """SG 7.7."""
    for seat in (0, 1):
        if table.of(seat, "penalty"):
            emit(PenaltyTaken(seat, table.of(seat, "penalty")))
