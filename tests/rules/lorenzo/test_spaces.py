"""LM 4: towers, harvest and production, market, council palace."""

import pytest

from game.core.reasons import because
from tests.rules.lorenzo.table import RICH, Table
from tests.rules.lorenzo.words import changed

SERVED = "goods 0: coins 5 servants 9\ngoods 1: coins 5 servants 9\ndice: 6 5 4\n"

# 4.1 Towers


def test_lm_4_1_1_an_occupied_tower_costs_three_coins_first() -> None:
    table = Table(f"{RICH}floor character 1: c52\nat character 3: 1 white").place("white", "character 1")
    assert changed(table.change())["coins"] == -3 - 2


@pytest.mark.parametrize(("coins", "reason"), [(2, "fee 1"), (4, "card-coins 1"), (5, None)])
def test_lm_4_1_1_without_the_fee_there_is_no_card(coins: int, reason: str | None) -> None:
    start = f"goods 0: coins {coins}\ndice: 6 6 6\nfloor character 1: c49\nat character 4: 1 black"
    assert Table(start).why_not("place white character 1") == reason


def test_lm_4_1_2_what_is_missing_counts_the_coins_left_after_the_fee_and_the_bonus_of_the_floor() -> None:
    start = "goods 0: coins 4 servants 9\ndice: 6 6 6\nfloor venture {floor}: v73\nat venture 2: 1 white\n"
    on_foot = Table(start.format(floor=1)).reason("place white venture 1")
    on_third = Table(start.replace("coins 4", "coins 3").format(floor=3)).reason("place white venture 3")
    assert on_foot == because("lo-why-card-coins", have=4, bonus=0, fee=3, need=4, missing=3)
    assert on_third == because("lo-why-card-coins", have=3, bonus=1, fee=3, need=4, missing=3)


def test_lm_4_1_1_an_empty_tower_costs_no_fee() -> None:
    table = Table(f"{RICH}floor character 1: c49\nat building 3: 1 white").place("white", "character 1")
    assert changed(table.change())["coins"] == -2


def test_lm_4_1_1_one_coloured_member_per_tower_and_the_neutral_besides() -> None:
    table = Table(f"{RICH}floor territory 1: t01\nat territory 4: 0 black")
    assert table.why_not("place white territory 1") == "own-colour-tower"
    assert table.allows("place neutral territory 1")


def test_lm_4_1_1_one_neutral_member_per_tower() -> None:
    table = Table(f"{RICH}floor territory 1: t01\nat territory 4: 0 neutral\nhome 0: white neutral")
    assert table.why_not("place neutral territory 1") == "own-colour-tower"
    assert table.allows("place white territory 1")


def test_lm_4_1_1_neutrals_of_different_players_share_a_tower() -> None:
    assert Table(f"{RICH}floor territory 1: t01\nat territory 4: 1 neutral").allows("place neutral territory 1")


@pytest.mark.parametrize(
    ("tower", "card", "gain"),
    [
        ("territory", "t01", {3: "wood 1", 4: "wood 2"}),
        ("character", "c53", {3: "stone 1", 4: "stone 2"}),
        ("building", "b27", {3: "military 1", 4: "military 2"}),
        ("venture", "v78", {3: "coins 1", 4: "coins 2"}),
    ],
)
def test_lm_4_1_2_floors_three_and_four_give_a_bonus(tower: str, card: str, gain: dict[int, str]) -> None:
    plain = taking(tower, card, 1)
    for floor in (2, 3, 4):
        difference = {
            name: number - plain.get(name, 0) for name, number in taking(tower, card, floor).items()
        }
        difference.pop("servants", None)
        assert {name: number for name, number in difference.items() if number} == changed(gain.get(floor, ""))


def taking(tower: str, card: str, floor: int) -> dict[str, int]:
    servants = 1 if floor == 4 else 0
    table = Table(f"{RICH}floor {tower} {floor}: {card}").place("white", f"{tower} {floor}", servants)
    return changed(table.change())


