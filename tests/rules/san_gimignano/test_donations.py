"""SG 5: the donations of the plain towers."""

import pytest

from game.san_gimignano.cards import JOUST
from tests.rules.san_gimignano.table import Table

# 5.1 When a donation may be used


@pytest.mark.parametrize("number", [8, 9, 10])
def test_sg_5_1_right_after_a_plain_tower_is_first_built(number: int) -> None:
    table = Table(f"hand 0: {number} {number} {number}\nhand 1: 6\ntowers 1: 7-7-7\nmarket: 9\ndeck: 6 6 6")
    table.play(f"build {number} {number} {number}")
    assert (table.seat, table.is_turn) == (0, False)
    assert "forgo" in table.legal


@pytest.mark.parametrize("number", [5, 6, 7])
def test_sg_5_1_five_six_and_seven_ask_nothing_when_built(number: int) -> None:
    table = Table(f"hand 0: {number} {number} {number}\nhand 1: 5\ntowers 1: 9-9-9\nmarket: 9\ndeck: 8 8 8")
    table.play(f"build {number} {number} {number}")
    assert (table.seat, table.is_turn) == (1, True)


def test_sg_5_1_never_for_a_banded_tower() -> None:
    table = Table("hand 0: 10 9 8\nhand 1: 5\ntowers 1: 7-7-7\nmarket: 9\ndeck: 8 8 8").play("build 10 9 8")
    assert (table.seat, table.is_turn) == (1, True)


@pytest.mark.parametrize("number", [9, 10])
def test_sg_5_1_forgoing_leaves_everything_as_it_is(number: int) -> None:
    table = Table(f"hand 0: {number} {number} {number}\nhand 1: 5 6\ntowers 1: 7-7-7\nmarket: 9\ndeck: 8 8 8")
    table.play(f"build {number} {number} {number}", "forgo")
    assert (table.hand(0), table.hand(1), table.towers(1), table.seat) == ("", "5 6", "7-7-7", 1)
    assert table.event("donation_forgone").number == number


# 5.2 The 5 from the hand

NINE = "hand 0: 9 9 9 6\nhand 1: 5 7 8\nmarket: 10\ndeck: 8 8 8"
TEN = "hand 0: 10 10 10\nhand 1: 5 7 8\ntowers 1: 9-8-7\nmarket: 10\ndeck: 8 8 8"


def test_sg_5_2_a_five_cancels_a_nine_and_goes_to_the_bottom_of_the_deck() -> None:
    table = Table(NINE).play("build 9 9 9", "donate")
    assert (table.seat, table.legal) == (1, ["protect 5", "suffer"])
    table.play("protect 5")
    assert (table.deck, table.hand(1)) == ("8 8 8 5", "7 8")
    assert table.event("donation_cancelled").card == 5


def test_sg_5_2_a_cancelled_nine_gives_and_returns_nothing_and_stays_built() -> None:
    table = Table(NINE).play("build 9 9 9", "donate", "protect 5")
    assert (table.hand(0), table.towers(0), table.seat, table.is_turn) == ("6", "9-9-9", 1, True)


def test_sg_5_2_a_five_cancels_a_ten_and_the_tower_stays_built() -> None:
    table = Table(TEN).play("build 10 10 10", "topple theirs 1", "protect 5")
    assert (table.towers(0), table.towers(1), table.deck) == ("10-10-10", "9-8-7", "8 8 8 5")
    assert (table.hand(1), table.seat) == ("7 8", 1)


def test_sg_5_2_the_five_may_be_kept() -> None:
    table = Table(TEN).play("build 10 10 10", "topple theirs 1", "suffer")
    assert (table.hand(1), table.towers(1)) == ("5 7 8", "")


def test_sg_5_2_a_rival_without_a_five_is_asked_too_so_that_asking_tells_nothing() -> None:
    table = Table(NINE.replace("5 7 8", "6 7 8")).play("build 9 9 9", "donate")
    assert (table.seat, table.legal, table.why_not("protect 5")) == (1, ["suffer"], "not-in-hand")


