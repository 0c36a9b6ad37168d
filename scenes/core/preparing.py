"""Before a scene is seen first, what its picture takes is read in strokes; the picture before it stays meanwhile."""

from collections.abc import Iterator
from time import process_time
from typing import TYPE_CHECKING
from weakref import WeakSet

import pygame

from scenes.core.canvas import Canvas
from scenes.core.patience import UNNOTICED, draw_sign_of_life
from scenes.core.scene import Scene
from scenes.core.widgets.base import Look

if TYPE_CHECKING:
    from scenes.core.app import App

STROKE = 0.012
"""Seconds of work between two looks at the window; one picture may take longer."""
LIGHT = 0.3
"""Seconds for which each light burns."""
_PIECES = 3
"""Painted in one go."""


class Preparing:
    """Of the scene on top, once."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._scene: Scene | None = None
        self._ready: WeakSet[Scene] = WeakSet()
        self._strokes: Iterator[None] = iter(())
        self._before: pygame.Surface | None = None
        self._began = 0.0

    @property
    def is_on(self) -> bool:
        return self._before is not None

    def goes_on(self, scene: Scene) -> bool:
        """Works a little; false once the scene may be drawn."""
        if scene in self._ready:
            self._before = None
            return False
        if scene is not self._scene:
            self._begin(scene)
        if self._before is not None and self._is_done():
            self._before = None
            self._ready.add(scene)
        elif self._before is not None and self._app.clock() - self._began > UNNOTICED:
            draw_sign_of_life(self._app, self._before, int((self._app.clock() - self._began) / LIGHT))
        return self.is_on

    def _begin(self, scene: Scene) -> None:
        self._scene, self._strokes, self._began = scene, scene.strokes(), self._app.clock()
        self._before = self._app.window.surface.copy()

    def _is_done(self) -> bool:
        until = process_time() + STROKE
        while next(self._strokes, self) is not self:
            if process_time() >= until:
                return False
        return True


def in_strokes(scene: Scene, canvas: Canvas) -> Iterator[None]:
    """As the scene is drawn, without what follows the mouse."""
    scene.refresh()
    yield
    scene.draw_background(canvas)
    pieces = scene.widgets
    for start in range(0, len(pieces), _PIECES):
        yield
        for piece in pieces[start : start + _PIECES]:
            piece.draw(canvas, Look())
            piece.draw_children(canvas, lambda child: Look())
    yield
    scene.draw_over(canvas)
