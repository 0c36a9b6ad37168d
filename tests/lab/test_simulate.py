"""The command `simulate`: whose wins are counted, and the same seed gives the same games."""

import json
from argparse import ArgumentParser
from math import prod

import pytest

import main
from game.core.registry import all_specs
from game.core.spec import complete_options
from game.lab.arguments import Table
from game.lab.bench import measure
from game.lab.command import CommandError
from game.lab.matches import play
from game.lab.pool import ALONE, Crew, add_crew_arguments, crew_of
from game.lab.simulate import Order, simulate
from game.lab.statistics import deviation, mean, percentile, wilson
from game.lab.transcript import play as transcribed

SPEC = next(spec for spec in all_specs() if 2 in spec.seats)
COMMAND = ["simulate", SPEC.id, "--seats", "greedy,random", "--games", "4", "--seed", "5"]


def order(levels: tuple[str, ...] = ("greedy", "random"), crew: Crew = ALONE, rotates: bool = True) -> Order:
    return Order(SPEC, levels, complete_options(SPEC, {}), 4, "5", crew, None, rotates)


def without_times(report: dict[str, object]) -> dict[str, object]:
    seats = report["seats"]
    assert isinstance(seats, list)
    timeless = [{key: value for key, value in seat.items() if not key.startswith("ms_")} for seat in seats]
    return report | {"seats": timeless}


def test_the_same_seed_gives_the_same_report_in_one_process_and_in_two() -> None:
    assert without_times(simulate(order())) == without_times(simulate(order(crew=Crew(2))))


def test_two_workers_of_a_cluster_give_the_same_report() -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        crew = Crew(cluster=cluster.scheduler_address)
        assert without_times(simulate(order(crew=crew))) == without_times(simulate(order()))


def test_a_cluster_that_does_not_answer_is_named_in_one_sentence() -> None:
    pytest.importorskip("distributed")
    parser = ArgumentParser()
    add_crew_arguments(parser)
    with pytest.raises(CommandError, match=r"^No cluster answers at 'nowhere'"):
        crew_of(parser.parse_args(["--cluster", "nowhere"]))


def test_every_win_is_counted_once() -> None:
    report = simulate(order())
    assert sum(report["wins"]) == report["games"] == len(report["seeds"]) == 4
    assert [seat["level"] for seat in report["seats"]] == ["greedy", "random"]


def test_seats_rotate_unless_they_are_fixed() -> None:
    assert [order().fixture(game).levels for game in (0, 1)] == [("greedy", "random"), ("random", "greedy")]
    assert {order(rotates=False).fixture(game).levels for game in (0, 1)} == {("greedy", "random")}


def test_a_transcript_of_a_games_seed_is_that_game() -> None:
    fixture = order().fixture(0)
    match = transcribed(Table(SPEC, fixture.levels, dict(fixture.options)), fixture.seed)
    assert (match.result().totals, len(match.entries)) == (play(fixture).totals, play(fixture).actions)


def test_json_is_one_object_and_the_table_names_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([*COMMAND, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert main.main(COMMAND) == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown and "random" in shown


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "greedy,champion"],
        ["--seats", "greedy"],
        ["--games", "0"],
        ["--jobs", "0"],
        ["--options", "nonsense=on"],
        ["--budget", "playouts=0"],
        ["--budget", "playouts=many"],
        ["--budget", "seconds=nan"],
        ["--budget", "patience=3"],
    ],
)
def test_a_wrong_order_is_refused_in_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main([*COMMAND, *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_measures_cover_every_option_set() -> None:
    figures = measure(SPEC.id, seconds=0.01)
    assert len(figures["random_playouts"]) == prod(len(option.values) for option in SPEC.options)
    assert figures["search"]["iterations"] > 0
    assert figures["state_copy_us"] > 0


def test_statistics() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert (mean([1, 2, 3]), deviation([1, 2, 3]), deviation([1])) == (2, 1, 0)
    assert (percentile(list(range(1, 101)), 95), percentile([], 95)) == (95, 0)