def test_lm_4_1_2_the_floor_bonus_may_pay_the_card() -> None:
    start = "goods 0: coins 3 servants 1\ndice: 6 6 6\nfloor venture {floor}: v73"
    assert Table(start.format(floor=3)).allows("place white venture 3")
    assert Table(start.format(floor=1)).why_not("place white venture 1") == "card-goods 1"


def test_lm_4_1_2_the_floor_bonus_does_not_pay_the_fee() -> None:
    start = "goods 0: coins 2 servants 9\ndice: 6 6 6\nfloor venture 4: v78\ngoods 0: wood 3\nat venture 1: 1 white"
    assert Table(start).why_not("place white venture 4") == "fee 1"


def test_lm_4_1_2_fee_bonus_cost_card_and_effect_come_in_this_order() -> None:
    table = Table(f"{RICH}floor character 3: c49\nat character 1: 1 white").place("white", "character 3")
    names = ["member_placed", "goods_paid", "goods_gained", "goods_paid", "card_taken", "goods_gained"]
    assert table.happened == names


@pytest.mark.parametrize(("owned", "need"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_lm_4_1_3_a_territory_needs_the_military_of_its_slot(owned: int, need: int) -> None:
    cards = " ".join(f"t{number:02d}" for number in range(2, 2 + owned))
    start = f"dice: 6 6 6\ncards 0: {cards}\nfloor territory 1: t01\ngoods 0: military {{military}}"
    assert Table(start.format(military=need)).allows("place white territory 1")
    if need:
        table = Table(start.format(military=need - 1))
        assert table.why_not("place white territory 1") == "slot-military 1"


def test_lm_4_1_3_the_military_for_a_territory_is_not_lost() -> None:
    table = Table("dice: 6 6 6\ncards 0: t02 t03\nfloor territory 1: t01\ngoods 0: military 3")
    table.place("white", "territory 1")
    assert table.has(0, "military") == 3


@pytest.mark.parametrize(
    ("tower", "card", "owned"),
    [
        ("territory", "t01", "t02 t03 t04 t05 t06 t07"),
        ("character", "c49", "c50 c52 c53 c54 c55 c56"),
        ("building", "b25", "b26 b27 b28 b29 b30 b31"),
        ("venture", "v73", "v74 v75 v76 v77 v78 v79"),
    ],
)
def test_lm_4_1_3_at_most_six_cards_of_a_type(tower: str, card: str, owned: str) -> None:
    table = Table(f"{RICH}cards 0: {owned}\nfloor {tower} 1: {card}")
    assert table.why_not(f"place white {tower} 1") == "six-cards"


def test_lm_4_1_4_never_on_a_floor_without_a_card() -> None:
    assert Table(RICH).why_not("place white territory 3") == "no-card"


def test_lm_4_1_4_only_where_the_card_can_be_paid() -> None:
    table = Table("goods 0: wood 1\ndice: 6 6 6\nfloor building 3: b31\nfloor building 1: b32")
    assert table.why_not("place white building 3") == "card-goods 1"
    assert table.legal_of("place white building") == []


def test_lm_4_1_4_servants_for_the_action_may_not_be_those_of_the_cost() -> None:
    start = "goods 0: coins 4 servants {servants}\ndice: 4 1 1\nfloor venture 3: v94"
    assert Table(start.format(servants=4)).allows("place white venture 3")
    short = Table(start.format(servants=3)).reason("place white venture 3")
    assert short == because("lo-why-servants-for-card", have=3, need=1, cost=3, missing=1)
    table = Table(start.format(servants=6)).play("place white venture 3")
    assert table.legal_of("servants") == ["1", "2", "3"]


def test_lm_4_1_5_a_permanent_effect_works_from_then_on() -> None:
    table = Table("goods 0: coins 9\ngoods 1: servants 3\ndice: 1 1 1\nfloor character 1: c49\nfloor territory 2: t01")
    table.place("white", "character 1").then("pass")
    assert table.allows("place black territory 2")


# 4.2 Harvest and production


def test_lm_4_2_1_the_small_space_takes_one_member() -> None:
    table = Table(f"seats: 3\n{SERVED}at harvest small: 1 white")
    assert table.why_not("place white harvest small") == "occupied"
    assert table.allows("place white harvest large")


def test_lm_4_2_1_the_large_space_takes_any_number_at_minus_three() -> None:
    table = Table(f"seats: 3\n{SERVED}at harvest large: 1 white, 2 white").place("white", "harvest large")
    assert table.state.stack[-1].value == 3  # type: ignore[union-attr]


def test_lm_4_2_1_one_coloured_member_per_area_and_the_neutral_besides() -> None:
    table = Table(f"seats: 3\n{SERVED}at production small: 0 white")
    assert table.why_not("place black production large") == "own-colour-area"
    assert table.allows("place neutral production large")
    assert table.allows("place black harvest large")


def test_lm_4_2_1_no_placing_below_one() -> None:
    start = "seats: 3\ndice: 3 4 1\ngoods 0: servants {servants}"
    table = Table(start.format(servants=0))
    assert table.why_not("place white harvest large") == "value 1"
    assert table.allows("place black harvest large")
    assert table.why_not("place neutral harvest small") == "value 1"
    assert Table(start.format(servants=1)).allows("place neutral harvest small")


def test_lm_4_2_2_bonus_tile_and_cards_up_to_the_value_are_used() -> None:
    table = Table("cards 0: t01 t03 t05\ndice: 3 1 1").place("white", "harvest small").then("finish")
    assert changed(table.change()) == changed("coins 2 wood 1 stone 1 servants 2")


def test_lm_4_2_2_each_card_once_with_one_of_its_options() -> None:
    table = Table(f"{RICH}cards 0: b29").place("white", "production small").then("activate b29 2")
    assert table.why_not("activate b29 1") == "used-once"


def test_lm_4_2_2_nothing_has_to_be_used() -> None:
    table = Table("cards 0: t01\ndice: 3 1 1").place("white", "harvest small").then("omit tile", "omit t01", "finish")
    assert table.change() == ""


def test_lm_4_2_2_all_payments_must_be_owned_together() -> None:
    table = Table("goods 0: wood 3\ncards 0: b29 b35\ndice: 6 1 1").place("white", "production small")
    table.then("activate b29 2")
    assert table.allows("activate b35 1")
    assert table.why_not("activate b35 2") == "not-enough 2"


def test_lm_4_2_2_reasons_name_the_card_that_cannot_be_used() -> None:
    table = Table(f"{RICH}cards 0: t01 b25 b40\ndice: 4 1 1").place("white", "production small")
    assert table.why_not("activate t01 1") == "other-work"
    assert table.why_not("activate b25 1") == "work-value 1"
    assert table.why_not("activate b29 1") == "card-not-owned"
    assert table.why_not("omit b25") == "not-used"


# 4.3 Market, 4.4 Council palace


@pytest.mark.parametrize(
    ("space", "gain"), [(1, "coins 5"), (2, "servants 5"), (3, "coins 2 military 3")]
)
def test_lm_4_3_the_market_gives_what_is_printed(space: int, gain: str) -> None:
    table = Table("seats: 4\ndice: 1 1 1").place("white", f"market {space}")
    assert table.change() == gain


def test_lm_4_3_the_fourth_space_gives_two_different_privileges() -> None:
    table = Table("seats: 4\ndice: 1 1 1").place("white", "market 4").then("privilege coins")
    assert table.why_not("privilege coins") == "privileges-differ"
    assert table.then("privilege faith").change() == "coins 2 faith 2"


def test_lm_4_3_one_member_per_space_but_several_spaces() -> None:
    table = Table(f"{SERVED}at market 1: 1 white\nat market 2: 0 black")
    assert table.why_not("place white market 1") == "occupied"
    assert Table(f"{SERVED}at market 2: 0 black").allows("place white market 1")


def test_lm_4_4_the_council_gives_a_coin_and_a_privilege_to_any_number() -> None:
    table = Table(f"{SERVED}at council: 0 black, 1 white, 1 neutral").place("white", "council").then("privilege coins")
    assert table.change() == "coins 3"
    assert table.at("council") == "0 black, 1 white, 1 neutral, 0 white"


def test_a_member_is_placed_once() -> None:
    table = Table(f"{SERVED}home 0: white")
    assert table.why_not("place black market 1") == "member-away"
