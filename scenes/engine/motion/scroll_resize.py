"""Transition of a parchment scroll that grows or shrinks: its lower roller moves and uncovers or hides the text."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.area_transition import AreaTransition
from scenes.engine.motion.tween import ease_in_out

Write = Callable[[Canvas, Rect], None]
"""Paints the scroll's text within a part of the screen."""
_SHADED = 1.5
"""Height of the darker parchment above the roller, in heights of the roller."""


@dataclass(frozen=True, slots=True)
class Scroll:
    """Describe a scroll in window pixels; `parchment` is its longest picture without text."""

    parchment: pygame.Surface
    place: tuple[int, int]
    was: int
    """Lower edge at the beginning."""
    is_to_be: int
    """Lower edge at the end."""
    roller: int
    """Height of the roller."""
    write: Write

    @property
    def seam(self) -> int:
        """Return the y from which a shrinking scroll's old picture is still needed."""
        return self.is_to_be - round(self.roller * (1 + _SHADED))


class ScrollResize(AreaTransition):
    """Move the lower edge of a scroll; the old and the new text never overlap."""

    def __init__(self, shown: pygame.Surface, area: pygame.Rect, seconds: float, scroll: Scroll) -> None:
        super().__init__(shown, area, seconds)
        self._scroll = scroll

    @property
    def edge(self) -> int:
        """Return where the lower edge is now."""
        was, is_to_be = self._scroll.was, self._scroll.is_to_be
        return was + round((is_to_be - was) * ease_in_out(self.share))

    def draw_on(self, canvas: Canvas) -> None:
        """Draw the scroll with its moving roller over what the canvas has painted."""
        scroll, edge, surface = self._scroll, self.edge, canvas.surface
        if scroll.is_to_be > scroll.was:
            self._keep(surface, edge, self.area.bottom)
        else:
            self._keep(surface, scroll.is_to_be - scroll.roller, edge)
            self._lay(surface, scroll.seam, scroll.seam, edge - scroll.roller)
            self._write(canvas, edge - scroll.roller)
        foot = scroll.place[1] + scroll.parchment.get_height()
        self._lay(surface, edge - scroll.roller, foot - scroll.roller, foot)

    def _keep(self, surface: pygame.Surface, top: int, bottom: int) -> None:
        """Draw the old picture between two heights."""
        rows = pygame.Rect(self.area.x, top, self.area.w, max(0, bottom - top)).clip(self.area)
        surface.blit(self.picture, rows, rows.move(-self.area.x, -self.area.y))

    def _lay(self, surface: pygame.Surface, place: int, top: int, bottom: int) -> None:
        """Draw the parchment between `top` and `bottom` at the height `place`."""
        x, y = self._scroll.place
        surface.blit(self._scroll.parchment, (x, place), (0, top - y, self._scroll.parchment.get_width(), bottom - top))

    def _write(self, canvas: Canvas, bottom: int) -> None:
        """Write the part that is about to be rolled up, without registering its texts and items again."""
        scroll, texts, things = self._scroll, len(canvas.boxes), len(canvas.things)
        part = pygame.Rect(scroll.place[0], scroll.seam, scroll.parchment.get_width(), bottom - scroll.seam)
        scroll.write(canvas, canvas.viewport.to_rect(part))
        del canvas.boxes[texts:], canvas.things[things:]
