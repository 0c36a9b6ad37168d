"""How positions are judged: running totals agree with the features, options are legal, and nothing hidden is asked."""

import random
from dataclasses import replace

import pytest

from game.ai.budget import Budget, Meter
from game.ai.endgame import Endgame
from game.ai.minds import minds_for
from game.ai.search import Reach, Search
from game.core.chance import NoChance, Sampled
from game.lucca import rules
from game.lucca.limits import TRIPLET, goal
from game.lucca.mind import values
from game.lucca.mind.drafts import Draft, Pricing
from game.lucca.mind.evaluate import (
    FEATURES,
    GREEDY,
    features,
    is_clear,
    is_exact,
    is_planned,
    judge,
    position_key,
)
from game.lucca.mind.features import QUARTER, Rates, numbers_of
from game.lucca.mind.outlook import outlook_of
from game.lucca.mind.values import Seen, dot
from game.lucca.openings import opening_of
from game.lucca.placing import placed, ways
from game.lucca.quarters import Quarter, with_opened
from game.lucca.spec import SPEC
from game.lucca.state import PLAY, State
from tests.rules.lucca.table import Table
from tests.rules.lucca.test_properties import every_count, positions

SOURCE = random.Random(5)
WEIGHTS = [SOURCE.uniform(-2, 2) for _ in FEATURES]
"""Any weights: what is tested holds for all."""
RATES = Rates._make(WEIGHTS[: len(QUARTER)])


def seen_by_active(state: State) -> Seen:
    return Seen(state, state.active, 0, RATES)


@every_count
def test_a_draft_is_worth_what_the_features_of_its_quarter_say(seats: int) -> None:
    for state in positions(seats):
        for seat, quarter in enumerate(state.quarters):
            numbers = numbers_of(quarter, outlook_of(state, seat))
            assert Seen(state, seat, 0, RATES).value(quarter) == pytest.approx(dot(RATES, numbers))


@every_count
def test_running_totals_know_the_same_ways_and_worths_as_the_rules(seats: int) -> None:
    for state in filter(lambda state: state.stage == PLAY, positions(seats)):
        seen, quarter = seen_by_active(state), state.quarters[state.active]
        for card in {card for triplet in state.triplets for card in triplet}:
            draft = seen.draft(quarter)
            outcomes = seen.pricing.outcomes(draft, card)
            assert tuple(way for _, way, _, _ in outcomes) == ways(quarter, card)
            for outcome in outcomes:
                value, way, _, _ = outcome
                after = placed(quarter, way, card, goal(state))
                assert value == pytest.approx(seen.value(after))
                assert seen.pricing.drafted(draft, card, outcome).addresses == seen.draft(after).addresses


@every_count
def test_an_opening_adds_what_the_features_of_the_opened_quarter_say(seats: int) -> None:
    for state in filter(lambda state: state.stage == PLAY, positions(seats)):
        seen, quarter = seen_by_active(state), state.quarters[state.active]
        for palace in quarter.completed:
            opening = opening_of(state.quarters, state.active, palace)
            opened = seen.value(with_opened(quarter, palace, opening.points))
            assert seen.value(quarter) + seen.pricing.opened(palace, opening.points) == pytest.approx(opened)


