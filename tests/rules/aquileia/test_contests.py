"""AQ 4.2 and AQ 4.3: the arena and the stadium."""

import pytest

from tests.rules.aquileia.table import Table

POOR = "coins 0: 0 0 0\ncoins 1: 0 0 0\ncoins 2: 0 0 0\ncoins 3: 0 0 0"


def arena(spaces: str = "arena_1=0 arena_2=1", more: str = "", luck: str = "", track: str = "0 1 2 3") -> Table:
    return Table(f"round: 5\nstep: arena_1\nspaces: {spaces}\ntrack: {track}\n{POOR}\n{more}", luck=luck)


def stadium(spaces: str, more: str = "", luck: str = "", track: str = "0 1 2 3") -> Table:
    cards = "shown: points_3\nstadium: points_10 white blue\ntheatre: white_blue"
    start = f"round: 5\nstep: stadium_gold_1\nspaces: {spaces}\ntrack: {track}\n{POOR}\n{cards}"
    return Table(f"{start}\n{more}", luck=luck)


# The arena


def test_aq_4_2_1_strength_begins_with_the_sum_of_ones_own_spaces() -> None:
    contest = arena("arena_1=1 arena_2=0 arena_3=1").state.contest
    assert contest is not None
    assert (contest.fighters, contest.strengths) == ((0, 1), (1, 3))


def test_aq_r_turn_order_in_contests_is_clockwise_from_the_starting_player_not_the_track() -> None:
    contest = arena("arena_1=0 arena_2=1 arena_3=3", "starter: 2", track="0 1 2 3").state.contest
    assert contest is not None
    assert contest.fighters == (3, 0, 1)


@pytest.mark.parametrize("spaces", ["arena_1=0", "arena_1=0 arena_2=0 arena_3=0"])
def test_aq_r_several_henchmen_of_one_player_make_one_roll_and_one_rank(spaces: str) -> None:
    table = arena(spaces, luck="ccs").play("roll")
    assert (table.seat, table.kind) == (0, "cards")


@pytest.mark.parametrize(("faces", "strength"), [("ccc", 5), ("csg", 3), ("gss", 2)])
def test_aq_4_2_2_every_copper_face_of_three_red_dice_adds_one(faces: str, strength: int) -> None:
    table = arena(luck=faces).play("roll")
    assert table.event("strength_rolled").strength == strength


def test_aq_4_2_2_all_roll_before_anybody_plays_cards() -> None:
    table = arena(luck="sssggg").play("roll")
    assert (table.seat, table.kind, table.legal) == (1, "roll", ["roll"])
    table.play("roll")
    assert (table.seat, table.kind) == (0, "cards")


def test_aq_4_2_taking_part_cannot_be_declined() -> None:
    assert arena().why_not("decline") == "must-take-part"


def test_aq_4_2_3_slaves_and_weapons_add_what_they_show_and_are_discarded() -> None:
    more = "hand 0: servi_2 weapon_3 gold_horse_2"
    table = arena(more=more, luck="sssggg").play("roll", "roll", "play servi_2", "play weapon_3")
    assert table.event("card_played").strength == 7
    assert table.legal == ["stand"]
    assert (table.state.discards[1], table.state.discards[4]) == (1, 1)
    assert table.why_not("play gold_horse_2") == "card-not-here"
    assert table.why_not("play weapon_1") == "not-in-hand"


def test_aq_4_2_4_the_holder_of_the_blue_dice_names_a_number_once() -> None:
    table = arena(more="blue: 1 4", luck="sssgggcc").play("roll", "roll", "stand", "stand", "blue 2")
    assert (table.event("strength_rolled").is_blue, table.kind) == (True, "prize")
    assert table.why_not("blue 1") == "not-now"


def test_aq_r_blue_dice_only_in_a_contest_that_their_holder_takes_part_in() -> None:
    table = arena(more="blue: 2 4", luck="sssggg").play("roll", "roll", "stand", "stand")
    assert table.kind == "prize"


def test_aq_4_2_4_no_blue_die_need_be_rolled() -> None:
    table = arena(more="blue: 0 4", luck="sssggg").play("roll", "roll", "stand", "stand", "blue 0")
    assert (table.kind, table.state.blue_left) == ("prize", 4)


