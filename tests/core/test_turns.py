"""The number of the present turn is the game's own; a turn that is held is still the present one."""

from game.ai.opponents import choose
from game.core.match import Match
from game.core.record import lines_of, parse_record
from game.core.registry import spec_of
from game.core.restoring import restore
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


def left_and_taken_up(match: Match) -> Match:
    return restore(parse_record("\n".join(lines_of(match))))


def test_a_turn_that_waits_for_its_end_still_waits_when_the_match_is_taken_up_again() -> None:
    match = Match(spec_of("san_gimignano"), {}, [Seat("human"), Seat("greedy")], "1")
    while not match.holds_turn():
        play_one(match)
    again = left_and_taken_up(match)
    assert again.holds_turn() and again.why_no_undo() == match.why_no_undo()
    again.end_turn()
    play_one(again)
    assert not left_and_taken_up(again).holds_turn()


def test_what_was_done_in_a_half_made_turn_can_still_be_taken_back_and_no_more() -> None:
    match = Match(spec_of("lucca"), {}, [Seat("human")] * 3, "1")
    while match.state.turn < 2 or not match.state.placing:
        play_one(match)
    play_one(match)
    again, before = left_and_taken_up(match), len(match.entries)
    while again.why_no_undo() is None:
        again.undo()
    assert before - len(again.entries) == 2
