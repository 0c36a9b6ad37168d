"""The new-game page: places, levels, options, seed, and the start."""

from copy import deepcopy
from dataclasses import replace

import pytest

from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Label
from scenes.kit.players import name_in
from scenes.screens.new_game import last_choices
from scenes.screens.new_game.match_draft import MatchDraft
from scenes.screens.new_game.scene import NewGame
from scenes.screens.title.scene import Title
from scenes.table.scene import TableScene
from tests.ui.playable import every_look, opened_tables, stage, texts_that_do_not_fit


def shown(headless: Headless) -> NewGame:
    headless.show(Title(headless.app))
    page = NewGame(headless.app, playable_cities()[0].id)
    headless.app.stack.push(page)
    headless.step()
    return page


def test_ctrl_enter_starts_from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        page = shown(headless)
        page.input.set_focus("seed")
        headless.key("ctrl+return")
    assert [seat.player for seat in opened[0].seats[:2]] == ["human", "merchant"]
    assert opened[0].seed == page.draft.seed


def test_the_mouse_sets_level_option_and_start(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        shown(headless)
        headless.click("place-1-magnifico")
        headless.click("option-practice")
        headless.click("start")
    assert opened[0].seats[1].player == "magnifico"
    assert opened[0].is_practice


def test_a_name_is_typed_with_an_input_method() -> None:
    with stage() as headless:
        page = shown(headless)
        page.input.set_focus("place-0-name")
        headless.type("花子")
        assert page.draft.places[0].name == "花子"


def test_two_equal_names_keep_the_start_grey() -> None:
    with stage() as headless:
        page = shown(headless)
        page.draft.places[0].name = page.draft.places[1].name
        page.invalidate()
        headless.click("start")
        assert headless.app.stack.top is page
        start = page.find("start")
        assert start is not None
        assert page.tooltip_for(start) == page.t("new-game-why-same-name")


def test_two_people_and_hidden_cards_announce_the_curtain() -> None:
    with stage() as headless:
        page = shown(headless)
        page.draft.places[1].kind = "person"
        page.invalidate()
        words = page.find("curtain-words")
        assert page.t("new-game-curtain-several") in getattr(words, "text", "")


def test_colours_change_places_and_stay_different() -> None:
    with stage() as headless:
        page = shown(headless)
        headless.click("place-0-colour")
        colours = [place.colour for place in page.draft.places]
        assert colours[0] == "F"
        assert len(set(colours)) == len(colours)


def test_a_seed_is_new_or_of_today() -> None:
    with stage() as headless:
        page = shown(headless)
        before = page.draft.seed
        headless.click("seed-today")
        today = page.draft.seed
        headless.click("seed-new")
        assert len({before, today, page.draft.seed}) == 3


def test_what_was_started_last_comes_back_with_another_seed() -> None:
    spec = playable_cities()[0].spec
    assert spec is not None
    draft = MatchDraft.fresh(spec, ["Anna", "Bruno", "Carla", "Dino", "Elsa"])
    draft.places[1].level = "artisan"
    draft.options["practice"] = "on"
    last_choices.keep(draft)
    recalled = last_choices.recall(spec)
    assert recalled is not None
    assert (recalled.places, recalled.options) == (draft.places, draft.options)


@pytest.mark.parametrize("way", ["as-last-time", "shuffle", "seed-new", "place-1-colour", "place-1-magnifico", "typed"])
def test_what_was_chosen_for_a_city_stands_when_one_has_looked_at_another(way: str) -> None:
    here, there = (city.id for city in playable_cities()[:2])
    with stage() as headless:
        page = shown(headless)
        last_choices.keep(replace(page.draft, places=[replace(place, level="artisan") for place in page.draft.places]))
        page.invalidate()
        headless.step()
        if way == "typed":
            page.input.set_focus("seed")
            headless.type("NEW")
        else:
            headless.click(way)
        before = deepcopy((page.draft.places, page.draft.options, page.draft.seed))
        for game in (there, here):
            headless.click(f"city-{game}")
        assert (page.draft.places, page.draft.options, page.draft.seed) == before


def test_who_has_never_played_is_offered_the_plain_game() -> None:
    with stage() as headless:
        plain = {city.id: NewGame(headless.app, city.id).draft.options.get("game") for city in playable_cities()}
    assert plain["lorenzo"] == "basic"


def test_a_damaged_memory_is_no_memory() -> None:
    spec = playable_cities()[0].spec
    assert spec is not None
    path = last_choices.file_of(spec)
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    assert last_choices.recall(spec) is None


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        shown(headless)
        assert texts_that_do_not_fit(headless) == []


def test_holding_enter_opens_one_page_at_a_time_and_plays_nothing() -> None:
    with stage() as headless:
        title = Title(headless.app)
        headless.show(title)
        title.input.set_focus("new-game")
        headless.hold("return", times=15)
        assert isinstance(headless.app.stack.top, NewGame)
        headless.release("return")
        headless.hold("return", times=15)
        table = headless.app.stack.top
        assert isinstance(table, TableScene)
        headless.hold("return", times=15)
        assert table.match.entries == []
        assert not table.match.holds_turn()


def test_the_places_stay_where_they_are_when_an_opponents_levels_are_shown() -> None:
    with stage() as headless:
        page = NewGame(headless.app, "lucca")
        headless.show(page)
        before = banners(page)
        for number in (2, 3):
            page.draft.places[number].kind = "opponent"
            page.input.set_focus(f"place-{number}-kind")
            page.invalidate()
            assert page.find(f"place-{number}-magnifico") is not None
            assert banners(page) == before
            whose = page.find("levels-name")
            assert isinstance(whose, Label) and whose.text == page.draft.places[number].name


def test_one_place_shines_whose_levels_are_shown_and_options_are_no_higher_than_they_are() -> None:
    """What few options leave free tells what the game is about, once."""
    with stage() as headless:
        headless.show(page := NewGame(headless.app, "lucca"))
        for place in (1, 2):
            page.input.set_focus(f"place-{place}-colour")
            headless.step()
            shining, panel = page.find("place-in-hand"), page.find(f"place-{place}-panel")
            assert shining is not None and panel is not None and shining.rect == panel.rect
        for city in playable_cities():
            headless.show(page := NewGame(headless.app, city.id))
            options, abouts = page.find("options-page"), [each for each in page.widgets if each.id == "about"]
            assert options is not None and len(abouts) <= 1
            assert all(not each.rect.overlaps(options.rect) for each in abouts)


def test_names_given_by_the_house_follow_the_language_and_ones_own_do_not() -> None:
    names = [name_in(Catalog("ja"), name) for name in ("Bianca", "Agnese", "ビアンカ", "Hanako")]
    assert names == ["ビアンカ", "アニェーゼ", "ビアンカ", "Hanako"]
    assert name_in(Catalog("it"), "ビアンカ") == "Bianca"


def banners(page: NewGame) -> list[Rect]:
    found = (page.find(f"place-{number}-colour") for number in range(len(page.draft.places)))
    return [banner.rect for banner in found if banner is not None]


def test_after_a_lesson_its_options_are_chosen() -> None:
    with stage() as headless:
        page = NewGame(headless.app, "lorenzo", {"game": "basic"})
        assert page.draft.options["game"] == "basic"
