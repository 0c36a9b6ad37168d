"""A scroll becomes longer or shorter: its lower roller travels, above it parchment, below it what it makes room for."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.area_transition import AreaTransition
from scenes.engine.motion.tween import ease_in_out

Write = Callable[[Canvas, Rect], None]
"""Paints the words of the scroll that are seen in that part of it."""
_SHADED = 1.5
"""So many rollers high the parchment above one is darker."""


@dataclass(frozen=True, slots=True)
class Scroll:
    """Its parchment without words, as long as it ever is; all in window pixels."""

    parchment: pygame.Surface
    place: tuple[int, int]
    was: int
    """The lower edge."""
    is_to_be: int
    roller: int
    """So high it is."""
    write: Write

    @property
    def seam(self) -> int:
        """From there on a scroll that becomes shorter is still to be seen."""
        return self.is_to_be - round(self.roller * (1 + _SHADED))


class ScrollResize(AreaTransition):
    """At each place only one of both is read, and no line is cut but by the roller."""

    def __init__(self, shown: pygame.Surface, area: pygame.Rect, seconds: float, scroll: Scroll) -> None:
        super().__init__(shown, area, seconds)
        self._scroll = scroll

    @property
    def edge(self) -> int:
        was, is_to_be = self._scroll.was, self._scroll.is_to_be
        return was + round((is_to_be - was) * ease_in_out(self.share))

    def draw_on(self, canvas: Canvas) -> None:
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
        """What was seen there."""
        rows = pygame.Rect(self.area.x, top, self.area.w, max(0, bottom - top)).clip(self.area)
        surface.blit(self.picture, rows, rows.move(-self.area.x, -self.area.y))

    def _lay(self, surface: pygame.Surface, place: int, top: int, bottom: int) -> None:
        """Parchment from there to there."""
        x, y = self._scroll.place
        surface.blit(self._scroll.parchment, (x, place), (0, top - y, self._scroll.parchment.get_width(), bottom - top))

    def _write(self, canvas: Canvas, bottom: int) -> None:
        """What leaves is not told once more in the registers of words and things."""
        scroll, texts, things = self._scroll, len(canvas.boxes), len(canvas.things)
        part = pygame.Rect(scroll.place[0], scroll.seam, scroll.parchment.get_width(), bottom - scroll.seam)
        scroll.write(canvas, canvas.viewport.to_rect(part))
        del canvas.boxes[texts:], canvas.things[things:]
