"""What can be taken back: everything in one's own turn, until the next triplets or the starting cards are revealed."""

import random

from game.core.match import Match
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN
from game.lucca.spec import SPEC
from game.lucca.state import BETWEEN, PLAY


def match_at(stage: int, turn: int = 1) -> Match:
    """A match of three people, played at random until it first stands there."""
    match = Match(SPEC, {}, [Seat(HUMAN, f"Player {seat}", COLOURS[seat]) for seat in range(3)], "undo")
    source = random.Random(3)
    while (match.state.stage, match.state.turn) != (stage, turn):
        match.submit(source.choice(match.legal()))
    return match


def test_the_last_seat_of_a_turn_can_take_its_cards_back_before_it_ends_its_turn() -> None:
    match = match_at(BETWEEN, turn=2)
    assert match.holds_turn()
    for left in (1, 2, 3):
        match.undo()
        assert len(match.state.placing) == left
    match.undo()
    assert match.state.placing == ()


def test_new_triplets_are_a_barrier() -> None:
    match = match_at(PLAY, turn=2)
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "core-barrier-revealed"


def test_the_reveal_of_the_starting_cards_is_a_barrier_and_a_choice_before_it_is_none() -> None:
    match = match_at(PLAY)
    reason = match.why_no_undo()
    assert reason is not None
    assert reason.key == "core-barrier-chance"
    fresh = Match(SPEC, {}, match.seats, "undo")
    fresh.submit(fresh.legal()[0])
    assert fresh.holds_turn()
    assert fresh.why_no_undo() is None
