"""The parchment of a dialog over the dimmed board; while it opens or closes, it is drawn as one picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tracked import Spot
from scenes.engine.theme import NIGHT
from scenes.engine.widgets import Fixed, Look, Widget
from scenes.games.aquileia.layout import place

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


@dataclass(frozen=True, slots=True)
class Dialog:
    """Hold a dialog of a board: its veil, its sheet and what stands on that."""

    veil: Widget
    sheet: DialogSheet
    contents: Sequence[Widget]

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of all its widgets."""
        return frozenset(widget.id for widget in (self.veil, self.sheet, *self.contents))

    def picture(self, canvas: Canvas, away: frozenset[Spot] = frozenset()) -> pygame.Surface:
        """Return a picture of the sheet and what stands on it, without items that are `away`."""
        own = Canvas(
            pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA), canvas.assets, canvas.skins, canvas.lettering
        )
        own.text_scale, own.away = canvas.text_scale, away
        for widget in (self.sheet, *self.contents):
            widget.draw(own, Look())
            widget.draw_children(own, lambda _: Look())
        return own.surface.subsurface(own.pixels(self.sheet.reach))


def dialog_on(widgets: Sequence[Widget]) -> Dialog | None:
    """Return the dialog among the widgets of a board; it comes last."""
    for index, widget in enumerate(widgets):
        if isinstance(widget, DialogSheet):
            return Dialog(widgets[index - 1], widget, widgets[index + 1 :])
    return None


class MovingDialog:
    """Draw a dialog growing out of a place of the board while it fades in, or shrinking back into it.

    The veil fades with it.
    """

    def __init__(
        self, dialog: Dialog, start: Rect, away: Callable[[], frozenset[Spot]], *, is_closing: bool = False
    ) -> None:
        """Store what to draw; `away` returns the items that are not on the dialog, because they move by themselves."""
        self.dialog, self.start, self.away, self.is_closing = dialog, start, away, is_closing
        self._picture: pygame.Surface | None = None

    def __call__(self, canvas: Canvas, share: float) -> None:
        shown = 1 - share if self.is_closing else share
        if self._picture is None:
            self._picture = self.dialog.picture(canvas, self.away())
        canvas.fill(place("board"), NIGHT, _in_steps(_VEIL * shown), _CORNER)
        reach = self.dialog.sheet.reach
        with canvas.faded(shown):
            canvas.picture(self._picture, self.start.fitted(reach.w / reach.h).lerp(reach, shown))


def _in_steps(alpha: float) -> float:
    """Return the strength rounded to a few steps, so that few veils need painting."""
    return round(alpha * _STRENGTHS) / _STRENGTHS
