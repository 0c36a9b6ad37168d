"""A page opened again, or left alone by detours, is the page opened for the first time."""

import random

import pytest

from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.engine.layout import SCREEN
from scenes.engine.scene import Scene
from scenes.engine.settings import Settings
from scenes.engine.widgets import Button
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.title.scene import Title
from scenes.shot import SCENES, find_shooter
from tests.ui.histories.standing import differences, let_rest, standing
from tests.ui.playable import new_match, stage

OVER_A_MATCH = ("table", "lesson", "curtain", "coach", "finale", "scores", "replay", "title", "try_again")
"""These have tests of their own."""
PAGES = [name for name in SCENES if name not in OVER_A_MATCH]
PRESSES = 5


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new match proposes by chance is the same each time."""
    monkeypatch.setattr("secrets.choice", lambda items: items[0])
    monkeypatch.setattr("secrets.randbelow", lambda bound: 0)


_LEAVES = ("quit", "delete", "import", "export", "title", "start", "begin", "continue", "rematch", "new-game", "play")
"""Words in the names of what begins or ends something."""


def page_of(name: str, app: App) -> Scene:
    return find_shooter(name).for_shot(app, new_match())


def below(headless: Headless) -> None:
    put_on_shelf(headless.app, new_match("1"), new_match("2"))
    headless.show(Title(headless.app))


def stray(headless: Headless, page: Scene, source: random.Random) -> str:
    """Looks about without choosing anything, or changes a setting and changes it back."""
    app, way = headless.app, source.choice(["mouse", "wheel", "keys", "language", "letters", "size", "wait", "held"])
    if way in ("mouse", "wheel"):
        place = source.uniform(0, SCREEN.w), source.uniform(0, SCREEN.h)
        headless.move(place)
        if way == "wheel":
            headless.wheel(place, source.choice([-3, 3]))
    elif way == "keys":
        for _ in range(5):
            headless.key(source.choice(["tab", "up", "down"]))
    elif way in ("language", "letters"):
        name, other = ("language", "ja") if way == "language" else ("text_scale", 150)
        before = getattr(app.settings, name)
        app.change(**{name: other})
        headless.step(0.1)
        app.change(**{name: before})
    elif way == "size":
        for size in ((1600, 900), (1280, 720)):
            app.window.resize(size)
            app.window_changed()
            headless.step()
    elif way == "held":
        live = [each for each in focus.focusable(page.widgets) if isinstance(each, Button)]
        if live:
            headless.drag(source.choice(live).screen_rect().center, (3.0, 540.0))
    else:
        headless.step(7.0)
    return way


def press_something(headless: Headless, page: Scene, source: random.Random) -> str:
    """What opens something, chooses or turns a leaf; whatever comes on top is left by Esc."""
    page.refresh()
    live = [
        each for each in focus.focusable(page.widgets)
        if each.enabled and not each.wants_text and not any(word in each.id for word in _LEAVES)
    ]  # fmt: skip
    if not live:
        return ""
    chosen = source.choice(live)
    chosen.press()
    headless.step(0.1)
    for _ in range(4):
        if headless.app.stack.top is page or page not in list(headless.app.stack):
            break
        headless.key("escape")
        headless.step(0.1)
    return chosen.id


@pytest.mark.parametrize("name", PAGES)
def test_looking_about_changes_nothing(name: str) -> None:
    source = random.Random(name)
    with stage() as headless:
        below(headless)
        page = page_of(name, headless.app)
        headless.app.stack.push(page)
        let_rest(headless)
        before = standing(headless)
        told = [stray(headless, page, source) for _ in range(8)]
        assert headless.app.stack.top is page, told
        let_rest(headless)
        assert differences(before, standing(headless)) == {}, told


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opened_again_is_the_page_opened_first(name: str) -> None:
    source = random.Random(name)
    with stage() as headless:
        below(headless)
        kept = headless.app.settings.model_dump()
        headless.app.stack.push(page_of(name, headless.app))
        let_rest(headless)
        before = standing(headless)
        told = list[str]()
        for _ in range(PRESSES):
            top = headless.app.stack.top
            assert top is not None
            if top.name == "title":
                top = page_of(name, headless.app)
                headless.app.stack.push(top)
                headless.step()
            told.append(press_something(headless, top, source))
        headless.app.stack.pop_to(next(iter(headless.app.stack)))
        headless.app.change(**_as_settings(kept))
        headless.step(1.0)
        headless.app.stack.push(page_of(name, headless.app))
        let_rest(headless)
        assert differences(before, standing(headless)) == {}, told


def _as_settings(kept: dict[str, object]) -> dict[str, object]:
    settings = Settings.model_validate(kept)
    return {name: getattr(settings, name) for name in kept if name != "window"}
