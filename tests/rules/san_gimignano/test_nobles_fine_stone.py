"""SG 8.3: the fine stone, laid as a tower card or played like a 5, and what a joust leaves of a building."""

import pytest

from tests.rules.san_gimignano.table import Table

REST = "market: 9\ndeck: 8 8 8 8 8\nnobles: city_wall"


def table_with(hand: str, more: str = "") -> Table:
    return Table(f"hand 0: {hand}\nhand 1: 5\n{REST}\n{more}")


# As a tower card


def test_sg_8_3_it_stands_for_any_one_number_in_a_plain_tower() -> None:
    table = table_with("6 6 fine_stone").play("build 6 6 fine_stone=6")
    assert (table.towers(0), table.hand(0), table.state.used) == ("6-6-6*", "", [1, 0])


def test_sg_8_3_it_stands_for_any_one_number_in_a_banded_tower() -> None:
    builds = ["build 10 9 fine_stone=8", "build fine_stone=11 10 9"]
    assert table_with("10 9 fine_stone").legal_of("build") == sorted(builds)


def test_sg_8_3_it_fills_a_gap() -> None:
    assert table_with("10 8 fine_stone").play("build 10 fine_stone=9 8").towers(0) == "10-9*-8"


def test_sg_8_3_in_a_banded_tower_it_may_stand_above_a_five_or_below_a_ten() -> None:
    assert table_with("6 5 fine_stone").play("build 6 5 fine_stone=4").towers(0) == "6-5-4*"
    assert table_with("10 9 fine_stone").play("build fine_stone=11 10 9").towers(0) == "11*-10-9"


@pytest.mark.parametrize("build", [
    "build fine_stone=12 10 9",
    "build 5 fine_stone=4 fine_stone=3",
    "build fine_stone=4 fine_stone=4 fine_stone=4",
    "build fine_stone=11 fine_stone=11 fine_stone=11",
])  # fmt: skip
def test_sg_8_3_but_no_further_and_not_in_a_plain_tower(build: str) -> None:
    table = table_with("10 9 5 fine_stone fine_stone fine_stone", "used: 0 3")
    assert not table.allows(build)


def test_sg_8_3_a_card_must_be_called_what_it_is() -> None:
    assert not table_with("6 5 9 fine_stone").allows("build 6 5 4")


def test_sg_8_3_it_extends_too_even_above_a_five() -> None:
    table = table_with("fine_stone", "towers 0: 7-6-5").play("extend 1 fine_stone=4", "draw 9")
    assert (table.towers(0), table.hand(0), table.state.used) == ("7-6-5-4*", "9", [1, 0])
    assert not table_with("fine_stone 5", "towers 0: 6-5-4*").allows("extend 1 fine_stone=3")


def test_sg_8_3_it_extends_a_plain_tower() -> None:
    table = table_with("7 fine_stone", "towers 0: 7-7-7").play("extend 1 7 fine_stone=7")
    assert table.towers(0) == "7-7-7-7-7*"
    assert table.legal_of("draw") == ["draw 9", "draw deck"]


def test_sg_8_3_it_has_the_donation_of_its_number() -> None:
    table = table_with("8 8 fine_stone").play("build 8 8 fine_stone=8", "donate")
    assert table.event("donation_used").levels == 3


def test_sg_8_3_a_plain_six_with_a_fine_stone_cannot_be_torn_down() -> None:
    table = table_with("10 10 10", "towers 1: 6-6-6*\nused: 0 1").play("build 10 10 10")
    assert table.legal_of("topple") == []


@pytest.mark.parametrize(("used", "stones"), [("0 0", 1), ("0 1", 2), ("0 2", 3), ("1 0", 0), ("1 1", 1)])
def test_sg_8_3_ruling_the_limit_of_8_2_caps_how_many_fit_in_one_build(used: str, stones: int) -> None:
    table = table_with("7 7 7 fine_stone fine_stone fine_stone", f"used: {used}")
    most = max(text.count("fine_stone=7") for text in table.legal_of("build"))
    assert most == stones
    if stones < 3:
        assert table.why_not("build 7 7 7" + " fine_stone=7" * (stones + 1)) == "noble-limit"


def test_sg_8_3_ruling_each_counts_as_used() -> None:
    table = table_with("7 fine_stone fine_stone", "used: 0 1").play("build 7 fine_stone=7 fine_stone=7")
    assert table.state.used == [2, 1]


# Played from the hand like a 5

NINE = "hand 0: 9 9 9\nhand 1: fine_stone 7 8\nmarket: 10\ndeck: 8 8 8\nnobles: city_wall\n"


