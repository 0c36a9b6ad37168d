"""What a game asks of the search: how far a playout goes, what an end is worth, and what needs no search at all."""

import random
from dataclasses import replace
from typing import Any

import pytest

from game.ai.budget import Budget, Meter
from game.ai.candidates import Candidate
from game.ai.levels import ADVISER, level_of
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Horizon, Reach, Search
from game.ai.worth import margin_of, worth_of_end, worth_of_margin
from game.aquileia.state import NOBODY
from game.core.chance import NoChance, Sampled
from game.core.registry import spec_of
from game.core.spec import Foresight, Spec, complete_options
from tests.ai.positions import SPEC, view_after

LUCCA, AQUILEIA, LORENZO = spec_of("lucca"), spec_of("aquileia"), spec_of("lorenzo")
SPREAD = 10.0


def seeing(**foresight: Any) -> Spec:
    return replace(SPEC, foresight=Foresight(**foresight))


def first_option(spec: Spec, view: Any) -> Any:
    return max(minds_for(spec, view).full[0].options(view, wide=True), key=lambda option: option[0])[1]


def test_only_the_full_search_goes_on_to_the_end_and_only_where_the_game_asks() -> None:
    merchant = level_of("merchant")
    assert ADVISER.reach_in(seeing(waypoint=30)) == Reach(30, goes_on=True)
    assert ADVISER.reach_in(seeing(depth=20)) == Reach(20)
    near = Reach(round(20 * merchant.sight))
    assert merchant.reach_in(seeing(waypoint=30, depth=20)) == merchant.reach_in(seeing(depth=20)) == near


def test_only_the_full_search_goes_on_to_the_next_round_and_only_where_the_game_asks() -> None:
    assert ADVISER.reach_in(seeing(depth=20, in_rounds=True)) == Reach(20, in_rounds=True)
    assert not level_of("merchant").reach_in(seeing(depth=20, in_rounds=True)).in_rounds
    assert not ADVISER.reach_in(seeing(depth=20)).in_rounds


@pytest.mark.parametrize("choices", [0, 40])
def test_a_playout_in_rounds_is_judged_where_the_first_round_begins_after_its_choices(choices: int) -> None:
    view, seat = view_after(3, AQUILEIA)
    search = Search(AQUILEIA, minds_for(AQUILEIA, view), view, seat, "seed", Reach(choices, in_rounds=True))
    candidate, world = search.candidates(1)[0], search.world(0)
    state, chance = search.begun(candidate, world)
    judged = search.ending(state, chance, world)
    assert not any(holder != NOBODY for holder in state.spaces) and not state.track
    assert state.round == view.round + 1
    assert judged.margin == world.judges[seat].value(state, seat)


def test_a_playout_that_goes_on_counts_the_value_on_its_way_like_its_end() -> None:
    view, seat = view_after(6, LUCCA)
    at_once, at_end, both = (only_playout(view, seat, reach) for reach in (Reach(0), Reach(10_000), Reach(0, True)))
    assert both == pytest.approx((at_once + at_end) / 2)
    assert at_once != at_end


def only_playout(view: Any, seat: int, reach: Reach) -> float:
    search = Search(LUCCA, minds_for(LUCCA, view), view, seat, "seed", reach)
    return first_tried(search).results[0]


