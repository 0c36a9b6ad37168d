"""Parts of one decision: worlds of their own, budgets that add up, and an answer that weighs what all have found."""

import pytest

from game.ai.budget import Budget
from game.ai.candidates import Candidate
from game.ai.minds import minds_for
from game.ai.parts import WHOLE, Part, added
from game.ai.search import Reach, Search
from tests.ai.positions import SPEC, view_after


def tried(action: str, *results: float, points: float = 0.0) -> Candidate:
    return Candidate(action, 0.5, list(results), points=[[points * len(results)]])


def test_no_two_parts_search_the_same_world() -> None:
    worlds = [Part(index, 3).world(number) for index in range(3) for number in range(4)]
    assert sorted(worlds) == list(range(12))


@pytest.mark.parametrize("playouts", [100, 101, 102])
def test_playouts_are_shared_out_and_seconds_pass_for_all(playouts: int) -> None:
    shares = [Part(index, 3).of(Budget(playouts=playouts)).playouts for index in range(3)]
    assert sum(filter(None, shares)) == playouts
    assert Part(1, 3).of(Budget(seconds=2.0)) == Budget(seconds=2.0)


def test_a_part_searches_in_its_own_worlds_only() -> None:
    view, seat = view_after(2)
    parts = (WHOLE, Part(1, 2))
    searches = [Search(SPEC, minds_for(SPEC, view), view, seat, "seed", Reach(4), part=part) for part in parts]
    assert searches[0].world(Part(1, 2).world(0)) == searches[1].world(1)


def test_what_the_parts_found_is_added() -> None:
    one, other = [tried("a", 0.2, 0.4, points=3), tried("b", 0.5, 0.5)], [tried("b", 0.1), tried("a", 0.9, points=9)]
    best, second = added([one, other])
    assert (best.action, best.results, best.points) == ("a", [0.2, 0.4, 0.9], [[15]])
    assert (second.action, second.results) == ("b", [0.5, 0.5, 0.1])


def test_a_lucky_playout_does_not_bring_back_what_has_dropped_out() -> None:
    steady, lucky = tried("steady", *[0.5] * 20), tried("lucky", 0.9)
    assert [each.action for each in added([[steady, lucky], [steady]])] == ["steady", "lucky"]


def test_a_prior_that_promises_too_much_does_not_favour_who_was_tried_less() -> None:
    def found(action: str, prior: float, worth: float, playouts: int) -> Candidate:
        return Candidate(action, prior, [worth] * playouts, trust=16.0)

    parts = [[found("best", 0.8, 0.5, 20), found("second", 0.8, 0.48, count)] for count in (20, 8)]
    assert [each.action for each in added(parts)] == ["best", "second"]


def test_one_part_is_the_whole() -> None:
    ranked = [tried("dropped out late", 0.1), tried("dropped out early", 0.9)]
    assert added([ranked]) == ranked
