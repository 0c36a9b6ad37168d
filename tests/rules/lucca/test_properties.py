"""What holds in every position of random matches, compared with a second reading of the rules."""

import random
from collections.abc import Iterator

import pytest

from game.core.chance import Sampled
from game.core.events import Event
from game.lucca import rules
from game.lucca.actions import Keep, Open
from game.lucca.cards import COLOURS, TOWER
from game.lucca.order import turn_order
from game.lucca.state import BETWEEN, PLAY, State
from tests.rules.lucca import oracle

MATCHES = 6
every_count = pytest.mark.parametrize("seats", [3, 4, 5])


def positions(seats: int) -> Iterator[State]:
    for number in range(MATCHES):
        source = random.Random(number)
        state = rules.new({}, seats, Sampled(source))
        while rules.decision(state) is not None:
            yield state
            rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
        yield state


@every_count
def test_lc_3_and_5_order_and_totals_are_those_of_a_second_reading(seats: int) -> None:
    for state in positions(seats):
        plain = rules.to_plain(state)
        if all(quarter["site"] or quarter["completed"] or quarter["opened"] for quarter in plain["seats"]):
            assert list(turn_order(state.quarters)) == oracle.order(plain["seats"])
        assert list(rules.score(state).totals) == oracle.totals(plain)


@every_count
def test_lc_4_1_every_opening_brings_what_a_second_reading_finds(seats: int) -> None:
    for state in positions(seats):
        for action in rules.legal(state):
            if isinstance(action, Open):
                after, events = state.clone(), list[Event]()
                rules.apply(after, action, Sampled(random.Random(1)), events.append)
                expected = oracle.party(rules.to_plain(state)["seats"], state.active, action.colour)
                assert events[0].to_plain()["points"] == expected


@every_count
def test_lc_4_3_nobody_ever_has_two_palaces_of_one_colour(seats: int) -> None:
    for state in positions(seats):
        for quarter in state.quarters:
            colours = [palace.colour for palace in quarter.palaces]
            assert len(set(colours)) == len(colours) <= len(COLOURS)


@every_count
def test_lc_4_2_b_palaces_are_of_full_size_exactly_when_they_left_the_site(seats: int) -> None:
    goal = {3: 5, 4: 4, 5: 3}[seats]
    for state in positions(seats):
        for quarter in state.quarters:
            assert all(len(palace.cards) < goal for palace in quarter.site)
            assert {len(palace.cards) for palace in quarter.completed + quarter.opened} <= {goal}


@every_count
def test_lc_4_everybody_takes_one_triplet_in_every_turn(seats: int) -> None:
    for state in positions(seats):
        if state.stage == PLAY:
            taken = [taker for taker in state.takers if taker >= 0]
            assert taken.count(state.active) == bool(state.placing)
            assert len(taken) == state.place + bool(state.placing)


@every_count
def test_lc_2_3_each_choice_is_its_own(seats: int) -> None:
    source = random.Random(1)
    state = rules.new({}, seats, Sampled(source))
    for seat in range(seats):
        assert all(isinstance(action, Keep) for action in rules.legal(state))
        decision = rules.decision(state)
        assert decision is not None
        assert (decision.seat, decision.is_turn) == (seat, True)
        rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
    assert state.stage == PLAY


@every_count
def test_lc_4_5_the_next_triplets_are_laid_out_by_the_first_in_the_new_order(seats: int) -> None:
    for state in positions(seats):
        decision = rules.decision(state)
        if state.stage == BETWEEN:
            assert decision is not None
            assert (decision.seat, decision.is_turn) == (turn_order(state.quarters)[0], True)


@every_count
def test_lc_7_no_imagined_deck_holds_a_card_that_ever_lay_in_the_open(seats: int) -> None:
    for number in range(MATCHES):
        source, seen = random.Random(number), set[int]()
        state = rules.new({}, seats, Sampled(source))
        while rules.decision(state) is not None:
            seen.update(card for triplet in state.triplets for card in triplet if card != TOWER)
            world = rules.determinise(rules.observe(state, 0), 0, source)
            assert seen.isdisjoint(world.deck)
            assert world.deck.count(TOWER) == state.deck.count(TOWER)
            rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
