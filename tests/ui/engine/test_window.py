"""The window's place, and what is kept of it."""

import os
from typing import Any

import pygame
import pytest

from scenes.engine import settings
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.main_loop import MainLoop
from scenes.engine.platform import user_dirs
from scenes.engine.platform.window import TITLE, DisplayUnavailable, Size, Window, opening_size
from scenes.engine.settings import Settings, WindowPlace
from scenes.engine.widgets import Button, TextField
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


FULL_HD, LARGE, LAPTOP, SVGA = (1920, 1080), (3840, 2160), (1366, 768), (800, 600)


@pytest.mark.parametrize(
    ("saved", "desktop", "size"),
    [
        (None, FULL_HD, (1280, 720)),
        (None, LARGE, (2560, 1440)),
        (None, LAPTOP, (1228, 691)),
        (None, SVGA, (785, 442)),
        ((1600, 900), FULL_HD, (1600, 900)),
        ((3000, 1900), FULL_HD, (1890, 972)),
        ((1280, 720), SVGA, (787, 540)),
        ((1280, 720), None, (1280, 720)),
    ],
)
def test_a_window_fits_on_its_desktop(saved: Size | None, desktop: Size | None, size: Size) -> None:
    place = WindowPlace(width=saved[0], height=saved[1]) if saved else WindowPlace()
    assert opening_size(place, desktop) == size


def test_full_screen_stays_on_the_monitor_that_the_window_was_moved_to(program: Headless) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    program.step()
    assert program.app.settings.window.monitor == 1


def test_the_window_is_never_seen_without_its_icon_and_name(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    class Watched(pygame.Window):
        def __init__(self, title: str, *arguments: Any, hidden: bool = False, **named: Any) -> None:
            super().__init__(title, *arguments, hidden=hidden, **named)
            steps.extend([title, "hidden" if hidden else "seen"])

        def set_icon(self, icon: pygame.Surface) -> None:
            steps.append("icon")

        def show(self) -> None:
            steps.append("seen")

    monkeypatch.setattr(pygame, "Window", Watched)
    Window(WindowPlace())
    assert steps == [TITLE, "hidden", "icon", "seen"]


def test_input_methods_show_their_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_IME_SHOW_UI", raising=False)
    Window(WindowPlace())
    assert os.environ["SDL_IME_SHOW_UI"] == "1"


class Dense(pygame.Window):
    """A window on a Retina screen: each of its units has two by two pixels."""

    picture: pygame.Surface | None = None

    def get_surface(self) -> pygame.Surface:
        super().get_surface()
        wanted = self.size[0] * 2, self.size[1] * 2
        if self.picture is None or self.picture.get_size() != wanted:
            self.picture = pygame.Surface(wanted)
        return self.picture


def test_on_a_retina_screen_every_pixel_is_drawn_and_the_mouse_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[pygame.Rect] = []
    monkeypatch.setattr(pygame, "Window", Dense)
    monkeypatch.setattr(pygame.key, "set_text_input_rect", asked.append)
    headless = Headless((1280, 720))
    room = Room(headless.app, lambda _: [Button("go", Rect(1200, 700, 200, 64), "Go", headless.app.quit)])
    headless.show(room)
    assert headless.app.window.surface.get_size() == (2560, 1440)
    assert headless.app.canvas.viewport.scale == pytest.approx(2560 / 1920)
    button = room.widgets[0]
    x, y = (round(side * 1280 / 1920) for side in button.screen_rect().center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    headless.step()
    hovered = room.input.hovered()
    assert hovered is not None and hovered.id == button.id
    headless.app.window.resize((1600, 900))
    headless.app.window_changed()
    headless.step()
    assert headless.app.window.surface.get_size() == (3200, 1800)
    assert headless.app.settings.window.width == 1600
    field = TextField("field", Rect(192, 108, 384, 54), "", lambda text: None)
    field.mount.host = room
    headless.app.window.take_text(headless.app.canvas.viewport.to_pixels(field.screen_rect()))
    assert asked[-1] == pygame.Rect(160, 90, 320, 45)
    headless.close()


def test_full_screen_and_back(program: Headless) -> None:
    program.show(Room(program.app))
    program.key("f11")
    assert program.app.settings.window.full_screen
    program.key("alt+return")
    assert not program.app.settings.window.full_screen


def open_for_player(persistent: bool) -> None:
    app = App(settings.load().settings, persistent=persistent, audible=False)
    MainLoop(app).step([])
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