def test_sg_5_2_a_five_answers_no_eight() -> None:
    table = Table("hand 0: 8 8 8\nhand 1: 5\nmarket: 10\ndeck: 9 9 9 9").play("build 8 8 8", "donate")
    assert table.seat == 0


def test_sg_5_2_only_a_five_protects() -> None:
    assert Table(NINE).play("build 9 9 9", "donate").why_not("protect 7") is not None


# 5.3 The 6


def test_sg_5_3_a_plain_tower_of_sixes_is_never_torn_down() -> None:
    table = Table("hand 0: 10 10 10 10\nhand 1: 7\ntowers 1: 6-6-6-6, 9-9-9\nmarket: 10\ndeck: 8 8 8")
    table.play("build 10 10 10 10")
    assert table.legal == ["forgo", "topple theirs 2"]


def test_sg_5_3_a_banded_tower_with_a_six_may_be() -> None:
    table = Table("hand 0: 10 10 10\nhand 1: 7\ntowers 1: 7-6-5\nmarket: 10\ndeck: 8 8 8").play("build 10 10 10")
    assert table.legal == ["forgo", "topple theirs 1"]


# 5.4 The 7


@pytest.mark.parametrize(("levels", "points"), [(3, 6), (4, 8)])
def test_sg_5_4_each_card_of_a_plain_seven_is_worth_two_more(levels: int, points: int) -> None:
    tower = "-".join(["7"] * levels)
    table = Table(f"towers 0: {tower}\ntowers 1: 6-6-6\ndeck: 8")
    assert table.totals == (points + 7, 6)


# 5.5 The 8


def test_sg_5_5_as_many_cards_as_levels_from_deck_market_or_both() -> None:
    table = Table("hand 0: 8 8 8 8\nmarket: 6 10\ndeck: 9 9 9 9 9").play("build 8 8 8 8", "donate")
    assert table.event("donation_used").levels == 4
    table.play("draw 6", "draw deck", "draw deck")
    assert table.legal == ["draw 10", "draw deck"]
    table.play("draw deck")
    assert (table.hand(0), table.market, table.seat) == ("6 9 9 9", "10", 1)


def test_sg_5_5_then_an_empty_market_is_refilled() -> None:
    table = Table("hand 0: 8 8 8\nmarket: 6 10\ndeck: 9 9 9 9 7 7").play("build 8 8 8", "donate")
    table.play("draw 6", "draw 10", "draw deck")
    assert (table.market, table.deck) == ("7 9 9 9", "7")


def test_sg_5_5_the_hand_may_grow_over_its_limit() -> None:
    table = Table("hand 0: 8 8 8 5 6 7 9\nmarket: 10\ndeck: 9 9 9 9").play("build 8 8 8", "donate")
    table.play("draw deck", "draw deck", "draw deck")
    assert table.hand(0) == "5 6 7 9 9 9 9"


# 5.6 The 9


def test_sg_5_6_levels_cards_are_taken_at_random_and_one_fewer_given_back() -> None:
    table = Table("hand 0: 9 9 9 6\nhand 1: 5 7 8 10\nmarket: 10\ndeck: 8 8 8", luck=[[10, 5, 8]])
    table.play("build 9 9 9", "donate", "suffer")
    assert table.luck.is_spent()
    assert (table.hand(0), table.hand(1), table.happened) == ("5 6 8 10", "7", ["card_traded"] * 3)
    assert (table.seat, table.legal) == (0, ["give 10", "give 5", "give 6", "give 8"])
    table.play("give 6", "give 5")
    assert (table.hand(0), table.hand(1), table.seat) == ("8 10", "5 6 7", 1)


