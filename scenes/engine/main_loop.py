"""The main loop: it passes events on, runs what is due, advances animations and draws frames."""

import pygame

from scenes.engine.app import App
from scenes.engine.cache.prerender import Prerender
from scenes.engine.input.dispatch import Dispatch
from scenes.engine.platform.event_wait import wait_for_events
from scenes.engine.platform.gc_scheduler import GcScheduler
from scenes.engine.scene import Scene

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.05
"""Seconds; a slower frame moves animations by no more than this, so that they do not jump."""


class MainLoop:
    """Run an app; sleep until the next event or timer while nothing is animated."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dispatch = Dispatch(app)
        self.preparing = Prerender(app.spinner, app.clock)
        self._last = app.clock()

    def run(self, first: Scene) -> None:
        """Show the first scene and run until the program ends."""
        app = self.app
        app.stack.push(first)
        try:
            pacer, tidying = pygame.time.Clock(), GcScheduler(app.clock())
            while app.running:
                self.step(self._wait())
                tidying.look(app.clock(), not self.is_animating())
                if self.is_animating():
                    pacer.tick(FRAMES_PER_SECOND)
        finally:
            app.close()

    def step(self, events: list[pygame.event.Event]) -> None:
        """Run one turn: handle events, calls and timers, advance animations, draw if needed."""
        app = self.app
        for event in events:
            self.dispatch.handle(event)
        app.run_calls()
        app.timers.run_due()
        app.stack.run_due()
        now = app.clock()
        dt = min(LONGEST_STEP, now - self._last)
        self._last = now
        if app.is_animating() and not self.preparing.is_on:
            app.advance(dt)
        if (app.is_stale or self.preparing.is_on) and app.running and not self._is_preparing():
            app.draw()
            self._show_top()

    def is_animating(self) -> bool:
        """Return whether frames are needed continuously: a scene, a transition or pre-rendering is busy."""
        return self.preparing.is_on or self.app.is_animating()

    def _is_preparing(self) -> bool:
        """Pre-render the scenes of the next frame a little further; return whether work is left."""
        app = self.app
        if app.stack.top is None or app.is_shown(app.stack.top):
            self.preparing.give_up()
            return False
        return app.transition.is_wanted and self.preparing.goes_on(app.stack.visible())

    def _show_top(self) -> None:
        top = self.app.stack.top
        if top is not self.app.transition.shown:
            self.dispatch.pass_over_presses()
            self.app.transition.shown = top

    def _wait(self) -> list[pygame.event.Event]:
        app = self.app
        if self.is_animating() or app.is_stale:
            return pygame.event.get()
        waits = [wait for wait in (app.timers.seconds_to_next(), app.stack.seconds_to_next()) if wait is not None]
        events = wait_for_events(min(waits, default=None))
        self._last = app.clock()
        return events