@pytest.mark.parametrize(("track", "winner"), [("0 1 2 3", 0), ("1 0 2 3", 1)])
def test_aq_4_2_5_ties_go_to_the_better_place_on_the_track(track: str, winner: int) -> None:
    table = arena(luck="ssscgg", track=track).play("roll", "roll", "stand", "stand")
    assert table.event("contest_decided").strengths == (2, 2)
    assert table.seat == winner


def fought(prize: str) -> Table:
    """The first with 5, the second with 2, the third with 1."""
    table = arena("arena_1=0 arena_2=1 arena_3=2", "servi: servi_2 servi_1", luck="ccccsssss")
    return table.play("roll", "roll", "roll", "stand", "stand", "stand", prize)


def test_aq_4_2_6_points_for_the_first_leave_the_slave_card_to_the_second() -> None:
    table = fought("points")
    assert [table.coins(seat)[0] for seat in range(4)] == [3, 2, 1, 0]
    assert [table.points(seat, "arena") for seat in range(4)] == [10, 0, 0, 0]
    assert [table.hand(seat) for seat in range(4)] == ["", "servi_2", "", ""]


def test_aq_4_2_6_a_card_for_the_first_leaves_twice_the_own_strength_to_the_second() -> None:
    table = fought("card")
    assert [table.points(seat, "arena") for seat in range(4)] == [0, 4, 0, 0]
    assert [table.hand(seat) for seat in range(4)] == ["servi_2", "", "", ""]
    assert table.event("card_drawn").masked(1).card is None


@pytest.mark.parametrize("prize", ["points", "card"])
def test_aq_r_arena_only_one_fighter(prize: str) -> None:
    table = arena("arena_2=3", "servi: servi_1", luck="ccs").play("roll", "stand", prize)
    assert table.coins(3) == (3, 0, 0)
    assert (table.points(3, "arena"), table.hand(3)) == ((6, "") if prize == "points" else (0, "servi_1"))


def test_aq_r_without_a_slave_card_the_winner_takes_points_and_the_second_only_coins() -> None:
    gone = "servi:\nhand 2:" + " servi_1" * 11 + "\nhand 3:" + " servi_2" * 11
    table = arena(more=gone, luck="ssssss").play("roll", "roll", "stand", "stand")
    assert (table.legal, table.why_not("card")) == (["points"], "servi-gone")
    table.play("points")
    assert (table.coins(1), table.hand(1)) == ((2, 0, 0), "")


@pytest.mark.parametrize(
    ("space", "step", "begun"), [("theatrum=1", "theatrum", 0), ("stadium_silver_2=1", "stadium_gold_1", 1)]
)
def test_aq_r_an_arena_nobody_entered_is_skipped(space: str, step: str, begun: int) -> None:
    table = Table(f"step: potentia\nspaces: potentia=0 {space}\ntrack: 0 1 2 3").play("decline")
    assert (table.step, len(table.events_named("contest_begun"))) == (step, begun)
    assert [table.coins(seat) for seat in range(4)] == [(2, 1, 1)] * 4


def test_aq_r_a_stadium_nobody_entered_is_skipped() -> None:
    table = arena("arena_1=0 theatrum=1", "shown: white", luck="sss").play("roll", "stand", "points")
    assert (table.step, table.kind, table.state.contest) == ("theatrum", "reveal", None)
    assert table.events_named("laurel_discarded") == []


def test_aq_r_three_henchmen_of_one_player_win_one_prize() -> None:
    table = arena("arena_1=0 arena_2=0 arena_3=0", luck="sss").play("roll", "stand", "points")
    assert (table.coins(0), table.points(0, "arena"), table.hand(0)) == ((3, 0, 0), 8, "")


def test_aq_r_each_blue_die_serves_once_and_the_rest_stay_for_the_stadium() -> None:
    spaces = "potentia=0 arena_1=0 stadium_gold_1=0"
    table = Table(f"step: potentia\nspaces: {spaces}\ntrack: 0 1 2 3\nshown: white", luck="ssscsssggg")
    table.play("take", "roll", "stand", "blue 1")
    assert table.event("strength_rolled").strength == 3
    table.play("points", "roll", "stand")
    assert table.legal == ["blue 0", "blue 1", "blue 2", "blue 3"]
    assert table.play("blue 3").event("strength_rolled").strength == 5


def test_aq_r_strength_has_no_upper_limit() -> None:
    hand = "hand 0:" + " servi_2" * 11
    table = arena(more=hand, luck="cccsss").play("roll", "roll", *["play servi_2"] * 11, "stand", "stand", "points")
    assert table.points(0, "arena") == 2 * (2 + 3 + 22)


