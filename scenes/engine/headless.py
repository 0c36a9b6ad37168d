"""The program without a window: for pictures, tests and benchmarks, with keys, clicks and time under control."""

import os
from pathlib import Path

import pygame

from game.core.registry import game_ids
from scenes.engine.app import App
from scenes.engine.input.dispatch import DOUBLE_CLICK_SECONDS
from scenes.engine.input.keys import Command
from scenes.engine.layout import Point
from scenes.engine.scene import Scene
from scenes.engine.settings import Settings, WindowPlace

BETWEEN_CLICKS = DOUBLE_CLICK_SECONDS + 0.01


class ManualClock:
    """Time that passes only when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Headless:
    """An App on the dummy driver; every call returns after the frame it caused."""

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
        self.app.transition.is_wanted = False
        pygame.event.clear()

    def show(self, scene: Scene) -> None:
        self.app.stack.reset(scene)
        self.step()

    def step(self, seconds: float = 0.0) -> None:
        """Lets that much time pass in frames of a sixtieth of a second."""
        self.app.step(pygame.event.get())
        while seconds > 1e-9:
            part = min(seconds, 1 / 60)
            self.clock.now += part
            seconds -= part
            self.app.step(pygame.event.get())

    def settle(self, limit: float = 30.0) -> None:
        """Until nothing moves any more."""
        while self.app.is_animating() and limit > 0:
            self.step(1 / 60)
            limit -= 1 / 60

    def key(self, name: str) -> None:
        """A key by its name in the key map: `return`, `ctrl+z`, `page up`, `b`."""
        self.hold(name)
        self.release(name)

    def hold(self, name: str, times: int = 1) -> None:
        """The key goes down and, held, repeats."""
        self._look()
        for _ in range(times):
            code, mod, unicode = _key_event(name)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode))
            self.step()

    def release(self, name: str) -> None:
        code, mod, _ = _key_event(name)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
        self.step()

    def command(self, command: Command) -> None:
        self.key(self.app.key_map.keys[command][0])

    def type(self, text: str) -> None:
        """Characters as the input method delivers them."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.step()

    def move(self, point: Point) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(point), rel=(0, 0), buttons=(0, 0, 0)))
        self.step()

    def click(self, target: Point | str) -> None:
        """A point in design units, or the id of a widget of the top scene; never the second half of a double click."""
        self.clock.now = max(self.clock.now, self._next_click)
        self._click(self.center(target) if isinstance(target, str) else target)
        self._next_click = self.clock.now + BETWEEN_CLICKS

    def drag(self, start: Point | str, end: Point | str, *, drops: bool = True) -> None:
        """The button goes down, the mouse moves in steps, the button comes up unless something else is to happen."""
        start, end = (self.center(place) if isinstance(place, str) else place for place in (start, end))
        self._look()
        self.move(start)
        self.button(pygame.MOUSEBUTTONDOWN, start)
        for share in (1 / 3, 2 / 3, 1):
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        if drops:
            self.button(pygame.MOUSEBUTTONUP, end)

    def double_click(self, target: Point | str) -> None:
        self.click(target)
        self._click(self.center(target) if isinstance(target, str) else target)

    def wheel(self, point: Point, notches: float) -> None:
        """Positive notches scroll down."""
        self.move(point)
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-round(notches), precise_y=-notches))
        self.step()

    def center(self, widget_id: str) -> Point:
        top = self.app.stack.top
        widget = top.find(widget_id) if top is not None else None
        if widget is None:
            raise KeyError(widget_id)
        return widget.screen_rect().center

    def shot(self, path: Path) -> None:
        """The present picture as a PNG file; what is still being prepared is not seen yet."""
        if not self.app.preparing.is_on:
            self.app.draw()
        pygame.image.save(self.app.window.surface, path)

    def close(self) -> None:
        self.app.close()

    def _look(self) -> None:
        """A person sees what they press a key for."""
        top = self.app.stack.top
        if top is not None and not self.app.is_shown(top):
            self.step()

    def _click(self, point: Point) -> None:
        self._look()
        self.move(point)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.button(kind, point)

    def button(self, kind: int, point: Point, button: int = 1) -> None:
        """It goes down or comes up."""
        pygame.event.post(pygame.event.Event(kind, pos=self._pixel(point), button=button))
        self.step()

    def _pixel(self, point: Point) -> tuple[int, int]:
        x, y = self.app.canvas.viewport.point(point)
        return round(x), round(y)


def _key_event(name: str) -> tuple[int, int, str]:
    """Code, modifiers and typed character of a key."""
    *held, plain = name.split("+")
    masks = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}
    unicode = " " if plain == "space" else plain if len(plain) == 1 else ""
    return pygame.key.key_code(plain), sum(masks[part] for part in held), unicode
