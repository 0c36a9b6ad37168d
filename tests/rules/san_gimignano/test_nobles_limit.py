"""SG 8.1, 8.2 and 8.9: the noble deck, how many may be used, and where nobles can be drawn."""

import pytest

from tests.rules.san_gimignano.table import Table

REST = "market: 9 10\ndeck: 8 8 8 8 8 8\nnobles: city_wall joust pilgrimage"


# 8.1 The second deck


def test_sg_8_1_buying_may_draw_nobles() -> None:
    table = Table(f"hand 0: 5\n{REST}").play("buy")
    assert table.legal == ["draw 10", "draw 9", "draw deck", "draw nobles"]
    table.play("draw nobles", "draw nobles")
    assert (table.hand(0), table.noble_deck, table.seat) == ("5 joust city_wall", "pilgrimage", 1)


def test_sg_8_1_exchanging_may_draw_nobles_and_lay_them() -> None:
    table = Table(f"hand 0: fine_stone 5\n{REST}").play("exchange fine_stone 5")
    assert table.market == "5 9 10 fine_stone"
    table.play("draw nobles", "draw deck", "buy", "draw fine_stone")
    assert table.hand(1) == "fine_stone"


def test_sg_8_1_different_names_are_different_kinds() -> None:
    table = Table("hand 0: joust santa_fina\nmarket: joust rognosa\ndeck: 8 8 8\nnobles: city_wall")
    table.play("exchange joust santa_fina")
    assert table.legal == ["draw deck", "draw nobles", "draw rognosa"]


@pytest.mark.parametrize(("hand", "reason"), [("5 6 7 8 joust", None), ("5 6 7 8 joust rognosa", "hand-limit")])
def test_sg_8_1_nobles_count_towards_the_hand_limit(hand: str, reason: str | None) -> None:
    assert Table(f"hand 0: {hand}\n{REST.replace('joust', '')}").why_not("buy") == reason


def test_sg_8_1_an_empty_noble_deck_does_not_start_the_end_phase() -> None:
    table = Table("hand 0: 5\nmarket: 9\ndeck: 8 8\nnobles: joust").play("buy", "draw nobles", "draw deck")
    assert (table.noble_deck, table.state.end_phase) == ("", False)
    table.play("buy")
    assert "draw nobles" not in table.legal


def test_sg_8_1_an_exchange_may_count_on_the_noble_deck() -> None:
    start = "hand 0: 5 6\nmarket: 5\ndeck: 8\n"
    assert Table(start).why_not("exchange 5 6") == "exchange-supply"
    assert Table(f"{start}nobles: joust").allows("exchange 5 6")


def test_sg_8_1_with_one_card_in_the_tower_deck_the_one_card_may_be_a_noble() -> None:
    table = Table("hand 0: 5\nmarket: 9\ndeck: 8\nnobles: joust city_wall").play("buy")
    assert table.legal == ["draw 9", "draw deck", "draw nobles"]
    table.play("draw nobles")
    assert (table.hand(0), table.seat, table.state.end_phase) == ("5 joust", 1, False)


# 8.2 One noble card instead of an action, up to one more than the opponent


def test_sg_8_2_playing_a_noble_is_the_turn_and_the_card_lies_in_front_of_its_player() -> None:
    table = Table(f"hand 0: santa_fina 5\n{REST}").play("play santa_fina")
    assert (table.seat, table.is_turn) == (1, True)
    assert (table.hand(0), table.played(0), table.state.used) == ("5", "santa_fina", [1, 0])
    assert table.happened[0] == "noble_played"


@pytest.mark.parametrize(("used", "reason"), [
    ("0 0", None),
    ("1 0", "noble-limit"),
    ("1 1", None),
    ("0 2", None),
    ("2 1", "noble-limit"),
    ("2 0", "noble-limit"),
    ("3 2", "noble-limit"),
    ("2 3", None),
])  # fmt: skip
def test_sg_8_2_only_up_to_one_more_than_the_opponent_has_used(used: str, reason: str | None) -> None:
    assert Table(f"hand 0: santa_fina 5\nused: {used}\n{REST}").why_not("play santa_fina") == reason


def test_sg_8_2_only_nobles_in_hand() -> None:
    assert Table(f"hand 0: santa_fina 5\n{REST}").why_not("play rognosa") == "not-in-hand"


def test_sg_8_2_a_used_card_lies_on_the_table_for_good() -> None:
    table = Table(f"hand 0: santa_fina 5\n{REST}").play("play santa_fina", "pass")
    assert "santa_fina" not in table.hand(0) + table.market
    assert not any("santa_fina" in text for text in table.legal)


@pytest.mark.parametrize(("card", "reason"), [("fine_stone", "stone-is-laid"), ("joust", "joust-answers")])
def test_sg_8_2_fine_stone_and_joust_are_played_differently(card: str, reason: str) -> None:
    assert Table(f"hand 0: {card} 5\nmarket: 9\ndeck: 8 8").why_not(f"play {card}") == reason


# 8.9 Where nobles can be drawn


def test_sg_8_9_ruling_an_eight_draws_from_the_tower_deck_but_takes_a_noble_from_the_market() -> None:
    table = Table("hand 0: 8 8 8\nmarket: 9 joust\ndeck: 10 10 10 10\nnobles: city_wall")
    table.play("build 8 8 8", "donate")
    assert table.legal == ["draw 9", "draw deck", "draw joust"]
    assert table.why_not("draw nobles") == "no-nobles-here"
    table.play("draw joust", "draw deck", "draw deck")
    assert table.hand(0) == "10 10 joust"


def test_sg_8_9_ruling_an_extension_draws_from_the_tower_deck_but_takes_a_noble_from_the_market() -> None:
    table = Table("hand 0: 8\ntowers 0: 8-8-8\nmarket: 9 joust\ndeck: 10 10\nnobles: city_wall").play("extend 1 8")
    assert table.legal == ["draw 9", "draw deck", "draw joust"]
    assert table.play("draw joust").hand(0) == "joust"


def test_sg_8_9_ruling_the_market_is_refilled_with_towers() -> None:
    table = Table("hand 0: 8\nmarket: 9 9\ndeck: 10 10 10 10 10\nnobles: city_wall").play("buy", "draw 9", "draw 9")
    assert (table.market, table.noble_deck) == ("10 10 10 10", "city_wall")


def test_sg_8_9_a_noble_in_the_market_keeps_it_from_being_empty() -> None:
    table = Table("hand 0: 8\nmarket: 9 joust\ndeck: 10 10 10\nnobles: city_wall").play("buy", "draw 9", "draw deck")
    assert table.market == "joust"