def test_sg_8_3_ruling_it_cancels_a_nine_and_lies_in_front_of_its_player() -> None:
    table = Table(NINE).play("build 9 9 9", "donate", "protect fine_stone")
    assert (table.hand(1), table.played(1), table.deck) == ("7 8", "fine_stone", "8 8 8")
    assert (table.state.used, table.hand(0), table.seat) == ([0, 1], "", 1)


def test_sg_8_3_ruling_it_cancels_a_ten() -> None:
    table = Table("hand 0: 10 10 10\nhand 1: fine_stone\ntowers 1: 8-8-8\nmarket: 9\ndeck: 5\nnobles: city_wall")
    table.play("build 10 10 10", "topple theirs 1", "protect fine_stone")
    assert (table.towers(1), table.played(1)) == ("8-8-8", "fine_stone")


def test_sg_8_3_it_protects_only_within_the_limit_of_8_2() -> None:
    table = Table(f"{NINE}used: 0 1").play("build 9 9 9", "donate")
    assert table.why_not("protect fine_stone") == "noble-limit"
    assert Table(f"{NINE}used: 1 1").play("build 9 9 9", "donate").allows("protect fine_stone")


def test_sg_8_3_a_joust_may_cancel_the_protection() -> None:
    table = Table(NINE.replace("9 9 9", "9 9 9 joust").replace("7 8", "5 8"), luck=[[5, 8]])
    table.play("build 9 9 9", "donate", "protect fine_stone")
    assert (table.seat, table.legal) == (0, ["allow", "joust"])
    table.play("joust")
    assert (table.state.used, table.played(1), table.played(0)) == ([1, 0], "", "joust")
    table.play("suffer", "give 5", "give 8")
    assert table.towers(0) == "9-9-9"


def test_sg_8_3_after_a_cancelled_protection_a_five_still_protects() -> None:
    table = Table(NINE.replace("9 9 9", "9 9 9 joust").replace("7 8", "5 8"))
    table.play("build 9 9 9", "donate", "protect fine_stone", "joust", "protect 5")
    assert (table.hand(1), table.hand(0), table.deck) == ("8", "", "8 8 8 5")


def test_sg_8_3_the_active_player_may_protect_an_own_tower_and_the_opponent_may_joust() -> None:
    start = "hand 0: 10 10 10 fine_stone\nhand 1: joust 6\ntowers 0: 8-7-6\nmarket: 9\ndeck: 5\nnobles: city_wall"
    table = Table(start).play("build 10 10 10", "topple mine 1", "protect fine_stone")
    assert (table.seat, table.legal) == (1, ["allow", "joust"])
    assert table.play("allow").towers(0) == "8-7-6, 10-10-10"
    table = Table(start).play("build 10 10 10", "topple mine 1", "protect fine_stone", "joust", "suffer")
    assert (table.towers(0), table.state.used) == ("10-10-10", [0, 1])


# A joust against the stones of a building

JOUSTER = "hand 1: joust joust 5\nmarket: 9\ndeck: 8 8 8 8 8\nnobles: city_wall"


def jousted(hand: str, action: str, more: str = "") -> Table:
    return Table(f"hand 0: {hand}\n{JOUSTER}\n{more}").play(action, "joust")


def test_sg_8_3_ruling_jousts_are_settled_before_the_tower_stands() -> None:
    table = Table(f"hand 0: 7 7 7 fine_stone\n{JOUSTER}").play("build 7 7 7 fine_stone=7")
    assert (table.towers(0), table.seat, table.piece) == ("", 1, -1)
    assert table.happened == ["stones_laid"]
    table.play("allow")
    assert (table.towers(0), table.piece, table.happened) == ("7-7-7-7*", 0, ["tower_built", "piece_moved"])


def test_sg_8_3_the_cancelled_stone_leaves_the_game_and_does_not_count() -> None:
    table = jousted("7 7 7 fine_stone", "build 7 7 7 fine_stone=7")
    assert (table.state.used, table.played(1)) == ([0, 1], "joust")
    assert table.event("noble_cancelled").card == 11
    table.play("proceed")
    assert "fine_stone" not in table.hand(0) + table.played(0) + table.noble_deck
    assert table.towers(0) == "7-7-7"


def test_sg_8_3_the_other_cards_suffice_and_the_player_builds() -> None:
    table = jousted("8 8 8 fine_stone", "build 8 8 8 fine_stone=8")
    assert (table.seat, table.legal) == (0, ["proceed", "take back"])
    table.play("proceed")
    assert table.event("tower_built").numbers == (8, 8, 8)
    table.play("donate")
    assert table.event("donation_used").levels == 3


