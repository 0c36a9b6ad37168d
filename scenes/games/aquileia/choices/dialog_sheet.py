"""The parchment of a dialog over the dimmed board; while it opens or closes, it is drawn as one picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import NIGHT
from scenes.engine.widgets import Fixed, Look, Widget
from scenes.games.aquileia.layout import place
from scenes.kit.pieces import Piece

_VEIL = 0.55
"""Strength of the dark veil over the board."""
_STRENGTHS = 12
_CORNER = 10.0
_SHADOW = 24.0


@dataclass(frozen=True)
class SheetVeil(Fixed):
    """Dim the board below a dialog and keep presses from it."""

    is_solid = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.fill(self.rect, NIGHT, _VEIL, _CORNER)


@dataclass(frozen=True)
class DialogSheet(Fixed):
    """Draw the parchment; the widgets on it are added to the scene after it."""

    contents: Sequence[Widget] = field(default=(), compare=False)

    is_solid = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        canvas.skin("shadow", self.rect)
        canvas.skin("panel_parchment", self.rect)

    @property
    def reach(self) -> Rect:
        """Return the rectangle of the sheet with its shadow, kept inside the screen."""
        left, top = max(0.0, self.rect.x - _SHADOW), max(0.0, self.rect.y - _SHADOW)
        right, bottom = min(SCREEN.right, self.rect.right + _SHADOW), min(SCREEN.bottom, self.rect.bottom + _SHADOW)
        return Rect(left, top, right - left, bottom - top)

    def picture(self, canvas: Canvas) -> pygame.Surface:
        """Return a picture of the sheet and everything on it, without hidden pieces."""
        own = Canvas(
            pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA), canvas.assets, canvas.skins, canvas.lettering
        )
        own.text_scale = canvas.text_scale
        for widget in (self, *self.contents):
            if not (isinstance(widget, Piece) and widget.is_hidden):
                widget.draw(own, Look())
                widget.draw_children(own, lambda _: Look())
        return own.surface.subsurface(own.pixels(self.reach))


class MovingDialogSheet:
    """Draw the sheet growing out of a place of the board while it fades in, or shrinking back into it.

    The veil fades with it.
    """

    def __init__(self, start: Rect, sheet: Callable[[], DialogSheet | None], *, is_closing: bool = False) -> None:
        self.start, self.sheet, self.is_closing = start, sheet, is_closing
        self._picture: pygame.Surface | None = None

    def __call__(self, canvas: Canvas, share: float) -> None:
        sheet, shown = self.sheet(), 1 - share if self.is_closing else share
        if sheet is None:
            return
        if self._picture is None:
            self._picture = sheet.picture(canvas)
        canvas.rise()
        canvas.fill(place("board"), NIGHT, _in_steps(_VEIL * shown), _CORNER)
        start = self.start.fitted(sheet.reach.w / sheet.reach.h)
        with canvas.faded(shown):
            canvas.picture(self._picture, start.lerp(sheet.reach, shown))


def _in_steps(alpha: float) -> float:
    """Return the strength rounded to a few steps, so that few veils need painting."""
    return round(alpha * _STRENGTHS) / _STRENGTHS
