"""The running program (`App`): window, settings, sound, the stack of scenes and the main loop."""

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeVar

import pygame

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
from scenes.engine.platform.window import Window, close_all
from scenes.engine.scene import Scene
from scenes.engine.services import Services
from scenes.engine.settings import Settings, save
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
"""Seconds; a slower frame moves animations by no more than this, so that they do not jump."""
KEEP_AFTER = 0.5
"""Seconds without a change before settings are saved: a slider changes them many times a second."""


@dataclass(slots=True)
class Counters:
    """Count what measurements need."""

    frames: int = 0
    """Frames drawn since the program began."""


class App:
    """Hold the services that scenes use and run the main loop.

    The loop sleeps until the next event or timer while nothing is animated.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        persistent: bool = True,
        audible: bool = True,
        clock: Callable[[], float] = time.perf_counter,
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
        """Timers that belong to no scene; every scene has its own."""
        self.toasts = Toasts(self)
        self.dispatch = Dispatch(self)
        self.services = Services(self)
        """What screens share: opponents, saves, the coach, progress in lessons."""
        self.damaged_files: set[str] = set()
        """Data files that a notice has named; each is reported once."""
        self.closers: list[Callable[[], None]] = []
        """Functions called once when the program ends."""
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
        """Draw a new frame in the next turn of the loop."""
        self._dirty = True

    def notice(self, text: str) -> None:
        """Show a sentence over everything for a few seconds."""
        self.toasts.show(text)

    def call_soon(self, action: Callable[[], None]) -> None:
        """Run `action` in the main loop as soon as possible; may be called from any thread."""
        self._calls.put(action)
        if pygame.display.get_init():
            # A full queue is awake already.
            with suppress(pygame.error):
                pygame.event.post(pygame.event.Event(self._wake_type))

    def run_with_spinner(self, work: Callable[[], T]) -> T:
        """Run slow work that draws nothing, such as reading files, and return its result.

        The window stays responsive while the work runs in a thread.
        """
        return run_with_spinner(self, work)

    def change(self, **values: object) -> None:
        """Change settings by name: they apply at once and are saved after a short pause."""
        for name, value in values.items():
            setattr(self.settings, name, value)
        self._apply_settings()
        self._stop_keeping()
        self._stop_keeping = self.timers.after(KEEP_AFTER, self.save_settings)

    def set_window_full_screen(self, wanted: bool) -> None:
        """Switch full screen on or off and save the choice."""
        if wanted != self.window.full_screen:
            self.window.toggle_full_screen()
            self.window_changed()
            self.save_settings()

    def save_settings(self) -> None:
        """Write the settings file, unless this app must leave no files behind."""
        if self.persistent:
            save(self.settings)

    def quit(self) -> None:
        """End the main loop after the current turn."""
        self.running = False

    # The loop

    def run(self, first: Scene) -> None:
        """Show the first scene and run the main loop until the program ends."""
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
        """Shut everything down; each step runs even if another fails, so that no worker outlives the program."""
        steps = (
            self.stack.clear, *self.closers, self.save_settings, self.sound.close, self.assets.forget_all,
            self.skins.clear, self.lettering.clear, close_all,
        )  # fmt: skip
        with ExitStack() as ending:
            for step in reversed(steps):
                ending.callback(step)

    def step(self, events: list[pygame.event.Event]) -> None:
        """Run one turn of the loop: handle events, calls and timers, advance animations, draw if needed."""
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
        """Return whether this scene has been drawn on top; only then does it receive presses."""
        return scene is self._shown

    def is_animating(self) -> bool:
        """Return whether frames are needed continuously: a scene, a transition or pre-rendering is busy."""
        return self.preparing.is_on or self.transition.moves or self.stack.is_animating()

    def _is_preparing(self) -> bool:
        """Pre-render the scenes of the next frame a little further; return whether work is left."""
        if self.stack.top is None or self.stack.top is self._shown:
            self.preparing.give_up()
            return False
        return self.transition.is_wanted and self.preparing.goes_on(self.stack.visible())

    def part(self, parting: Parting) -> None:
        """Start a transition from the present picture to the scene that comes next."""
        if self._shown is not None and not self.settings.reduced_motion:
            self.transition.begin(self.window.surface, parting)

    def renew(self, scene: Scene, areas: Iterable[Rect], *, as_panels: bool = False, over: Over | None = None) -> None:
        """Fade the present picture of these areas into the next frame; only the scene on top may do so.

        New text appears once the old text under it is gone, unless `as_panels` brings panels with their text.
        `over` slides instead of fading: the new picture rises over the old one, or the old one sinks away.
        """
        if self._is_seen_alone(scene):
            said = None if as_panels or over else self._read()
            for area in areas:
                self.transition.renew(self.window.surface, said, self.canvas.pixels(area), over=over)

    def unroll(self, scene: Scene, area: Rect, was: Rect, now: Rect, roller: float, write: Write) -> None:
        """Make a parchment scroll in this area grow or shrink from `was` to `now` with the next frame.

        `roller` is the height of its lower roller, `write` paints the text on the parchment.
        """
        if self._is_seen_alone(scene):
            longer = self.canvas.pixels(max(was, now, key=lambda rect: rect.h))
            parchment = self.canvas.skins.draw("scroll", longer.size, self.canvas.viewport.scale)
            edges = self.canvas.pixels(was).bottom, self.canvas.pixels(now).bottom
            scroll = Scroll(parchment, longer.topleft, *edges, round(roller * self.canvas.viewport.scale), write)
            self.transition.unroll(self.window.surface, self.canvas.pixels(area), scroll)

    def _is_seen_alone(self, scene: Scene) -> bool:
        """Return whether this scene is on top, shown, and not part of a transition between scenes."""
        is_alone = scene is self._shown and scene is self.stack.top and not self.transition.active
        return is_alone and not self.settings.reduced_motion

    def _read(self) -> list[TextBox]:
        """Return the texts that the window shows now."""
        return standing(self.canvas.boxes, self.canvas.scene_depth)

    def travel(self, speed: float) -> None:
        """Let tracked items glide from where they are to their places in the next frame.

        `speed` is a factor to the usual pace; 0 shows the next frame at once.
        """
        if self._shown is not None and speed and not self.settings.reduced_motion:
            self.transition.travel(self.canvas, Before(self._shown), speed)

    def end_travel(self) -> bool:
        """End the gliding of `travel` at once; return whether anything was moving."""
        was_travelling = self.transition.is_travelling
        if was_travelling:
            self.transition.drop()
            self.redraw()
        return was_travelling

    def draw(self) -> None:
        """Draw a frame now: rebuild changed scenes, draw them, then transitions and notices."""
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
        flying = (scene.motions.away(self.canvas) for scene in self.stack.visible())
        self.canvas.begin(self.transition.away.union(*flying), self.transition.hushes)
        self.stack.draw(self.canvas)

    def _show_top(self) -> None:
        if self.stack.top is not self._shown:
            self.dispatch.pass_over_presses()
            self._shown = self.stack.top

    def window_changed(self) -> None:
        """Drop everything made for the old window size and lay out all scenes again."""
        self.transition.drop()
        self.assets.forget_scaled()
        self.skins.clear()
        self.lettering.clear()
        self.canvas = self._new_canvas()
        self.stack.invalidate()
        self.redraw()

    def use_text_input(self, widget: Widget | None) -> None:
        """Send typed text to this widget if it wants text; otherwise switch text input off."""
        if widget is not None and widget.wants_text:
            pygame.key.start_text_input()
            place = self.canvas.viewport.to_pixels(widget.screen_rect())
            pygame.key.set_text_input_rect(self.window.from_pixels(place))
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
