"""SG 3: the seven actions of a turn."""

import pytest

from tests.rules.san_gimignano.table import Table

BUYING = """
    hand 0: 5 6 7
    market: 9 10
    deck: 8 7 9 10 10 10
"""


def test_sg_3_a_turn_is_exactly_one_action() -> None:
    table = Table("hand 0: 5 6 7\nhand 1: 9 9 9\nmarket: 8\ndeck: 10 10 10\n")
    table.play("build 5 6 7")
    assert (table.seat, table.is_turn) == (1, True)


def test_sg_3_cards_are_taken_one_at_a_time_and_seen_before_the_next() -> None:
    table = Table(BUYING).play("buy", "draw deck")
    assert table.hand(0) == "5 6 7 8"
    assert (table.seat, table.is_turn) == (0, False)
    assert table.legal == ["draw 10", "draw 9", "draw deck"]


# 3.1 Buy stone


@pytest.mark.parametrize(
    ("draws", "hand", "market"),
    [
        (("draw deck", "draw deck"), "5 6 7 7 8", "9 10"),
        (("draw deck", "draw 9"), "5 6 7 8 9", "10"),
        (("draw 10", "draw deck"), "5 6 7 8 10", "9"),
    ],
)
def test_sg_3_1_two_cards_from_deck_market_or_both(draws: tuple[str, str], hand: str, market: str) -> None:
    table = Table(BUYING).play("buy", *draws)
    assert (table.hand(0), table.market, table.seat) == (hand, market, 1)


def test_sg_3_1_an_empty_market_is_refilled_to_four_afterwards() -> None:
    table = Table(BUYING).play("buy", "draw 9")
    assert "market_refilled" not in table.happened
    table.play("draw 10")
    assert table.event("market_refilled").cards == (8, 7, 9, 10)
    assert (table.market, table.deck) == ("7 8 9 10", "10 10")


def test_sg_3_1_a_market_emptied_by_the_first_card_is_refilled_only_after_the_second() -> None:
    table = Table("hand 0: 5\nmarket: 9\ndeck: 8 7 6 6 6 10").play("buy", "draw 9")
    assert table.legal == ["draw deck"]
    table.play("draw deck")
    assert (table.hand(0), table.market, table.deck) == ("5 8 9", "6 6 6 7", "10")


def test_sg_3_1_a_refill_takes_as_many_as_there_are() -> None:
    table = Table("hand 0: 5\nmarket: 9 9\ndeck: 8 7").play("buy", "draw 9", "draw 9")
    assert (table.market, table.deck) == ("7 8", "")


@pytest.mark.parametrize(("hand", "reason"), [("5 6 7 8 9", None), ("5 6 7 8 9 10", "hand-limit")])
def test_sg_3_1_buying_may_fill_the_hand_to_seven_but_not_over(hand: str, reason: str | None) -> None:
    table = Table(f"hand 0: {hand}\nmarket: 9 10\ndeck: 8 8 8")
    assert table.why_not("buy") == reason
    assert ("buy" in table.legal) == (reason is None)


def test_sg_3_1_a_full_hand_cannot_buy() -> None:
    assert Table("hand 0: 5 6 7 8 9 10 10\nmarket: 9 10\ndeck: 8 8 8").why_not("buy") == "hand-limit"


@pytest.mark.parametrize(("draw", "deck", "market"), [("draw deck", "", "9 10"), ("draw 9", "8", "10")])
def test_sg_3_1_the_last_card_of_the_deck_makes_it_one_from_deck_or_market(draw: str, deck: str, market: str) -> None:
    table = Table("hand 0: 5 6 7\nmarket: 9 10\ndeck: 8").play("buy")
    assert table.legal == ["draw 10", "draw 9", "draw deck"]
    table.play(draw)
    assert (table.seat, table.is_turn, table.deck, table.market) == (1, True, deck, market)


@pytest.mark.parametrize(("hand", "reason"), [("5 6 7 8 9 10", None), ("5 6 7 8 9 10 10", "hand-limit")])
def test_sg_3_1_with_one_card_in_the_deck_six_in_hand_may_buy_and_seven_not(hand: str, reason: str | None) -> None:
    assert Table(f"hand 0: {hand}\nmarket: 9\ndeck: 8").why_not("buy") == reason


