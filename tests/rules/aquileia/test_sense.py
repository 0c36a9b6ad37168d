"""Positions from Aquileia in which opponents once did, or might do, what a good player would laugh at."""

import pytest

from game.ai.minds import minds_for
from game.aquileia.board import SITES
from game.aquileia.spec import SPEC
from tests.ai.sense import able_levels, choice
from tests.rules.aquileia.table import Table

LAST = "round: 6\ntrack: 0 1 2 3\n"


@able_levels
def test_the_last_forum_that_scores_is_not_left_without_building(level: str) -> None:
    table = Table(f"{LAST}step: forum_2\nspaces: forum_2=0\ncoins 0: 3 1 1")
    assert choice(SPEC, table.state, level).startswith("build")


@able_levels
def test_no_workshop_is_built_instead_of_the_villa_that_two_laurels_wait_for(level: str) -> None:
    table = Table(f"{LAST}step: forum_1\nspaces: forum_1=0\ncoins 0: 2 1 1\nhand 0: servi_2\nlaurels 0: blue blue")
    assert choice(SPEC, table.state, level).startswith("build villa_blue_6")


@able_levels
def test_the_four_points_of_the_last_exchange_are_not_declined(level: str) -> None:
    table = Table(f"{LAST}step: pecunia\nspaces: pecunia=0\ncoins 0: 2 0 0")
    assert choice(SPEC, table.state, level).startswith("exchange")


@able_levels
@pytest.mark.parametrize("thief", ["", "!"])
def test_workshops_are_not_left_idle_by_who_stands_at_the_port_and_can_pay(level: str, thief: str) -> None:
    table = Table(f"{LAST}step: portus_copper\nspaces: portus_copper=0{thief}\nsites: pistrina=0 textrina=0")
    assert choice(SPEC, table.state, level) == "activate"


@able_levels
def test_a_victory_in_the_last_arena_is_not_given_for_a_slave_that_nobody_can_use(level: str) -> None:
    table = Table(f"{LAST}step: arena_1\nspaces: arena_1=0 arena_2=1\nsites: ", luck="cccsss")
    table.play("roll", "roll", "stand", "stand")
    assert choice(SPEC, table.state, level) == "points"


@able_levels
def test_slaves_that_the_last_villa_waits_for_are_not_sent_into_the_arena(level: str) -> None:
    table = Table(
        f"{LAST}step: arena_1\nspaces: arena_1=0 arena_2=1 forum_2=0\ncoins 0: 2 2 1\nhand 0: servi_1 servi_2\n"
        "laurels 0: blue\nsites: villa_blue_6=1",
        luck="sssggg",
    )
    table.play("roll", "roll")
    assert choice(SPEC, table.state, level) == "stand"


@able_levels
def test_no_card_is_thrown_into_a_fight_that_is_won_without_it(level: str) -> None:
    start = "round: 3\nstep: arena_1\nspaces: arena_1=0 arena_2=0 arena_3=1\ntrack: 0 1 2 3\nhand 0: servi_1"
    table = Table(start, luck="cccsss").play("roll", "roll")
    assert choice(SPEC, table.state, level) == "stand"


@able_levels
def test_nobody_raises_for_a_laurel_without_a_villa_for_it_in_the_last_round(level: str) -> None:
    start = f"{LAST}step: theatrum\nspaces: theatrum=0 forum_2=1\ntheatre: white_blue\ncoins 1: 4 2 2\ncoins 0: 3 1 1"
    table = Table(start).play("reveal", "bid copper")
    assert choice(SPEC, table.state, level) == "pass"


@able_levels
def test_sixteen_points_are_not_passed_for_two_coins_that_are_worth_nothing_any_more(level: str) -> None:
    """AQ 4.4, AQ 5.2: in the last auction, with the villas 6 and 10 of the laurel's colour."""
    start = (
        f"{LAST}step: theatrum\nspaces: theatrum=0 forum_2=1\ntheatre: blue_purple\ncoins 1: 2 0 3\n"
        "coins 2: 6 0 1\ncoins 3: 1 4 1\nlaurels 2: purple white_yellow\nsites: villa_purple_6=2 villa_purple_10=2"
    )
    table = Table(start).play("reveal", "pass", "bid gold")
    assert choice(SPEC, table.state, level).startswith("bid")


@able_levels
def test_the_ten_points_are_not_left_to_the_second_for_a_colour_without_villas(level: str) -> None:
    start = f"{LAST}step: stadium_gold_1\nspaces: stadium_gold_1=0 stadium_gold_2=1\nshown: points_10\nstadium: white"
    table = Table(start, luck="gggsss").play("roll", "roll", "stand", "stand")
    assert choice(SPEC, table.state, level) == "keep shown"


@able_levels
def test_nobody_stands_at_the_port_without_anything_to_activate_or_to_build(level: str) -> None:
    others = "forum_1=1 forum_2=1 forum_3=1 forum_4=2 forum_5=2 arena_1=2 arena_2=3"
    table = Table(f"{LAST}step: placing\nactive: 0\nspaces: {others}\ncoins 0: 1 1 1")
    assert not choice(SPEC, table.state, level).startswith("place portus")


