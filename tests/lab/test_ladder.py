"""The ladder: each level beats the one below it (in the full run), and figures are counted for the right side."""

import pytest

from game.core.registry import all_specs
from game.core.spec import Spec, complete_options
from game.lab.arguments import budget_of
from game.lab.command import CommandError
from game.lab.ladder import BARS, DEFAULT_BUDGET, Climb, Rung, climb, main, order_for, rungs

TABLES = [(spec, seats) for spec in all_specs() for seats in (2, 4) if seats in spec.seats]
RUNGS = [(spec, seats, rung) for spec, seats in TABLES for rung in rungs(seats)]
RUNG_NAMES = [f"{spec.id}-{seats}-{rung.upper}-{rung.lower}" for spec, seats, rung in RUNGS]
DOUBT = 0.07

every_table = pytest.mark.parametrize(("spec", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))


def result_of(rung: Rung, spec: Spec, seats: int, games: int) -> Climb:
    return climb(rung, order_for(rung, spec, seats, complete_options(spec, {}), games, budget_of(DEFAULT_BUDGET)))


@every_table
def test_wins_and_points_belong_to_the_upper_level_in_every_seat(spec: Spec, seats: int) -> None:
    up = result_of(Rung("greedy", "random", 0.9), spec, seats, games=2 * seats)
    down = result_of(Rung("random", "greedy", 0.9), spec, seats, games=2 * seats)
    assert up.share > 1 / seats > down.share
    assert up.points[0] > up.points[1]
    assert down.points[0] < down.points[1]
    assert (up.exhausted, down.holds) == (0, False)


@every_table
def test_one_seat_of_the_upper_level_meets_the_lower_one_in_all_others(spec: Spec, seats: int) -> None:
    order = order_for(Rung("greedy", "random", 0.9), spec, seats, {}, games=seats, budget=None)
    tables = [order.fixture(game).levels for game in range(seats)]
    assert [table.index("greedy") for table in tables] == list(range(seats))
    assert all(table.count("random") == seats - 1 for table in tables)


def test_every_number_of_seats_has_bars_at_or_above_chance() -> None:
    for spec in all_specs():
        for seats in spec.seats:
            assert all(1 / seats <= rung.bar <= 1 for rung in rungs(seats))
            assert [rung for rung in rungs(seats) if rung.bar == 1 / seats] == [Rung("artisan", "greedy", 1 / seats)]
    assert [BARS[seats].clear for seats in BARS] == [0.65, 0.48, 0.40, 0.35]
    assert [BARS[seats].mastery for seats in BARS] == [0.90, 0.75, 0.70, 0.60]


@pytest.mark.full
@pytest.mark.parametrize(("spec", "seats", "rung"), RUNGS, ids=RUNG_NAMES)
def test_each_level_is_clearly_stronger_than_the_one_below(spec: Spec, seats: int, rung: Rung) -> None:
    result = result_of(rung, spec, seats, games=200)
    assert result.holds, str(result)
    assert result.interval[0] > rung.bar - DOUBT, str(result)
    assert result.exhausted == 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [(["--only", "random,greedy"], "no rung"), (["--seats", "9"], "not 9"), (["--games", "0"], "1 or more")],
)
def test_a_wrong_order_is_refused_in_one_sentence(wrong: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        main([TABLES[0][0].id, *wrong])
