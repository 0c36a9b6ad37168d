"""AQ 4.1: the market."""

from collections.abc import Sequence

import pytest

from game.aquileia.cards import SERVI_2
from tests.rules.aquileia.table import Table

ROW = "row: weapon_2 gold_horse_1 silver_horse_2"


def at(space: str, more: str = "", luck: str | Sequence[Sequence[int]] = ()) -> Table:
    return Table(f"step: {space}\nspaces: {space}=0\ntrack: 0 1 2 3\n{ROW}\n{more}", luck=luck)


@pytest.mark.parametrize(
    "space", ["dolus", "pecunia", "equi_left", "servi_top", "potentia", "forum_1", "latro", "portus_copper"]
)
def test_aq_4_every_action_may_be_declined_and_the_henchman_goes_home(space: str) -> None:
    table = at(space).play("decline")
    assert table.happened[0] == "action_declined"
    assert table.state.henchmen[0] == 5


def test_aq_4_spaces_act_in_printed_order() -> None:
    spaces = "dolus=0 pecunia=1 equi_left=2 servi_top=3 potentia=0 forum_5=1 latro=2"
    table = Table(f"step: dolus\nspaces: {spaces}\ntrack: 0 1 2 3\n{ROW}")
    order = []
    while table.step != "placing":
        order.append(table.step)
        table.play("decline")
    assert order == ["dolus", "pecunia", "equi_left", "servi_top", "potentia", "forum_5", "latro"]


def test_aq_4_1_1_dolus_takes_a_coin_for_each_of_two_dice() -> None:
    table = at("dolus", luck="gg").play("roll")
    assert table.coins(0) == (2, 1, 3)
    assert table.events_named("dice_rolled")[0].faces == (2, 2)


@pytest.mark.parametrize(
    ("action", "before", "after"),
    [
        ("exchange 2 copper for 1 silver", "2 0 0", (0, 1, 0)),
        ("exchange 1 silver for 2 copper", "0 1 0", (2, 0, 0)),
        ("exchange 2 silver for 1 gold", "0 2 0", (0, 0, 1)),
        ("exchange 1 gold for 2 silver", "0 0 1", (0, 2, 0)),
        ("exchange 3 copper for 1 gold", "3 0 0", (0, 0, 1)),
        ("exchange 1 gold for 3 copper", "0 0 1", (3, 0, 0)),
    ],
)
def test_aq_4_1_2_pecunia_does_one_exchange_once_and_scores_four(
    action: str, before: str, after: tuple[int, ...]
) -> None:
    table = at("pecunia", f"coins 0: {before}").play(action)
    assert (table.coins(0), table.points(0, "pecunia")) == (after, 4)
    assert table.step == "placing"


def test_aq_r_pecunia_without_an_exchange_scores_nothing() -> None:
    table = at("pecunia").play("decline")
    assert table.points(0, "pecunia") == 0


def test_aq_1_1_no_metal_stands_in_for_another_at_pecunia() -> None:
    table = at("pecunia", "coins 0: 1 9 0")
    assert table.why_not("exchange 2 copper for 1 silver") == "coins"
    reason = table.reason("exchange 2 copper for 1 silver")
    assert reason is not None
    assert (reason["metal"], reason["have"], reason["need"]) == ("copper", 1, 2)


def test_aq_4_1_3_the_card_of_the_space_costs_one_copper() -> None:
    table = at("equi_middle").play("buy 1")
    assert (table.coins(0), table.hand(0)) == ((1, 1, 1), "gold_horse_1")
    assert table.known(0) == "gold_horse_1"


def test_aq_4_1_3_the_leftmost_space_also_gives_the_top_card_unseen() -> None:
    table = at("equi_left", "gear: weapon_3 weapon_1").play("buy 1")
    assert table.hand(0) == "weapon_2 weapon_3"
    drawn = table.event("card_drawn")
    assert (drawn.masked(0).card, drawn.masked(1).card) == (4, None)
    assert table.known(0) == "weapon_2"


def test_aq_4_1_3_without_copper_nothing_is_bought() -> None:
    table = at("equi_right", "coins 0: 0 5 5")
    assert (table.legal, table.why_not("buy 1")) == (["decline"], "coins")
    assert table.why_not("buy 2") == "one-card"


def test_aq_4_1_3_the_row_is_refilled_at_the_end_of_the_market() -> None:
    start = f"step: equi_left\nspaces: equi_left=0 equi_middle=1 dolus=2\ntrack: 0 1 2 3\n{ROW}"
    table = Table(start + "\ngear: weapon_1 weapon_1 weapon_3").play("buy 1")
    assert table.state.row == [-1, 5, 8]
    table.play("buy 1")
    assert table.event("row_refilled").row == (2, 4, 8)


def test_aq_r_unsold_cards_stay_where_they_are() -> None:
    table = at("equi_left").play("decline")
    assert table.state.row == [3, 5, 8]