def first_tried(search: Search) -> Candidate:
    """What the judge likes best, after one playout; without a rival it would get none."""
    candidates = search.candidates(2)
    search.run(candidates, Meter(Budget(playouts=2)))
    return candidates[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_share_of_winning_blends_the_winner_with_the_margin(seat: int) -> None:
    view, _ = view_after(4)
    result = SPEC.rules.result(view)
    won = (seat in result.winners) / len(result.winners)
    margin = worth_of_margin(margin_of(result.totals, seat), SPREAD)
    worths = [worth_of_end(seeing(winning=share), view, seat, SPREAD) for share in (0.0, 0.5, 1.0)]
    assert worths == pytest.approx([margin, (margin + won) / 2, won])


@pytest.mark.parametrize("level", ["merchant", "magnifico"])
def test_what_is_clear_is_played_without_asking_the_budget(level: str) -> None:
    view, seat = view_after(4)
    spec = seeing(is_clear=lambda state: True)
    asked: list[str] = []

    def stop() -> bool:
        asked.append(level)
        return False

    assert choose(spec, level, view, seat, "seed", Budget(playouts=8), stop) == first_option(SPEC, view)
    assert not asked
    choose(SPEC, level, view, seat, "seed", Budget(playouts=8), stop)
    assert asked


def test_a_search_reckons_with_the_plan_that_will_be_carried_out() -> None:
    """Cut at once, a playout of a triplet is worth the position after its three cards."""
    view, seat = view_after(6, LUCCA)
    search = Search(LUCCA, minds_for(LUCCA, view), view, seat, "seed", Reach(0))
    taken = first_tried(search)
    world = search.world(0)
    LUCCA.rules.apply(world.state, taken.action, NoChance())
    while LUCCA.foresight.is_planned(world.state):
        LUCCA.rules.apply(world.state, first_option(LUCCA, world.state), NoChance())
    expected = world.judges[seat].value(world.state, seat)
    assert taken.action.text.startswith("take")
    assert taken.plan is not None and len(taken.plan) == 3
    assert taken.results == pytest.approx([worth_of_margin(expected, minds_for(LUCCA, view).spread)])


def test_a_plan_is_made_once_and_kept_in_every_world() -> None:
    view, seat = view_after(6, LUCCA)
    asked: list[Any] = []

    def is_planned(state: Any) -> bool:
        asked.append(state)
        return LUCCA.foresight.is_planned(state)

    spec = replace(LUCCA, foresight=replace(LUCCA.foresight, is_planned=is_planned))
    search = Search(spec, minds_for(spec, view), view, seat, "seed", Reach(0))
    candidates = search.candidates(2)
    search.run(candidates, Meter(Budget(playouts=20)))
    assert len(asked) == sum(len(each.plan or []) + 1 for each in candidates)


def test_all_ways_are_judged_at_the_same_round_whether_they_keep_the_turn_or_end_it() -> None:
    """In the middle of a round one way had just enough choices left in it, another ran a round further."""
    rules, chance = LORENZO.rules, Sampled(random.Random(5))
    state = rules.new(complete_options(LORENZO, {}), 4, chance)
    for choices in range(70):
        decision = rules.decision(state)
        assert decision is not None
        view = rules.observe(state, decision.seat)
        if choices > 35 and decision.kind in ("turn", "leaders") and len(rules.legal(view)) > 1:
            assert len(rounds_judged_in(view, decision.seat)) == 1
        options = minds_for(LORENZO, state).greedy.options(state)
        rules.apply(state, max(options, key=lambda option: option[0])[1], chance)


def rounds_judged_in(view: Any, seat: int) -> set[int]:
    search = Search(LORENZO, minds_for(LORENZO, view), view, seat, "seed", ADVISER.reach_in(LORENZO))
    rounds = set[int]()
    for candidate in search.candidates(4):
        for number in range(3):
            world = search.world(number)
            state, chance = search.begun(candidate, world)
            search.ending(state, chance, world)
            rounds.add(LORENZO.rules.turn(state))
    return rounds


def test_a_search_that_shares_the_horizon_of_another_is_judged_where_that_one_was() -> None:
    view, seat = view_after(3, LORENZO)
    horizon = Horizon()
    far, near = (
        Search(LORENZO, minds_for(LORENZO, view), view, seat, "seed", Reach(choices, in_rounds=True), horizon=horizon)
        for choices in (300, 0)
    )
    rounds = []
    for search in (far, near):
        state, chance = search.begun(search.candidates(1)[0], world := search.world(0))
        search.ending(state, chance, world)
        rounds.append(LORENZO.rules.turn(state))
    assert rounds[0] == rounds[1] > view.round + 1
