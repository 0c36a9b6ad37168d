"""Every card, tile and leader can be told in words, in every language, out of its data alone."""

import pytest

from game.lorenzo import describe
from game.lorenzo.board import MEMBERS, PRIVILEGES, SPACE_NAMES
from game.lorenzo.cards import CARD_NAMES, CARDS
from game.lorenzo.describe import OR, Listed, Phrase
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.leaders import LEADER_NAMES, LEADERS
from game.lorenzo.scoring import CATEGORIES
from game.lorenzo.tiles import BONUS_TILES, TILE_NAMES, TILES
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES

every_language = pytest.mark.parametrize("language", CODES)


def tell(catalog: Catalog, phrase: Phrase) -> str:
    lists = {name: tell_list(catalog, listed) for name, listed in phrase.lists}
    return catalog(phrase.key, **dict(phrase.values), **lists)


def tell_list(catalog: Catalog, listed: Listed) -> str:
    words = [tell(catalog, phrase) for phrase in listed.phrases]
    joined, comma = words[0], "lo-list-or-comma" if listed.joined_by == OR else "lo-list-comma"
    for number, word in enumerate(words[1:], 2):
        key = comma if number < len(words) else f"lo-list-{listed.joined_by}"
        joined = catalog(key, first=joined, last=word)
    return joined


def all_phrases() -> list[Phrase]:
    phrases = [phrase for card in CARDS for part in (describe.costs, describe.immediate, describe.lasting)
               for phrase in part(card)]  # fmt: skip
    phrases += [describe.excommunication(tile) for tile in TILES]
    phrases += [phrase for tile in BONUS_TILES for phrase in describe.bonus_tile(tile)]
    return phrases + [part(leader) for leader in LEADERS for part in (describe.need, describe.ability)]


@every_language
def test_everything_can_be_told(language: str) -> None:
    catalog = Catalog(language)
    for phrase in all_phrases():
        assert "{" not in tell(catalog, phrase)
    assert catalog.missing == set()
    assert catalog.problems == []


@every_language
def test_everything_has_a_name(language: str) -> None:
    catalog = Catalog(language)
    keys = [f"lo-card-{name}" for name in CARD_NAMES] + [f"lo-leader-{name}" for name in LEADER_NAMES]
    keys += [f"lo-tile-{name}" for name in TILE_NAMES] + [f"lo-space-{name.replace(' ', '-')}" for name in SPACE_NAMES]
    keys += [f"lo-member-{name}" for name in MEMBERS] + [f"lo-type-{name}" for name in TYPE_NAMES]
    keys += [f"lo-privilege-{name}" for name in PRIVILEGES] + [f"lo-score-{name}" for name in CATEGORIES]
    assert [key for key in keys if not catalog.has(key)] == []


@every_language
def test_no_two_cards_share_a_name(language: str) -> None:
    catalog = Catalog(language)
    names = [catalog(f"lo-card-{name}") for name in CARD_NAMES]
    names += [catalog(f"lo-leader-{name}") for name in LEADER_NAMES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("t05", "Receive 1 wood. Harvest from 5: 3 wood."),
        ("b29", "Receive 3 victory points. Production from 4: pay 1 wood for 3 coins or pay 2 wood for 5 coins."),
        ("c50", "When you take a building, the action is worth 2 more. Buildings cost you 1 wood or 1 stone less."),
        ("c58", "Take a building with an action of value 6; it costs 1 wood and 1 stone less."),
        ("v76", "Receive 2 different council privileges. At the end: 4 victory points."),
    ],
)
def test_what_a_card_says(card: str, words: str) -> None:
    catalog, found = Catalog("en"), CARDS[CARD_NAMES.index(card)]
    told = [tell(catalog, phrase) for phrase in (*describe.immediate(found), *describe.lasting(found))]
    assert " ".join(told) == words


def test_what_two_costs_say() -> None:
    costs = [tell(Catalog("en"), phrase) for phrase in describe.costs(CARDS[CARD_NAMES.index("v80")])]
    assert costs == ["2 military points; you must have 4", "2 coins, 1 wood and 1 stone"]


def test_what_a_leader_says() -> None:
    catalog, lucrezia = Catalog("en"), LEADERS[12]
    assert tell(catalog, describe.need(lucrezia)) == "Needs 6 cards of one type."
    ability = tell(catalog, describe.ability(lucrezia))
    assert ability == "Always: Each of your coloured members is worth 2 more."
