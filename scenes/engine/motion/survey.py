"""The tracked items of a drawing, found without painting it, to compare a picture that is still to come."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import TypeVarTuple

import pygame

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.cache.display_list import Stroke
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.widgets.base import Look, Widget

Shown = TypeVarTuple("Shown")
_MOST_KNOWN = 1000
"""Number of kept drawings whose items are remembered."""


class Survey(Canvas):
    """Take down the tracked items that widgets would draw; nothing is painted."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.assets, canvas.skins, canvas.lettering)
        self._original = canvas
        self._known = BoundedCache[tuple[TrackedItem, ...]](_MOST_KNOWN)

    def items_of(self, widgets: Sequence[Widget]) -> list[tuple[str, TrackedItem]]:
        """Return the items that the widgets draw, from the lowest to the topmost, each with the id of its widget."""
        self.text_scale = self._original.text_scale
        self._clip_to(self.pixels(SCREEN))
        found: list[tuple[str, TrackedItem]] = []
        for widget in widgets:
            self.things.clear()
            self.boxes.clear()
            widget.draw(self, Look())
            widget.draw_children(self, lambda child: Look())
            found += ((widget.id, item) for item in self.things)
        return found

    def is_of(self, canvas: Canvas) -> bool:
        """Return whether the items were found for this canvas; a window of another size has another one."""
        return canvas is self._original and canvas.viewport == self.viewport

    def place(self, item: TrackedItem) -> Rect:
        """Return the place of an item in design units of the scene."""
        return item.rect if self.pixels(item.rect) == item.area else self.viewport.to_rect(item.area)

    def thing(self, name: Hashable, rect: Rect, paint: Callable[[Canvas, Rect], object], spoken: bool = True) -> None:
        """Take down an item that would be seen."""
        self._take_down(TrackedItem(name, self.pixels(rect), rect, self._scale, paint, self._clip), 1)

    def pile(self, name: Hashable, rect: Rect, paint: Callable[[Canvas, Rect], object], count: int) -> None:
        """Take down the items of a pile."""
        self._take_down(TrackedItem(name, self.pixels(rect), rect, self._scale, paint, self._clip, stays=True), count)

    def _take_down(self, item: TrackedItem, count: int) -> None:
        is_seen = self.surface is self._window and self._alpha == 1 and item.area.w > 0
        if count and is_seen and item.area.colliderect(self._clip):
            self.things += [item, *(replace(item) for _ in range(count - 1))]

    def kept(self, paint: Callable[["Canvas", *Shown], object], *shown: *Shown) -> None:
        """Take down the items of a drawing that depends on nothing but its arguments: they are looked up once."""
        key = paint, shown, self._way_of_painting()
        known = self._known.find(key)
        if known is None:
            first = len(self.things)
            paint(self, *shown)
            self._known.put(key, tuple(self.things[first:]))
        else:
            self.things += map(replace, known)

    def _clip_to(self, area: pygame.Rect) -> None:
        self._clip = area

    def _visible(self, area: pygame.Rect) -> bool:
        return False

    def _paint(self, stroke: Stroke) -> None:
        """Paint nothing."""

    def _copy(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        """Copy nothing."""
