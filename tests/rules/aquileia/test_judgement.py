"""What opponents of any strength never do: throw coins away, give laurels away, miss what is sure."""

import pytest

from game.aquileia import rules
from game.aquileia.mind import evaluate
from game.aquileia.mind.evaluate import FEATURES, GREEDY, judge
from game.aquileia.mind.features import PRICED
from game.aquileia.state import State
from tests.rules.aquileia.table import Table

JUDGES = [judge([GREEDY.get(name, 0.0) for name in FEATURES]), judge([0.0] * len(FEATURES))]
every_judge = pytest.mark.parametrize("one", JUDGES, ids=["greedy", "beginner"])

AUCTION = """
seats: 3
round: 4
step: theatrum
spaces: theatrum=0
track: 0 1 2
theatre: white_blue blue_yellow blue_purple
"""


def best(one: evaluate.Judge, state: State) -> str:
    return max(one.options(state), key=lambda option: option[0])[1].text


def auction(sites: str, coins: str, *before: str) -> Table:
    stocks = "\n".join(f"coins {seat}: {coins}" for seat in range(3))
    return Table(f"{AUCTION}stadium: white white\n{stocks}\nsites: {sites}").play("reveal", *before)


@every_judge
def test_a_laurel_that_fits_many_villas_is_worth_a_raise(one: evaluate.Judge) -> None:
    table = auction("villa_blue_10=1 villa_blue_6=1", "3 3 3", "bid copper")
    assert best(one, table.state).startswith("bid")


@every_judge
def test_nobody_pays_more_than_the_laurel_can_bring(one: evaluate.Judge) -> None:
    raises = ["bid copper", "bid silver", "bid gold", "bid copper", "bid silver", "bid gold", "bid silver"]
    table = auction("pistrina=1", "9 9 9", *raises)
    assert best(one, table.state) == "pass"


@every_judge
def test_a_host_with_villas_of_its_colour_does_not_give_the_laurel_away(one: evaluate.Judge) -> None:
    table = auction("villa_blue_10=0 villa_white_6=1 villa_blue_6=2", "3 3 3")
    assert best(one, table.state).startswith("bid")


@every_judge
def test_a_sure_yield_of_the_port_is_taken(one: evaluate.Judge) -> None:
    start = "step: portus_copper\nspaces: portus_copper=0\ntrack: 0 1 2 3\nsites: pistrina=0"
    assert best(one, Table(start).state) == "activate"


@every_judge
def test_weapons_are_kept_when_the_fight_cannot_be_won_or_lost_by_them(one: evaluate.Judge) -> None:
    start = "round: 2\nstep: arena_1\nspaces: arena_1=0 arena_2=0\ntrack: 0 1 2 3\nhand 0: gold_horse_1"
    table = Table(start, luck="sss").play("roll")
    assert best(one, table.state) == "stand"


def test_legal_actions_are_judged_and_only_by_what_the_seat_sees() -> None:
    """All but the weaker and equal spaces of a contest, which are taken after the others."""
    table = Table("hand 1: servi_2 weapon_3\nlaurels 1: points_10@1\nspaces: arena_1=1")
    left_out = {"arena_3", *(f"stadium_{side}_{place}" for side in ("gold", "silver") for place in (2, 3))}
    for one in JUDGES:
        full, seen = one.options(table.state), one.options(rules.observe(table.state, 0))
        assert full == seen
        expected = [action for action in rules.legal(table.state) if action.text.removeprefix("place ") not in left_out]
        assert [action for _, action in full] == expected
        assert one.value(table.state, 0) == one.value(rules.observe(table.state, 0), 0)


def test_no_position_feeds_the_prices() -> None:
    numbers = dict(zip(FEATURES, evaluate.features(Table("").state, 0), strict=True))
    assert {numbers[name] for name in PRICED} == {0.0}