@able_levels
def test_nobody_passes_while_a_henchman_can_still_earn_points(level: str) -> None:
    table = Table("round: 6\nstep: placing\nactive: 0\ntrack: 0 1 2 3\ncoins 0: 3 1 1\nspaces: arena_1=1 arena_2=2")
    assert choice(SPEC, table.state, level) != "pass"


@pytest.mark.parametrize(
    ("taken", "offered"),
    [
        ("", {"arena_1", "stadium_gold_1", "stadium_silver_1"}),
        ("arena_1=1 stadium_gold_1=1 stadium_gold_2=2", {"arena_2", "stadium_gold_3", "stadium_silver_1"}),
    ],
)
def test_a_weaker_space_of_a_contest_is_never_taken_beside_a_free_one(taken: str, offered: set[str]) -> None:
    """AQ 4.2.1: a henchman on strength 1 does nothing that one on strength 2 would not do better."""
    state = Table(f"round: 2\nstep: placing\nactive: 0\nspaces: {taken}").state
    for judge in minds_for(SPEC, state).full:
        places = {action.text.removeprefix("place ") for _, action in judge.options(state, wide=True)}
        assert {place for place in places if place.startswith(("arena", "stadium"))} == offered


OTHERS_BUILT = " ".join(f"{site.name}=1" for site in SITES if site.servi)
"""Whatever needs slaves stands already."""


@able_levels
def test_no_slaves_are_bought_in_the_last_round_for_buildings_that_need_none(level: str) -> None:
    start = f"{LAST}step: servi_bottom\nspaces: servi_bottom=0 forum_2=0\ncoins 0: 3 1 3\nsites: {OTHERS_BUILT}"
    assert choice(SPEC, Table(start).state, level) == "decline"


@able_levels
def test_the_villa_that_would_bring_a_rival_thirty_points_is_not_left_to_him(level: str) -> None:
    """AQ 5.2: three blue laurels; he builds after us on the last forum, and can pay."""
    rival = "coins 1: 4 2 2\nhand 1: servi_2 servi_2\nlaurels 1: blue blue blue_yellow"
    start = f"{LAST}step: forum_1\nspaces: forum_1=0 forum_3=1\ncoins 0: 4 2 2\nhand 0: servi_2 servi_1\n{rival}"
    assert choice(SPEC, Table(start).state, level).startswith("build villa_blue_10")


@pytest.mark.parametrize("level", ["apprentice", "artisan", "merchant", "magnifico"])
@pytest.mark.parametrize(("space", "taken"), [("dolus", "roll"), ("latro", "roll"), ("potentia", "take")])
def test_nobody_declines_what_costs_nothing_on_a_space_that_was_taken_for_it(
    level: str, space: str, taken: str
) -> None:
    """AQ 4.1.1: two coins of any metal; the search once declined them by luck, and noise one time in four."""
    spaces = f"spaces: {space}=0 arena_1=0 stadium_gold_1=0 portus_copper=1 portus_silver=2"
    for number in range(12):
        state = Table(f"round: {1 + number % 5}\nstep: {space}\n{spaces}\ntrack: 0 1 2 3").state
        assert choice(SPEC, state, level, str(number)) == taken


@able_levels
def test_no_coins_are_bid_that_the_villa_on_the_own_last_forum_waits_for(level: str) -> None:
    """AQ 5.2: the villa brings 30 points, the laurel 6; any raise is paid with the silver that the villa costs."""
    own = "coins 0: 2 3 1\nhand 0: servi_2 servi_2\nlaurels 0: purple purple blue_purple\nsites: villa_white_6=0"
    rivals = "coins 1: 2 2 2\ncoins 2: 0 3 0"
    start = f"{LAST}step: theatrum\nspaces: theatrum=1 forum_2=0\ntheatre: white_yellow\n{own}\n{rivals}"
    table = Table(start).play("reveal", "pass", "bid silver")
    while (decision := SPEC.rules.decision(table.state)) is not None and decision.seat != 0:
        table.play("pass")
    assert "bid copper" in table.legal
    assert choice(SPEC, table.state, level) == "pass"


VILLA = "hand 0: servi_2 servi_2\nlaurels 0: purple purple blue_purple\ncoins 0: 1 3 1"
"""Nothing may be spent: the villa costs all coins and brings 30 points."""


@able_levels
def test_no_weapon_is_bought_with_the_copper_that_the_last_villa_costs(level: str) -> None:
    spaces = "spaces: equi_left=0 forum_2=0 arena_1=0 arena_2=1"
    table = Table(f"{LAST}step: equi_left\n{spaces}\n{VILLA}")
    assert choice(SPEC, table.state, level) == "decline"


@able_levels
def test_no_coin_is_laid_at_the_port_that_the_last_villa_costs(level: str) -> None:
    """AQ 3: the coin is paid when the henchman is placed."""
    spaces = "spaces: forum_2=0 arena_1=1 arena_2=2 stadium_gold_1=1 stadium_silver_1=2"
    table = Table(f"{LAST}step: placing\nactive: 0\n{spaces}\n{VILLA}\nsites: pistrina=0")
    assert not choice(SPEC, table.state, level).startswith("place portus")