def test_sg_5_6_four_levels_take_four_and_give_three() -> None:
    table = Table("hand 0: 9 9 9 9\nhand 1: 5 6 7 8 10\nmarket: 10\ndeck: 8 8 8", luck=[[10, 8, 7, 6]])
    table.play("build 9 9 9 9", "donate", "suffer", "give 6", "give 7", "give 8")
    assert (table.hand(0), table.hand(1), table.seat) == ("10", "5 6 7 8", 1)


def test_sg_5_6_a_short_hand_is_taken_whole_and_still_one_fewer_than_levels_is_returned() -> None:
    table = Table("hand 0: 9 9 9 6 8\nhand 1: 10\nmarket: 10\ndeck: 8 8 8", luck=[[10]])
    table.play("build 9 9 9", "donate", "suffer", "give 6", "give 8")
    assert (table.hand(0), table.hand(1), table.seat) == ("10", "6 8", 1)


def test_sg_5_6_who_holds_fewer_cards_than_must_be_returned_gives_them_all() -> None:
    table = Table("hand 0: 9 9 9\nhand 1: 10\nmarket: 10\ndeck: 8 8 8", luck=[[10]])
    table.play("build 9 9 9", "donate", "suffer", "give 10")
    assert (table.hand(0), table.hand(1), table.seat) == ("", "10", 1)


def test_sg_5_6_the_hand_may_pass_its_limit_while_choosing() -> None:
    table = Table("hand 0: 9 9 9 9 9 9 9\nhand 1: 5 6 7 8 8 8 10\nmarket: 10\ndeck: 8", luck=[[5, 6, 7, 8, 8, 8, 10]])
    table.play("build 9 9 9 9 9 9 9", "donate", "suffer")
    assert table.hand(0) == "5 6 7 8 8 8 10"


def test_sg_5_6_nobles_are_cards_of_the_hand_and_may_be_taken_and_given() -> None:
    start = "hand 0: 9 9 9 6\nhand 1: joust 7 8 10\nmarket: 10\ndeck: 8 8 8\nnobles: city_wall"
    table = Table(start, luck=[[JOUST, 7, 8]]).play("build 9 9 9", "donate", "suffer")
    assert table.hand(0) == "6 7 8 joust"
    table.play("give joust", "give 6")
    assert (table.hand(0), table.hand(1)) == ("7 8", "6 10 joust")


def test_sg_5_6_an_empty_hand_gives_nothing_and_still_gets_cards() -> None:
    table = Table("hand 0: 9 9 9 6 7 8\nmarket: 10\ndeck: 8 8 8", luck=[[]]).play("build 9 9 9")
    assert table.legal == ["donate", "forgo"]
    table.play("donate")
    while not table.is_turn:
        table.play(table.legal[0])
    assert (len(table.hand(0).split()), len(table.hand(1).split())) == (1, 2)


# 5.7 The 10

TEN_OF_FOUR = "hand 0: 10 10 10 10\nhand 1: 5\nmarket: 6\ndeck: 8 8"


def topples(towers: str) -> list[str]:
    return Table(f"{TEN_OF_FOUR}\n{towers}").play("build 10 10 10 10").legal_of("topple")


def test_sg_5_7_the_highest_other_tower_no_higher_than_this_one() -> None:
    assert topples("towers 1: 7-7-7, 9-8-7-6, 9-9-9-9-9") == ["topple theirs 2"]


def test_sg_5_7_of_all_other_towers_also_ones_own() -> None:
    assert topples("towers 0: 9-8-7-6\ntowers 1: 7-7-7") == ["topple mine 1"]


def test_sg_5_7_equally_high_towers_are_named_by_the_active_player() -> None:
    towers = "towers 0: 9-8-7-6\ntowers 1: 7-7-7-7, 8-7-6-5, 5-5-5"
    assert topples(towers) == ["topple mine 1", "topple theirs 1", "topple theirs 2"]
    table = Table(f"{TEN_OF_FOUR}\n{towers}").play("build 10 10 10 10")
    assert table.why_not("topple theirs 3") == "not-highest"
    assert table.why_not("topple mine 2") == "not-highest"


