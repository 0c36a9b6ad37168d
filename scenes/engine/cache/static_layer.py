"""The unchanging part of a scene, cached as one picture that is copied in each frame of an animation."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.widgets.base import Look, Widget

_MOST_REPAINTED = 4
"""Largest number of changed widgets that are painted again without the rest of the layer."""
_ROUNDING = 2.0
"""Window pixels by which a widget may paint beyond its extent, because places are rounded."""


Painter = Callable[[Canvas], None]
LookOf = Callable[[Widget], Look]


@dataclass(frozen=True, slots=True)
class _Registered:
    """Hold what one painter registered: texts, tracked items, and the depths before and after it."""

    boxes: Sequence[TextBox] = ()
    things: Sequence[TrackedItem] = ()
    depths: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class _Part:
    """Hold a widget of the layer, what it shows, the area that it may paint, and what it registered."""

    widget: Widget
    shown: Hashable
    extent: Rect
    registered: _Registered = _Registered()


class StaticLayer:
    """Cache a scene's background and every unchanging widget that has nothing changing below it."""

    def __init__(self) -> None:
        self._place: Hashable = None
        """What the whole layer depends on."""
        self._stays: Sequence[Hashable] = ()
        self._picture: pygame.Surface | None = None
        self._background = _Registered()
        self._parts: Sequence[_Part] = ()
        self._above: Sequence[Widget] = ()

    def forget(self) -> None:
        """Paint the layer again in the next frame, because the widgets were built anew."""
        self._place, self._stays, self._parts, self._above = None, (), (), ()

    def give_up(self) -> None:
        """Free the picture, which is as large as the window, while the scene is covered."""
        self.forget()
        self._picture = None

    def draw(
        self,
        canvas: Canvas,
        background: tuple[Hashable, Painter],
        widgets: Sequence[Widget],
        look_of: LookOf,
    ) -> Sequence[Widget]:
        """Draw the layer and return the widgets that must be drawn above it in each frame.

        `background` is its key and the function that paints it. Without a key (None) nothing is cached.
        """
        behind, paint = background
        position = [widget for widget in widgets if not widget.is_at_rest]
        if behind is None:
            paint(canvas)
            return position
        stays = [widget.stays_as(look_of(widget)) if widget.strength == 1 else None for widget in position]
        place = behind, canvas.surface.get_size(), canvas.away, canvas.hushes
        if self._picture is None or place != self._place:
            self._parts, self._above = _parted(position, stays)
            self._paint(canvas, paint, look_of)
        elif stays != self._stays:
            before = self._parts
            self._parts, self._above = _parted(position, stays)
            if not self._paint_changes(canvas, paint, look_of, before, self._picture):
                canvas.begin(canvas.away, canvas.hushes)
                self._paint(canvas, paint, look_of)
        else:
            self._copy(canvas, self._picture)
        self._place, self._stays = place, stays
        return self._above

    def _copy(self, canvas: Canvas, picture: pygame.Surface) -> None:
        """Copy the picture onto the canvas, and register its texts and items again."""
        canvas.surface.blit(picture, (0, 0))
        for registered in (self._background, *(part.registered for part in self._parts)):
            canvas.boxes += registered.boxes
            canvas.things += registered.things
            canvas.depth = registered.depths[1]

    def _paint(self, canvas: Canvas, paint: Painter, look_of: LookOf) -> None:
        """Paint the whole layer and store its picture."""
        self._background = _painted(canvas, lambda: paint(canvas))
        for part in self._parts:
            part.registered = _painted(canvas, partial(part.widget.draw, canvas, look_of(part.widget)))
        self._keep(canvas.surface)

    def _paint_changes(
        self, canvas: Canvas, paint: Painter, look_of: LookOf, before: Sequence[_Part], picture: pygame.Surface
    ) -> bool:
        """Paint changed widgets again with all that overlaps them; return whether that was enough.

        It is not if the layer has other widgets than before, if many have changed or one lies higher now.
        """
        if [part.widget for part in before] != [part.widget for part in self._parts]:
            return False
        pairs = [(old, new) for old, new in zip(before, self._parts, strict=True) if old.shown != new.shown]
        for old, new in zip(before, self._parts, strict=True):
            new.registered = old.registered
        if len(pairs) > _MOST_REPAINTED:
            return False
        areas = [each.extent for pair in pairs for each in pair]
        around = [area.outset(_ROUNDING / canvas.scale) for area in areas]
        if areas:
            paint(canvas)
        for part in self._parts:
            if any(part.extent.overlaps(area) for area in around):
                canvas.depth = part.registered.depths[0]
                registered = _painted(canvas, partial(part.widget.draw, canvas, look_of(part.widget)))
                if registered.depths != part.registered.depths:
                    return False
                part.registered = registered
        for area in map(canvas.pixels, areas):
            picture.blit(canvas.surface, area, area)
        canvas.boxes.clear()
        canvas.things.clear()
        self._copy(canvas, picture)
        return True

    def _keep(self, painted: pygame.Surface) -> None:
        """Store what was painted; the old picture is reused, since a new surface costs more than the copy."""
        if self._picture is not None and self._picture.get_size() == painted.get_size():
            self._picture.blit(painted, (0, 0))
        else:
            self._picture = painted.copy()


def _painted(canvas: Canvas, paint: Callable[[], None]) -> _Registered:
    """Paint and return what was registered by it."""
    texts, things, depth = len(canvas.boxes), len(canvas.things), canvas.depth
    paint()
    return _Registered(canvas.boxes[texts:], canvas.things[things:], (depth, canvas.depth))


def _parted(widgets: Sequence[Widget], stays: Sequence[Hashable]) -> tuple[list[_Part], list[Widget]]:
    """Return the widgets that belong to the layer, and those that must be drawn above it."""
    lying, above, covered = list[_Part](), list[Widget](), list[Rect]()
    for widget, shown in zip(widgets, stays, strict=True):
        extent = widget.extent()
        if shown is None or any(extent.overlaps(rect) for rect in covered):
            above.append(widget)
            covered.append(widget.rect)
        else:
            lying.append(_Part(widget, shown, extent))
    return lying, above
