"""The course of the match: from space to space, from round to round, and the end (AQ 4, AQ 4.7, AQ 5)."""

from game.aquileia import contests
from game.aquileia.board import ARENA, POTENTIA, SPACES, STADIUM
from game.aquileia.cards import NOTHING
from game.aquileia.events import LaurelTurnedUp, MatchEnded, RoundBegun
from game.aquileia.laurels import everybody, kind_of, shown_to
from game.aquileia.market import refill_row
from game.aquileia.moves import known_laurel
from game.aquileia.prizes import discard_laurel, take_shown
from game.aquileia.scoring import score, turn_up
from game.aquileia.state import BLUE_DICE, NOBODY, OVER, PLACING, ROUNDS, State
from game.core.chance import Chance
from game.core.events import Emit


def go_on(state: State, chance: Chance, emit: Emit | None) -> None:
    """Clear the space that has acted, and go on to the next taken one."""
    done = _send_home(state)
    found = next((space for space in range(done + 1, SPACES) if state.spaces[space] != NOBODY), SPACES)
    if done <= POTENTIA < found:
        refill_row(state, chance, emit)
    if found == SPACES:
        _end_round(state, emit)
        return
    state.step = found
    open_contest(state, emit)


def open_contest(state: State, emit: Emit | None = None) -> None:
    """Begin a fight or a race when the first of its spaces is reached."""
    for area in (ARENA, STADIUM):
        if state.step in area:
            state.step = area.start
            contests.begin(state, area, emit)


def _send_home(state: State) -> int:
    """Return henchmen to their owners; return the last space that is done."""
    step = state.step
    if step == PLACING:
        return -1
    state.built = 0
    area = ARENA if step in ARENA else STADIUM if step in STADIUM else range(step, step + 1)
    for space in area:
        seat = state.spaces[space]
        if seat != NOBODY:
            state.spaces[space] = NOBODY
            state.henchmen[seat] += 1
    return area[-1]


def _end_round(state: State, emit: Emit | None) -> None:
    """AQ 4.7."""
    if state.shown != NOTHING:
        discard_laurel(state, take_shown(state), emit)
        discard_laurel(state, state.stadium_deck.pop(), emit)
    if len(state.theatre_deck) > ROUNDS - state.round:
        discard_laurel(state, state.theatre_deck.pop(), emit)
    state.starter = state.track[0]
    state.track = []
    state.passed = [False] * state.seats
    state.blue_holder, state.blue_left = NOBODY, BLUE_DICE
    if state.round == ROUNDS:
        _end_match(state, emit)
    else:
        _begin_round(state, emit)


def _begin_round(state: State, emit: Emit | None) -> None:
    """AQ 4.7.1, AQ 4.7.2."""
    state.round += 1
    state.step, state.active = PLACING, state.starter
    if emit:
        emit(RoundBegun(state.round, state.starter))
    state.shown = shown_to(known_laurel(state.stadium_deck.pop()), everybody(state.seats))
    if emit:
        emit(LaurelTurnedUp(kind_of(state.shown)))


def _end_match(state: State, emit: Emit | None) -> None:
    """AQ 5: the laurels that players hold are turned up."""
    state.step = OVER
    turn_up(state)
    if emit:
        table = score(state)
        emit(MatchEnded(table.totals, table.winners))
