"""The window's place, and what is kept of it."""

import os

import pytest

from scenes.engine import settings
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.platform import user_dirs
from scenes.engine.platform.window import DisplayUnavailable, Window, monitor_at
from scenes.engine.settings import Settings, WindowPlace
from tests.ui.engine.rooms import Room


def test_without_a_display_one_exception_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(DisplayUnavailable):
        Window(WindowPlace())


def test_window_managers_know_the_program_by_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_VIDEO_X11_WMCLASS", raising=False)
    Window(WindowPlace())
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == user_dirs.APP_NAME


@pytest.mark.parametrize(("x", "monitor"), [(0, 0), (1919, 0), (1920, 1), (5000, 0)])
def test_monitors_stand_side_by_side(x: int, monitor: int) -> None:
    assert monitor_at(x, [(1920, 1080), (2560, 1440)]) == monitor


def test_full_screen_and_back(program: Headless) -> None:
    program.show(Room(program.app))
    program.key("f11")
    assert program.app.settings.window.full_screen
    program.key("alt+return")
    assert not program.app.settings.window.full_screen


def open_for_player(persistent: bool) -> None:
    app = App(settings.load().settings, persistent=persistent, audible=False)
    app.step([])
    app.change(text_scale=130)
    app.close()


def test_settings_and_window_size_are_kept_over_a_restart() -> None:
    settings.save(Settings(language="it", window=WindowPlace(width=1366, height=768)))
    open_for_player(persistent=True)
    again = settings.load().settings
    assert (again.language, again.text_scale, again.window.width) == ("it", 130, 1366)


def test_the_second_instance_writes_nothing() -> None:
    open_for_player(persistent=False)
    assert not user_dirs.settings_file().exists()
