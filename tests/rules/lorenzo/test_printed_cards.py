"""Each of the 96 cards does what is printed on it: taken in play, used in play, scored at the end."""

import pytest

from game.lorenzo.cards import CARD_OF, CARDS
from tests.rules.lorenzo.printed import BUILDINGS, CHARACTERS, TERRITORIES, VENTURES
from tests.rules.lorenzo.table import RICH, Table
from tests.rules.lorenzo.words import added, changed, net

ACTIONS = ("take", "harvest", "production")


def taken(card: str, tower: str) -> Table:
    """The card on the first floor is taken by a white 6, up to the first choice."""
    return Table(f"{RICH}floor {tower} 1: {card}").place("white", f"{tower} 1")


def settle(table: Table, parts: list[str]) -> str:
    """Goes through the parts of an immediate effect as the table says; what they give."""
    gains = []
    for number, part in enumerate(parts, 1):
        if table.kind == "part":
            table.then(f"part {number}")
        first, value = part.split()[:2]
        if first == "privileges":
            gains.append(choose_privileges(table, int(value), "distinct" in part))
        elif first in ACTIONS:
            assert table.kind in ("take", "servants") or "action_lost" in table.happened
            if table.kind in ("take", "servants"):
                table.then("decline")
        elif "per" not in part:
            gains.append(part)
    return added(*gains)


def choose_privileges(table: Table, count: int, is_distinct: bool) -> str:
    found = []
    for name in ("coins", "military", "servants")[:count]:
        assert table.kind == "privilege"
        choice = name if is_distinct else "coins"
        table.then(f"privilege {choice}")
        assert not is_distinct or table.kind != "privilege" or choice not in table.legal_of("privilege")
        found.append(f"{choice} 2")
    assert table.kind != "privilege"
    return added(*found)


def parts_of(text: str) -> list[str]:
    return [part for part in text.split(", ") if part]


@pytest.mark.parametrize("row", [*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES], ids=lambda row: str(row[0]))
def test_lm_2_1_each_card_belongs_to_its_period_and_its_tower(row: tuple[str | int, ...]) -> None:
    name = str(row[0])
    card = CARDS[CARD_OF[name]]
    assert card.period == row[1]
    assert "tcbv"[card.card_type] == name[0]
    assert card.number == int(name[1:])


@pytest.mark.parametrize(("card", "period", "when_taken", "least", "gives"), TERRITORIES)
def test_a_territory_costs_nothing_and_gives_what_is_printed(
    card: str, period: int, when_taken: str, least: int, gives: str
) -> None:
    table = taken(card, "territory")
    gained = settle(table, parts_of(when_taken))
    assert changed(table.change()) == net(gained=gained)
    assert table.cards(0) == card


@pytest.mark.parametrize(("card", "period", "when_taken", "least", "gives"), TERRITORIES)
def test_a_territory_is_harvested_from_its_value_on(
    card: str, period: int, when_taken: str, least: int, gives: str
) -> None:
    assert changed(harvest(card, least).change()) == net(gained=added(gives_of(gives), "wood 1 stone 1 servants 1"))
    if least > 1:
        assert changed(harvest(card, least - 1).change()) == net(gained="wood 1 stone 1 servants 1")


def harvest(card: str, value: int) -> Table:
    table = Table(f"cards 0: {card}\ndice: {value} 6 6").place("white", "harvest small").then("finish")
    return table.then("privilege coins") if table.kind == "privilege" else table


def gives_of(text: str) -> str:
    return added(text.replace("privileges 1", "coins 2"))


@pytest.mark.parametrize(("card", "period", "cost", "when_taken", "least", "production"), BUILDINGS)
def test_a_building_costs_and_gives_what_is_printed(
    card: str, period: int, cost: str, when_taken: str, least: int, production: str
) -> None:
    table = taken(card, "building")
    assert changed(table.change()) == net(paid=cost, gained=when_taken)


