"""The search: budgets are kept, nothing but the seed decides, and stopping early still gives an answer."""

from collections.abc import Callable

import pytest

from game.ai.budget import Budget, Meter
from game.ai.candidates import Candidate
from game.ai.levels import UnknownLevelError, level_of
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import LEAST_WORLDS, Reach, Search, World
from game.ai.worth import worth_of_margin
from game.core.spec import LEVELS
from tests.ai.positions import SPEC, view_after


def search(seed: str = "seed") -> Search:
    view, seat = view_after(2)
    return Search(SPEC, minds_for(SPEC, view), view, seat, seed, Reach(12))


class Told(Search):
    """A search whose playouts are worth what the test says, by candidate and world."""

    def __init__(self, worths: Callable[[int, int], float]) -> None:
        view, seat = view_after(2)
        super().__init__(SPEC, minds_for(SPEC, view), view, seat, "seed", Reach(12))
        self._worths = worths

    def _try(self, candidate: Candidate, world: World) -> None:
        candidate.results.append(self._worths(candidate.action, candidate.playouts))


def told(worths: Callable[[int, int], float], count: int, playouts: int) -> tuple[list[Candidate], int]:
    """The ranked candidates, and how many playouts that took."""
    meter = Meter(Budget(playouts=playouts))
    return Told(worths).run([Candidate(number, 0.5) for number in range(count)], meter), meter.played


def test_a_budget_of_playouts_is_used_up_and_not_much_exceeded_while_nothing_is_clear() -> None:
    _, played = told(lambda action, world: (action + world) % 2, count=6, playouts=400)
    assert 400 <= played < 400 + 6


def test_a_clear_decision_stops_early() -> None:
    ranked, played = told(lambda action, world: 0.9 if action == 3 else 0.1 * (world % 3), count=6, playouts=400)
    assert ranked[0].action == 3
    assert played == 6 * LEAST_WORLDS


def test_what_hardly_differs_is_not_waited_for() -> None:
    _, played = told(lambda action, world: 0.5 + 0.001 * action, count=6, playouts=400)
    assert played == 6 * LEAST_WORLDS


def test_nothing_is_clear_before_a_tenth_of_a_long_budget_has_passed() -> None:
    _, played = told(lambda action, world: 0.9 if action == 3 else 0.1, count=6, playouts=6_000)
    assert played == 600


def test_bad_luck_in_the_first_worlds_is_no_end_where_there_is_time() -> None:
    ranked, _ = told(lambda action, world: 0.9 if action and world >= LEAST_WORLDS else 0.6 - 0.2 * action, 2, 2_000)
    assert ranked[0].action == 1


def test_what_luck_may_explain_stays_in_the_race() -> None:
    swings = (0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0)
    ranked, _ = told(lambda action, world: swings[world % 8] if action else 0.6, count=2, playouts=2 * LEAST_WORLDS)
    assert [each.playouts for each in ranked] == [LEAST_WORLDS] * 2


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
