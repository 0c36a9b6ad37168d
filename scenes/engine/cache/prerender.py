"""Before scenes are seen first they are painted unseen, in strokes; the picture before them stays meanwhile."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from weakref import WeakSet

import pygame

from scenes.engine.cache.incremental_painting import scene_in_strokes, unseen
from scenes.engine.platform.busy import draw_spinner
from scenes.engine.scene import Scene

if TYPE_CHECKING:
    from scenes.engine.app import App

STROKE = 0.02
"""Seconds of work between two looks at the window; one piece may take longer."""
UNNOTICED = 0.25
"""A sign of life that is gone at once would be a flash."""
LIGHT = 0.3
"""Seconds for which each light burns."""


class Prerender:
    """Of what was not seen in the last picture: meanwhile it may have been forgotten."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._scenes: Sequence[Scene] = ()
        self._seen: WeakSet[Scene] = WeakSet()
        self._strokes: Iterator[None] = iter(())
        self._before: pygame.Surface | None = None
        self._began = 0.0

    @property
    def is_on(self) -> bool:
        return self._before is not None

    def goes_on(self, scenes: Sequence[Scene]) -> bool:
        """Works a little; false once they may be drawn."""
        unseen = [scene for scene in scenes if scene not in self._seen]
        if unseen and unseen != self._scenes:
            self._begin(unseen)
        if self._app.assets.allowance.finishes(self._strokes, STROKE):
            self._end(scenes)
        elif self._before is not None and self._app.clock() - self._began > UNNOTICED:
            draw_spinner(self._app, self._before, int((self._app.clock() - self._began) / LIGHT))
        return self.is_on

    def give_up(self) -> None:
        """The picture before it makes way, or stays for good."""
        self._scenes, self._strokes, self._before = (), iter(()), None

    def _begin(self, scenes: Sequence[Scene]) -> None:
        self._scenes, self._strokes, self._began = scenes, self._strokes_of(scenes), self._app.clock()
        self._before = self._app.window.surface.copy()

    def _end(self, scenes: Sequence[Scene]) -> None:
        self.give_up()
        self._seen = WeakSet(scenes)

    def _strokes_of(self, scenes: Sequence[Scene]) -> Iterator[None]:
        for scene in scenes:
            yield from scene_in_strokes(scene, unseen(self._app.canvas))
