"""A moment on a card: the move, the better one, and why; the tooltip has the figures."""

from dataclasses import dataclass

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import CAPTION, INK_SOFT, PARCHMENT, SUBHEADING, Colour
from scenes.engine.widgets import Look, Pressable
from scenes.screens.coach.moment_layout import draw_both, draw_head, draw_parts, readable
from scenes.screens.coach.wording import MomentWords

CHANCES = readable(CAPTION)
_FRAME: Colour = (60, 38, 18)
_WAIT = SUBHEADING.but(size=44, align="center", colour=INK_SOFT)
PICTURE = 146.0
CARD = "moment-"
"""Start of the ids of all cards."""


def draw_picture(canvas: Canvas, picture: pygame.Surface | None, place: Rect) -> None:
    """Draw the picture; until it is painted, an empty parchment with a clock."""
    canvas.fill(place.outset(3), _FRAME, 1, 3)
    if picture is not None:
        canvas.picture(picture, place)
    else:
        canvas.fill(place, PARCHMENT)
        canvas.text(markup.icon("clock"), place, _WAIT)


@dataclass(frozen=True)
class MomentCard(Pressable):
    """Show a moment; a press opens the replay there."""

    words: MomentWords
    picture: pygame.Surface | None

    @staticmethod
    def picture_place(rect: Rect) -> Rect:
        """Return the place of the picture on a card."""
        inner = rect.inset(16, 14)
        return Rect(inner.x, inner.y + 50, inner.w, PICTURE)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        draw_head(canvas, self.rect.inset(18, 12), self.words)
        place = self.picture_place(self.rect)
        draw_picture(canvas, self.picture, place)
        rest = self.rect.inset(20, 0)
        self._draw_words(canvas, Rect(rest.x, place.bottom + 8, rest.w, self.rect.bottom - 22 - place.bottom))

    def _draw_words(self, canvas: Canvas, area: Rect) -> None:
        area, foot = area.split_bottom(30, 4)
        draw_both(canvas, draw_parts(canvas, area, self.words.reason), self.words)
        canvas.rule(foot, foot.y)
        canvas.text(self.words.chances, foot, CHANCES)
