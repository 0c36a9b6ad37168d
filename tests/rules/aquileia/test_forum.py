"""AQ 4.5: building on the forum."""

import pytest

from game.aquileia.board import SITES, Site
from game.aquileia.limits import payments
from tests.rules.aquileia.table import Table


def forum(space: str = "forum_1", more: str = "") -> Table:
    return Table(f"step: {space}\nspaces: {space}=0\ntrack: 0 1 2 3\ncoins 0: 9 9 9\n{more}")


def test_aq_4_5_1_the_spaces_act_from_1_to_5() -> None:
    table = Table("step: forum_1\nspaces: forum_1=3 forum_2=2 forum_3=1 forum_4=0 forum_5=1\ntrack: 0 1 2 3")
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.play("decline")
    assert seats == [3, 2, 1, 0, 1]


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.name)
def test_aq_4_5_1_each_building_costs_exactly_its_coins_and_its_slaves(site: Site) -> None:
    ones = " servi_1" * site.servi
    copper, silver, gold = site.cost
    table = forum(more=f"coins 0: {copper + 1} {silver + 1} {gold + 1}\nhand 0:{ones}")
    paid = " with" + " 1" * site.servi if site.servi else ""
    table.play(f"build {site.name}{paid}")
    assert (table.coins(0), table.hand(0)) == ((1, 1, 1), "")


def test_aq_1_1_no_metal_stands_in_for_another_when_building() -> None:
    table = forum(more="coins 0: 9 0 9")
    assert table.why_not("build fullonica") == "coins"


@pytest.mark.parametrize(
    ("ones", "twos", "need", "sets"),
    [
        (0, 0, 0, {(0, 0)}),
        (3, 3, 0, {(0, 0)}),
        (1, 1, 1, {(1, 0)}),
        (0, 2, 1, {(0, 1)}),
        (2, 1, 2, {(2, 0), (0, 1)}),
        (3, 2, 3, {(3, 0), (1, 1)}),
        (0, 2, 3, {(0, 2)}),
        (1, 0, 2, set()),
        (0, 1, 3, set()),
        (2, 0, 3, set()),
    ],
)
def test_aq_4_5_1_sensible_sets_of_slave_cards(ones: int, twos: int, need: int, sets: set[tuple[int, int]]) -> None:
    assert set(payments(ones, twos, need)) == sets


def test_aq_4_5_1_overpaid_slaves_are_lost() -> None:
    table = forum(more="hand 0: servi_2").play("build figlina with 2")
    assert (table.hand(0), table.state.discards[1]) == ("", 1)


def test_aq_4_5_1_reasons_against_a_payment() -> None:
    table = forum(more="hand 0: servi_1 servi_2")
    assert table.why_not("build figlina") == "servi-paid"
    assert table.why_not("build figlina with 2") == "servi-wasted"
    assert table.why_not("build figlina with 1 1") == "not-in-hand"
    assert table.why_not("build villa_white_10 with 2 2") == "not-in-hand"
    assert forum().why_not("build figlina with 1") == "servi"


def test_aq_4_5_1_one_house_on_a_site() -> None:
    table = forum(more="sites: pistrina=2")
    assert table.why_not("build pistrina") == "site-taken"


def test_aq_r_both_sides_may_be_built_from_any_space() -> None:
    table = forum("forum_4", "hand 0: servi_2 servi_1")
    assert {"build pistrina", "build villa_white_6 with 2"} <= set(table.legal)


@pytest.mark.parametrize(("space", "points"), [("forum_1", 0), ("forum_2", 3), ("forum_4", 0), ("forum_5", 3)])
def test_aq_4_5_2_spaces_2_and_5_score_the_building(space: str, points: int) -> None:
    table = forum(space).play("build pistrina")
    assert (table.points(0, "forum"), table.step) == (points, "placing")


@pytest.mark.parametrize(
    ("site", "points"), [("gemmaria with 2", 8), ("mensa_aenea", 3), ("mensa_maior", 4), ("villa_white_6 with 2", 6)]
)
def test_aq_r_workshops_banks_and_villas_score_their_printed_number(site: str, points: int) -> None:
    table = forum("forum_5", "hand 0: servi_2").play(f"build {site}")
    assert table.points(0, "forum") == points


def test_aq_r_who_can_build_nothing_is_left_with_declining() -> None:
    table = forum(more="coins 0: 0 0 9\nhand 0: servi_2")
    assert table.legal == ["decline"]
    assert table.play("decline").sites(0) == []


def test_aq_4_5_2_space_3_builds_up_to_two_and_scores_none() -> None:
    table = forum("forum_3").play("build pistrina")
    assert (table.seat, table.kind, table.step) == (0, "build", "forum_3")
    table.play("build textrina")
    assert (table.sites(0), table.points(0, "forum"), table.step) == (["pistrina", "textrina"], 0, "placing")


def test_aq_4_5_2_the_second_building_of_space_3_may_be_left() -> None:
    table = forum("forum_3").play("build pistrina", "decline")
    assert (table.sites(0), table.step) == (["pistrina"], "placing")


def test_aq_r_one_slave_card_cannot_serve_two_buildings() -> None:
    table = forum("forum_3", "hand 0: servi_2").play("build figlina with 2")
    assert table.why_not("build vitraria with 1") == "servi"


def test_aq_r_nine_houses_for_each_player() -> None:
    names = [site.name for site in SITES]
    table = forum(more="sites: " + " ".join(f"{name}=0" for name in names[:9]))
    assert (table.legal, table.why_not("build mensa_maior")) == (["decline"], "houses")
