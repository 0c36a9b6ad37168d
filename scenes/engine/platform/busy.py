"""Blocking work in a thread: the window stays responsive and shows a spinner after 150 ms."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TypeVar

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN
from scenes.engine.platform.window import Window
from scenes.engine.settings import Settings
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import CREAM, GOLD, GOLD_DARK, LEAD

T = TypeVar("T")

UNNOTICED = 0.15
"""Seconds of work for which no spinner appears."""
BETWEEN_PICTURES = 0.05
"""Seconds between two pictures of the spinner."""
PICTURES_PER_LIGHT = 6
"""Pictures of the spinner until the next light is on."""
PLATE = SCREEN.centered(460, 116)
STYLE = LEAD.inked(CREAM).centered


@dataclass(frozen=True, slots=True)
class Spinner:
    """Draw three lights over the last picture of the window while something takes time."""

    window: Window
    canvas: Canvas
    catalog: Catalog
    settings: Settings
    redraw: Callable[[], None]

    def run(self, work: Callable[[], T]) -> T:
        """Run `work` in a thread and return its result or raise its error.

        `work` must neither draw nor change anything that is drawn. Presses are handled after it has ended.
        """
        with ThreadPoolExecutor(1, "patience") as pool:
            done = pool.submit(work)
            if not _is_done(done, UNNOTICED):
                self._turn_until(done)
            return done.result()

    def _turn_until(self, done: Future[T]) -> None:
        """Show the spinner over the last picture until the work is done, then a new frame."""
        before, picture = self.window.surface.copy(), 0
        while not _is_done(done, BETWEEN_PICTURES):
            pygame.event.pump()
            self.draw(before, picture // PICTURES_PER_LIGHT)
            picture += 1
        self.redraw()

    def draw(self, before: pygame.Surface, number: int) -> None:
        """Draw the spinner over the picture `before`; the light number `number` modulo three is on."""
        self.window.surface.set_clip(None)
        self.window.surface.blit(before, (0, 0))
        light = 1 if self.settings.reduced_motion else number % 3
        _draw(self.canvas, self.catalog("one-moment"), light)
        self.window.flip()


def _is_done(done: Future[T], seconds: float) -> bool:
    return bool(wait([done], seconds).done)


def _draw(canvas: Canvas, words: str, light: int) -> None:
    canvas.skin("panel_wood", PLATE)
    above, below = PLATE.inset(30, 18).split_top(44)
    canvas.text(words, above, STYLE)
    for number in range(3):
        center = (below.center[0] + 34 * (number - 1), below.center[1])
        canvas.circle(center, 6, GOLD if number == light else GOLD_DARK)
