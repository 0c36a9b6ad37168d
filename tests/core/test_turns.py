"""The number of the present turn is the game's own; a turn that is held is still the present one."""

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


def test_luccas_turns_are_those_of_all_seats() -> None:
    """LC 5.1: three players play seven."""
    match = begun("lucca", 3)
    numbers = [match.turn]
    while not match.is_over:
        play_one(match)
        numbers.append(match.turn)
    assert sorted(set(numbers)) == list(range(1, 8)) and numbers == sorted(numbers)


def test_san_gimignanos_turns_are_those_of_each_seat() -> None:
    match = begun("san_gimignano", 2)
    assert match.turn == 1
    starts = 1
    while starts < 6:
        play_one(match)
        decision = match.decision
        assert decision is not None
        starts += decision.is_turn
        assert match.turn == starts
