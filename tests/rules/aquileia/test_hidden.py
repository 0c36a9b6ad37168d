"""AQ 7: what is hidden, and what is remembered."""

import random

from game.aquileia import rules
from game.aquileia.laurels import UNKNOWN_STADIUM, is_seen, kind_of
from tests.rules.aquileia.table import Table

HANDS = "hand 0: servi_1 weapon_3\nhand 1: servi_2 servi_2 weapon_1\nhand 2: gold_horse_2"


def test_aq_7_own_cards_are_known_and_rivals_hidden_in_kind_and_number() -> None:
    table = Table(HANDS)
    assert (table.view(0).hand(0), table.view(0).hand(1), table.view(0).hand(2)) == ("servi_1 weapon_3", "", "")


def test_aq_1_1_coins_are_always_open() -> None:
    assert Table("coins 1: 3 0 2").view(0).coins(1) == (3, 0, 2)


def test_aq_7_views_do_not_tell_hands_of_different_size_apart() -> None:
    table = Table(HANDS)
    moved = table.state.clone()
    moved.hands[2][1] += 1
    moved.hands[1][1] -= 1
    assert rules.observe(moved, 0) == rules.observe(table.state, 0)


def test_aq_7_a_card_bought_from_the_row_stays_known_until_such_a_card_is_played() -> None:
    start = "round: 5\nstep: equi_middle\nspaces: equi_middle=1 arena_1=1\ntrack: 0 1 2 3"
    table = Table(f"{start}\nrow: weapon_1 weapon_2 weapon_2", luck="sss").play("buy 1")
    assert table.view(0).hand(1) == "weapon_2"
    table.play("roll", "play weapon_2")
    assert table.view(0).hand(1) == ""


def test_aq_7_all_decks_are_hidden_and_keep_their_length() -> None:
    table = Table(HANDS)
    view = table.view(1).state
    assert set(view.servi_deck) == {9}
    assert set(view.gear_deck) == {10}
    assert (len(view.servi_deck), len(view.gear_deck)) == (len(table.state.servi_deck), len(table.state.gear_deck))
    assert {kind_of(code) for code in view.stadium_deck} == {UNKNOWN_STADIUM}


RACE = "round: 5\nstep: stadium_gold_1\nspaces: stadium_gold_1=0 stadium_silver_2=1\ntrack: 0 1 2 3\nshown: white"


def race() -> Table:
    table = Table(f"{RACE}\nstadium: points_7 blue points_3\ntheatre: white_blue", luck="gggsss")
    return table.play("roll", "roll", "stand", "stand")


def test_aq_7_only_the_first_sees_the_laurel_of_the_deck() -> None:
    table = race()
    seen = table.event("laurel_seen")
    assert (seen.masked(0).laurel, seen.masked(1).laurel) == (5, None)
    assert kind_of(table.view(0).state.stadium_deck[-1]) == 5
    assert kind_of(table.view(1).state.stadium_deck[-1]) == UNKNOWN_STADIUM


def test_aq_7_a_laurel_of_the_deck_that_is_passed_on_is_seen_by_both() -> None:
    table = race().play("keep shown")
    (code,) = table.state.laurels[1]
    assert [is_seen(code, seat) for seat in range(4)] == [True, True, False, False]
    taken = table.events_named("laurel_taken")
    assert [event.masked(2).laurel for event in taken] == [0, None]


def test_aq_7_a_laurel_of_the_deck_that_is_kept_is_seen_by_the_first_only() -> None:
    table = race().play("keep drawn")
    (code,) = table.state.laurels[0]
    assert [is_seen(code, seat) for seat in range(4)] == [True, False, False, False]
    assert table.view(1).laurels(0) == "unknown_stadium"
    assert table.view(3).laurels(1) == "white"


def test_aq_7_hidden_laurels_count_when_the_match_is_over() -> None:
    table = Table("step: dolus\nspaces: dolus=0\ntrack: 0 1 2 3\nround: 6\nstadium:\ntheatre:\nlaurels 1: points_10@1")
    assert table.score.totals == (0, 0, 0, 0)
    assert table.play("decline").score.totals == (0, 10, 0, 0)
    assert table.view(0).laurels(1) == "points_10"


def test_aq_7_an_imagined_world_gives_every_unseen_card_a_place() -> None:
    table = Table(HANDS + "\nlaurels 1: points_10@1 blue@01\nservi: servi_1\ngear: weapon_1")
    for number in range(20):
        world = Table(rules.determinise(rules.observe(table.state, 0), 0, random.Random(number)))
        assert world.view(0).state == table.view(0).state
        assert world.hand(0) == table.hand(0)
        assert world.laurels(1).split()[1] == "blue"
