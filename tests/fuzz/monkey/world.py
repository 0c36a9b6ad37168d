"""The program under the monkey's hands: inputs that replay alike, time that passes only when told."""

import os
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame

from scenes.engine.headless import BETWEEN_CLICKS, Headless
from scenes.engine.layout import SCREEN, Point
from scenes.engine.platform.user_dirs import HomeLock
from scenes.engine.scene import Scene
from scenes.screens.saves.stores import open_store
from tests.fuzz.monkey.starts import Start, furnish, open_screen, settings_of
from tests.fuzz.monkey.thinker import RandomThinker

FRAME = 0.05
FRAMES_PER_PICTURE = 6
INPUTS_PER_PICTURE = 3
"""Painting costs most: only so many frames are painted while time passes, and after so many inputs."""
ALWAYS_PAINTED = frozenset({"calm", "wait", "set", "resize", "move"})
BAIT = b"no picture"
"""Of a file outside the program that somebody is called after: nothing may try to read it as a picture."""


NewThinker = Callable[[Callable[[], float], Callable[[], None]], RandomThinker]


class Input(NamedTuple):
    """What a person did: widgets by their ids, places as shares of the screen, so that it replays alike."""

    kind: str
    values: tuple[Any, ...] = ()

    def plain(self) -> list[Any]:
        return [self.kind, *self.values]


class World:
    """One program in a home of its own."""

    def __init__(self, start: Start, folder: Path, thinker: NewThinker = RandomThinker) -> None:
        self.start, self.folder, self._thinker = start, folder, thinker
        self._threads = set(threading.enumerate())
        self.thinkers: list[RandomThinker] = []
        self._ending = ExitStack()
        try:
            self._begin(start, folder)
        except BaseException:
            self._ending.close()
            raise

    def _begin(self, start: Start, folder: Path) -> None:
        self._prepare()
        self.stage = Headless(start.size, settings=settings_of(start))
        self.app = self.stage.app
        self.app.persistent = True
        self.app.quit = lambda: None  # type: ignore[method-assign]
        self.app.transition.is_wanted = start.shows_transitions
        self.paints = self.paints_input = True
        self._paint, self._done = self.app.draw, 0
        self.app.draw = self._draw  # type: ignore[method-assign]
        self.store = open_store(self.app)
        open_screen(start, self.app, folder / "bait")
        self.look()

    def _prepare(self) -> None:
        """Chance, processor time and the workers are the monkey's own."""
        home, temporary = self.folder / "home", self.folder / "tmp"
        temporary.mkdir(parents=True)
        for ending in ("svg", "webp", "png"):
            (self.folder / f"bait.{ending}").write_bytes(BAIT)
        furnish(self.start, home)
        numbers, source = count(1), Random(self.start.match_seed)
        chosen = SimpleNamespace(randbelow=lambda _: next(numbers), choice=source.choice)
        for target, value in (
            ("scenes.table.ai_service.Thinker", self._new_thinker), ("scenes.table.entry.secrets", chosen),
            ("scenes.screens.new_game.match_draft.secrets", chosen),
            ("scenes.screens.new_game.match_draft.random", source),
            ("scenes.engine.cache.time_budget.perf_counter", lambda: 0.0), ("tempfile.tempdir", str(temporary)),
            ("platformdirs.user_downloads_dir", lambda: str(self.folder / "downloads")),
        ):  # fmt: skip
            self._ending.enter_context(patch(target, value))
        self._ending.enter_context(patch.dict(os.environ, QUATTRO_HOME=str(home)))
        lock = HomeLock()
        lock.acquire()
        self._ending.callback(lock.release)

    def _new_thinker(self, wake: Callable[[], None], on_trouble: Callable[[], None]) -> RandomThinker:
        self.thinkers.append(self._thinker(lambda: self.stage.clock.now, wake))
        return self.thinkers[-1]

    def close(self) -> list[str]:
        """What is left behind: threads, temporary files."""
        try:
            pygame.event.clear()
            self.stage.close()
            self.store.close()
            left = [f"thread {each.name}" for each in threading.enumerate() if each not in self._threads]
            return left + [f"temporary {path.name}" for path in Path(tempfile.gettempdir()).iterdir()]
        finally:
            self._ending.close()

    # What stands

    @property
    def top(self) -> Scene:
        top = self.app.stack.top
        assert top is not None
        return top

    def _draw(self) -> None:
        if self.paints and self.paints_input:
            self._paint()
        else:
            self.app.stack.refresh()

    def paint(self) -> None:
        """Now, whether it is this input's turn or not."""
        self.paints = self.paints_input = True
        self.app.redraw()
        self.stage.step()

    # What is done

    def do(self, given: Input) -> None:
        """What is not there any more is passed over, so that a shortened list can be replayed."""
        self._done += 1
        self.perform(given, given.kind in ALWAYS_PAINTED or self._done % INPUTS_PER_PICTURE == 0)

    def perform(self, given: Input, paints: bool) -> None:
        self.paints, self.paints_input = True, paints
        _KINDS[given.kind](self, *given.values)

    def look(self) -> None:
        self.give_answers()
        self.stage.step()

    def give_answers(self) -> None:
        for thinker in self.thinkers:
            thinker.give_answers()

    @property
    def is_moving(self) -> bool:
        """Or about to: calls wait for the next turn of the loop."""
        return self.app.is_animating() or not self.app._calls.empty()

    def seconds_to_next(self, counts_chores: bool = True) -> float | None:
        """Until something happens by itself, while nothing moves; the coach's work may be left out."""
        waits = [thinker.seconds_to_next(counts_chores) for thinker in self.thinkers]
        waits += [self.app.timers.seconds_to_next(), self.app.stack.seconds_to_next()]
        return min((wait for wait in waits if wait is not None), default=None)

    def frames(self, seconds: float) -> Iterator[None]:
        """One frame after the other."""
        end = self.stage.clock.now + seconds
        for number in count(1):
            left = end - self.stage.clock.now
            if left <= 1e-9:
                break
            self.frame(left, paints=number % FRAMES_PER_PICTURE == 0)
            yield
        self.paints = True
        self.stage.step()

    def frame(self, most: float, paints: bool) -> None:
        """The next frame; where nothing moves time leaps to what comes next, at most so many seconds."""
        wait = 0.0 if self.is_moving else self.seconds_to_next()
        self.stage.clock.now += most if wait is None else min(most, max(wait, FRAME))
        self.give_answers()
        self.paints = paints
        self.stage.step()

    def wait(self, seconds: float) -> None:
        for _ in self.frames(seconds):
            pass

    def place(self, x: float, y: float) -> Point:
        return SCREEN.w * x, SCREEN.h * y

    def center(self, widget: str) -> Point | None:
        return self.stage.center(widget) if self.top.find(widget) is not None else None