def test_aq_4_1_3_an_empty_slot_sells_nothing() -> None:
    table = at("equi_left", "gear:")
    table.state.row[0], gone = -1, table.state.row[0]
    table.state.discards[gone] += 1
    assert (table.legal, table.why_not("buy 1")) == (["decline"], "nothing-sold")


def test_aq_r_left_space_reshuffles_the_discards_when_the_deck_is_empty() -> None:
    start = "gear:\nhand 1: weapon_1 weapon_1 weapon_1 weapon_2 weapon_2 gold_horse_1 gold_horse_1"
    more = "\nhand 2: gold_horse_2 gold_horse_2 silver_horse_1 silver_horse_1 silver_horse_1 silver_horse_2"
    table = at("equi_left", start + more, luck=[[4]]).play("buy 1")
    assert table.hand(0) == "weapon_2 weapon_3"
    assert "deck_reshuffled" in table.happened


def test_aq_r_left_space_with_deck_and_discards_empty_gives_only_the_face_up_card() -> None:
    start = "gear:\nhand 1: weapon_1 weapon_1 weapon_1 weapon_2 weapon_2 weapon_3 gold_horse_1 gold_horse_1"
    more = "\nhand 2: gold_horse_2 gold_horse_2 silver_horse_1 silver_horse_1 silver_horse_1 silver_horse_2"
    table = at("equi_left", start + more).play("buy 1")
    assert (table.hand(0), table.state.row) == ("weapon_2", [-1, 5, 8])


@pytest.mark.parametrize(
    ("space", "coins", "most"),
    [
        ("servi_top", "9 9 9", 1),
        ("servi_middle", "9 9 9", 2),
        ("servi_bottom", "9 9 9", 3),
        ("servi_bottom", "9 9 2", 2),
    ],
)
def test_aq_4_1_4_one_two_or_three_slave_cards(space: str, coins: str, most: int) -> None:
    table = at(space, f"coins 0: {coins}")
    assert table.legal_of("buy") == [f"buy {count}" for count in range(1, most + 1)]


def test_aq_4_1_4_each_card_costs_a_coin_of_the_metal_of_the_space() -> None:
    table = at("servi_middle", "coins 0: 3 3 3\nservi: servi_2 servi_1").play("buy 2")
    assert (table.coins(0), table.hand(0)) == ((3, 1, 3), "servi_1 servi_2")


def test_aq_4_1_4_the_number_is_paid_before_the_cards_are_drawn_unseen() -> None:
    table = at("servi_bottom", "coins 0: 0 0 3").play("buy 3")
    assert table.happened[:4] == ["servi_bought", "card_drawn", "card_drawn", "card_drawn"]
    assert [event.masked(1).card for event in table.events_named("card_drawn")] == [None] * 3


def test_aq_4_1_4_limits_have_their_reasons() -> None:
    table = at("servi_top", "coins 0: 5 5 5")
    assert table.why_not("buy 2") == "servi-limit"
    assert at("servi_middle", "coins 0: 5 1 5").why_not("buy 2") == "coins"


ALL_SERVI = "hand 1:" + " servi_1" * 11 + "\nhand 2:" + " servi_2" * 10


def test_aq_r_no_more_slave_cards_are_bought_than_exist() -> None:
    table = at("servi_bottom", f"coins 0: 0 0 3\n{ALL_SERVI}")
    assert (table.legal_of("buy"), table.why_not("buy 2")) == (["buy 1"], "servi-gone")


def test_aq_r_without_any_slave_card_nothing_is_sold() -> None:
    table = at("servi_bottom", f"coins 0: 0 0 3\n{ALL_SERVI} servi_2")
    assert (table.legal, table.why_not("buy 1")) == (["decline"], "servi-gone")


def test_aq_r_who_cannot_pay_for_slaves_is_left_with_declining_and_nothing_happens() -> None:
    table = at("servi_bottom", "coins 0: 9 9 0\nservi: servi_2")
    assert (table.legal, table.why_not("buy 1")) == (["decline"], "coins")
    table.play("decline")
    assert (table.coins(0), table.hand(0), table.state.servi_deck) == ((9, 9, 0), "", [SERVI_2])


def test_aq_1_2_an_empty_slave_deck_is_reshuffled_from_its_discards() -> None:
    more = "hand 1:" + " servi_1" * 11 + "\nhand 2:" + " servi_2" * 9 + "\nservi:"
    table = at("servi_middle", more + "\ncoins 0: 0 2 0", luck=[[1, 1]]).play("buy 2")
    assert table.hand(0) == "servi_2 servi_2"
    assert table.happened.count("deck_reshuffled") == 1


def test_aq_4_1_5_potentia_takes_the_blue_dice_for_this_round() -> None:
    table = at("potentia").play("take")
    assert table.event("potentia_taken").seat == 0
    assert (table.state.blue_holder, table.state.blue_left, table.state.round) == (-1, 4, 2)