@every_count
def test_a_quarter_is_summed_up_once_a_turn_and_grows_card_by_card(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    summed_up: list[Quarter] = []

    class Counted(Pricing):
        def draft(self, quarter: Quarter) -> Draft:
            summed_up.append(quarter)
            return super().draft(quarter)

    monkeypatch.setattr(values, "Pricing", Counted)
    mind, source = judge(WEIGHTS), random.Random(seats)
    for position in filter(lambda state: len(state.placing) == TRIPLET, positions(seats)):
        state = position.clone()
        options = mind.options(state)
        while len(state.placing) > 1:
            rules.apply(state, source.choice(options)[1], Sampled(source))
            summed_up.clear()
            options = mind.options(state)
            assert not summed_up
            assert [worth for worth, _ in options] == pytest.approx(
                [worth for worth, _ in judge(WEIGHTS).options(state)]
            )


@every_count
@pytest.mark.parametrize("wide", [False, True])
def test_options_are_legal_and_at_least_one(seats: int, wide: bool) -> None:
    mind = judge(WEIGHTS)
    for state in positions(seats):
        if rules.decision(state) is not None:
            options = [action for _, action in mind.options(state, wide)]
            assert options
            assert set(options) <= set(rules.legal(state))


@every_count
def test_wide_options_are_all_that_is_legal(seats: int) -> None:
    mind = judge(WEIGHTS)
    for state in positions(seats):
        if rules.decision(state) is not None:
            assert {action for _, action in mind.options(state, wide=True)} == set(rules.legal(state))


@every_count
def test_a_view_is_judged_like_the_full_position(seats: int) -> None:
    for state in positions(seats):
        decision = rules.decision(state)
        if decision is not None:
            view = rules.observe(state, decision.seat)
            assert features(view, decision.seat) == features(state, decision.seat)
            assert judge(WEIGHTS).options(view, wide=True) == judge(WEIGHTS).options(state, wide=True)


def test_the_names_of_weights_are_features() -> None:
    assert set(GREEDY) <= set(FEATURES)


def test_a_triplet_is_chosen_for_what_its_three_cards_become_together() -> None:
    mind = judge([GREEDY.get(name, 0.0) for name in FEATURES])
    table = Table("site 0: 4-9-15-26\nsite 1: 7\nsite 2: 95\ntriplets: 63 44 2, 35 64 90, 17 33 50")
    best = max(mind.options(table.state, wide=True), key=lambda option: option[0])[1]
    assert best.text == "take 2"


def test_only_the_very_last_turn_can_be_searched_to_its_end() -> None:
    table = "turn: 7\nsite 0: 4\nsite 1: 7\nsite 2: 2\ntriplets: 36 37 39, 41 42 43"
    assert is_exact(Table(f"{table}\nactive: 2").state)
    assert not is_exact(Table(f"{table}\nactive: 1").state)
    assert position_key(Table(table).state) == position_key(Table(table).state.clone())


def test_the_cards_of_a_triplet_are_planned_and_clear_until_the_last_two_turns() -> None:
    table = "site 0: 4\nsite 1: 7\nsite 2: 2\ntriplets: 36 37 39, 41 42 43"
    states = [Table(f"{table}\nturn: {turn}\nplacing: 8 9").state for turn in (5, 6, 7)]
    assert all(map(is_planned, states))
    assert list(map(is_clear, states)) == [True, False, False]
    taking = Table(f"{table}\nturn: 5").state
    assert not is_planned(taking) and not is_clear(taking)


def test_the_very_last_triplet_is_searched_exactly_and_not_as_it_was_planned() -> None:
    table = Table("turn: 7\nsite 0: 4\nsite 1: 7\nsite 2: 2\ntriplets: 36 37 39, 41 42 43\nactive: 2")
    view = rules.observe(table.state, 2)
    misled = judge([-GREEDY.get(name, 0.0) for name in FEATURES])
    minds = replace(minds_for(SPEC, view), own=(misled,))
    search = Search(SPEC, minds, view, 2, "seed", Reach(12))
    candidates = search.candidates(1)
    search.run(list(candidates), Meter(Budget(playouts=4)))
    exact = Endgame(SPEC, minds, 2)
    assert len(candidates) == 2
    for candidate in candidates:
        taken = table.state.clone()
        rules.apply(taken, candidate.action, NoChance())
        assert {round(result, 6) for result in candidate.results} == {round(exact.worth(taken), 6)}


def test_judging_changes_nothing() -> None:
    source = random.Random(1)
    state = rules.new({}, 4, Sampled(source))
    before = state.clone()
    judge(WEIGHTS).options(state, wide=True)
    judge(WEIGHTS).value(state, 1)
    assert state == before
