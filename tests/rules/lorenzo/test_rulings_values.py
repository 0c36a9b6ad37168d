"""LM R1 to R9: values of members and actions."""

import pytest

from tests.rules.lorenzo.table import RICH, Table
from tests.rules.lorenzo.words import changed

WEAK = "goods 0: coins 20 wood 20 stone 20 military 25\n"
"""No servants, so that a value is what it is."""


def best_floor(start: str, tower: str, card: str, member: str = "white") -> int:
    """The highest floor that a member reaches without servants."""
    floors = [
        floor for floor in (1, 2, 3, 4)
        if Table(f"{WEAK}{start}\nfloor {tower} {floor}: {card}").allows(f"place {member} {tower} {floor}")
    ]  # fmt: skip
    return max(floors, default=0)


@pytest.mark.parametrize(
    ("character", "tower", "card"),
    [
        ("c49", "territory", "t01"),
        ("c50", "building", "b25"),
        ("c51", "character", "c52"),
        ("c52", "venture", "v73"),
    ],
)
def test_lm_r1_a_character_raises_taking_cards_of_its_type_by_two(character: str, tower: str, card: str) -> None:
    assert best_floor("dice: 3 1 1", tower, card) == 2
    assert best_floor(f"dice: 3 1 1\ncards 0: {character}", tower, card) == 3
    others = {"territory": "v73", "building": "v73", "character": "v73", "venture": "c53"}
    assert best_floor(f"dice: 3 1 1\ncards 0: {character}", "venture" if tower != "venture" else "character",
                      others[tower]) == 2  # fmt: skip


@pytest.mark.parametrize(
    ("characters", "work", "value"),
    [
        ("c53", "harvest", 3), ("c61", "harvest", 4), ("c53 c61", "harvest", 6),
        ("c54", "production", 3), ("c62", "production", 4), ("c54 c62", "production", 6),
        ("c53 c61", "production", 1),
    ],
)  # fmt: skip
def test_lm_r1_bonuses_for_works_add_up(characters: str, work: str, value: int) -> None:
    table = Table(f"dice: 1 1 1\ncards 0: {characters}").place("white", f"{work} small")
    assert table.state.stack[-1].value == value  # type: ignore[union-attr]


def test_lm_r1_bonuses_count_for_actions_given_by_a_card() -> None:
    start = "goods 0: coins 20 military 25\ndice: 6 6 6\nfloor character 1: c57\nfloor territory 4: t01\n"
    assert "4" not in "".join(after_captain(start).legal_of("take territory"))
    assert after_captain(start + "cards 0: c49").legal_of("take territory") == ["4"]


def after_captain(start: str) -> Table:
    table = Table(start).place("white", "character 1")
    return table.then("part 2") if table.kind == "part" else table


def test_lm_r2_servants_raise_an_action_given_by_a_card() -> None:
    table = Table(f"{RICH}floor character 1: c57\nfloor territory 4: t01").place("white", "character 1", 0)
    table.then("part 2", "take territory 4")
    assert table.legal_of("servants")[0] == "1"
    assert table.then("servants 1").cards(0) == "t01 c57"


@pytest.mark.parametrize(
    ("tower", "card", "work", "value"),
    [
        ("character", "c69", "harvest", 4), ("character", "c70", "production", 4),
        ("venture", "v85", "harvest", 4), ("venture", "v94", "production", 3),
    ],
)  # fmt: skip
def test_lm_r3_servants_and_characters_raise_an_extra_work(tower: str, card: str, work: str, value: int) -> None:
    helper = {"harvest": "c53", "production": "c54"}[work]
    table = Table(f"{RICH}cards 0: {helper}\nfloor {tower} 1: {card}").place("white", f"{tower} 1")
    if table.kind == "part":
        table.then("part 1")
    table.then("servants 1")
    assert (table.kind, table.state.stack[-1].value) == ("work", value + 2 + 1)  # type: ignore[union-attr]


@pytest.mark.parametrize(("leader", "work", "value"), [("l01", "harvest", 1), ("l10", "production", 0)])
def test_lm_r3_only_servants_raise_a_work_given_by_a_leader(leader: str, work: str, value: int) -> None:
    table = Table(f"{RICH}cards 0: c53 c54 c61 c62\nleaders 0: {leader}").play(f"use {leader}", "servants 3")
    assert table.state.stack[-1][:3] == (0, {"harvest": 4, "production": 5}[work], value + 3)


def test_lm_r3_leonardo_needs_a_servant() -> None:
    assert Table("leaders 0: l10\ncards 0: c54 c62").why_not("use l10") == "extra-value 1"
    table = Table("leaders 0: l10\ngoods 0: servants 1").play("use l10")
    assert table.legal == ["decline", "servants 1"]


@pytest.mark.parametrize(("tile", "work"), [("x15", "harvest"), ("x16", "production")])
def test_lm_r4_an_excommunication_lowers_a_work_besides_the_large_space(tile: str, work: str) -> None:
    start = f"seats: 3\ngoods 0: servants 9\ndice: 6 5 4\nexcommunicated 0: {tile}"
    assert Table(start).place("white", f"{work} small").state.stack[-1].value == 3  # type: ignore[union-attr]
    table = Table(start).play(f"place white {work} large")
    assert table.legal_of("servants")[0] == "1"


