"""LM R10 to R20: towers and the cards taken from them."""

import pytest

from tests.rules.lorenzo.table import RICH, Table
from tests.rules.lorenzo.words import changed


def captain(start: str, rest: str = "") -> Table:
    """The Captain lets a territory be taken with an action of value 6."""
    return Table(f"{start}floor character 1: c57\n{rest}").place("white", "character 1").then("part 2")


def test_lm_r10_the_floor_bonus_pays_the_card() -> None:
    table = Table("goods 0: coins 2 servants 1\ndice: 6 6 6\nfloor venture 4: v73").place("white", "venture 4", 1)
    assert (table.cards(0), table.has(0, "coins")) == ("v73", 0)


def test_lm_r11_the_fee_is_due_for_ones_own_neutral_member_too() -> None:
    table = Table(f"{RICH}floor territory 1: t01\nat territory 4: 0 neutral").place("white", "territory 1")
    assert changed(table.change())["coins"] == -3


def test_lm_r11_two_own_coloured_members_never_share_a_tower() -> None:
    table = Table(f"{RICH}floor territory 1: t01\nat territory 4: 0 orange")
    assert table.legal_of("place white territory") == []


def test_lm_r12_a_card_action_places_no_member() -> None:
    table = captain(RICH, "floor territory 2: t01").then("take territory 2", "servants 0")
    assert (table.at("territory 2"), table.cards(0)) == ("", "t01 c57")


def test_lm_r12_a_card_action_pays_the_fee() -> None:
    table = captain(RICH, "floor territory 2: t01\nat territory 1: 1 white").then("take territory 2", "servants 0")
    assert changed(table.change())["coins"] == -4 - 3


def test_lm_r12_a_card_action_receives_the_floor_bonus() -> None:
    table = captain(RICH, "floor territory 3: t01").then("take territory 3", "servants 0")
    assert changed(table.change())["wood"] == 1


def test_lm_r12_a_card_action_must_reach_the_floor() -> None:
    poor = "goods 0: coins 9 military 9\ndice: 6 6 6\n"
    assert captain(poor, "floor territory 4: t01\nfloor territory 1: t02").legal_of("take territory") == ["1"]
    assert captain(poor, "floor territory 4: t01\nfloor territory 1: t02").why_not("take territory 4") == "value 1"


def test_lm_r12_a_card_action_works_where_ones_own_member_stands() -> None:
    table = captain(RICH, "floor territory 2: t01\nat territory 1: 0 black")
    assert table.allows("take territory 2")


@pytest.mark.parametrize("what", ["character 2", "building 1", "venture 1"])
def test_lm_r12_a_card_action_takes_its_own_type_only(what: str) -> None:
    table = captain(RICH, "floor character 2: c49\nfloor building 1: b25\nfloor venture 1: v73\nfloor territory 1: t01")
    assert table.why_not(f"take {what}") == "not-this-type"


@pytest.mark.parametrize(
    ("card", "tower", "types", "value"),
    [
        ("c56", "character", "territory character building venture", 4), ("c57", "character", "territory", 6),
        ("c58", "character", "building", 6), ("c59", "character", "character", 6), ("c60", "character", "venture", 6),
        ("c72", "character", "territory character building venture", 7),
        ("v90", "venture", "territory character building venture", 7),
    ],
)  # fmt: skip
def test_lm_r12_what_each_card_takes(card: str, tower: str, types: str, value: int) -> None:
    floors = {"territory": "t01", "character": "c52", "building": "b25", "venture": "v73"}
    rows = "\n".join(f"floor {each} {3 if each == tower else 2}: {floors[each]}" for each in types.split())
    table = Table(f"{RICH}floor {tower} 1: {card}\n{rows}").place("white", f"{tower} 1")
    if table.kind == "part":
        table.then("part 2" if card in ("c60", "x") else "part 1")
    if table.kind == "privilege":
        table.then("privilege coins")
    assert table.kind == "take"
    assert {text.split()[0] for text in table.legal_of("take")} == set(types.split())
    assert table.state.stack[-1].value == value  # type: ignore[union-attr]


def test_lm_r13_filippo_waives_the_fee_for_a_member() -> None:
    table = Table(f"{RICH}leaders 0: l03\nfloor territory 1: t01\nat territory 4: 1 white")
    table.place("white", "territory 1")
    assert "coins" not in changed(table.change())


def test_lm_r13_filippo_does_not_help_an_action_given_by_a_card() -> None:
    start = RICH + "leaders 0: l03\n"
    table = captain(start, "floor territory 2: t01\nat territory 1: 1 white").then("take territory 2", "servants 0")
    assert changed(table.change())["coins"] == -4 - 3


def test_lm_r14_the_preacher_forgoes_the_bonus_of_floors_three_and_four() -> None:
    table = Table(f"{RICH}cards 0: c55\nfloor territory 3: t01").place("white", "territory 3")
    assert table.change() == ""
    table = captain(RICH + "cards 0: c55\n", "floor territory 3: t01").then("take territory 3", "servants 0")
    assert "wood" not in changed(table.change())


def test_lm_r14_the_bonus_of_the_action_that_takes_the_preacher_is_kept() -> None:
    table = Table(f"{RICH}floor character 3: c55").place("white", "character 3")
    assert changed(table.change())["stone"] == 1


def test_lm_r15_pico_takes_three_coins_off_the_card_and_never_off_the_fee() -> None:
    table = Table(f"{RICH}leaders 0: l11\nfloor character 1: c53\nat character 4: 1 white")
    table.place("white", "character 1")
    assert changed(table.change())["coins"] == -3


