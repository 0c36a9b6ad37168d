"""LM R21 to R31: harvest and production, gains and losses."""

import pytest

from game.lorenzo.goods import FAITH
from tests.rules.lorenzo.table import RICH, Table
from tests.rules.lorenzo.words import changed

SERVED = "seats: 3\ngoods 0: servants 9\ndice: 6 5 4\n"


def test_lm_r21_one_own_coloured_member_in_small_and_large_space_together() -> None:
    table = Table(f"{SERVED}at harvest large: 0 white, 0 neutral\nhome 0: black orange")
    assert table.why_not("place black harvest small") == "own-colour-area"


def test_lm_r21_extra_works_ignore_the_spaces() -> None:
    table = Table(f"{SERVED}leaders 0: l01\nat harvest small: 1 white\nat harvest large: 0 white").play("use l01")
    assert table.play("servants 0", "finish").change() == "wood 1 stone 1 servants 1"


def test_lm_r22_gains_of_the_action_cannot_be_spent_in_it() -> None:
    table = Table("goods 0: wood 1\ncards 0: b29 b32\ndice: 6 1 1").place("white", "production small")
    table.then("activate b29 1")
    assert table.why_not("activate b32 1") == "not-enough 1"


def test_lm_r22_each_card_with_one_of_its_conversions() -> None:
    table = Table(f"{RICH}cards 0: b46").place("white", "production small").then("activate b46 1", "finish")
    assert changed(table.change()) == changed("coins 2 wood -1 military 1 faith 2")


def test_lm_r23_the_gains_of_the_bonus_tile_cannot_be_spent_either() -> None:
    table = Table("cards 0: b32\ndice: 6 1 1").place("white", "production small")
    assert table.why_not("activate b32 1") == "not-enough 1"
    assert table.then("finish").change() == "coins 2 military 1"


@pytest.mark.parametrize("space", ["harvest small", "production small", "market 1", "market 2"])
def test_lm_r24_ludovico_ariosto_enters_occupied_spaces(space: str) -> None:
    assert Table(f"{SERVED}at {space}: 1 white").why_not(f"place white {space}") == "occupied"
    assert Table(f"{SERVED}leaders 0: l02\nat {space}: 1 white").allows(f"place white {space}")


def test_lm_r24_ludovico_ariosto_keeps_the_other_limits() -> None:
    table = Table(f"{SERVED}leaders 0: l02\nat harvest small: 0 white\nat market 3: 1 white")
    assert table.why_not("place black harvest small") == "own-colour-area"
    assert table.why_not("place black market 3") == "covered"


@pytest.mark.parametrize(
    ("tile", "resource", "start", "space", "gain"),
    [
        ("x11", "military", "cards 0: t07", "harvest small", "wood 1 stone 2 servants 1 military 1"),
        ("x12", "coins", "cards 0: t01 t09", "harvest small", "coins 1 wood 1 stone 1 servants 1"),
        ("x13", "servants", "cards 0: t03 t15", "harvest small", "coins 1 wood 1 stone 1 servants 1 military 2"),
        ("x12", "coins", "", "production small", "coins 1 military 1"),
        ("x12", "coins", "", "market 1", "coins 4"),
        ("x13", "servants", "", "market 2", "servants 4"),
    ],
)  # fmt: skip
def test_lm_r25_one_less_for_each_source(tile: str, resource: str, start: str, space: str, gain: str) -> None:
    table = Table(f"dice: 6 5 4\nexcommunicated 0: {tile}\n{start}").place("white", space)
    if table.kind == "work":
        table.then("finish")
    assert changed(table.change()) == changed(gain)


def test_lm_r25_a_floor_and_the_card_taken_there_are_two_sources() -> None:
    table = Table(f"{RICH}excommunicated 0: x12\nfloor venture 4: v77").place("white", "venture 4", 1)
    assert changed(table.change())["coins"] == (2 - 1) + (3 - 1)


def test_lm_r26_the_goods_of_a_privilege_are_a_gain_too() -> None:
    table = Table("hand 0: l01 l02\nexcommunicated 0: x13").play("discard l01", "privilege servants")
    assert table.change() == "servants 1"
    table = Table(f"{SERVED}excommunicated 0: x12").place("white", "council").then("privilege coins")
    assert table.change() == "coins 1"


@pytest.mark.parametrize(("choice", "gain"), [("wood", "stone 1"), ("stone", "wood 1")])
def test_lm_r27_wood_or_stone_at_the_owners_choice(choice: str, gain: str) -> None:
    table = Table("hand 0: l01 l02\nexcommunicated 0: x14").play("discard l01", "privilege goods")
    assert (table.seat, table.kind) == (0, "lose")
    assert table.then(f"lose {choice}").change() == gain


