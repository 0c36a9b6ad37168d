"""SG 7.1 to 7.6 and SG 9: the points of one game."""

from game.core.reasons import because
from game.san_gimignano import rules
from tests.rules.san_gimignano.table import Table

EXAMPLE = """
    active: 1
    end phase: yes
    passes: 1
    piece: 0
    towers 0: 10-10-10!, 9-9-9!, 8-8-8!, 6-6-6, 10-9-8-7-6
    towers 1: 7-7-7!, 9-8-7-6-5!, 10-9-8!, 7-6-5!
    market: 5
    hand 1: 5 8
"""


def test_sg_9_the_worked_example_ends_63_to_66() -> None:
    table = Table(EXAMPLE).play("pass")
    assert table.is_over
    assert (table.totals, table.score.winners) == ((63, 66), (1,))
    assert table.event("game_ended").totals == (63, 66)


def test_sg_9_category_by_category() -> None:
    score = Table(EXAMPLE).score
    adso = {category: score.of(0, category) for category in score.categories}
    william = {category: score.of(1, category) for category in score.categories}
    nothing = {"santa_fina": 0, "penalty": 0}
    assert adso == nothing | {"completed": 15, "grace": 0, "tallest": 33, "banded": 5, "piece": 10}
    assert william == nothing | {"completed": 20, "grace": 6, "tallest": 7, "banded": 33, "piece": 0}


def test_sg_7_cards_in_hand_are_worth_nothing() -> None:
    assert Table("hand 0: 7 7 7 10 9 8\nhand 1: 5\ndeck: 6").totals == (0, 0)


def test_sg_7_1_five_for_each_completed_tower() -> None:
    table = Table("towers 0: 10-9-8!, 10-9-8!, 10-9-8\ntowers 1: 6-6-6!\ndeck: 6")
    assert (table.score.of(0, "completed"), table.score.of(1, "completed")) == (10, 5)


def test_sg_7_2_two_for_each_card_in_all_plain_sevens_but_not_in_banded_ones() -> None:
    table = Table("towers 0: 7-7-7, 7-7-7!, 8-7-6\ndeck: 6")
    assert table.score.of(0, "grace") == 12


def test_sg_7_3_the_highest_plain_tower_of_a_number_gives_the_number() -> None:
    table = Table("towers 0: 9-9-9, 8-8-8-8\ntowers 1: 9-9-9-9, 8-8-8\ndeck: 6")
    assert (table.score.of(0, "tallest"), table.score.of(1, "tallest")) == (8, 9)


def test_sg_7_3_equally_high_towers_give_it_to_both() -> None:
    table = Table("towers 0: 9-9-9\ntowers 1: 9-9-9!\ndeck: 6")
    assert (table.score.of(0, "tallest"), table.score.of(1, "tallest")) == (9, 9)


def test_sg_7_3_once_per_number_and_player() -> None:
    assert Table("towers 0: 6-6-6, 6-6-6\ndeck: 5").totals[0] == 6


def test_sg_7_3_banded_towers_do_not_compete() -> None:
    table = Table("towers 0: 5-5-5\ntowers 1: 9-8-7-6-5\ndeck: 6")
    assert (table.score.of(0, "tallest"), table.score.of(1, "tallest")) == (5, 0)


def test_sg_7_4_banded_towers_count_times_the_sum_of_their_levels() -> None:
    assert Table("towers 0: 10-9-8\ndeck: 6").score.of(0, "banded") == 3
    assert Table("towers 0: 10-9-8, 9-8-7-6!\ndeck: 6").score.of(0, "banded") == 14
    assert Table("towers 0: 10-9-8, 9-8-7-6, 7-6-5, 10-10-10\ndeck: 6").score.of(0, "banded") == 30


def test_sg_7_5_ten_for_the_tower_piece() -> None:
    assert Table("towers 0: 6-6-6\npiece: 0\ndeck: 5").totals == (16, 0)


def test_sg_7_6_most_points_win() -> None:
    assert Table("towers 0: 6-6-6\ntowers 1: 5-5-5\ndeck: 9").score.winners == (0,)


def test_sg_7_6_a_tie_goes_to_the_holder_of_the_piece() -> None:
    table = Table("towers 0: 6-6-6\ntowers 1: 6-6-6!, 5-5-5\npiece: 0\ndeck: 9")
    assert (table.totals, table.score.winners) == ((16, 16), (0,))
    assert rules.tie_break(table.state) == because("sg-tie-piece")


def test_sg_7_6_ruling_a_tie_without_a_holder_is_shared() -> None:
    table = Table("deck: 9")
    assert (table.totals, table.score.winners) == ((0, 0), (0, 1))
    assert rules.tie_break(table.state) is None


def test_sg_8_3_a_fine_stone_scores_as_the_number_it_stands_for() -> None:
    table = Table("nobles: joust\ntowers 0: 7-7-7*\ntowers 1: 10-9-8*-7\nused: 1 1\ndeck: 9")
    assert (table.score.of(0, "grace"), table.score.of(0, "tallest"), table.score.of(1, "banded")) == (6, 7, 4)
