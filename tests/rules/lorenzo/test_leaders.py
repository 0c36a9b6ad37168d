"""LM R32 to R36, and each of the 20 leaders: what it asks for and what it does."""

import pytest

from tests.rules.lorenzo.table import DECKS, DICE, Table
from tests.rules.lorenzo.words import changed

VENTURES, CHARACTERS = "v73 v74 v75 v76 v78", "c53 c54 c61 c62 c63"
BUILDINGS, TERRITORIES = "b25 b26 b27 b28 b29", "t01 t02 t03 t04 t05"
NEEDS = [
    # leader, goods, cards; the last card, or one of each good, is just enough
    ("l01", "", VENTURES),
    ("l02", "", CHARACTERS),
    ("l03", "", BUILDINGS),
    ("l04", "", TERRITORIES),
    ("l05", "coins 18", ""),
    ("l06", "military 12", ""),
    ("l07", "wood 10", ""),
    ("l08", "stone 10", ""),
    ("l09", "servants 15", ""),
    ("l10", "", "t01 t02 c53 c54 c61 c62"),
    ("l11", "", "b25 b26 v73 v74 v75 v76"),
    ("l12", "coins 6 wood 6 stone 6 servants 6", ""),
    ("l13", "", "v73 v74 v75 v76 v78 v79"),
    ("l14", "military 7 faith 3", ""),
    ("l15", "points 35", ""),
    ("l16", "", "t01 t02 b25 b26 v73 v74 c53 c54"),
    ("l17", "coins 12 faith 2", "b25 b26 b27"),
    ("l18", "faith 8", ""),
    ("l19", "", "c53 c54 b25 b26 b27 b28"),
    ("l20", "", "v73 v74 t01 t02 t03 t04"),
]


@pytest.mark.parametrize(("leader", "goods", "cards"), NEEDS)
def test_lm_r32_a_leader_asks_for_what_is_printed_and_takes_nothing(leader: str, goods: str, cards: str) -> None:
    table = ready(leader, goods, cards).play(f"play {leader}")
    assert (table.leaders(0), table.change()) == (leader, "")


@pytest.mark.parametrize(("leader", "goods", "cards"), NEEDS)
def test_lm_r32_with_a_little_less_it_cannot_be_played(leader: str, goods: str, cards: str) -> None:
    for number, word in enumerate(words := goods.split()):
        if word.isdigit():
            less = " ".join([*words[:number], str(int(word) - 1), *words[number + 1 :]])
            assert ready(leader, less, cards).why_not(f"play {leader}") == "leader-goods 1"
    for card in cards.split():
        key = "leader-alike 1" if leader == "l13" else "leader-cards 1"
        assert ready(leader, goods, cards.replace(card, "").strip()).why_not(f"play {leader}") == key


def ready(leader: str, goods: str, cards: str) -> Table:
    """Another player has a leader in play, for Lorenzo."""
    lines = [f"hand 0: {leader}", "leaders 1: l01" if leader != "l01" else "", f"cards 0: {cards}" if cards else ""]
    lines.append(f"goods 0: {goods}" if goods else "")
    return Table("\n".join(filter(None, lines)))


@pytest.mark.parametrize("letter", ["t", "c", "b", "v"])
def test_lm_r32_lucrezia_takes_six_of_any_one_type(letter: str) -> None:
    first = {"t": 1, "b": 25, "c": 49, "v": 73}[letter]
    cards = " ".join(f"{letter}{first + number:02d}" for number in range(6))
    assert Table(f"hand 0: l13\ncards 0: {cards}").allows("play l13")


def test_lm_r32_the_requirement_is_only_checked_now() -> None:
    table = Table("goods 0: coins 18\nhand 0: l05\ndice: 6 6 6\nfloor venture 1: v89").play("play l05")
    table.place("white", "venture 1").then("use l05")
    assert (table.has(0, "coins"), table.has(0, "faith")) == (10, 1)


def test_lm_r33_a_played_leader_cannot_be_discarded() -> None:
    assert Table("leaders 0: l05\nhand 0: l06").why_not("discard l05") == "leader-not-in-hand"


@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("l05", "faith 1"), ("l06", "coins 1 wood 1 stone 1"), ("l07", "military 2 points 1"), ("l08", "coins 3"),
        ("l19", "servants 3 points 1"), ("l20", "points 4"),
    ],
)  # fmt: skip
def test_a_once_per_round_leader_gives_what_is_printed(leader: str, gain: str) -> None:
    assert Table(f"leaders 0: {leader}").play(f"use {leader}").change() == gain


def test_ludovico_gonzaga_gives_a_privilege() -> None:
    assert Table("leaders 0: l09").play("use l09", "privilege military").change() == "military 2"


def test_francesco_sforza_harvests_with_value_one() -> None:
    table = Table("leaders 0: l01\ncards 0: t01 t02").play("use l01", "servants 0", "finish")
    assert changed(table.change()) == changed("coins 1 wood 1 stone 1 servants 1")


def test_leonardo_produces_with_value_zero_and_servants() -> None:
    table = Table("leaders 0: l10\ngoods 0: servants 2\ncards 0: b41 b43").play("use l10", "servants 2", "finish")
    assert changed(table.change()) == changed("coins 7 servants -2 military 1 points 3")


def test_lm_r34_an_ability_can_be_used_in_the_round_it_is_played() -> None:
    assert Table("goods 0: coins 18\nhand 0: l05").play("play l05").allows("use l05")


def test_permanent_abilities_are_not_used() -> None:
    assert Table("leaders 0: l13").why_not("use l13") == "leader-always"
    assert Table("hand 0: l05").why_not("use l05") == "leader-not-played"


def test_lm_r35_lorenzo_copies_a_leader_that_another_has_played() -> None:
    table = Table("goods 0: points 35\nhand 0: l15\nleaders 1: l05 l13\ndice: 1 1 1").play("play l15")
    assert table.legal == ["copy l05", "copy l13"]
    table.play("copy l13")
    assert table.place("white", "harvest small").state.stack[-1].value == 3  # type: ignore[union-attr]


def test_lm_r35_a_copied_ability_is_used_once_per_round_by_each_owner() -> None:
    table = Table("goods 0: points 35\nhand 0: l15\nleaders 1: l05").play("play l15", "copy l05", "use l15")
    assert table.has(0, "faith") == 1
    assert table.why_not("use l15") == "leader-face-down"
    assert table.play("pass").allows("use l05")


def test_lm_r35_the_requirement_of_the_copied_leader_does_not_matter() -> None:
    table = Table("goods 0: points 35\nhand 0: l15\nleaders 1: l04").play("play l15", "copy l04", "use l15")
    assert table.kind == "raise"
    assert table.play("raise white").place("white", "harvest small").state.stack[-1].value == 6  # type: ignore[union-attr]


def test_lm_r35_lorenzo_cannot_be_played_while_nobody_else_has_a_leader() -> None:
    assert Table("goods 0: points 35\nhand 0: l15\nleaders 0: l05").why_not("play l15") == "nobody-to-copy"


@pytest.mark.parametrize("number", [2, 4, 6])
def test_lm_r36_sisto_gives_five_more_points_at_each_report(number: int) -> None:
    start = f"round: {number}\ngoods 0: faith 5\nleaders 0: l12\n{DECKS}"
    table = Table(start, luck=DICE).play("pass", "pass", "support")
    assert table.has(0, "points") == 5 + 5

