"""The program without a window, for tests, pictures and benchmarks: keys, clicks and time are under control."""

import os
from pathlib import Path

import pygame

from game.core.registry import game_ids
from scenes.engine.app import App
from scenes.engine.input.dispatch import DOUBLE_CLICK_SECONDS
from scenes.engine.input.keys import Command
from scenes.engine.layout import Point
from scenes.engine.main_loop import MainLoop
from scenes.engine.scene import Scene
from scenes.engine.settings import Settings, WindowPlace

BETWEEN_CLICKS = DOUBLE_CLICK_SECONDS + 0.01
"""Seconds that must pass before a click cannot be taken for the second half of a double click."""


class ManualClock:
    """Tell a time that only changes when `now` is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.now


class Headless:
    """Run an app on SDL's dummy driver; every call returns after the frame that it caused."""

    def __init__(
        self,
        size: tuple[int, int] = (1920, 1080),
        language: str = "en",
        text_scale: int = 100,
        settings: Settings | None = None,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        chosen = settings or Settings(
            language=language, text_scale=text_scale, welcomed=True, introduced=list(game_ids())
        )  # fmt: skip
        chosen.window = WindowPlace(width=size[0], height=size[1])
        self.clock = ManualClock()
        self._next_click = 0.0
        self.app = App(chosen, persistent=False, audible=False, clock=self.clock)
        self.loop = MainLoop(self.app)
        self.app.transition.is_wanted = False
        pygame.event.clear()

    def show(self, scene: Scene) -> None:
        """Replace all scenes by this one and draw it."""
        self.app.stack.reset(scene)
        self.step()

    def step(self, seconds: float = 0.0) -> None:
        """Run one turn of the loop, then let that many seconds pass in frames of 1/60 second."""
        self.loop.step(pygame.event.get())
        while seconds > 1e-9:
            part = min(seconds, 1 / 60)
            self.clock.now += part
            seconds -= part
            self.loop.step(pygame.event.get())

    def settle(self, limit: float = 30.0) -> None:
        """Let time pass until nothing is animated any more, at most `limit` seconds."""
        while self.loop.is_animating() and limit > 0:
            self.step(1 / 60)
            limit -= 1 / 60

    def key(self, name: str) -> None:
        """Press and release a key by its name in the key map: `return`, `ctrl+z`, `page up`, `b`."""
        self.hold(name)
        self.release(name)

    def hold(self, name: str, times: int = 1) -> None:
        """Press a key without releasing it; `times` above 1 adds the repeats of a held key."""
        self._look()
        for _ in range(times):
            code, mod, unicode = _key_event(name)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode))
            self.step()

    def release(self, name: str) -> None:
        """Release a held key."""
        code, mod, _ = _key_event(name)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
        self.step()

    def command(self, command: Command) -> None:
        """Press the first key of a command."""
        self.key(self.app.key_map.keys[command][0])

    def type(self, text: str) -> None:
        """Enter text as the input method delivers it."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.step()

    def compose(self, text: str) -> None:
        """Show text that the input method has not finished; without text it is given up."""
        pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text)))
        self.step()

    def move(self, point: Point) -> None:
        """Move the mouse to a point in design units."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(point), rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def click(self, target: Point | str) -> None:
        """Click a point in design units, or a widget of the top scene by its id.

        Enough time passes before it that two clicks never become a double click.
        """
        self.clock.now = max(self.clock.now, self._next_click)
        self._click(self.center(target) if isinstance(target, str) else target)
        self._next_click = self.clock.now + BETWEEN_CLICKS

    def drag(self, start: Point | str, end: Point | str, *, drops: bool = True) -> None:
        """Drag from one point or widget to another in three steps; without `drops` the button stays down."""
        start, end = (self.center(place) if isinstance(place, str) else place for place in (start, end))
        self._look()
        self.move(start)
        self.button(pygame.MOUSEBUTTONDOWN, start)
        for share in (1 / 3, 2 / 3, 1):
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        if drops:
            self.button(pygame.MOUSEBUTTONUP, end)

    def double_click(self, target: Point | str) -> None:
        """Double-click a point in design units, or a widget by its id."""
        self.click(target)
        self._click(self.center(target) if isinstance(target, str) else target)

    def wheel(self, point: Point, notches: float) -> None:
        """Turn the mouse wheel over a point; positive notches scroll down."""
        self.move(point)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-round(notches), precise_y=-notches))
        self.step()

    def center(self, widget_id: str) -> Point:
        """Return the middle of a widget of the top scene; raise KeyError if there is none."""
        top = self.app.stack.top
        widget = top.find(widget_id) if top is not None else None
        if widget is None:
            raise KeyError(widget_id)
        return widget.screen_rect().center

    def shot(self, path: Path) -> None:
        """Save the present picture as a PNG file; a scene still being pre-rendered is not in it yet."""
        if not self.loop.preparing.is_on:
            self.app.draw()
        pygame.image.save(self.app.window.surface, path)

    def close(self) -> None:
        """Shut the app down."""
        self.app.close()

    def _look(self) -> None:
        """Draw the top scene if it has not been shown yet: presses only reach a scene that was shown."""
        top = self.app.stack.top
        if top is not None and not self.app.is_shown(top):
            self.step()

    def _click(self, point: Point) -> None:
        self._look()
        self.move(point)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.button(kind, point)

    def button(self, kind: int, point: Point, button: int = 1) -> None:
        """Press or release a mouse button (`kind` is the pygame event type) at a point."""
        pygame.event.post(pygame.event.Event(kind, pos=self._pixel(point), button=button))
        self.step()

    def _pixel(self, point: Point) -> tuple[int, int]:
        x, y = self.app.canvas.viewport.point(point)
        density = self.app.window.density
        return round(x / density), round(y / density)


def _key_event(name: str) -> tuple[int, int, str]:
    """Return the key code, modifier mask and typed character of a key name."""
    *held, plain = name.split("+")
    masks = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}
    unicode = " " if plain == "space" else plain if len(plain) == 1 else ""
    return pygame.key.key_code(plain), sum(masks[part] for part in held), unicode