def test_sg_3_1_two_cards_in_the_deck_still_mean_two_after_the_first_is_drawn() -> None:
    table = Table("hand 0: 5\nmarket: 9\ndeck: 8 7").play("buy", "draw deck")
    assert table.legal == ["draw 9", "draw deck"]


# 3.2 Exchange stone


def test_sg_3_2_laid_cards_go_into_the_market_and_as_many_are_taken() -> None:
    table = Table("hand 0: 5 6 7\nmarket: 9 10\ndeck: 8 8 8").play("exchange 5 6")
    assert table.market == "5 6 9 10"
    assert table.event("cards_exchanged").cards == (5, 6)
    table.play("draw deck", "draw 10")
    assert (table.hand(0), table.market, table.seat) == ("7 8 10", "5 6 9", 1)


def test_sg_3_2_at_least_two_cards() -> None:
    table = Table("hand 0: 5 6 7\nmarket: 9 10\ndeck: 8 8 8")
    assert table.why_not("exchange 5") == "exchange-two"
    assert table.allows("exchange 5 6 7")


def test_sg_3_2_only_cards_in_hand() -> None:
    assert Table("hand 0: 5 6 7\nmarket: 9 10\ndeck: 8 8 8").why_not("exchange 5 5") == "not-in-hand"


def test_sg_3_2_a_kind_just_put_there_cannot_be_taken_even_a_copy_that_lay_there_before() -> None:
    table = Table("hand 0: 5 6 7\nmarket: 5 9\ndeck: 8 8 8").play("exchange 5 6")
    assert table.legal == ["draw 9", "draw deck"]
    assert table.why_not("draw 5") == "kind-just-laid"
    assert table.why_not("draw 10") == "not-in-market"


def test_sg_3_2_a_kind_just_put_there_may_come_from_the_deck() -> None:
    table = Table("hand 0: 5 6 7\nmarket: 9\ndeck: 5 6 8").play("exchange 5 6", "draw deck", "draw deck")
    assert table.hand(0) == "5 6 7"


@pytest.mark.parametrize(("market", "deck", "reason"), [
    ("9", "8", None),
    ("5 5", "8", "exchange-supply"),
    ("5 9", "8", None),
    ("5 6", "8 8", None),
])  # fmt: skip
def test_sg_3_2_not_when_so_many_cannot_be_taken(market: str, deck: str, reason: str | None) -> None:
    assert Table(f"hand 0: 5 6 7\nmarket: {market}\ndeck: {deck}").why_not("exchange 5 6") == reason


def test_sg_3_2_a_full_hand_may_exchange() -> None:
    table = Table("hand 0: 5 6 7 8 9 10 10\nmarket: 9\ndeck: 8 8 8 8 8 8 7")
    assert table.allows("exchange 5 6 7 8 9 10 10")


def test_sg_3_2_nobles_are_kinds_by_name() -> None:
    table = Table("hand 0: fine_stone 6 7\nmarket: fine_stone joust 9\ndeck: 8 8 8\nnobles: city_wall")
    table.play("exchange fine_stone 6")
    assert table.legal == ["draw 9", "draw deck", "draw joust", "draw nobles"]
    assert table.why_not("draw fine_stone") == "kind-just-laid"


# 3.3 Build a tower

STONES = "hand 0: 5 6 7 7 7 8 10\nmarket: 9\ndeck: 8 8 8"


@pytest.mark.parametrize("build", ["build 7 7 7", "build 7 6 5", "build 8 7 6", "build 8 7 6 5"])
def test_sg_3_3_plain_or_banded_from_three_cards(build: str) -> None:
    assert build in Table(STONES).legal


@pytest.mark.parametrize(("build", "reason"), [
    ("build 7 7", "build-three"),
    ("build 8 7", "build-three"),
    ("build 10 8 7", "build-shape"),
    ("build 7 7 6", "build-shape"),
    ("build 8 7 7 6", "build-shape"),
    ("build 7 7 7 7", "not-in-hand"),
    ("build 9 8 7", "not-in-hand"),
])  # fmt: skip
def test_sg_3_3_nothing_else(build: str, reason: str) -> None:
    assert Table(STONES).why_not(build) == reason


