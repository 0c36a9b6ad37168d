"""The number of the present turn: as a game tells it in its events, else how many turns the seats have begun."""

from game.ai.opponents import choose
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat


def begun(game: str, seats: int) -> Match:
    return Match(spec_of(game), {}, [Seat("greedy")] * seats, "1")


def play_one(match: Match) -> None:
    decision = match.decision
    assert decision is not None
    match.submit(choose(match.spec, "greedy", match.view(decision.seat), decision.seat, str(len(match.entries))))


def test_a_game_that_numbers_its_turns_is_believed() -> None:
    match = begun("lucca", 3)
    while not match.is_over:
        assert match.turn == match.state.turn
        play_one(match)
    assert match.turn == match.state.turn == 7


def test_otherwise_turns_are_counted_from_the_first() -> None:
    match = begun("san_gimignano", 2)
    assert match.turn == 1
    movers = [0]
    while len(movers) < 6:
        play_one(match)
        decision = match.decision
        assert decision is not None
        if decision.is_turn:
            movers.append(decision.seat)
            assert match.turn == len(movers)
