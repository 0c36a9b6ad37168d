"""The running program: one window, a stack of scenes, and a loop that sleeps while nothing moves."""

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeVar

import pygame

from scenes.engine import settings as settings_file
from scenes.engine.audio.sound import Sound
from scenes.engine.cache.prerender import Prerender
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.drawing.images import DOUBLE_FROM_SCALE, ImageCache
from scenes.engine.drawing.skins import SkinBook
from scenes.engine.input.dispatch import Dispatch
from scenes.engine.input.keys import KeyMap
from scenes.engine.input.screen_commands import screen_commands
from scenes.engine.layout import Rect
from scenes.engine.motion.area_transition import Over
from scenes.engine.motion.flip import Before
from scenes.engine.motion.scene_transition import Parting, Transition
from scenes.engine.motion.scroll_resize import Scroll, Write
from scenes.engine.platform.busy import run_with_spinner
from scenes.engine.platform.event_wait import wait_for_events
from scenes.engine.platform.gc_scheduler import GcScheduler
from scenes.engine.platform.memory import release_pictures
from scenes.engine.platform.window import Window
from scenes.engine.scene import Scene
from scenes.engine.settings import Settings
from scenes.engine.stack import SceneStack
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.drawn_text import TextBox, standing
from scenes.engine.text.text_cache import TextCache
from scenes.engine.timers import Timers
from scenes.engine.widgets.base import Widget
from scenes.engine.widgets.toast import Toasts

T = TypeVar("T")

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.05
KEEP_AFTER = 0.5
"""A slider on the move changes settings many times a second."""


@dataclass(slots=True)
class Counters:
    """For measurements."""

    frames: int = 0
    """Drawn so far."""


