"""The title: the cities, one click to everything, by keys alone and by mouse alone."""

import pytest

from game.core.match import Match
from game.core.seats import Seat
from scenes.common.game_catalogue import all_cities, playable_cities
from scenes.engine.headless import Headless
from scenes.engine.input.focus import focusable
from scenes.engine.text.languages import LANGUAGES
from scenes.engine.widgets import Label
from scenes.screens.new_game.scene import NewGame
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.settings.scene import SettingsPage
from scenes.screens.title.evening import BREATH
from scenes.screens.title.gonfalon import Gonfalon
from scenes.screens.title.scene import Title
from scenes.screens.title.welcome import Welcome
from tests.ui.playable import every_look, new_match, opened_tables, stage, texts_that_do_not_fit
from tests.ui.table.grounds import as_if_anew


def shown(headless: Headless) -> Title:
    title = Title(headless.app)
    headless.show(title)
    return title


def test_only_built_cities_can_be_pressed() -> None:
    with stage() as headless:
        title = shown(headless)
        banners = [widget for widget in title.widgets if isinstance(widget, Gonfalon)]
    assert [banner.city for banner in banners] == list(all_cities())
    assert [banner.city for banner in banners if banner.focusable] == playable_cities()


def test_a_city_opens_the_new_game_page_with_it_chosen() -> None:
    with stage() as headless:
        shown(headless)
        city = playable_cities()[0]
        headless.click(f"city-{city.id}")
        assert isinstance(headless.app.stack.top, NewGame)
        assert headless.app.stack.top.draft.spec.id == city.id


def test_the_banner_under_the_mouse_shines_alone_and_is_chosen_by_a_press_only() -> None:
    with stage() as headless:
        title = shown(headless)
        first = title.chosen
        for city in (*playable_cities(), playable_cities()[0]):
            banner = title.find(f"city-{city.id}")
            assert banner is not None
            headless.move(banner.rect.center)
            headless.step()
            chosen = [each.city for each in title.widgets if isinstance(each, Gonfalon) and each.chosen]
            told = title.find("foot-chosen")
            assert chosen == [city] and isinstance(told, Label) and city.name(headless.app.catalog) in told.text
            assert title.chosen == first


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (1000, 900)])
def test_what_the_mouse_and_the_keys_light_looks_as_if_painted_anew(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with stage(size) as headless:
        title = shown(headless)
        looks = {as_if_anew(headless, title, monkeypatch)}
        for widget in focusable(title.widgets):
            headless.move(widget.screen_rect().center)
            looks.add(as_if_anew(headless, title, monkeypatch))
        for _ in focusable(title.widgets):
            headless.key("tab")
            looks.add(as_if_anew(headless, title, monkeypatch))
    assert len(looks) > len(playable_cities())


def test_without_a_match_no_button_is_dead_and_who_is_new_learns_first() -> None:
    with stage() as headless:
        title = shown(headless)
        assert title.input.focus_id == "learn"
        headless.app.settings.last_city = playable_cities()[0].id
        title = shown(headless)
        assert title.input.focus_id == "new-game"
        assert title.find("continue") is None and title.find("matches") is None
        put_on_shelf(headless.app, new_match())
        title = shown(headless)
        assert title.find("continue") is not None and title.find("matches") is not None


def test_enter_continues_the_last_match(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = opened_tables(monkeypatch)
    with stage() as headless:
        put_on_shelf(headless.app, new_match())
        shown(headless)
        headless.key("return")
    assert [match.seed for match in opened] == ["3"]


def test_who_comes_back_from_a_match_finds_the_golden_button_under_enter() -> None:
    with stage() as headless:
        title = shown(headless)
        headless.click("rules")
        put_on_shelf(headless.app, new_match())
        headless.app.stack.pop_to(title)
        headless.step()
        assert title.input.focus_id == "continue"


def test_the_city_played_last_is_chosen_for_the_next_match() -> None:
    with stage() as headless:
        last = playable_cities()[-1]
        assert last.spec is not None
        put_on_shelf(headless.app, Match(last.spec, {}, [Seat("greedy")] * min(last.seats), "1"))
        assert shown(headless).chosen == last


def test_arrows_reach_every_button() -> None:
    with stage() as headless:
        title = shown(headless)
        headless.key("end")
        reached = {title.input.focus_id}
        for key in ("left", "right"):
            for _ in (*focusable(title.widgets), *LANGUAGES):
                headless.key(key)
                reached.add(title.input.focus_id)
        assert {"new-game", "settings", "quit"} <= reached
        headless.key("up")
        assert title.input.focus_id.startswith(("city-", "language"))


def test_the_badge_switches_the_language_at_once() -> None:
    with stage() as headless:
        title = shown(headless)
        headless.app.change(language="ja")
        headless.step()
        label = title.find("subtitle")
        assert getattr(label, "text", "") == "四つの都市、四つのゲーム"


@pytest.mark.parametrize("is_still", [False, True])
def test_the_evening_lives_in_few_frames_and_with_reduced_motion_in_none(is_still: bool) -> None:
    with stage() as headless:
        headless.app.settings.reduced_motion = is_still
        shown(headless)
        drawn = headless.app.frames
        headless.step(1.0)
        assert not headless.app.is_animating()
        assert 0 <= headless.app.frames - drawn <= 1 / BREATH
        assert (headless.app.frames == drawn) is is_still


def test_quit_ends_the_program_and_esc_does_not() -> None:
    with stage() as headless:
        shown(headless)
        headless.key("escape")
        assert headless.app.running
        headless.click("quit")
        assert not headless.app.running


def test_settings_lie_over_the_title() -> None:
    with stage() as headless:
        shown(headless)
        headless.click("settings")
        assert isinstance(headless.app.stack.top, SettingsPage)
        headless.key("escape")
        assert [scene.name for scene in headless.app.stack] == ["title"]


def test_the_welcome_is_confirmed_by_keys_alone() -> None:
    with stage() as headless:
        title = shown(headless)
        headless.app.settings.welcomed = False
        headless.app.stack.push(Welcome(headless.app))
        headless.step()
        headless.key("right")
        assert headless.app.settings.language == "ja"
        for _ in range(2):
            headless.key("return")
        assert headless.app.stack.top is title
        assert headless.app.settings.welcomed


@every_look
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        put_on_shelf(headless.app, new_match())
        shown(headless)
        assert texts_that_do_not_fit(headless) == []
