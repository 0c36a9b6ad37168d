"""Unfinished intents: a site that is chosen before the cards that pay for it."""

from game.aquileia.board import SITE_OF
from game.aquileia.intents import builds_on, why_not_site
from tests.rules.aquileia.table import Table

FORUM = "step: forum_1\nspaces: forum_1=0\ntrack: 0 1 2 3\ncoins 0: 4 1 1"


def reason_against(table: Table, site: str) -> str | None:
    reason = why_not_site(table.state, SITE_OF[site])
    return reason.key if reason else None


def test_a_site_shows_all_ways_to_pay_for_it() -> None:
    table = Table(f"{FORUM}\nhand 0: servi_1 servi_1 servi_1 servi_2")
    texts = [action.text for action in builds_on(table.state, SITE_OF["villa_white_10"])]
    assert texts == ["build villa_white_10 with 1 1 1", "build villa_white_10 with 1 2"]
    assert reason_against(table, "villa_white_10") is None


def test_a_site_that_cannot_be_built_says_what_is_missing() -> None:
    table = Table(f"{FORUM}\nsites: pistrina=2")
    assert reason_against(table, "pistrina") == "aq-why-site-taken"
    assert reason_against(table, "villa_yellow_6") == "aq-why-coins"
    assert reason_against(table, "villa_blue_6") == "aq-why-servi"


def test_no_site_can_be_chosen_outside_the_forum() -> None:
    assert reason_against(Table(""), "pistrina") == "aq-why-not-now"
