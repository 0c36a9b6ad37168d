"""Panels beside a board come and go with a short fade: what stood in their places fades over what stands there now."""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.transition import SECONDS
from scenes.core.tweens import Tween
from scenes.core.widgets import Panel

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_REACH = 8.0
"""Rings and the glow of a button lie so far beyond a panel."""


@dataclass(slots=True, eq=False)
class _Before:
    """What was seen of a place; nothing of it can be pressed."""

    picture: pygame.Surface
    rect: Rect
    share: float = 0.0


class Panels:
    """Compares those of each build with those of the build before."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._standing: frozenset[tuple[str, Rect]] | None = None
        self._fading: list[_Before] = []

    def follow(self) -> None:
        """The table has been built, and the window still shows it as it was."""
        before, self._standing = self._standing, frozenset(self._found())
        shown = self._table.app.last_picture_of(self._table)
        if before is not None and shown is not None:
            for rect in dict.fromkeys(rect for _, rect in before ^ self._standing):
                self._fade(shown, rect.outset(_REACH))

    def _found(self) -> list[tuple[str, Rect]]:
        board = self._table.board
        places = board.controls_place, board.chronicle_place
        panels = (widget for widget in self._table.widgets if isinstance(widget, Panel))
        return [(panel.id, panel.rect) for panel in panels if any(panel.rect.overlaps(place) for place in places)]

    def _fade(self, shown: pygame.Surface, rect: Rect) -> None:
        area = self._table.app.canvas.pixels(rect)
        picture = pygame.Surface(area.size)
        picture.blit(shown, (0, 0), area)
        before = _Before(picture, rect)
        self._fading.append(before)
        self._table.animate(Tween(SECONDS["fade"], partial(self._go_on, before)))

    def _go_on(self, before: _Before, share: float) -> None:
        before.share = share
        if share == 1 and before in self._fading:
            self._fading.remove(before)

    def draw(self, canvas: Canvas) -> None:
        """Above the widgets, below what moves."""
        for before in self._fading:
            with canvas.faded(1 - before.share):
                canvas.picture(before.picture, before.rect)
