"""LM 3 and 5: the course of a round, and what comes between rounds."""

import pytest

from game.lorenzo.cards import CARD_NAMES
from tests.rules.lorenzo.table import DECKS, DICE, Table

SERVED = "goods 0: servants 9\ngoods 1: servants 9\ndice: 6 5 4\n"


def to_the_end_of_the_round(table: Table) -> Table:
    """Everybody passes."""
    while table.kind == "turn" and "round_begun" not in table.happened:
        table.play("pass")
    return table


# 3.1 The start of a round


def test_lm_3_1_four_cards_per_tower_from_the_lowest_floor_up_then_the_dice() -> None:
    table = to_the_end_of_the_round(Table(f"{SERVED}{DECKS}", luck=DICE))
    begun = table.event("round_begun")
    assert begun.round == 2
    assert begun.cards[:4] == ("t09", "t10", "t11", "t12")
    assert begun.cards[8:12] == ("b33", "b34", "b35", "b36")
    assert begun.dice == table.state.dice == (4, 5, 3)
    assert [CARD_NAMES[card] for card in table.state.floors] == list(begun.cards)


# 3.2 Turns


def test_lm_3_2_one_member_each_in_turn_order_until_all_are_placed() -> None:
    table = Table(f"seats: 3\norder: 2 0 1\ngame: basic\n{SERVED}goods 2: servants 9\n{DECKS}", luck=DICE)
    seats = []
    while "round_begun" not in table.happened:
        seats.append(table.seat)
        member = ("white", "black", "orange", "neutral")[(len(seats) - 1) // 3]
        table.place(member, "council", servants=0 if member != "neutral" else 1).then("privilege coins")
    assert seats == [2, 0, 1] * 4


def test_lm_3_2_a_turn_places_one_member() -> None:
    table = Table(f"{SERVED}hand 0: l01").place("white", "market 1")
    assert (table.seat, table.kind) == (0, "leaders")
    assert table.why_not("place black market 2") == "one-member"
    assert table.why_not("pass") == "one-member"


# 3.3 Values


@pytest.mark.parametrize(
    ("member", "floor", "servants"),
    [("white", 3, 0), ("white", 4, 1), ("black", 4, 2), ("orange", 4, 3), ("neutral", 1, 1), ("neutral", 4, 7)],
)
def test_lm_3_3_dice_and_servants_must_reach_the_floor(member: str, floor: int, servants: int) -> None:
    table = Table(f"{SERVED}floor territory {floor}: t01").play(f"place {member} territory {floor}")
    assert table.legal_of("servants")[0] == str(servants)
    table.play(f"servants {servants}")
    assert table.has(0, "servants") == 9 - servants


def test_lm_3_3_too_few_servants_are_told_in_numbers() -> None:
    table = Table("goods 0: coins 9 servants 2\ndice: 2 5 6\nfloor character 4: c49")
    assert table.why_not("place white character 4") == "value 3"
    assert dict(table.reason("place white character 4").values)["value"] == 2  # type: ignore[union-attr]


def test_lm_3_3_any_number_of_servants_may_be_paid_at_once() -> None:
    table = Table(f"{SERVED}").play("place white harvest small")
    assert [int(text) for text in table.legal_of("servants")] == list(range(10))


def test_lm_3_3_more_servants_than_owned_are_refused() -> None:
    table = Table(SERVED).play("place neutral harvest small")
    assert table.why_not("servants 10") == "servants-too-many"
    assert table.why_not("servants 0") == "servants-too-few"


# 3.4 Leaders in a turn


def test_lm_3_4_a_leader_is_discarded_for_a_privilege_before_or_after_the_placement() -> None:
    before = Table(f"{SERVED}hand 0: l01 l02").play("discard l01", "privilege servants")
    assert (before.has(0, "servants"), before.kind, before.seat) == (11, "turn", 0)
    after = Table(f"{SERVED}hand 0: l01").place("white", "market 1").then("discard l01", "privilege coins")
    assert (after.has(0, "coins"), after.seat) == (7, 1)


def test_lm_3_4_any_number_of_leader_steps_in_a_turn() -> None:
    table = Table(f"{SERVED}goods 0: coins 18 military 12\nhand 0: l05 l06 l07")
    table.play("play l05", "use l05", "play l06", "use l06", "discard l07", "privilege coins")
    assert (table.has(0, "faith"), table.has(0, "coins"), table.kind) == (1, 21, "turn")


def test_lm_3_4_a_used_leader_lies_face_down_until_the_next_round() -> None:
    table = Table(f"{SERVED}leaders 0: l05\n{DECKS}", luck=DICE).play("use l05")
    assert table.why_not("use l05") == "leader-face-down"
    assert to_the_end_of_the_round(table).allows("use l05")


def test_lm_3_4_no_leader_inside_a_placement() -> None:
    table = Table(f"{SERVED}hand 0: l01\nleaders 0: l05").play("place white council", "servants 0")
    assert table.kind == "privilege"
    for text in ("discard l01", "use l05", "play l01"):
        assert table.why_not(text) == "finish-first"


def test_lm_3_4_the_turn_goes_on_by_itself_when_no_leader_step_is_left() -> None:
    table = Table(f"{SERVED}leaders 0: l05").play("use l05").place("white", "market 1")
    assert table.seat == 1


def test_lm_3_4_the_turn_is_ended_when_a_step_is_left() -> None:
    table = Table(f"{SERVED}leaders 0: l05")
    assert table.why_not("end") == "place-first"
    table.place("white", "market 1")
    assert table.legal == ["end", "use l05"]
    assert table.play("end").seat == 1


# 3.5 Passing


def test_lm_3_5_who_can_place_nobody_passes() -> None:
    assert Table("home 0: neutral\nhome 1: white").legal == ["pass"]


def test_lm_3_5_who_passes_places_no_more_members_in_this_round() -> None:
    table = Table(f"{SERVED}").play("pass")
    seats = set()
    for member in ("white", "black", "orange"):
        seats.add(table.seat)
        table.place(member, "council").then("privilege coins")
    assert seats == {1}


def test_lm_3_5_passed_players_are_back_in_the_next_round() -> None:
    table = to_the_end_of_the_round(Table(f"{SERVED}{DECKS}", luck=DICE))
    assert (table.seat, table.player(0).has_passed, table.player(0).home) == (0, False, 0b1111)


# 3.6 Privileges


@pytest.mark.parametrize(
    ("choice", "gain"),
    [
        ("goods", "wood 1 stone 1"), ("servants", "servants 2"), ("coins", "coins 2"),
        ("military", "military 2"), ("faith", "faith 2"),
    ],
)  # fmt: skip
def test_lm_3_6_a_privilege_is_one_of_five(choice: str, gain: str) -> None:
    table = Table(f"{SERVED}hand 0: l01 l02").play("discard l01", f"privilege {choice}")
    assert table.change() == gain


def test_lm_3_6_the_first_printing_gives_one_faith() -> None:
    table = Table(f"{SERVED}privilege faith: 1\nhand 0: l01 l02").play("discard l01", "privilege faith")
    assert table.change() == "faith 1"


# 5 Between rounds


def test_lm_5_1_the_church_reports_after_rounds_two_four_and_six_only() -> None:
    for number in (1, 3, 5):
        table = Table(f"{SERVED}round: {number}\ngoods 0: faith 9\ngoods 1: faith 9\n{DECKS}", luck=DICE)
        assert "round_begun" in to_the_end_of_the_round(table).happened
    for number in (2, 4, 6):
        table = Table(f"{SERVED}round: {number}\ngoods 0: faith 9\ngoods 1: faith 9\n{DECKS}", luck=DICE)
        assert to_the_end_of_the_round(table).kind == "church"


@pytest.mark.parametrize(("number", "threshold"), [(2, 3), (4, 4), (6, 5)])
def test_lm_5_1_below_the_threshold_nobody_is_asked(number: int, threshold: int) -> None:
    start = f"{SERVED}round: {number}\n{DECKS}goods 0: faith {threshold - 1}\ngoods 1: faith {threshold}"
    table = to_the_end_of_the_round(Table(start.replace(DECKS, DECKS + "\n"), luck=DICE))
    assert (table.seat, table.kind) == (1, "church")
    assert table.tiles(0) == {2: "x11", 4: "x21", 6: "x31"}[number]
    assert table.has(0, "faith") == threshold - 1


def test_lm_5_1_support_scores_the_track_and_goes_back_to_zero() -> None:
    start = f"{SERVED}round: 2\n{DECKS}\ngoods 0: faith 6\ngoods 1: faith 3"
    table = to_the_end_of_the_round(Table(start, luck=DICE))
    table.play("support")
    assert (table.has(0, "points"), table.has(0, "faith"), table.tiles(0)) == (7, 0, "")
    table.play("refuse")
    assert (table.has(1, "points"), table.has(1, "faith"), table.tiles(1)) == (0, 3, "x11")


def test_lm_5_1_everybody_is_asked_in_turn_order() -> None:
    goods = "\n".join(f"goods {seat}: faith 5" for seat in range(3))
    table = to_the_end_of_the_round(Table(f"seats: 3\norder: 2 0 1\nround: 2\n{goods}\n{DECKS}", luck=DICE))
    asked = []
    while table.kind == "church":
        asked.append(table.seat)
        table.play("support")
    assert asked == [2, 0, 1]


def test_lm_5_2_cards_left_in_the_towers_leave_the_game() -> None:
    table = to_the_end_of_the_round(Table(f"{SERVED}floor territory 1: t01\nfloor venture 4: v73\n{DECKS}", luck=DICE))
    gone = {CARD_NAMES[card] for card in table.state.gone}
    assert {"t01", "v73"} <= gone


def test_lm_5_3_the_council_palace_decides_the_next_order() -> None:
    start = f"seats: 4\norder: 0 1 2 3\nat council: 2 white, 1 black, 2 neutral\n{DECKS}"
    table = to_the_end_of_the_round(Table(start, luck=DICE))
    assert table.state.order == (2, 1, 0, 3)
    assert table.event("order_renewed").order == (2, 1, 0, 3)


def test_lm_5_3_members_go_home() -> None:
    table = to_the_end_of_the_round(Table(f"{SERVED}at market 1: 0 white\n{DECKS}", luck=DICE))
    assert (table.at("market 1"), table.player(0).home) == ("", 0b1111)
