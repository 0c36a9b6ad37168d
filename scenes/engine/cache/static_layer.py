"""The unchanging part of a scene, cached as one picture that is copied in each frame of an animation."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.widgets.base import Look, Widget


class StaticLayer:
    """Cache a scene's background and every unchanging widget that has nothing changing below it."""

    def __init__(self) -> None:
        self._shows: Hashable = None
        self._picture: pygame.Surface | None = None
        self._boxes: list[TextBox] = []
        self._things: list[TrackedItem] = []
        self._depth = 0
        self._above: Sequence[Widget] = ()

    def forget(self) -> None:
        """Paint the layer again in the next frame, because the widgets were built anew."""
        self._shows, self._above = None, ()

    def give_up(self) -> None:
        """Free the picture, which is as large as the window, while the scene is covered."""
        self.forget()
        self._picture = None

    def draw(
        self,
        canvas: Canvas,
        background: tuple[Hashable, Callable[[Canvas], None]],
        widgets: Sequence[Widget],
        look_of: Callable[[Widget], Look],
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
        shows = behind, canvas.surface.get_size(), canvas.away, canvas.hushes, tuple(stays)
        if self._picture is not None and shows == self._shows:
            canvas.surface.blit(self._picture, (0, 0))
            canvas.boxes += self._boxes
            canvas.things += self._things
            canvas.depth = self._depth
            return self._above
        lying, self._above = _parted(position, stays)
        paint(canvas)
        for widget in lying:
            widget.draw(canvas, look_of(widget))
        self._keep(canvas.surface)
        self._shows, self._depth = shows, canvas.depth
        self._boxes, self._things = list(canvas.boxes), list(canvas.things)
        return self._above

    def _keep(self, painted: pygame.Surface) -> None:
        """Store what was painted; the old picture is reused, since a new surface costs more than the copy."""
        if self._picture is not None and self._picture.get_size() == painted.get_size():
            self._picture.blit(painted, (0, 0))
        else:
            self._picture = painted.copy()


def _parted(widgets: Sequence[Widget], stays: Sequence[Hashable]) -> tuple[list[Widget], list[Widget]]:
    """Return the widgets that belong to the layer, and those that must be drawn above it."""
    lying, above, covered = list[Widget](), list[Widget](), list[Rect]()
    for widget, shown in zip(widgets, stays, strict=True):
        extent = widget.extent()
        if shown is None or any(extent.overlaps(rect) for rect in covered):
            above.append(widget)
            covered.append(widget.rect)
        else:
            lying.append(widget)
    return lying, above
