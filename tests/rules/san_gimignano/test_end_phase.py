"""SG 4: how the end phase begins and what is closed from then on."""

import pytest

from tests.rules.san_gimignano.table import Table

# 4.1 The tower deck is empty, at the end of the action that emptied it


def test_sg_4_1_the_last_cards_drawn_by_buying_begin_it() -> None:
    table = Table("hand 0: 5\nhand 1: 6 6 6\nmarket: 9\ndeck: 8 7").play("buy", "draw deck")
    assert not table.state.end_phase
    table.play("draw deck")
    assert table.event("end_phase_begun").by_deck
    assert table.state.end_phase
    assert table.why_not("buy") == "closed"


def test_sg_4_1_one_card_left_does_not_begin_it() -> None:
    table = Table("hand 0: 5\nmarket: 9\ndeck: 8 7").play("buy", "draw deck", "draw 9")
    assert table.deck == ""  # the refill took the last one
    assert table.state.end_phase
    table = Table("hand 0: 5\nmarket: 9 9\ndeck: 8 7").play("buy", "draw deck", "draw 9")
    assert (table.deck, table.state.end_phase) == ("7", False)


def test_sg_4_1_ruling_a_refill_that_empties_the_deck_begins_it() -> None:
    table = Table("hand 0: 5\nmarket: 9 9\ndeck: 8 7 6 6").play("buy", "draw 9", "draw 9")
    assert table.happened == ["card_taken", "market_refilled", "end_phase_begun"]


def test_sg_4_1_ruling_the_rest_of_an_exchange_draws_from_the_market() -> None:
    table = Table("hand 0: 5 5\nmarket: 9 10\ndeck: 8").play("exchange 5 5", "draw deck")
    assert (table.state.end_phase, table.legal) == (False, ["draw 10", "draw 9"])
    assert table.why_not("draw deck") == "deck-empty"
    table.play("draw 9")
    assert (table.state.end_phase, table.seat) == (True, 1)


def test_sg_4_1_ruling_the_rest_of_an_extension_draws_from_the_market() -> None:
    table = Table("hand 0: 7 7\ntowers 0: 7-7-7\nmarket: 9 10\ndeck: 8").play("extend 1 7 7", "draw deck")
    assert table.legal == ["draw 10", "draw 9"]
    table.play("draw 10")
    assert table.state.end_phase
    assert table.market == "9"


def test_sg_4_1_an_eight_that_empties_the_deck_ends_its_draws_first() -> None:
    table = Table("hand 0: 8 8 8\nmarket: 9 10\ndeck: 6 7").play("build 8 8 8", "donate", "draw deck", "draw deck")
    assert (table.state.end_phase, table.legal) == (False, ["draw 10", "draw 9"])
    table.play("draw 9")
    assert table.state.end_phase


def test_sg_4_1_cards_of_a_torn_down_tower_keep_the_works_open() -> None:
    table = Table("hand 0: 10 10 10\ntowers 1: 9-8-7\nmarket: 9\ndeck: 8")
    table.play("build 10 10 10", "topple theirs 1")
    assert (table.deck, table.state.end_phase) == ("7 8 9 8", False)


# 4.2 What is closed

CLOSED = """
    active: 0
    end phase: yes
    hand 0: 8 8 8 7
    hand 1: 10 10 10
    towers 0: 7-7-7
    towers 1: 6-6-6!, 7-7-7!, 8-8-8!, 9-9-9!
    market: 9 10
    deck: 5 5
"""


@pytest.mark.parametrize("action", ["buy", "exchange 8 8", "complete 1"])
def test_sg_4_2_no_buying_no_exchanging_no_completing(action: str) -> None:
    assert Table(CLOSED).why_not(action) == "closed"


def test_sg_4_2_the_end_is_declared_only_once() -> None:
    assert Table(CLOSED).play("pass").why_not("declare") == "closed"


def test_sg_4_2_building_extending_and_passing_are_all_that_is_left() -> None:
    assert Table(CLOSED).legal == ["build 8 8 8", "extend 1 7", "pass"]


def test_sg_4_2_building_triggers_no_donation() -> None:
    table = Table(CLOSED).play("build 8 8 8")
    assert (table.seat, table.is_turn) == (1, True)
    table.play("build 10 10 10")
    assert (table.seat, table.is_turn, table.towers(0)) == (0, True, "7-7-7, 8-8-8")


def test_sg_4_2_extending_draws_no_cards() -> None:
    table = Table(CLOSED).play("extend 1 7")
    assert (table.seat, table.hand(0), table.market) == (1, "8 8 8", "9 10")


def test_sg_4_2_it_ends_when_both_pass_in_a_row() -> None:
    table = Table(CLOSED).play("pass", "build 10 10 10", "pass")
    assert not table.is_over
    assert table.play("pass").is_over


def test_sg_4_2_ruling_a_pass_before_the_end_phase_still_counts() -> None:
    table = Table("hand 0: 7\nhand 1: 5\nmarket: 9\ndeck: 8 8").play("buy", "draw deck", "draw deck", "pass")
    assert not table.is_over
    assert table.play("pass").is_over


def test_sg_4_2_ruling_a_noble_may_be_played_and_is_no_pass() -> None:
    table = Table("end phase: yes\nhand 0: 7\nhand 1: santa_fina\nnobles: joust")
    table.play("pass", "play santa_fina", "pass")
    assert (table.is_over, table.seat) == (False, 1)
    assert table.play("pass").is_over


def test_sg_4_2_ruling_a_pilgrimage_draws_nothing() -> None:
    table = Table("end phase: yes\nhand 0: pilgrimage 7\nnobles: joust city_wall\ndeck: 8 9")
    table.play("play pilgrimage")
    assert (table.hand(0), table.noble_deck, table.deck) == ("7", "joust city_wall", "8 9")
    assert (table.seat, table.played(0), table.state.used) == (1, "pilgrimage", [1, 0])


def test_sg_4_2_ruling_cards_returned_by_a_rognosa_reopen_nothing() -> None:
    table = Table("end phase: yes\nhand 0: rognosa 7 8\nhand 1: 9\nnobles:\nmarket: 10")
    table.play("play rognosa", "return 7", "return 8")
    assert (table.deck, table.state.end_phase, table.why_not("buy")) == ("7 8", True, "closed")
