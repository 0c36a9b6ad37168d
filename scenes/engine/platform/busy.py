"""Long work goes on in a thread: the window stays alive, and says so once it takes longer than nobody notices."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, TypeVar

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN
from scenes.engine.theme import GOLD, GOLD_DARK, ON_WOOD

if TYPE_CHECKING:
    from scenes.engine.app import App

T = TypeVar("T")

UNNOTICED = 0.15
BETWEEN_PICTURES = 0.05
PICTURES_PER_LIGHT = 6
PLATE = SCREEN.centered(460, 116)
STYLE = ON_WOOD.but(size=26, align="center")


def run_with_spinner(app: "App", work: Callable[[], T]) -> T:
    """What `work` gives or raises; it must neither draw nor change what is drawn. Presses wait until it is done."""
    with ThreadPoolExecutor(1, "patience") as pool:
        done = pool.submit(work)
        if not _is_done(done, UNNOTICED):
            _live(app, done)
        return done.result()


def _live(app: "App", done: Future[T]) -> None:
    """The plate lies over the last picture, and a light runs along it."""
    before = app.window.surface.copy()
    picture = 0
    while not _is_done(done, BETWEEN_PICTURES):
        pygame.event.pump()
        draw_spinner(app, before, picture // PICTURES_PER_LIGHT)
        picture += 1
    app.redraw()


def draw_spinner(app: "App", before: pygame.Surface, number: int) -> None:
    """The plate with one light after the other, over the picture before it."""
    app.window.surface.set_clip(None)
    app.window.surface.blit(before, (0, 0))
    light = 1 if app.settings.reduced_motion else number % 3
    _draw(app.canvas, app.catalog("one-moment"), light)
    app.window.flip()


def _is_done(done: Future[T], seconds: float) -> bool:
    return bool(wait([done], seconds).done)


def _draw(canvas: Canvas, words: str, light: int) -> None:
    canvas.skin("panel_wood", PLATE)
    above, below = PLATE.inset(30, 18).split_top(44)
    canvas.text(words, above, STYLE)
    for number in range(3):
        center = (below.center[0] + 34 * (number - 1), below.center[1])
        canvas.circle(center, 6, GOLD if number == light else GOLD_DARK)