@pytest.mark.parametrize(("card", "coins"), [("c49", 0), ("c53", 0), ("c50", -1), ("c65", -3)])
def test_lm_r15_pico_never_refunds(card: str, coins: int) -> None:
    table = Table(f"{RICH}leaders 0: l11\nfloor character 1: {card}").place("white", "character 1")
    assert changed(table.change()).get("coins", 0) == coins


def test_lm_r15_pico_adds_to_the_dame_and_the_patron() -> None:
    table = Table(f"{RICH}leaders 0: l11\ncards 0: c51\nfloor character 1: c65").place("white", "character 1")
    assert changed(table.change())["coins"] == -2
    start = f"{RICH}leaders 0: l11\ncards 0: c51\nfloor character 1: c59\nfloor character 2: c67"
    table = Table(start).place("white", "character 1").then("take character 2", "servants 0")
    assert changed(table.change())["coins"] == -3 - (7 - 3 - 1 - 2)


def test_lm_r15_for_a_card_with_two_costs_pico_helps_the_one_with_coins() -> None:
    table = Table(f"{RICH}leaders 0: l11\nfloor venture 1: v88").place("white", "venture 1")
    assert table.legal_of("pay") == ["military 4", "wood 2 stone 2"]


def test_lm_r16_the_stonemason_takes_off_one_wood_or_one_stone() -> None:
    table = Table(f"{RICH}cards 0: c50\nfloor building 1: b25").place("white", "building 1")
    assert table.legal_of("pay") == ["stone 3", "wood 1 stone 2"]
    table = Table(f"{RICH}cards 0: c50\nfloor building 1: b31").place("white", "building 1")
    assert changed(table.change())["wood"] == -1


def test_lm_r16_the_architect_takes_off_one_of_each_and_both_can_apply() -> None:
    start = f"{RICH}floor character 1: c58\nfloor building 1: b40\n"
    table = Table(start).place("white", "character 1").then("take building 1", "servants 0")
    assert changed(table.change()) == changed("coins -6 wood -1 stone -1 points 8")
    table = Table(start + "cards 0: c50").place("white", "character 1").then("take building 1", "servants 0")
    assert table.legal_of("pay") == ["coins 2 stone 1", "coins 2 wood 1"]


def test_lm_r17_a_venture_asks_for_more_military_than_it_takes() -> None:
    table = Table("goods 0: military 9\ndice: 6 6 6\nfloor venture 1: v87").place("white", "venture 1")
    assert changed(table.change()) == changed("coins 5 faith 1 military -4")


@pytest.mark.parametrize(
    ("card", "war", "peace"),
    [
        ("v80", "military 2", "coins 2 wood 1 stone 1"), ("v88", "military 4", "coins 3 wood 2 stone 2"),
        ("v96", "military 5", "coins 4 wood 3 stone 3"),
    ],
)  # fmt: skip
def test_lm_r17_three_ventures_have_two_costs(card: str, war: str, peace: str) -> None:
    table = Table(f"{RICH}floor venture 1: {card}").place("white", "venture 1")
    assert table.legal_of("pay") == sorted([war, peace])
    assert table.why_not("pay coins 1") == "not-this-price"
    without = Table(f"{RICH}goods 0: military 0\nfloor venture 1: {card}").place("white", "venture 1")
    assert changed(without.change())["wood"] < 0


def test_lm_r18_cesare_removes_the_military_of_territory_slots_only() -> None:
    start = "goods 0: servants 9\ndice: 6 6 6\nleaders 0: l17\ncards 0: t02 t03 t04 t05 t06\n"
    assert Table(start + "floor territory 1: t01").allows("place white territory 1")
    assert Table(start + "floor venture 1: v77").why_not("place white venture 1") == "military-needed 3"


def test_lm_r19_a_taken_card_that_counts_cards_counts_itself() -> None:
    table = Table(f"{RICH}cards 0: c49 c52\nfloor character 1: c67").place("white", "character 1")
    assert table.has(0, "points") == 6
    table = Table(f"{RICH}cards 0: b25 b26").place("white", "production small").then("finish")
    assert changed(table.change())["coins"] == 2 + 2 + 0


def test_lm_r20_an_extra_action_may_be_declined_and_the_rest_is_received() -> None:
    table = Table(f"{RICH}floor character 1: c56\nfloor territory 1: t01").place("white", "character 1")
    table.then("part 1", "decline")
    assert table.has(0, "faith") == 1
    assert table.event("action_lost").is_declined


def test_lm_r20_an_impossible_extra_action_is_lost_and_the_rest_is_received() -> None:
    table = Table(f"{RICH}floor character 1: c56").place("white", "character 1").then("part 1")
    assert table.has(0, "faith") == 1
    assert not table.event("action_lost").is_declined


def test_lm_r20_the_parts_come_in_any_order() -> None:
    start = "goods 0: coins 9 military 1\ndice: 6 6 6\ncards 0: t02 t03\nfloor character 1: c57\nfloor territory 1: t01"
    first = Table(start).place("white", "character 1").then("part 2")
    assert first.legal_of("take territory") == ["1"]
    other = Table(start).place("white", "character 1").then("part 1")
    assert "action_lost" in other.happened


@pytest.mark.parametrize("card", ["c57", "c60", "c69", "c70", "c72"])
def test_lm_r20_the_player_orders_the_parts_where_one_is_an_action(card: str) -> None:
    table = Table(f"{RICH}floor character 1: {card}\nfloor territory 1: t01\nfloor venture 1: v73")
    assert table.place("white", "character 1").legal == ["part 1", "part 2"]