def test_sg_3_3_a_tower_starts_under_construction_with_smaller_numbers_higher() -> None:
    table = Table(STONES).play("build 6 7 8")
    assert table.towers(0) == "8-7-6"
    assert table.hand(0) == "5 7 7 10"
    assert table.event("tower_built").numbers == (8, 7, 6)


def test_sg_3_3_any_number_of_towers_of_the_same_kind() -> None:
    table = Table("hand 0: 6 6 6\ntowers 0: 6-6-6\nmarket: 9\ndeck: 8 8 8").play("build 6 6 6")
    assert table.towers(0) == "6-6-6, 6-6-6"


def test_sg_3_3_a_plain_tower_may_use_its_donation_once_now() -> None:
    table = Table("hand 0: 8 8 8\nhand 1: 5 5\nmarket: 9\ndeck: 10 10 10 10").play("build 8 8 8")
    assert (table.legal, table.seat) == (["donate", "forgo"], 0)
    table.play("forgo")
    assert (table.seat, table.hand(0)) == (1, "")
    table.play("pass")
    assert "donate" not in table.legal


# 3.4 Extend a tower


def test_sg_3_4_a_plain_tower_takes_the_same_number_and_gives_as_many_cards() -> None:
    table = Table("hand 0: 7 7 8\ntowers 0: 7-7-7\nmarket: 7 9\ndeck: 10 10 10").play("extend 1 7 7")
    assert (table.towers(0), table.seat, table.is_turn) == ("7-7-7-7-7", 0, False)
    assert table.event("tower_extended").levels == 5
    table.play("draw 7", "draw deck")
    assert (table.hand(0), table.seat) == ("7 8 10", 1)


def test_sg_3_4_a_banded_tower_takes_the_next_smaller_numbers() -> None:
    table = Table("hand 0: 5 6 7 8 10\ntowers 0: 10-9-8\nmarket: 9\ndeck: 10 10 10 9")
    assert table.legal_of("extend") == ["extend 1 7", "extend 1 7 6", "extend 1 7 6 5"]
    assert table.why_not("extend 1 6") == "extend-banded"
    assert table.why_not("extend 1 8") == "extend-banded"
    table.play("extend 1 7 6")
    assert table.towers(0) == "10-9-8-7-6"


def test_sg_3_4_a_plain_tower_takes_no_other_number() -> None:
    table = Table("hand 0: 6 7 8\ntowers 0: 7-7-7\nmarket: 9\ndeck: 10 10 10")
    assert table.legal_of("extend") == ["extend 1 7"]
    assert table.why_not("extend 1 6") == "extend-plain"


def test_sg_3_4_only_with_cards_in_hand() -> None:
    assert Table("hand 0: 7\ntowers 0: 7-7-7\nmarket: 9\ndeck: 10 10").why_not("extend 1 7 7") == "not-in-hand"


def test_sg_3_4_only_ones_own_towers() -> None:
    table = Table("hand 0: 7 8\ntowers 1: 7-7-7\nmarket: 9\ndeck: 10 10 10")
    assert table.why_not("extend 1 7") == "no-such-tower"


def test_sg_3_4_the_same_numbers_may_be_taken() -> None:
    table = Table("hand 0: 7\ntowers 0: 7-7-7\nmarket: 7 9\ndeck: 10 10 10").play("extend 1 7", "draw 7")
    assert table.hand(0) == "7"


def test_sg_3_4_then_an_empty_market_is_refilled_to_four() -> None:
    table = Table("hand 0: 7\ntowers 0: 7-7-7\nmarket: 9\ndeck: 10 9 8 7 6").play("extend 1 7", "draw 9")
    assert (table.market, table.deck) == ("7 8 9 10", "6")


def test_sg_3_4_an_extension_triggers_no_donation() -> None:
    table = Table("hand 0: 8\ntowers 0: 8-8-8\nmarket: 9\ndeck: 10 10 10").play("extend 1 8", "draw deck")
    assert (table.seat, table.is_turn) == (1, True)


def test_sg_3_4_a_full_hand_may_extend() -> None:
    table = Table("hand 0: 5 6 7 8 9 10 10\ntowers 0: 7-7-7\nmarket: 9\ndeck: 10 10 10").play("extend 1 7", "draw 9")
    assert table.hand(0) == "5 6 8 9 9 10 10"