def _click(world: World, widget: str, times: int) -> None:
    """Never the second half of a double click that came before."""
    world.stage.clock.now += BETWEEN_CLICKS
    for _ in range(times):
        place = world.center(widget)
        if place is None:
            return
        _press(world, place, 1)


def _press(world: World, place: Point, button: int) -> None:
    """Painted once, at its end."""
    world.paints = False
    world.stage.move(place)
    world.stage.button(pygame.MOUSEBUTTONDOWN, place, button)
    world.paints = True
    world.stage.button(pygame.MOUSEBUTTONUP, place, button)


def _click_at(world: World, x: float, y: float, button: int) -> None:
    _press(world, world.place(x, y), button)


def _drag(world: World, piece: str, to: str, drops: bool) -> None:
    start, end = world.center(piece), world.center(to)
    if start is not None and end is not None:
        world.stage.drag(start, end, drops=drops)


def _move(world: World, widget: str) -> None:
    if (place := world.center(widget)) is not None:
        world.stage.move(place)


def _button(world: World, x: float, y: float, goes_down: bool) -> None:
    world.stage.button(pygame.MOUSEBUTTONDOWN if goes_down else pygame.MOUSEBUTTONUP, world.place(x, y))


def _key(world: World, name: str, times: int) -> None:
    world.stage.hold(name, times)
    world.stage.release(name)


def _resize(world: World, width: int, height: int) -> None:
    """As a window manager does it."""
    if not world.app.window.full_screen:
        world.app.window.resize((width, height))
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
    world.look()


def _keyboard(world: World, comes: bool) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED if comes else pygame.WINDOWFOCUSLOST))
    world.look()


def _set(world: World, name: str, value: Any) -> None:
    world.app.change(**{name: value})
    world.look()


def _focus(world: World, widget: str) -> None:
    """As the keys would lead there."""
    if world.top.find(widget) is not None:
        world.app.keyboard_in_use = True
        world.top.input.set_focus(widget)
        world.look()


_KINDS: dict[str, Callable[..., None]] = {
    "click": _click, "click at": _click_at, "drag": _drag, "move": _move, "button": _button, "key": _key,
    "move at": lambda world, x, y: world.stage.move(world.place(x, y)),
    "wheel": lambda world, x, y, notches: world.stage.wheel(world.place(x, y), notches),
    "type": lambda world, text: world.stage.type(text),
    "compose": lambda world, text: world.stage.compose(text),
    "wait": World.wait, "resize": _resize, "keyboard": _keyboard, "set": _set, "focus": _focus,
    "calm": lambda world: None,
}  # fmt: skip


def inputs_of(plain: Sequence[Sequence[Any]]) -> list[Input]:
    return [Input(kind, tuple(values)) for kind, *values in plain]