@pytest.mark.parametrize(("card", "period", "cost", "when_taken", "least", "production"), BUILDINGS)
def test_a_building_produces_from_its_value_on(
    card: str, period: int, cost: str, when_taken: str, least: int, production: str
) -> None:
    for number, option in enumerate(production.split(" | "), 1):
        price, _, gain = option.rpartition(" -> ")
        table = produce(card, least)
        if price:
            table.then(f"activate {card} {number}")
        table.then("finish")
        if table.kind == "privilege":
            table.then("privilege coins")
        gained = added(per_card(gain), "coins 2 military 1")
        assert changed(table.change()) == net(paid=price, gained=gained)
        if least > 1:
            below = produce(card, least - 1)
            assert below.legal_of("activate") == []
            assert changed(below.then("finish").change()) == net(gained="coins 2 military 1")


def produce(card: str, value: int) -> Table:
    """Beside the card there are two territories, three characters and four ventures."""
    return Table(
        f"{RICH}goods 0: faith 3\ncards 0: {card} t01 t02 c49 c51 c52 v73 v74 v75 v76\ndice: {value} 6 6"
    ).place("white", "production small")


def per_card(gain: str) -> str:
    counts = {"building": 1, "territory": 2, "character": 3, "venture": 4}
    words = gain.replace("privileges 1", "coins 2").split()
    if "per" in words:
        words = [words[0], str(int(words[1]) * counts[words[3]])]
    return added(" ".join(words))


@pytest.mark.parametrize(("card", "period", "coins", "when_taken", "for_good"), CHARACTERS)
def test_a_character_costs_coins_and_gives_what_is_printed(
    card: str, period: int, coins: int, when_taken: str, for_good: str
) -> None:
    table = taken(card, "character")
    gained = settle(table, parts_of(when_taken))
    expected = net(paid=f"coins {coins}", gained=gained)
    if card in ("c67", "c71"):
        expected["points"] = {"c67": 2, "c71": 12}[card]
    assert changed(table.change()) == expected


@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("c65", "t01 t02 t03", 6),
        ("c66", "b25 b26", 4),
        ("c67", "c49 c50", 6),
        ("c68", "v73 v74 v75 v76", 8),
    ],
)
def test_a_character_scores_for_each_card_of_a_type(card: str, others: str, points: int) -> None:
    table = Table(f"{RICH}cards 0: {others}\nfloor character 1: {card}").place("white", "character 1")
    assert changed(table.change())["points"] == points


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (2, 1), (9, 4), (25, 12)])
def test_the_general_scores_one_point_for_every_two_military_points(military: int, points: int) -> None:
    table = Table(f"goods 0: coins 9 military {military}\ndice: 6 6 6\nfloor character 1: c71")
    assert changed(table.place("white", "character 1").change()).get("points", 0) == points


@pytest.mark.parametrize(("card", "period", "costs", "when_taken", "points"), VENTURES)
def test_a_venture_costs_and_gives_what_is_printed(
    card: str, period: int, costs: str, when_taken: str, points: int
) -> None:
    for cost in costs.split(" | "):
        price = cost.split(" of ")[0]
        table = taken(card, "venture")
        if table.kind == "pay":
            table.then(f"pay {price}")
        gained = settle(table, parts_of(when_taken))
        assert changed(table.change()) == net(paid=price, gained=gained)


@pytest.mark.parametrize(("card", "period", "costs", "when_taken", "points"), VENTURES)
def test_lm_r17_a_venture_asks_for_the_military_printed(
    card: str, period: int, costs: str, when_taken: str, points: int
) -> None:
    price, _, need = costs.split(" | ")[0].partition(" of ")
    if not need:
        return
    for military, allowed in ((int(need), True), (int(need) - 1, False)):
        start = f"goods 0: military {military} servants 9\ndice: 6 6 6\nfloor venture 1: {card}"
        assert Table(start).allows("place white venture 1") is allowed
        if allowed:
            assert changed(Table(start).place("white", "venture 1").change())["military"] == -int(price.split()[1])


@pytest.mark.parametrize(("card", "period", "costs", "when_taken", "points"), VENTURES)
def test_lm_6_2_a_venture_scores_what_is_printed(
    card: str, period: int, costs: str, when_taken: str, points: int
) -> None:
    assert Table(f"cards 0: {card}").points(0, "ventures") == points
