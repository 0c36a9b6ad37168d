"""The number of the present turn is the game's own; a turn that is held is still the present one."""

import pytest

from game.ai.opponents import choose
from game.core.match import Match
from game.core.record import lines_of, parse_record
from game.core.registry import all_specs, spec_of
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.spec import HUMAN, PRACTICE, Spec


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


@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.id)
def test_a_turn_played_again_waits_for_its_end_as_the_first_time(spec: Spec) -> None:
    """Practice: however far one has gone back, what was ended before has to be ended again."""
    seats = [Seat(HUMAN if seat < 2 else "greedy", "", spec.colours[seat]) for seat in range(min(spec.seats))]
    whole = Match(spec, {PRACTICE.key: "on"}, seats, "1")
    held = 0
    for end in range(1, 25):
        play_one(whole)
        match = whole.branch(end)
        while len(match.entries) > 4 and match.why_no_undo() is None:
            match.undo()
        for entry in whole.entries[len(match.entries) :]:
            match.submit(entry.action)
            decision = match.decision
            is_done = decision is None or (decision.is_turn and decision.seat != entry.seat)
            assert match.holds_turn() == (is_done and seats[entry.seat].is_human), entry.index
            held += match.holds_turn()
    assert held


@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.id)
def test_whoever_gives_up_loses_to_the_best_of_the_others(spec: Spec) -> None:
    whole = Match(spec, {}, [Seat(HUMAN)] * max(spec.seats), "1")
    for _ in range(60):
        play_one(whole)
    for length in range(0, len(whole.entries), 6):
        for seat in range(len(whole.seats)):
            match = whole.branch(length)
            match.resign(seat)
            totals, winners = match.result().totals, match.result().winners
            best = max(total for number, total in enumerate(totals) if number != seat)
            assert winners == tuple(n for n, total in enumerate(totals) if n != seat and total == best)