@pytest.mark.parametrize(
    ("tile", "tower", "card", "helper"),
    [
        ("x21", "territory", "t01", "c49"), ("x22", "building", "b25", "c50"),
        ("x23", "character", "c52", "c51"), ("x24", "venture", "v73", "c52"),
    ],
)  # fmt: skip
def test_lm_r4_an_excommunication_lowers_taking_cards_and_characters_raise_it(
    tile: str, tower: str, card: str, helper: str
) -> None:
    cursed = f"dice: 5 1 1\nexcommunicated 0: {tile}"
    helper = "" if helper == card else f"\ncards 0: {helper}"
    assert best_floor("dice: 5 1 1", tower, card) == 3
    assert best_floor(cursed, tower, card) == 1
    if helper:
        assert best_floor(cursed + helper, tower, card) == 2


def test_lm_r4_an_excommunication_lowers_actions_given_by_cards_and_leaders() -> None:
    table = Table(f"{RICH}excommunicated 0: x15\nleaders 0: l01").play("use l01")
    assert table.legal_of("servants")[0] == "3"
    table = Table(f"{RICH}excommunicated 0: x21\nfloor character 1: c57\nfloor territory 2: t01")
    table.place("white", "character 1").then("part 2", "take territory 2")
    assert table.legal_of("servants")[0] == "1"


def test_lm_r5_coloured_members_are_worth_one_less_and_the_neutral_is_not() -> None:
    start = "dice: 3 1 1\nexcommunicated 0: x17"
    assert best_floor(start, "territory", "t01") == 1
    table = Table(f"{start}\ngoods 0: servants 3").play("place neutral harvest small")
    assert table.legal_of("servants")[0] == "1"


def test_lm_r5_extra_actions_use_no_member() -> None:
    table = Table(f"{RICH}excommunicated 0: x17\nleaders 0: l01").play("use l01")
    assert table.legal_of("servants")[0] == "0"


@pytest.mark.parametrize(
    ("leaders", "tile", "value"),
    [
        ("l16", "", 5), ("l16 l13", "", 7), ("l16", "x17", 4), ("l13", "", 3), ("l13", "x17", 2),
        ("l16 l13", "x17", 6),
    ],
)  # fmt: skip
def test_lm_r6_set_first_then_add(leaders: str, tile: str, value: int) -> None:
    curse = f"excommunicated 0: {tile}\n" if tile else ""
    table = Table(f"{curse}dice: 1 1 1\nleaders 0: {leaders}").place("white", "harvest small")
    assert table.state.stack[-1].value == value  # type: ignore[union-attr]


def test_lm_r6_federico_wins_over_il_moro_for_his_member() -> None:
    table = Table("dice: 1 1 1\nleaders 0: l16 l04").play("use l04", "raise black")
    assert table.place("black", "harvest small").state.stack[-1].value == 6  # type: ignore[union-attr]


def test_lm_r7_the_member_is_chosen_at_once_and_counts_as_six_in_this_round() -> None:
    table = Table("dice: 1 1 1\nleaders 0: l04\nhome 0: white orange neutral").play("use l04")
    assert table.legal == ["raise orange", "raise white"]
    table.play("raise orange").place("white", "market 1").then("pass")
    assert table.place("orange", "harvest small").state.stack[-1].value == 6  # type: ignore[union-attr]


def test_lm_r7_federico_needs_a_coloured_member_at_home() -> None:
    table = Table("leaders 0: l04\nhome 0: neutral\ngoods 0: servants 1")
    assert table.why_not("use l04") == "no-member-to-raise"


@pytest.mark.parametrize("space", ["territory 1", "territory 2", "harvest small", "market 1", "council"])
def test_lm_r8_sigismondo_makes_the_neutral_member_worth_three(space: str) -> None:
    start = "floor territory 1: t01\nfloor territory 2: t02\ndice: 1 1 1\n"
    assert not Table(start).allows(f"place neutral {space}")
    assert Table(start + "leaders 0: l14").allows(f"place neutral {space}")


@pytest.mark.parametrize("leader", ["l13", "l16"])
def test_lm_r8_lucrezia_and_il_moro_never_count_for_the_neutral_member(leader: str) -> None:
    assert not Table(f"leaders 0: {leader}\ndice: 6 6 6").allows("place neutral market 1")


@pytest.mark.parametrize(("servants", "value"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_lm_r9_two_servants_for_each_one_and_an_odd_one_does_nothing(servants: int, value: int) -> None:
    table = Table("dice: 1 1 1\ngoods 0: servants 5\nexcommunicated 0: x26").place("white", "harvest small", servants)
    assert table.state.stack[-1].value == value  # type: ignore[union-attr]
    assert table.has(0, "servants") == 5 - servants


def test_lm_r9_extra_actions_are_no_exception() -> None:
    table = Table("leaders 0: l10\ngoods 0: servants 3\nexcommunicated 0: x26").play("use l10")
    assert table.legal_of("servants")[0] == "2"


def test_lm_r9_servants_as_cost_or_in_a_conversion_are_not_affected() -> None:
    table = Table(f"{RICH}excommunicated 0: x26\nfloor building 1: b47").place("white", "building 1")
    assert changed(table.change())["servants"] == -1
    table = Table(f"{RICH}excommunicated 0: x26\ncards 0: b39").place("white", "production small")
    assert changed(table.then("activate b39 1", "finish").change())["servants"] == -1
