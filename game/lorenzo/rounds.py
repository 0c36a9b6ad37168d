"""The course of the match: turns, laps, rounds, and the phases between them (LM 3, 5, R39)."""

from game.core.actions import Word
from game.core.chance import Chance, UnknownOutcomeError
from game.core.events import Emit
from game.lorenzo.board import ALL_HOME, COUNCIL, FLOORS, NOWHERE, ROUNDS, SPACES, TOWER_SPACES
from game.lorenzo.cards import CARD_NAMES, EMPTY, UNKNOWN
from game.lorenzo.church import call_report
from game.lorenzo.events import GameEnded, OrderRenewed, Passed, RoundBegun, TurnSkipped
from game.lorenzo.legal import leader_steps
from game.lorenzo.powers import powers_of
from game.lorenzo.scoring import score
from game.lorenzo.state import CHURCH, DONE, LAPS, LATE_LAP, OVER, PLACED, ROUND, START, State, seat_of


def pass_turn(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    """LM 3.5."""
    state.players[state.active].has_passed = True
    state.step = DONE
    if emit:
        emit(Passed(state.active))


def end_turn(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    state.step = DONE


def advance(state: State, chance: Chance, emit: Emit | None) -> None:
    """Go on to the next decision when nothing is left to choose."""
    if state.stage == CHURCH:
        _close_round(state, chance, emit)
    elif state.stage == ROUND:
        if state.step == PLACED and not leader_steps(state, state.active):
            state.step = DONE
        if state.step == DONE:
            _next_turn(state, chance, emit)


def _next_turn(state: State, chance: Chance, emit: Emit | None) -> None:
    """LM 3.2, R39: round after round of turns; a skipped first turn is made up for at the end."""
    seats = len(state.players)
    while state.lap <= LATE_LAP:
        state.turn += 1
        if state.turn == seats:
            state.turn, state.lap = 0, state.lap + 1
        if state.lap <= LATE_LAP and _has_turn(state, emit):
            state.step = START
            return
    state.turn = 0
    if state.round % 2 == 0:
        call_report(state)
    else:
        _close_round(state, chance, emit)


def _has_turn(state: State, emit: Emit | None) -> bool:
    player = state.players[state.active]
    if player.has_passed or not player.home:
        return False
    if state.lap == 1 and powers_of(player).skips_first_turn:
        if emit:
            emit(TurnSkipped(state.active))
        return False
    return state.lap <= LAPS or powers_of(player).skips_first_turn


def _close_round(state: State, chance: Chance, emit: Emit | None) -> None:
    """LM 5.2, 5.3, 6.5: the order is renewed after the last round as well."""
    state.order = next_order(state)
    if emit:
        emit(OrderRenewed(state.order))
    for player in state.players:
        player.home, player.has_passed, player.used, player.raised = ALL_HOME, False, 0, NOWHERE
    state.spaces = [()] * SPACES
    if state.round == ROUNDS:
        _clear_towers(state)
        state.stage = OVER
        if emit:
            table = score(state)
            emit(GameEnded(table.totals, table.winners))
    else:
        begin_round(state, chance, emit)


def next_order(state: State) -> tuple[int, ...]:
    """LM 5.3: a player's first member in the council palace counts."""
    council = tuple(dict.fromkeys(seat_of(code) for code in state.spaces[COUNCIL]))
    return council + tuple(seat for seat in state.order if seat not in council)


def _clear_towers(state: State) -> None:
    state.gone += tuple(card for card in state.floors if card != EMPTY)
    state.floors = [EMPTY] * len(TOWER_SPACES)


def begin_round(state: State, chance: Chance, emit: Emit | None) -> None:
    """LM 3.1: four cards per tower from the lowest floor up, then the dice."""
    _clear_towers(state)
    drawn = [deck[-1 - floor] for deck in state.decks for floor in range(FLOORS)]
    if UNKNOWN in drawn:
        raise UnknownOutcomeError
    dice = (chance.below(6) + 1, chance.below(6) + 1, chance.below(6) + 1)
    state.floors, state.dice = drawn, dice
    state.decks = tuple(deck[:-FLOORS] for deck in state.decks)
    state.stage, state.round, state.lap, state.turn, state.step = ROUND, state.round + 1, 1, -1, START
    if emit:
        emit(RoundBegun(state.round, tuple(CARD_NAMES[card] for card in drawn), dice))
    _next_turn(state, chance, emit)