def test_sg_8_3_the_other_cards_suffice_but_the_player_takes_them_back() -> None:
    table = jousted("7 7 7 fine_stone", "build 7 7 7 fine_stone=7").play("take back")
    assert (table.hand(0), table.towers(0), table.seat, table.is_turn) == ("7 7 7", "", 1, True)
    assert table.event("stones_taken_back").numbers == (7, 7, 7)


@pytest.mark.parametrize(("hand", "build"), [
    ("7 7 fine_stone", "build 7 7 fine_stone=7"),
    ("9 8 6 fine_stone", "build 9 8 fine_stone=7 6"),
    ("10 9 fine_stone", "build fine_stone=11 10 9"),
])  # fmt: skip
def test_sg_8_3_cards_that_do_not_suffice_are_taken_back_and_the_action_is_used(hand: str, build: str) -> None:
    table = jousted(hand, build)
    assert table.legal == ["take back"]
    table.play("take back")
    assert (table.hand(0), table.towers(0), table.seat) == (hand_without_stone(hand), "", 1)


def hand_without_stone(hand: str) -> str:
    return " ".join(sorted(hand.split()[:-1], key=int))


def test_sg_8_3_a_banded_tower_without_its_end_stone_suffices() -> None:
    table = jousted("8 7 6 fine_stone", "build fine_stone=9 8 7 6").play("proceed")
    assert table.towers(0) == "8-7-6"


def test_sg_8_3_ruling_five_and_six_follow_on_the_final_levels() -> None:
    table = jousted("10 10 10 fine_stone", "build 10 10 10 fine_stone=10", "towers 1: 9-9-9-9, 8-8-8\npiece: 1")
    table.play("proceed")
    assert (table.piece, table.legal_of("topple")) == (1, ["topple theirs 2"])


def test_sg_8_3_an_extension_goes_on_with_the_other_cards_and_draws_for_them() -> None:
    table = jousted("7 7 fine_stone", "extend 1 7 7 fine_stone=7", "towers 0: 7-7-7").play("proceed")
    assert table.towers(0) == "7-7-7-7-7"
    table.play("draw deck", "draw deck")
    assert (table.hand(0), table.seat) == ("8 8", 1)


def test_sg_8_3_an_extension_of_one_cancelled_stone_is_nothing() -> None:
    table = jousted("6 fine_stone", "extend 1 fine_stone=7", "towers 0: 7-7-7").play("take back")
    assert (table.towers(0), table.hand(0), table.seat, table.is_turn) == ("7-7-7", "6", 1, True)


def test_sg_8_3_an_extension_with_a_gap_does_not_suffice() -> None:
    table = jousted("6 fine_stone", "extend 1 fine_stone=7 6", "towers 0: 10-9-8")
    assert table.legal == ["take back"]


TWO_STONES = "7 7 7 fine_stone fine_stone"
BUILD_TWO = "build 7 7 7 fine_stone=7 fine_stone=7"


def test_sg_8_3_one_of_two_stones_is_jousted_and_the_other_stays() -> None:
    table = jousted(TWO_STONES, BUILD_TWO, "used: 0 1").play("proceed")
    assert (table.towers(0), table.state.used) == ("7-7-7-7*", [1, 2])


def test_sg_8_3_the_limit_of_8_2_never_lets_both_stones_be_jousted() -> None:
    table = jousted(TWO_STONES, BUILD_TWO, "used: 0 1")
    assert "joust" in table.hand(1)
    assert (table.seat, table.state.used) == (0, [1, 2])


def test_sg_8_3_the_second_stone_may_be_jousted_when_the_first_was_let_pass() -> None:
    table = Table(f"hand 0: {TWO_STONES}\n{JOUSTER}\nused: 0 1").play(BUILD_TWO, "allow")
    assert (table.seat, table.legal) == (1, ["allow", "joust"])
    table.play("joust", "proceed")
    assert table.towers(0) == "7-7-7-7*"


def test_sg_8_3_ruling_stones_taken_back_that_were_not_cancelled_do_not_count_as_used() -> None:
    table = jousted(TWO_STONES, BUILD_TWO, "used: 0 1").play("take back")
    assert (table.hand(0), table.state.used) == ("7 7 7 fine_stone", [0, 2])
    assert table.event("stones_taken_back").fine_stones == 1


def test_sg_8_3_a_stone_may_make_good_what_its_fellow_left() -> None:
    table = jousted("7 7 fine_stone fine_stone", "build 7 7 fine_stone=7 fine_stone=7", "used: 0 1").play("proceed")
    assert table.towers(0) == "7-7-7*"
