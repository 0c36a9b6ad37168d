"""AQ 4.7 and AQ 5: the end of a round, the end of the match, the points."""

import pytest

from game.aquileia import rules
from game.aquileia.cards import NOTHING
from tests.rules.aquileia.table import Table

LAST_DECLINE = "step: portus_gold\nspaces: portus_gold=2\ntrack: 3 1 0 2"


def test_aq_4_7_1_without_racers_and_host_three_laurels_are_discarded() -> None:
    start = "round: 5\nshown: white\nstadium: blue points_5 points_3\ntheatre: white_blue blue_yellow"
    table = Table(f"{LAST_DECLINE}\n{start}").play("decline")
    gone = table.events_named("laurel_discarded")
    assert [event.laurel for event in gone] == [0, 1, 8]
    assert [event.masked(0).laurel for event in gone] == [0, None, None]
    assert table.event("laurel_turned_up").laurel == 6
    assert (len(table.state.stadium_deck), len(table.state.theatre_deck)) == (1, 1)


def test_aq_4_7_1_after_a_race_and_an_auction_nothing_more_is_discarded() -> None:
    table = Table(f"{LAST_DECLINE}\nround: 5\nstadium: points_5 points_3\ntheatre: blue_yellow").play("decline")
    assert table.events_named("laurel_discarded") == []
    assert table.event("laurel_turned_up").laurel == 6


def test_aq_r_without_a_host_the_top_theatre_laurel_alone_is_discarded() -> None:
    cards = "round: 5\nstadium: points_5 points_3\ntheatre: white_blue blue_yellow"
    table = Table(f"{LAST_DECLINE}\n{cards}").play("decline")
    assert [event.laurel for event in table.events_named("laurel_discarded")] == [8]
    assert [table.laurels(seat) for seat in range(4)] == [""] * 4


def test_aq_4_7_1_after_round_6_no_laurel_is_turned_up() -> None:
    table = Table(f"{LAST_DECLINE}\nround: 6\nshown: white\nstadium: blue\ntheatre: white_blue").play("decline")
    assert [event.laurel for event in table.events_named("laurel_discarded")] == [0, 1, 8]
    assert (table.state.shown, table.events_named("laurel_turned_up")) == (NOTHING, [])


def test_aq_4_7_2_the_foremost_tiebreaker_begins_the_next_round() -> None:
    table = Table(LAST_DECLINE).play("decline")
    assert (table.state.starter, table.seat, table.state.round) == (3, 3, 2)


def test_aq_4_7_2_everybody_takes_the_pieces_back() -> None:
    table = Table(f"{LAST_DECLINE}\npassed: 1").play("decline")
    assert (table.state.henchmen, table.state.track, table.state.passed) == ([5] * 4, [], [False] * 4)


def test_aq_4_1_5_blue_dice_return_after_the_round() -> None:
    table = Table(f"{LAST_DECLINE}\nblue: 1 2").play("decline")
    assert (table.state.blue_holder, table.state.blue_left) == (-1, 4)


def test_aq_5_the_match_ends_after_six_rounds() -> None:
    table = Table(f"{LAST_DECLINE}\nround: 6\nstadium:\ntheatre:\npoints 1: 4 0 3 0").play("decline")
    assert (table.seat, table.legal, table.event("match_ended").totals) == (None, [], (0, 7, 0, 0))
    assert table.why_not("pass") == "match-over"


def test_aq_5_1_laurels_with_a_number_score_it() -> None:
    assert Table("laurels 1: points_10 points_7 points_5 points_3").points(1, "laurels") == 25


@pytest.mark.parametrize(
    ("laurels", "villas", "points"),
    [
        ("", "villa_blue_10=0", 0),
        ("white", "villa_blue_10=0", 0),
        ("blue", "villa_blue_10=0 villa_blue_6=0", 16),
        ("blue white", "villa_blue_10=0 villa_white_6=0", 16),
        ("blue_yellow", "villa_blue_10=0 villa_yellow_6=0", 10),
        ("blue_yellow", "villa_blue_6=0 villa_yellow_10=0", 10),
        ("blue_yellow yellow_purple white_blue", "villa_yellow_6=0 villa_blue_10=0", 26),
        ("blue blue white_blue", "villa_blue_10=0 villa_blue_6=1", 30),
    ],
)
def test_aq_5_2_villas_of_a_colour_times_its_laurels_the_best_way(laurels: str, villas: str, points: int) -> None:
    assert Table(f"laurels 0: {laurels}\nsites: {villas}").points(0, "villas") == points


def test_aq_5_3_coins_and_cards_are_worth_nothing() -> None:
    assert Table("coins 0: 9 9 9\nhand 0: servi_2 weapon_3").score.totals == (0, 0, 0, 0)


def test_aq_5_3_a_tied_victory_is_shared() -> None:
    table = Table(f"{LAST_DECLINE}\nround: 6\nstadium:\ntheatre:\npoints 1: 4 0 0 0\npoints 3: 0 4 0 0").play("decline")
    assert (table.score.winners, rules.tie_break(table.state)) == ((1, 3), None)
