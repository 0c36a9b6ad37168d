"""The running program (`App`): window, settings, sound, the stack of scenes, and how a frame is drawn."""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from queue import Empty, SimpleQueue

import pygame

from scenes.engine.audio.sound import Sound
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.drawing.images import DOUBLE_FROM_SCALE, ImageCache
from scenes.engine.drawing.skins import SkinBook
from scenes.engine.input.keys import KeyMap
from scenes.engine.input.screen_commands import screen_commands
from scenes.engine.layout import Rect
from scenes.engine.motion.scene_transition import Transition
from scenes.engine.platform.busy import Spinner
from scenes.engine.platform.memory import release_pictures
from scenes.engine.platform.window import Window, close_all
from scenes.engine.scene import Scene
from scenes.engine.services import Services
from scenes.engine.settings import Settings, save
from scenes.engine.stack import SceneStack
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.text_cache import TextCache
from scenes.engine.timers import Timers
from scenes.engine.widgets.toast import Toasts

KEEP_AFTER = 0.5
"""Seconds without a change before settings are saved: a slider changes them many times a second."""


class App:
    """Hold the services that scenes use and draw frames; `MainLoop` runs it."""

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
        self.frames = 0
        """Frames drawn since the program began."""
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
        self.canvas = Canvas(self.window.surface, self.assets, self.skins, self.lettering)
        self.timers = Timers(clock)
        """Timers that belong to no scene; every scene has its own."""
        self.transition = Transition(self.canvas, settings, self.redraw)
        self.toasts = Toasts(self.timers, self.redraw)
        self.stack = SceneStack(self.canvas, self.transition, self.toasts)
        self.spinner = Spinner(self.window, self.canvas, self.catalog, settings, self.redraw)
        self.services = Services(self)
        """What screens share: opponents, saves, the coach, progress in lessons."""
        self.damaged_files: set[str] = set()
        """Data files that a notice has named; each is reported once."""
        self.closers: list[Callable[[], None]] = []
        """Functions called once when the program ends."""
        self.running = True
        self.keyboard_in_use = True
        self.is_stale = True
        """True if the window must be drawn again."""
        self._stop_keeping: Callable[[], None] = lambda: None
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._wake_type = pygame.event.custom_type()
        self._choose_pictures()
        self._apply_settings()

    # For scenes

    def redraw(self) -> None:
        """Draw a new frame in the next turn of the loop."""
        self.is_stale = True

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

    # For the main loop

    def close(self) -> None:
        """Shut everything down; each step runs even if another fails, so that no worker outlives the program."""
        steps = (
            self.stack.clear, *self.closers, self.save_settings, self.sound.close, self.assets.forget_all,
            self.skins.clear, self.lettering.clear, close_all,
        )  # fmt: skip
        with ExitStack() as ending:
            for step in reversed(steps):
                ending.callback(step)

    def run_calls(self) -> None:
        """Run what `call_soon` was given."""
        while True:
            try:
                action = self._calls.get_nowait()
            except Empty:
                return
            action()

    def is_shown(self, scene: Scene) -> bool:
        """Return whether this scene has been drawn on top; only then does it receive presses."""
        return scene is self.transition.shown

    def is_animating(self) -> bool:
        """Return whether frames are needed continuously, for a scene or a transition."""
        return self.transition.moves or self.stack.is_animating()

    def advance(self, dt: float) -> None:
        """Advance transitions and scenes by `dt` seconds."""
        self.transition.advance(dt)
        self.stack.advance(dt)
        self.redraw()

    def draw(self) -> None:
        """Draw a frame now: rebuild changed scenes, draw them, then transitions and notices."""
        self.is_stale = False
        self.stack.refresh()
        self._draw_scenes()
        if self.transition.sets_out():
            self._draw_scenes()
        self.transition.draw()
        self.toasts.draw(self.canvas, self._notice_place)
        self.window.flip()
        self.lettering.cut_ahead()
        self.frames += 1

    def _draw_scenes(self) -> None:
        flying = (scene.motions.away(self.canvas) for scene in self.stack.visible())
        self.canvas.begin(self.transition.away.union(*flying), self.transition.hushes)
        self.stack.draw(self.canvas)

    def _notice_place(self, usual: Rect) -> Rect:
        """Return where notices hide least; the top scene may know a better place than the usual one."""
        return self.stack.top.notice_place(usual) if self.stack.top is not None else usual

    def window_changed(self) -> None:
        """Drop everything made for the old window size and lay out all scenes again."""
        self.transition.drop()
        self.assets.forget_scaled()
        self.skins.clear()
        self.lettering.clear()
        self.canvas.paint_on(self.window.surface)
        self._choose_pictures()
        self.stack.invalidate()
        self.redraw()

    def _choose_pictures(self) -> None:
        """Load pictures of double size if the window shows more than the single ones hold."""
        self.assets.prefers_double = self.canvas.viewport.scale >= DOUBLE_FROM_SCALE

    def _apply_settings(self) -> None:
        chosen = self.settings
        if chosen.language != self.catalog.language:
            self.catalog.switch(chosen.language)
        self.lettering.use(chosen.language, chosen.plain_letters)
        self.key_map = KeyMap(chosen.keys, screen_commands())
        self.sound.set_volumes(chosen.music_volume, chosen.effects_volume)
        self.stack.invalidate()
        self.redraw()
