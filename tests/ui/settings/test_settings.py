"""The settings act at once, by keys and by mouse; keys can be changed but not given twice."""

from typing import get_args

import pytest

from scenes.engine.headless import Headless
from scenes.engine.input.keys import Command
from scenes.engine.scene import Scene
from scenes.engine.settings import Page
from scenes.engine.text.languages import CODES
from scenes.screens.settings.keys_page import KeysPage
from scenes.screens.settings.scene import SettingsPage
from scenes.screens.settings.setting_rows import mark_of, names_on
from scenes.screens.title.scene import Title
from tests.ui.playable import stage, texts_that_do_not_fit


def shown(headless: Headless) -> Scene:
    headless.show(Title(headless.app))
    page = SettingsPage(headless.app)
    headless.app.stack.push(page)
    headless.step()
    return page


def keys_shown(headless: Headless) -> KeysPage:
    page = KeysPage(headless.app)
    headless.app.stack.push(page)
    headless.step()
    return page


def test_language_and_text_size_by_keys() -> None:
    with stage() as headless:
        shown(headless)
        headless.key("right")
        headless.key("down")
        headless.key("right")
        assert (headless.app.settings.language, headless.app.settings.text_scale) == ("ja", 110)


def test_switches_by_mouse() -> None:
    with stage() as headless:
        shown(headless)
        for name in ("reduced-motion", "plain-letters", "hints", "mute-without-focus"):
            headless.click(name)
        chosen = headless.app.settings
        assert (chosen.reduced_motion, chosen.plain_letters) == (True, True)
        assert (chosen.hints, chosen.mute_without_focus) == (False, False)


def test_a_persons_turn_ends_in_one_of_three_ways() -> None:
    with stage() as headless:
        page = shown(headless)
        page.input.set_focus("turn-ends")
        chosen = [headless.app.settings.turn_ends]
        for key in ("right", "left", "left"):
            headless.key(key)
            chosen.append(headless.app.settings.turn_ends)
        assert chosen == ["light", "at_once", "light", "asked"]


def test_a_slider_on_its_way_is_kept_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    with stage() as headless:
        page = shown(headless)
        monkeypatch.setattr(headless.app, "save_settings", lambda: kept.append(headless.app.settings.music_volume))
        page.input.set_focus("music-volume")
        headless.hold("left", times=6)
        assert headless.app.settings.music_volume == 20
        assert kept == []
        headless.step(1.0)
        assert kept == [20]
        headless.step(5.0)
        assert kept == [20]


@pytest.mark.parametrize("language", CODES)
def test_every_declared_setting_has_its_row_and_its_words(language: str) -> None:
    with stage(language=language) as headless:
        page = shown(headless)
        marks = [mark_of(name) for side in get_args(Page) for name in names_on(side)]
        assert [mark for mark in marks if page.find(mark) is None] == []
        assert headless.app.catalog.missing == set()


def test_reset_asks_first_and_keeps_the_language() -> None:
    with stage(language="it") as headless:
        shown(headless)
        headless.app.change(reduced_motion=True, music_volume=5)
        headless.click("reset")
        headless.key("return")
        assert headless.app.settings.reduced_motion, "Enter alone resets nothing"
        headless.click("reset")
        headless.click("answer-0")
        chosen = headless.app.settings
        assert (chosen.language, chosen.reduced_motion, chosen.music_volume) == ("it", False, 50)


def test_reset_forgets_neither_people_nor_the_last_city() -> None:
    with stage() as headless:
        shown(headless)
        headless.app.change(people=["Agnese"], last_city="lucca", text_scale=150)
        headless.click("reset")
        headless.click("answer-0")
        kept = headless.app.settings
        assert (kept.people, kept.last_city, kept.text_scale) == (["Agnese"], "lucca", 100)


def test_a_key_is_given_to_a_command() -> None:
    with stage() as headless:
        keys_shown(headless)
        headless.click("change-hint")
        headless.key("f5")
        assert headless.app.key_map.command("f5") == Command.HINT
        assert headless.app.key_map.command("h") is None


def test_keys_given_one_after_the_other_all_stand_until_the_reset() -> None:
    given = [("hint", "f5"), ("undo", "f6"), ("log", "f7"), ("hint", "f8")]
    with stage() as headless:
        keys_shown(headless)
        for command, key in given:
            headless.click(f"change-{command}")
            headless.key(key)
        commands = [headless.app.key_map.command(key) for key in ("f5", "f6", "f7", "f8")]
        assert commands == [None, Command.UNDO, Command.LOG, Command.HINT]
        headless.click("keys-reset")
        assert headless.app.settings.keys == {}
        assert headless.app.key_map.command("h") == Command.HINT


def test_after_the_reset_no_command_waits_for_a_key() -> None:
    with stage() as headless:
        page = keys_shown(headless)
        headless.click("change-hint")
        headless.click("keys-reset")
        assert not page.takes_every_key()
        headless.key("f5")
        assert headless.app.settings.keys == {}


@pytest.mark.parametrize("keys", [("escape",), ("f5",), ("h",), ("u", "escape"), ("u", "f5"), ("left shift", "f5")])
def test_what_was_said_of_a_key_is_gone_once_that_is_settled(keys: tuple[str, ...]) -> None:
    """A key given, refused or not given at all: the page then asks for none."""
    with stage() as headless:
        page = keys_shown(headless)
        before = [box.text for box in headless.app.canvas.boxes]
        for key in keys:
            if not page.waiting:
                headless.click("change-hint")
            assert page.message == page.t("keys-press-now", command=page.t("key-hint"))
            headless.key(key)
        headless.app.change(keys={})
        headless.step()
        assert (page.waiting, page.message) == ("", "")
        assert [box.text for box in headless.app.canvas.boxes] == before


def test_a_key_that_is_taken_is_refused_with_the_name_of_its_command() -> None:
    with stage() as headless:
        page = keys_shown(headless)
        headless.click("change-hint")
        headless.key("u")
        assert headless.app.key_map.command("u") == Command.UNDO
        assert page.message == page.t("keys-taken", key="U", command=page.t("key-undo"))


def test_esc_leaves_a_key_as_it_was_and_then_the_page() -> None:
    with stage() as headless:
        below: Scene = shown(headless)
        page: Scene = keys_shown(headless)
        headless.click("change-hint")
        headless.key("escape")
        assert headless.app.stack.top is page
        assert headless.app.key_map.command("h") == Command.HINT
        headless.key("escape")
        assert headless.app.stack.top is below


@pytest.mark.parametrize("language", ["en", "ja", "it", "xx"])
@pytest.mark.parametrize("scale", [100, 200])
def test_every_text_fits(language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        shown(headless)
        assert texts_that_do_not_fit(headless) == []
        keys_shown(headless)
        assert texts_that_do_not_fit(headless) == []