def test_lm_r27_without_a_choice_the_one_given_is_lessened() -> None:
    table = Table(f"{RICH}excommunicated 0: x14\nfloor territory 3: t04").place("white", "territory 3")
    assert table.change() == "stone 1"


def test_lm_r28_losses_never_go_below_zero() -> None:
    table = Table(f"{RICH}excommunicated 0: x14\nfloor territory 1: t02").place("white", "territory 1")
    assert table.change() == ""


def test_lm_r28_conversions_pay_their_full_price_and_the_gain_is_reduced() -> None:
    table = Table(f"{RICH}excommunicated 0: x12\ncards 0: b29").place("white", "production small")
    table.then("activate b29 1", "finish")
    assert changed(table.change()) == changed("coins 3 wood -1 military 1")


@pytest.mark.parametrize(
    ("tower", "card", "gain"),
    [
        ("territory", "t11", "stone 2 servants 4"), ("territory", "t13", "wood 2 servants 4"),
        ("territory", "t16", "coins 8"), ("territory", "t18", "wood 2 points 1"),
        ("territory", "t06", "servants 2 military 2"),
    ],
)  # fmt: skip
def test_lm_r29_santa_rita_doubles_the_goods_of_a_cards_immediate_effect(tower: str, card: str, gain: str) -> None:
    table = Table(f"{RICH}leaders 0: l18\nfloor {tower} 1: {card}").place("white", f"{tower} 1")
    assert table.change() == gain


@pytest.mark.parametrize("space", ["market 1", "market 2", "harvest small", "production small"])
def test_lm_r29_santa_rita_doubles_neither_spaces_nor_works(space: str) -> None:
    changes = set()
    for leaders in ("", "leaders 0: l18"):
        table = Table(f"dice: 6 5 4\ncards 0: t01 b41\n{leaders}").place("white", space)
        changes.add(table.then("finish").change() if table.kind == "work" else table.change())
    assert len(changes) == 1


def test_lm_r29_santa_rita_doubles_neither_floor_bonus_nor_privilege() -> None:
    table = Table(f"{RICH}leaders 0: l18\nfloor territory 4: t21").place("white", "territory 4", 1)
    table.then("privilege coins")
    assert changed(table.change()) == changed("coins 2 wood 2 stone 2 servants -1")


def test_lm_r29_double_first_and_subtract_once() -> None:
    table = Table(f"{RICH}leaders 0: l18\nexcommunicated 0: x12\nfloor territory 1: t16").place("white", "territory 1")
    assert table.change() == "coins 7"


def test_lm_r30_privileges_given_together_must_differ() -> None:
    table = Table(f"{RICH}floor character 1: c64").place("white", "character 1").then("privilege coins")
    assert "coins" not in table.legal_of("privilege")
    table.then("privilege faith")
    assert table.legal_of("privilege") == ["goods", "military", "servants"]


def test_lm_r30_privileges_of_different_sources_may_repeat() -> None:
    table = Table(f"{RICH}cards 0: t08").place("white", "harvest small").then("finish", "privilege coins")
    table = Table(f"{RICH}cards 0: b32 b44").place("white", "production small")
    table.then("activate b32 1", "finish", "privilege coins", "privilege coins")
    assert changed(table.change())["coins"] == 2 - 1 + 4


@pytest.mark.parametrize(("before", "after"), [(13, 15), (14, 15), (15, 15)])
def test_lm_r31_faith_beyond_fifteen_is_lost(before: int, after: int) -> None:
    table = Table(f"goods 0: faith {before}\nhand 0: l01 l02").play("discard l01", "privilege faith")
    assert table.has(0, "faith") == after


@pytest.mark.parametrize(("before", "gained", "lapsed"), [(12, 2, 0), (14, 1, 1), (15, 0, 2)])
def test_lm_r31_what_is_told_is_the_faith_received_while_the_record_keeps_what_was_given(
    before: int, gained: int, lapsed: int
) -> None:
    table = Table(f"goods 0: faith {before}\nhand 0: l01 l02").play("discard l01", "privilege faith")
    told = table.event("goods_gained")
    assert (told.amounts[FAITH], told.lapsed) == (gained, lapsed)
    given = [0, 0, 0, 0, 0, 2, 0]
    assert told.to_plain() == {"event": "goods_gained", "seat": 0, "amounts": given, "source": "privilege"}


def test_lm_r31_military_may_pass_twenty_five() -> None:
    table = Table(f"{RICH}floor venture 1: v73").place("white", "venture 1")
    assert table.has(0, "military") == 30
