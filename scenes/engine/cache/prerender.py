"""Pre-rendering: a new scene is painted in small slices before it is shown; until then the last picture stays."""

from collections.abc import Callable, Iterator, Sequence
from weakref import WeakSet

import pygame

from scenes.engine.cache.incremental_painting import scene_in_strokes, unseen
from scenes.engine.platform.busy import Spinner
from scenes.engine.scene import Scene

STROKE = 0.02
"""Seconds of work between two turns of the loop; one piece may take longer."""
UNNOTICED = 0.25
"""Seconds without a spinner; one that disappears at once would only flicker."""
LIGHT = 0.3
"""Seconds for which each light of the spinner is on."""


class Prerender:
    """Paint scenes that the last frame did not show, since their pictures may have left the caches."""

    def __init__(self, spinner: Spinner, clock: Callable[[], float]) -> None:
        self._spinner, self._canvas, self._clock = spinner, spinner.canvas, clock
        self._scenes: Sequence[Scene] = ()
        self._seen: WeakSet[Scene] = WeakSet()
        self._strokes: Iterator[None] = iter(())
        self._before: pygame.Surface | None = None
        self._began = 0.0

    @property
    def is_on(self) -> bool:
        """Return whether a scene is being painted."""
        return self._before is not None

    def goes_on(self, scenes: Sequence[Scene]) -> bool:
        """Paint for a short time; return False once the scenes may be drawn."""
        unseen = [scene for scene in scenes if scene not in self._seen]
        if unseen and unseen != self._scenes:
            self._begin(unseen)
        if self._canvas.assets.allowance.finishes(self._strokes, STROKE):
            self._end(scenes)
        elif self._before is not None and self._clock() - self._began > UNNOTICED:
            self._spinner.draw(self._before, int((self._clock() - self._began) / LIGHT))
        return self.is_on

    def give_up(self) -> None:
        """Stop painting and drop the picture that was shown during it."""
        self._scenes, self._strokes, self._before = (), iter(()), None

    def _begin(self, scenes: Sequence[Scene]) -> None:
        self._scenes, self._strokes, self._began = scenes, self._strokes_of(scenes), self._clock()
        self._before = self._canvas.surface.copy()

    def _end(self, scenes: Sequence[Scene]) -> None:
        self.give_up()
        self._seen = WeakSet(scenes)

    def _strokes_of(self, scenes: Sequence[Scene]) -> Iterator[None]:
        for scene in scenes:
            yield from scene_in_strokes(scene, unseen(self._canvas))
