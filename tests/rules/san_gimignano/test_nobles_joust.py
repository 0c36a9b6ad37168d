"""SG 8.5: the joust."""

import pytest

from tests.rules.san_gimignano.table import Table

REST = "market: 9\ndeck: 8 8 8 8 8\nnobles: city_wall"


def test_sg_8_5_the_cancelled_card_leaves_the_game_and_does_not_count() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\n{REST}").play("play santa_fina")
    assert (table.seat, table.is_turn, table.legal) == (1, False, ["allow", "joust"])
    table.play("joust")
    assert (table.state.used, table.played(0), table.played(1), table.hand(1)) == ([0, 1], "", "joust", "5")
    assert "santa_fina" not in table.hand(0)
    assert table.happened == ["noble_played", "noble_cancelled"]


def test_sg_8_5_it_is_no_turn_action_and_the_cancelled_players_turn_is_used() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\n{REST}").play("play santa_fina", "joust")
    assert (table.seat, table.is_turn) == (1, True)


def test_sg_8_5_it_may_be_kept() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\n{REST}").play("play santa_fina", "allow")
    assert (table.state.used, table.played(0), table.hand(1), table.seat) == ([1, 0], "santa_fina", "5 joust", 1)


def test_sg_8_5_who_holds_a_noble_back_but_no_joust_is_asked_too() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: rognosa 5\n{REST} joust").play("play santa_fina")
    assert (table.seat, table.legal, table.why_not("joust")) == (1, ["allow"], "not-in-hand")


def test_sg_8_5_nobody_is_asked_when_all_can_see_that_no_joust_can_come() -> None:
    without_nobles = Table(f"hand 0: santa_fina 6\nhand 1: 5\n{REST} joust").play("play santa_fina")
    jousts_gone = Table(f"hand 0: santa_fina 6\nhand 1: rognosa 5\n{REST}").play("play santa_fina")
    assert without_nobles.is_turn and jousts_gone.is_turn


@pytest.mark.parametrize(("used", "after"), [("0 0", [0, 1]), ("0 1", [0, 2]), ("1 1", [1, 2]), ("1 2", [1, 3])])
def test_sg_8_5_one_ahead_may_joust_and_end_up_two_ahead(used: str, after: list[int]) -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\nused: {used}\n{REST}").play("play santa_fina", "joust")
    assert table.state.used == after


@pytest.mark.parametrize("used", ["0 2", "1 3"])
def test_sg_8_5_two_ahead_may_not_joust(used: str) -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\nused: {used}\n{REST}").play("play santa_fina")
    while table.seat == 1 and not table.is_turn:
        assert table.why_not("joust") == "noble-limit"
        table.play("allow")
    assert table.played(0) == "santa_fina"


def test_sg_8_5_ruling_a_joust_may_answer_a_joust() -> None:
    table = Table(f"hand 0: santa_fina joust\nhand 1: joust 5\n{REST}").play("play santa_fina", "joust")
    assert (table.seat, table.is_turn, table.legal) == (0, False, ["allow", "joust"])
    table.play("joust")
    assert (sorted(table.played(0).split()), table.played(1)) == (["joust", "santa_fina"], "")
    assert (table.state.used, table.seat, table.is_turn) == ([2, 0], 1, True)


def test_sg_8_5_a_joust_that_is_let_pass_cancels() -> None:
    table = Table(f"hand 0: santa_fina joust\nhand 1: joust 5\n{REST}").play("play santa_fina", "joust", "allow")
    assert (table.played(0), table.played(1), table.hand(0), table.state.used) == ("", "joust", "joust", [0, 1])


def test_sg_8_5_ruling_a_joust_comes_before_any_cost_or_effect() -> None:
    table = Table(f"hand 0: rognosa 6 7\nhand 1: joust 5\n{REST}").play("play rognosa", "joust")
    assert (table.hand(0), table.deck, table.seat, table.is_turn) == ("6 7", "8 8 8 8 8", 1, True)
    table = Table(f"hand 0: pilgrimage 6 7\nhand 1: joust 5\n{REST}").play("play pilgrimage", "joust")
    assert (table.hand(0), table.deck, table.noble_deck) == ("6 7", "8 8 8 8 8", "city_wall")


def test_sg_8_5_a_joust_answers_no_tower_card() -> None:
    table = Table(f"hand 0: 7 7 7\nhand 1: joust 5\n{REST}").play("build 7 7 7")
    assert (table.seat, table.is_turn) == (1, True)


@pytest.mark.parametrize("card", ["pilgrimage", "rognosa", "santa_fina", "city_wall"])
def test_sg_8_5_it_answers_every_noble(card: str) -> None:
    table = Table(f"hand 0: {card} 6 7\nhand 1: joust 5\nmarket: 9\ndeck: 8 8\nnobles: joust").play(f"play {card}")
    assert "joust" in table.legal


def test_sg_8_5_ruling_a_joust_may_save_a_fine_stone_from_a_joust() -> None:
    table = Table(f"hand 0: 7 7 fine_stone joust\nhand 1: joust 5\n{REST}").play("build 7 7 fine_stone=7", "joust")
    assert (table.seat, table.legal) == (0, ["allow", "joust"])
    table.play("joust")
    assert (table.towers(0), table.hand(0), table.played(0), table.played(1)) == ("7-7-7*", "", "joust", "")
    assert (table.state.used, table.seat, table.is_turn) == ([2, 0], 1, True)


def test_sg_8_5_a_second_stone_is_safe_when_both_jousts_are_spent() -> None:
    start = f"hand 0: 7 7 fine_stone fine_stone joust\nhand 1: joust rognosa\nused: 0 1\n{REST}"
    table = Table(start).play("build 7 7 fine_stone=7 fine_stone=7", "joust", "joust")
    assert (table.towers(0), table.state.used, table.seat) == ("7-7-7*-7*", [3, 1], 1)


def test_sg_8_5_a_cancelled_noble_is_no_pass() -> None:
    table = Table(f"hand 0: santa_fina 6\nhand 1: joust 5\npasses: 1\n{REST}").play("play santa_fina", "joust", "pass")
    assert not table.is_over
    assert table.play("pass").is_over


def test_sg_8_5_in_the_end_phase_too() -> None:
    table = Table(f"end phase: yes\nhand 0: 7 7 fine_stone\nhand 1: joust 5\n{REST}").play("build 7 7 fine_stone=7")
    table.play("joust", "take back")
    assert (table.hand(0), table.seat, table.is_turn) == ("7 7", 1, True)