class App:
    """What scenes reach the outside through."""

    def __init__(
        self,
        settings: Settings,
        *,
        persistent: bool = True,
        audible: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.persistent = persistent
        self.clock = clock
        self.counters = Counters()
        release_pictures()
        self.window = Window(settings.window)
        pygame.font.init()
        pygame.freetype.init()
        pygame.key.set_repeat(350, 45)
        self.catalog = Catalog(settings.language)
        self.sound = Sound(audible)
        self.key_map = KeyMap(settings.keys, screen_commands())
        self.assets = ImageCache()
        self.skins = SkinBook(self.assets)
        self.lettering = TextCache(self.assets)
        self.canvas = self._new_canvas()
        self.transition = Transition()
        self.preparing = Prerender(self)
        self.stack = SceneStack(self)
        self.timers = Timers(clock)
        """Of what belongs to no scene; scenes have their own."""
        self.toasts = Toasts(self)
        self.dispatch = Dispatch(self)
        self.closers: list[Callable[[], None]] = []
        """Called when the program ends."""
        self.running = True
        self.keyboard_in_use = True
        self._dirty = True
        self._shown: Scene | None = None
        self._stop_keeping: Callable[[], None] = lambda: None
        self._last = clock()
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._wake_type = pygame.event.custom_type()
        self._apply_settings()

    # For scenes

    def redraw(self) -> None:
        self._dirty = True

    def notice(self, text: str) -> None:
        """A sentence that appears over everything for a few seconds."""
        self.toasts.show(text)

    def call_soon(self, action: Callable[[], None]) -> None:
        """From any thread: runs `action` in the loop and wakes it."""
        self._calls.put(action)
        if pygame.display.get_init():
            # A full queue is awake already.
            with suppress(pygame.error):
                pygame.event.post(pygame.event.Event(self._wake_type))

    def run_with_spinner(self, work: Callable[[], T]) -> T:
        """What takes long and draws nothing, such as reading files: the window stays alive meanwhile."""
        return run_with_spinner(self, work)

    def change(self, **values: object) -> None:
        """Changes settings: applied at once, and saved when the changing has come to rest."""
        for name, value in values.items():
            setattr(self.settings, name, value)
        self._apply_settings()
        self._stop_keeping()
        self._stop_keeping = self.timers.after(KEEP_AFTER, self.save_settings)

    def set_window_full_screen(self, wanted: bool) -> None:
        if wanted != self.window.full_screen:
            self.window.toggle_full_screen()
            self.window_changed()
            self.save_settings()

    def save_settings(self) -> None:
        if self.persistent:
            self.window.remember_monitor()
            settings_file.save(self.settings)

    def quit(self) -> None:
        self.running = False

    # The loop

    def run(self, first: Scene) -> None:
        self.stack.push(first)
        try:
            pacer, tidying = pygame.time.Clock(), GcScheduler(self.clock())
            while self.running:
                self.step(self._wait())
                tidying.look(self.clock(), not self.is_animating())
                if self.is_animating():
                    pacer.tick(FRAMES_PER_SECOND)
        finally:
            self.close()

    def close(self) -> None:
        """Each step is taken, whatever becomes of the others: no worker may outlive the program."""
        steps = (
            self.stack.clear, *self.closers, self.save_settings, self.sound.close, self.assets.forget_all,
            self.skins.clear, self.lettering.clear, pygame.display.quit,
        )  # fmt: skip
        with ExitStack() as ending:
            for step in reversed(steps):
                ending.callback(step)

    def step(self, events: list[pygame.event.Event]) -> None:
        """One turn of the loop: what happened, what is due, what moves, what must be drawn."""
        for event in events:
            self.dispatch.handle(event)
        self._run_calls()
        self.timers.run_due()
        self.stack.run_due()
        now = self.clock()
        dt = min(LONGEST_STEP, now - self._last)
        self._last = now
        if self.is_animating() and not self.preparing.is_on:
            self.transition.advance(dt)
            self.stack.advance(dt)
            self._dirty = True
        if (self._dirty or self.preparing.is_on) and self.running and not self._is_preparing():
            self.draw()
            self._show_top()

    def is_shown(self, scene: Scene) -> bool:
        """Whether the player has seen it on top; only then presses are meant for it."""
        return scene is self._shown

    def is_animating(self) -> bool:
        return self.preparing.is_on or self.transition.moves or self.stack.is_animating()

    def _is_preparing(self) -> bool:
        """A new scene on top is painted in strokes where people look."""
        if self.stack.top is None or self.stack.top is self._shown:
            self.preparing.give_up()
            return False
        return self.transition.is_wanted and self.preparing.goes_on(self.stack.visible())

    def part(self, parting: Parting) -> None:
        """What is on the screen gives way to another scene."""
        if self._shown is not None and not self.settings.reduced_motion:
            self.transition.begin(self.window.surface, parting)

    def renew(self, scene: Scene, areas: Iterable[Rect], *, as_panels: bool = False, over: Over | None = None) -> None:
        """What the window shows of it there until the next frame gives way to what comes; panels bring their words.

        What rises over what was there hides it; what sinks lays bare what comes."""
        if self._is_seen_alone(scene):
            said = None if as_panels or over else self._read()
            for area in areas:
                self.transition.renew(self.window.surface, said, self.canvas.pixels(area), over=over)

    def unroll(self, scene: Scene, area: Rect, was: Rect, now: Rect, roller: float, write: Write) -> None:
        """A scroll becomes longer or shorter there, over or under what it makes room for."""
        if self._is_seen_alone(scene):
            longer = self.canvas.pixels(max(was, now, key=lambda rect: rect.h))
            parchment = self.canvas.skins.draw("scroll", longer.size, self.canvas.viewport.scale)
            edges = self.canvas.pixels(was).bottom, self.canvas.pixels(now).bottom
            scroll = Scroll(parchment, longer.topleft, *edges, round(roller * self.canvas.viewport.scale), write)
            self.transition.unroll(self.window.surface, self.canvas.pixels(area), scroll)

    def _is_seen_alone(self, scene: Scene) -> bool:
        is_alone = scene is self._shown and scene is self.stack.top and not self.transition.active
        return is_alone and not self.settings.reduced_motion

    def _read(self) -> list[TextBox]:
        """What the window says until the next frame."""
        return standing(self.canvas.boxes, self.canvas.scene_depth)

    def travel(self, speed: float) -> None:
        """What is taken back goes home in sight, so many times as quickly as usual; 0 means at once."""
        if self._shown is not None and speed and not self.settings.reduced_motion:
            self.transition.travel(self.canvas, Before(self._shown), speed)

    def end_travel(self) -> bool:
        """It is home at once; false when nothing was on its way."""
        was_travelling = self.transition.is_travelling
        if was_travelling:
            self.transition.drop()
            self.redraw()
        return was_travelling

    def draw(self) -> None:
        self._dirty = False
        self.stack.refresh()
        self._draw_scenes()
        if self.transition.sets_out(self.canvas):
            self._draw_scenes()
        self.transition.draw(self.canvas)
        self.toasts.draw(self.canvas)
        self.window.flip()
        self.lettering.cut_ahead()
        self.counters.frames += 1

    def _draw_scenes(self) -> None:
        self.canvas.begin(self.transition.away, self.transition.hushes)
        self.stack.draw(self.canvas)

    def _show_top(self) -> None:
        if self.stack.top is not self._shown:
            self.dispatch.pass_over_presses()
            self._shown = self.stack.top

    def window_changed(self) -> None:
        """New size: everything is laid out and scaled again."""
        self.transition.drop()
        self.assets.forget_scaled()
        self.skins.clear()
        self.lettering.clear()
        self.canvas = self._new_canvas()
        self.stack.invalidate()
        self.redraw()

    def use_text_input(self, widget: Widget | None) -> None:
        """Typed text goes to that widget if it wants any."""
        if widget is not None and widget.wants_text:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.canvas.viewport.to_pixels(widget.screen_rect()))
        else:
            pygame.key.stop_text_input()

    def _wait(self) -> list[pygame.event.Event]:
        if self.is_animating() or self._dirty:
            return pygame.event.get()
        events = wait_for_events(self._seconds_to_sleep())
        self._last = self.clock()
        return events

    def _seconds_to_sleep(self) -> float | None:
        waits = [wait for wait in (self.timers.seconds_to_next(), self.stack.seconds_to_next()) if wait is not None]
        return min(waits, default=None)

    def _run_calls(self) -> None:
        while True:
            try:
                action = self._calls.get_nowait()
            except Empty:
                return
            action()

    def _new_canvas(self) -> Canvas:
        canvas = Canvas(self.window.surface, self.assets, self.skins, self.lettering)
        self.assets.prefers_double = canvas.viewport.scale >= DOUBLE_FROM_SCALE
        return canvas

    def _apply_settings(self) -> None:
        chosen = self.settings
        if chosen.language != self.catalog.language:
            self.catalog.switch(chosen.language)
        self.lettering.use(chosen.language, chosen.plain_letters)
        self.key_map = KeyMap(chosen.keys, screen_commands())
        self.sound.set_volumes(chosen.music_volume, chosen.effects_volume)
        self.stack.invalidate()
        self.redraw()
