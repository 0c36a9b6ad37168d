"""The search: budgets are kept, nothing but the seed decides, and stopping early still gives an answer."""

import pytest

from game.ai.budget import Budget, Meter
from game.ai.levels import UnknownLevelError, level_of
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Reach, Search
from game.ai.worth import worth_of_margin
from game.core.spec import LEVELS
from tests.ai.positions import SPEC, view_after


def search(seed: str = "seed") -> Search:
    view, seat = view_after(2)
    return Search(SPEC, minds_for(SPEC, view), view, seat, seed, Reach(12))


def test_a_budget_of_playouts_is_used_up_and_not_much_exceeded() -> None:
    meter = Meter(Budget(playouts=40))
    tried = search()
    candidates = tried.candidates(6)
    tried.run(candidates, meter)
    assert 40 <= meter.played < 40 + len(candidates)


def test_every_candidate_is_ranked_once_and_the_best_has_most_playouts() -> None:
    tried = search()
    candidates = tried.candidates(6)
    ranked = tried.run(list(candidates), Meter(Budget(playouts=60)))
    assert {id(each) for each in ranked} == {id(each) for each in candidates}
    assert ranked[0].playouts == max(each.playouts for each in ranked)


def test_a_stopped_search_answers_from_what_the_judge_learned() -> None:
    tried = search()
    candidates = tried.candidates(6)
    assert tried.run(list(candidates), Meter(Budget(seconds=3600.0), stop=lambda: True))[0] is candidates[0]


def test_worlds_depend_on_the_seed_alone() -> None:
    assert search("one").world(3) == search("one").world(3)
    assert search("one").world(3) != search("two").world(3)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_choice(level: str) -> None:
    for turns in (0, 4):
        view, seat = view_after(turns)
        kept = view.clone()
        choices = {choose(SPEC, level, view, seat, "seed", Budget(playouts=16)) for _ in range(2)}
        assert len(choices) == 1
        assert view == kept


def test_an_unknown_level_is_named_in_one_sentence() -> None:
    with pytest.raises(UnknownLevelError, match="grandmaster"):
        level_of("grandmaster")


def test_half_the_margins_are_better_and_half_worse() -> None:
    assert worth_of_margin(0.0, 20.0) == 0.5
    assert worth_of_margin(10.0, 20.0) + worth_of_margin(-10.0, 20.0) == pytest.approx(1.0)
    assert worth_of_margin(1e9, 20.0) == pytest.approx(1.0)
