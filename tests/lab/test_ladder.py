"""The ladder: each level beats the one below it (in the full run), and figures are counted for the right side."""

import pytest

from game.core.registry import all_specs
from game.core.spec import Spec, complete_options
from game.lab.arguments import budget_of
from game.lab.command import CommandError
from game.lab.ladder import DEFAULT_BUDGET, RUNGS, Climb, Rung, climb, main, order_for

TWO_PLAYER_GAMES = [spec for spec in all_specs() if 2 in spec.seats]
LOWEST_END = 0.55


def result_of(rung: Rung, spec: Spec, games: int) -> Climb:
    return climb(rung, order_for(rung, spec, complete_options(spec, {}), games, budget_of(DEFAULT_BUDGET)))


@pytest.mark.parametrize("spec", TWO_PLAYER_GAMES, ids=lambda spec: spec.id)
def test_wins_and_points_belong_to_the_upper_level_in_either_seat(spec: Spec) -> None:
    up = result_of(Rung("greedy", "random", 0.9), spec, games=6)
    down = result_of(Rung("random", "greedy", 0.9), spec, games=6)
    assert up.share > 0.5 > down.share
    assert up.points[0] > up.points[1]
    assert (up.exhausted, down.holds) == (0, False)


@pytest.mark.full
@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: f"{rung.upper}-{rung.lower}")
@pytest.mark.parametrize("spec", TWO_PLAYER_GAMES, ids=lambda spec: spec.id)
def test_each_level_is_clearly_stronger_than_the_one_below(spec: Spec, rung: Rung) -> None:
    result = result_of(rung, spec, games=200)
    assert result.holds, str(result)
    assert result.interval[0] > LOWEST_END, str(result)
    assert result.exhausted == 0


def test_an_unknown_rung_is_refused() -> None:
    with pytest.raises(CommandError, match="no rung"):
        main([TWO_PLAYER_GAMES[0].id, "--only", "random,greedy"])