# The stadium


@pytest.mark.parametrize(
    ("side", "faces", "strength"), [("gold", "ggc", 4), ("silver", "ggc", 2), ("silver", "ssc", 4)]
)
def test_aq_4_3_2_faces_of_the_own_metal_add_one(side: str, faces: str, strength: int) -> None:
    table = stadium(f"stadium_{side}_1=0", luck=faces).play("roll")
    assert table.event("strength_rolled").strength == strength


@pytest.mark.parametrize(("side", "horse", "other"), [("gold", "gold", "silver"), ("silver", "silver", "gold")])
def test_aq_4_3_3_only_horses_of_the_own_metal(side: str, horse: str, other: str) -> None:
    hand = "hand 0: gold_horse_2 silver_horse_2 weapon_3 servi_2"
    table = stadium(f"stadium_{side}_1=0", hand, luck="ccc").play("roll")
    assert table.legal == [f"play {horse}_horse_2", "stand"]
    assert table.why_not(f"play {other}_horse_2") == "card-not-here"
    assert table.why_not("play servi_2") == "card-not-here"


def test_aq_4_3_4_only_the_blue_dice_left_over_from_the_arena() -> None:
    table = stadium("stadium_gold_1=0", "blue: 0 1", luck="cccg").play("roll", "stand")
    assert (table.legal, table.why_not("blue 2")) == (["blue 0", "blue 1"], "blue-left")
    table.play("blue 1")
    assert table.event("strength_rolled").strength == 3


def test_aq_4_3_1_gold_and_silver_race_together_and_ties_go_by_the_track() -> None:
    table = stadium("stadium_gold_1=0 stadium_silver_1=1", luck="cccccc", track="1 0 2 3")
    table.play("roll", "roll", "stand", "stand")
    assert table.event("contest_decided").fighters == (1, 0)
    assert (table.coins(1), table.coins(0)) == ((0, 3, 0), (0, 0, 2))


def raced(choice: str) -> Table:
    spaces = "stadium_gold_1=0 stadium_silver_1=1 stadium_gold_2=2 stadium_gold_3=3"
    table = stadium(spaces, luck="gggsscccgccc")
    return table.play(*["roll"] * 4, *["stand"] * 4, choice)


def test_aq_4_3_5_three_two_and_one_coins_of_the_own_metal() -> None:
    table = raced("keep shown")
    assert [table.coins(seat) for seat in range(4)] == [(0, 0, 3), (0, 2, 0), (0, 0, 1), (0, 0, 0)]


def test_aq_r_the_fourth_and_the_fifth_of_a_race_get_nothing() -> None:
    spaces = "stadium_gold_1=0 stadium_silver_1=1 stadium_gold_2=2 stadium_silver_2=3 stadium_gold_3=4"
    table = stadium(spaces, "seats: 5\ncoins 4: 0 0 0", luck="gggsscggcsccccc", track="0 1 2 3 4")
    table.play(*["roll"] * 5, *["stand"] * 5, "keep shown")
    assert [table.coins(seat) for seat in range(5)] == [(0, 0, 3), (0, 2, 0), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert [table.laurels(seat) for seat in (2, 3, 4)] == ["", "", ""]


@pytest.mark.parametrize(
    ("choice", "first", "second"), [("keep shown", "points_3", "points_10"), ("keep drawn", "points_10", "points_3")]
)
def test_aq_4_3_5_the_first_keeps_one_laurel_and_the_second_gets_the_other(
    choice: str, first: str, second: str
) -> None:
    table = raced(choice)
    assert (table.laurels(0), table.laurels(1), table.laurels(2)) == (first, second, "")


@pytest.mark.parametrize(("choice", "kept"), [("keep shown", "points_3"), ("keep drawn", "points_10")])
def test_aq_r_only_one_racer_keeps_one_and_the_other_is_discarded(choice: str, kept: str) -> None:
    table = stadium("stadium_gold_2=2", luck="ccc").play("roll", "stand", choice)
    assert (table.laurels(2), table.happened.count("laurel_discarded")) == (kept, 1)
    assert table.coins(2) == (0, 0, 3)


def test_aq_4_3_5_the_race_must_be_run() -> None:
    table = stadium("stadium_gold_2=2", luck="ccc")
    assert table.why_not("decline") == "must-take-part"
    assert table.play("roll", "stand").why_not("decline") == "must-take-part"
