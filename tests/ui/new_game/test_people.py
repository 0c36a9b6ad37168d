"""A name typed for one city is known in all of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.common.game_catalogue import playable_cities
from scenes.engine import settings
from scenes.engine.headless import Headless
from scenes.engine.settings import MOST_PEOPLE, Settings
from scenes.engine.widgets import ChoiceBar
from scenes.kit.players import house_names
from scenes.screens.new_game import last_choices
from scenes.screens.new_game.scene import NewGame
from scenes.screens.title.scene import Title
from tests.ui.playable import opened_tables

CITIES = [city.id for city in playable_cities()]
SMALL, LARGE = "san_gimignano", "lucca"


@pytest.fixture
def headless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Headless]:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    opened_tables(monkeypatch)
    program = Headless((1280, 720))
    program.app.persistent = True
    yield program
    program.close()


def shown(headless: Headless, game: str) -> NewGame:
    headless.show(Title(headless.app))
    page = NewGame(headless.app, game)
    headless.app.stack.push(page)
    headless.step()
    return page


def name(headless: Headless, number: int, typed: str) -> None:
    page = headless.app.stack.top
    assert isinstance(page, NewGame)
    page.input.set_focus("")
    page.input.set_focus(f"place-{number}-name")
    headless.type(typed)
    assert page.draft.places[number].name == typed


def seat(headless: Headless, number: int, kind: str) -> None:
    choice = headless.app.stack.top and headless.app.stack.top.find(f"place-{number}-kind")
    assert isinstance(choice, ChoiceBar)
    choice.on_change(kind)
    headless.step()


def names(page: NewGame) -> list[str]:
    return [place.name for place in page.draft.places]


def people(page: NewGame) -> list[str]:
    return [place.name for place in page.draft.places if place.kind == "person"]


@pytest.mark.parametrize("other", [city for city in CITIES if city != SMALL])
def test_who_played_in_one_city_is_known_in_the_next(headless: Headless, other: str) -> None:
    shown(headless, SMALL)
    name(headless, 0, "花子")
    headless.click("start")
    assert people(shown(headless, other)) == ["花子"]
    assert settings.load().settings.people == ["花子"], "also tomorrow"


def test_also_where_one_has_played_before_under_a_name_of_the_house(headless: Headless) -> None:
    shown(headless, LARGE)
    headless.click("start")
    shown(headless, SMALL)
    name(headless, 0, "Hanako")
    headless.click("start")
    assert people(shown(headless, LARGE)) == ["Hanako"]


def test_who_is_named_already_sits_down_in_the_city_chosen_next(headless: Headless) -> None:
    page = shown(headless, SMALL)
    name(headless, 0, "Hanako")
    page._choose(LARGE)
    headless.step()
    assert people(page) == ["Hanako"]
    name(headless, 0, "Hana")
    page._choose(SMALL)
    assert people(page) == ["Hana"]


def test_a_second_person_is_offered_the_name_of_the_one_who_played_too(headless: Headless) -> None:
    shown(headless, SMALL)
    name(headless, 0, "Hanako")
    seat(headless, 1, "person")
    name(headless, 1, "Taro")
    headless.click("start")
    page = shown(headless, LARGE)
    given = names(page)
    assert people(page) == ["Hanako"]
    seat(headless, 1, "person")
    assert people(page) == ["Hanako", "Taro"]
    seat(headless, 1, "opponent")
    assert people(page) == ["Hanako"] and names(page)[1] in house_names(headless.app.catalog, "en")
    assert len(set(names(page))) == len(given)


def test_people_who_share_a_home_keep_their_seats_and_opponents_their_names(headless: Headless) -> None:
    headless.app.settings.people = ["Taro", "Hanako"]
    page = shown(headless, LARGE)
    page.draft.places[0].name = "Hanako"
    last_choices.keep(page.draft)
    assert people(shown(headless, LARGE)) == ["Hanako"], "she is known already"
    rival = names(page)[1]
    headless.app.settings.people = [rival]
    page = shown(headless, SMALL)
    assert people(page) == [rival] and len(set(names(page))) == len(names(page)), "no two are called alike"
    assert page.draft.why_not_start() is None


def test_names_of_the_house_and_of_opponents_are_not_remembered(headless: Headless) -> None:
    shown(headless, SMALL)
    name(headless, 1, "HAL")
    headless.click("start")
    assert headless.app.settings.people == []


def test_as_many_are_known_as_sit_round_a_table_more_than_twice() -> None:
    long = [f"{number}" for number in range(2 * MOST_PEOPLE)]
    assert Settings(people=long).people == long[:MOST_PEOPLE]
    assert Settings(people=["a\x00\nb", " ", "x" * 999]).people == ["a b", "x" * 80]
