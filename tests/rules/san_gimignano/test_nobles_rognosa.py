"""SG 8.6: the Rognosa, height of the podestà's tower."""

import pytest

from tests.rules.san_gimignano.table import Table

REST = "market: 9\ndeck: 8 8\nnobles: city_wall"


def test_sg_8_6_two_cards_go_under_their_decks_in_any_order() -> None:
    table = Table(f"hand 0: rognosa 5 6 7\n{REST}").play("play rognosa")
    assert (table.seat, table.legal) == (0, ["return 5", "return 6", "return 7"])
    table.play("return 7", "return 5")
    assert (table.hand(0), table.deck, table.seat, table.is_turn) == ("6", "8 8 7 5", 1, True)
    assert (table.played(0), table.state.used) == ("rognosa", [1, 0])


def test_sg_8_6_a_noble_goes_under_the_noble_deck() -> None:
    table = Table(f"hand 0: rognosa 5 joust\n{REST}").play("play rognosa", "return joust", "return 5")
    assert (table.deck, table.noble_deck) == ("8 8 5", "city_wall joust")


def test_sg_8_6_the_cards_must_be_in_hand() -> None:
    assert Table(f"hand 0: rognosa 5 6 7\n{REST}").play("play rognosa").why_not("return 9") == "not-in-hand"


CAPPED = f"active: 1\nplayed 0: rognosa\nused: 1 0\nhand 1: 7 7 7 7 7 6 10\n{REST}\n"


@pytest.mark.parametrize(("towers", "highest"), [
    ("", 3),
    ("towers 0: 8-8-8", 3),
    ("towers 0: 8-8-8-8, 9-9-9", 4),
    ("towers 0: 8-8-8-8-8!", 5),
])  # fmt: skip
def test_sg_8_6_ruling_no_higher_than_its_owners_highest_but_three_levels_always(towers: str, highest: int) -> None:
    table = Table(CAPPED + towers)
    assert table.allows("build" + " 7" * highest)
    if highest < 5:
        assert table.why_not("build" + " 7" * (highest + 1)) == "rognosa"


def test_sg_8_6_extending_is_capped_too_and_equal_height_allowed() -> None:
    table = Table(CAPPED + "towers 0: 8-8-8-8-8\ntowers 1: 7-7-7").play("extend 1 7 7")
    assert table.towers(1) == "7-7-7-7-7"
    table = Table(CAPPED.replace("7 7 7 7 7", "7 7 7") + "towers 0: 8-8-8-8-8\ntowers 1: 7-7-7")
    assert table.why_not("extend 1 7 7 7") == "rognosa"
    assert table.reason("extend 1 7 7 7") is not None


def test_sg_8_6_ruling_it_is_the_standing_tower_at_that_moment() -> None:
    table = Table(CAPPED + "towers 0: 9-9-9\nhand 0: 9")
    assert table.why_not("build 7 7 7 7") == "rognosa"
    table.play("pass", "extend 1 9", "draw deck")
    assert table.allows("build 7 7 7 7")
    assert table.why_not("build 7 7 7 7 7") == "rognosa"


def test_sg_8_6_its_owner_builds_as_high_as_ever() -> None:
    table = Table(f"hand 0: 7 7 7 7\nplayed 0: rognosa\nused: 1 0\n{REST}")
    assert table.allows("build 7 7 7 7")


def test_sg_8_6_a_fine_stone_counts_for_the_height() -> None:
    table = Table(CAPPED.replace("6 10", "fine_stone") + "towers 0: 8-8-8-8")
    assert table.why_not("build 7 7 7 7 fine_stone=7") == "rognosa"


HIGHER = f"hand 0: rognosa 5 6 7\ntowers 0: 8-8-8\ntowers 1: 9-9-9-9\n{REST}\n"


def test_sg_8_6_against_a_higher_tower_returning_is_optional_and_there_is_no_further_effect() -> None:
    table = Table(HIGHER).play("play rognosa")
    assert table.legal == ["keep", "return 5", "return 6", "return 7"]
    table.play("keep")
    assert (table.hand(0), table.deck, table.seat, table.is_turn) == ("5 6 7", "8 8", 1, True)


def test_sg_8_6_both_cards_or_none() -> None:
    table = Table(HIGHER).play("play rognosa", "return 6")
    assert table.legal == ["return 5", "return 7"]
    assert table.play("return 5").deck == "8 8 6 5"


@pytest.mark.parametrize("choice", [("keep",), ("return 6", "return 5")])
def test_sg_8_6_ruling_removed_in_this_way_it_still_counts_as_used(choice: tuple[str, ...]) -> None:
    table = Table(HIGHER + "hand 1: 10 10 10 10").play("play rognosa", *choice)
    assert (table.state.used, table.played(0)) == ([1, 0], "")
    assert table.allows("build 10 10 10 10")


def test_sg_8_6_an_equally_high_tower_is_not_higher() -> None:
    table = Table(HIGHER.replace("8-8-8", "8-8-8-8")).play("play rognosa")
    assert "keep" not in table.legal


def test_sg_8_6_without_a_tower_any_tower_of_the_opponent_is_higher() -> None:
    table = Table(HIGHER.replace("8-8-8", "").replace("9-9-9-9", "9-9-9")).play("play rognosa")
    assert "keep" in table.legal


JOUSTED = f"hand 0: rognosa joust 5\nhand 1: joust\n{REST}\n"


def test_sg_8_6_ruling_when_the_second_card_went_for_a_joust_the_other_is_returned_and_the_rognosa_stands() -> None:
    table = Table(JOUSTED).play("play rognosa", "joust", "joust")
    assert (table.seat, table.legal) == (0, ["return 5"])
    table.play("return 5")
    assert (table.hand(0), table.deck, table.played(0), table.is_turn) == ("", "8 8 5", "joust rognosa", True)


def test_sg_8_6_ruling_both_or_none_against_a_higher_tower_when_a_joust_left_one_card() -> None:
    table = Table(f"{JOUSTED}towers 1: 9-9-9").play("play rognosa", "joust", "joust")
    assert (table.hand(0), table.deck, table.played(0), table.seat) == ("5", "8 8", "joust", 1)


@pytest.mark.parametrize("hand", ["rognosa 5", "rognosa"])
def test_sg_8_6_ruling_with_fewer_than_two_other_cards_not_against_lower_towers(hand: str) -> None:
    assert Table(f"hand 0: {hand}\n{REST}").why_not("play rognosa") == "rognosa-two"
    assert Table(f"hand 0: {hand} 6 7\n{REST}").allows("play rognosa")


@pytest.mark.parametrize("hand", ["rognosa 5", "rognosa"])
def test_sg_8_6_ruling_with_fewer_than_two_other_cards_only_against_a_higher_tower(hand: str) -> None:
    table = Table(f"hand 0: {hand}\ntowers 1: 9-9-9\n{REST}").play("play rognosa")
    if not table.is_turn:
        assert table.legal == ["keep"]
        table.play("keep")
    assert (table.seat, table.hand(0), table.state.used) == (1, hand.removeprefix("rognosa").strip(), [1, 0])