def test_sg_3_4_a_banded_tower_that_ends_in_a_five_is_at_its_top() -> None:
    table = Table("hand 0: 5 6 7\ntowers 0: 7-6-5\nmarket: 9\ndeck: 10 10 10")
    assert table.legal_of("extend") == []


# 3.5 Complete towers

HALF_DONE = "hand 0: 7 8\ntowers 0: 7-7-7, 10-9-8, 6-6-6!\nmarket: 9\ndeck: 10 10 10"


def test_sg_3_5_one_or_more_towers_are_turned_over() -> None:
    assert Table(HALF_DONE).legal_of("complete") == ["complete 1", "complete 1 2", "complete 2"]
    table = Table(HALF_DONE).play("complete 1 2")
    assert table.towers(0) == "7-7-7!, 10-9-8!, 6-6-6!"
    assert (table.seat, table.happened) == (1, ["tower_completed", "tower_completed"])


def test_sg_3_5_a_tower_is_completed_once() -> None:
    assert Table(HALF_DONE).why_not("complete 3") == "tower-complete"
    assert Table(HALF_DONE).why_not("complete 1 3") == "tower-complete"
    assert Table(HALF_DONE).why_not("complete 4") == "no-such-tower"


def test_sg_3_5_a_completed_tower_cannot_be_extended() -> None:
    table = Table(HALF_DONE).play("complete 1", "pass")
    assert table.why_not("extend 1 7") == "tower-complete"


def test_sg_3_5_a_completed_tower_is_worth_a_bonus() -> None:
    table = Table(HALF_DONE)
    before = table.totals[0]
    assert table.play("complete 1 2").totals[0] == before + 10


# 3.6 Declare the end of works

THREE = "hand 0: 7 8\nhand 1: 9\ntowers 0: 5-5-5!, 6-6-6!, 7-7-7!, 8-8-8\nmarket: 9\ndeck: 10 10 10"
FOUR = THREE.replace("8-8-8", "8-8-8!")


def test_sg_3_6_not_with_three_completed_towers() -> None:
    assert Table(THREE).why_not("declare") == "declare-four"
    assert "declare" not in Table(THREE).legal


def test_sg_3_6_with_four_the_end_phase_begins_and_the_opponent_moves_next() -> None:
    table = Table(FOUR).play("declare")
    assert table.happened == ["end_declared", "end_phase_begun"]
    assert not table.event("end_phase_begun").by_deck
    assert (table.seat, table.state.end_phase, table.why_not("buy")) == (1, True, "closed")


def test_sg_3_6_the_towers_of_the_opponent_do_not_count() -> None:
    assert Table(FOUR).play("pass").why_not("declare") == "declare-four"


def test_sg_3_6a_an_extension_takes_what_there_is() -> None:
    table = Table("hand 0: 7 7 7\ntowers 0: 7-7-7\nmarket: 9\ndeck: 10").play("extend 1 7 7 7", "draw 9", "draw deck")
    assert (table.hand(0), table.seat) == ("9 10", 1)


def test_sg_3_6a_an_eight_takes_what_there_is() -> None:
    table = Table("hand 0: 8 8 8 8\nmarket: 9\ndeck: 10 7").play("build 8 8 8 8", "donate")
    table.play("draw deck", "draw deck", "draw 9")
    assert (table.hand(0), table.seat) == ("7 9 10", 1)


# 3.7 Pass


def test_sg_3_7_two_passes_one_after_the_other_end_the_game_at_any_time() -> None:
    table = Table("hand 0: 7 7 7\nhand 1: 8 8 8\nmarket: 9\ndeck: 10 10 10").play("pass")
    assert not table.is_over
    table.play("pass")
    assert table.is_over
    assert table.happened[0] == "passed"
    assert table.event("game_ended").game == 1


def test_sg_3_7_a_pass_counts_only_if_nothing_lies_between() -> None:
    table = Table("hand 0: 7 7 7\nhand 1: 6 6 6\nmarket: 9\ndeck: 10 10 10").play("pass", "build 6 6 6", "pass")
    assert (table.is_over, table.seat) == (False, 1)


def test_sg_3_7_after_the_end_nothing_is_legal() -> None:
    table = Table("hand 0: 7 7 7\nmarket: 9\ndeck: 10 10 10").play("pass", "pass")
    assert table.legal == []
    assert table.why_not("pass") == "match-over"