def test_sg_5_7_ruling_completed_towers_and_plain_sixes_are_skipped() -> None:
    assert topples("towers 1: 7-7-7-7!, 6-6-6-6, 9-9-9") == ["topple theirs 3"]


@pytest.mark.parametrize("towers", ["", "towers 1: 9-9-9-9-9", "towers 1: 7-7-7!, 6-6-6"])
def test_sg_5_7_with_no_such_tower_nothing_happens(towers: str) -> None:
    table = Table(f"{TEN_OF_FOUR}\n{towers}").play("build 10 10 10 10")
    while table.legal_of("forgo"):
        table.play("forgo")
    assert (table.seat, table.is_turn, table.towers(0)) == (1, True, "10-10-10-10")


def test_sg_5_7_its_cards_lie_face_up_on_the_deck_smaller_numbers_nearer_the_top() -> None:
    table = Table(f"{TEN_OF_FOUR}\ntowers 1: 10-9-8-7").play("build 10 10 10 10", "topple theirs 1", "suffer")
    assert (table.deck, table.towers(1), table.seat) == ("7 8 9 10 8 8", "", 1)
    fallen = table.event("tower_torn_down")
    assert (fallen.owner, fallen.tower, fallen.numbers) == (1, 0, (10, 9, 8, 7))


def test_sg_5_7_ruling_face_up_cards_are_known_to_both() -> None:
    table = Table(f"{TEN_OF_FOUR}\ntowers 1: 10-9-8-7").play("build 10 10 10 10", "topple theirs 1", "suffer")
    for seat in (0, 1):
        assert table.view(seat).deck.split()[:4] == ["7", "8", "9", "10"]
        assert set(table.view(seat).deck.split()[4:]) == {"unknown"}


def test_sg_5_7_ruling_the_owner_may_cancel_and_no_second_tower_is_named() -> None:
    table = Table(f"{TEN_OF_FOUR}\ntowers 1: 7-7-7-7, 8-8-8-8").play("build 10 10 10 10")
    table.play("topple theirs 2", "protect 5")
    assert (table.towers(1), table.seat, table.is_turn) == ("7-7-7-7, 8-8-8-8", 1, True)


def test_sg_5_7_ruling_the_active_player_may_cancel_for_an_own_tower() -> None:
    table = Table("hand 0: 10 10 10 5\nhand 1: 5 6\ntowers 0: 8-7-6\nmarket: 6\ndeck: 8 8")
    table.play("build 10 10 10", "topple mine 1")
    assert (table.seat, table.legal) == (0, ["protect 5", "suffer"])
    table.play("protect 5")
    assert (table.towers(0), table.hand(0), table.hand(1), table.deck) == ("8-7-6, 10-10-10", "", "5 6", "8 8 5")


def test_sg_5_7_an_own_tower_may_fall() -> None:
    table = Table("hand 0: 10 10 10 5\nhand 1: 5 6\ntowers 0: 8-7-6\nmarket: 6\ndeck: 8 8")
    table.play("build 10 10 10", "topple mine 1", "suffer")
    assert (table.towers(0), table.deck) == ("10-10-10", "6 7 8 8 8")


def test_sg_5_7_an_equally_high_tower_falls_too() -> None:
    assert topples("towers 1: 9-9-9-9") == ["topple theirs 1"]


def test_sg_5_7_ruling_a_fine_stone_leaves_the_game_and_still_counts_as_used() -> None:
    table = Table(f"{TEN_OF_FOUR}\nnobles: joust\ntowers 1: 9-8*-7-6\nused: 0 1")
    table.play("build 10 10 10 10", "topple theirs 1", "suffer")
    assert (table.deck, table.state.used, table.played(1)) == ("6 7 9 8 8", [0, 1], "")
    assert table.event("tower_torn_down").fine == 0b10
