"""A moment on a card: what was done, what would have been better, and why."""

import pygame

from scenes.coach.told import SMALL, draw_both, draw_head, readable
from scenes.coach.words import MomentWords
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import INK_SOFT, PARCHMENT, SUBHEADING, Colour
from scenes.core.theme import SMALL as FIGURES
from scenes.core.widgets import Action, Look, Widget

CHANCES = readable(FIGURES.but(size=20))
_FRAME: Colour = (60, 38, 18)
_WAIT = SUBHEADING.but(size=44, align="center", colour=INK_SOFT)
PICTURE = 146.0
_SIZES, _SOURCES = (21.0, 19.0, 17.0), 0.36
"""Of the words' room what the points are made of takes so much at most, in smaller letters if need be."""


def draw_picture(canvas: Canvas, picture: pygame.Surface | None, place: Rect) -> None:
    """An empty parchment with a clock until it is painted."""
    canvas.fill(place.outset(3), _FRAME, 1, 3)
    if picture is not None:
        canvas.picture(picture, place)
    else:
        canvas.fill(place, PARCHMENT)
        canvas.text("[icon:clock]", place, _WAIT)


class MomentCard(Widget):
    """Pressing it opens the replay there."""

    focusable = True

    def __init__(self, rect: Rect, words: MomentWords, picture: pygame.Surface | None, on_press: Action) -> None:
        super().__init__(f"moment-{words.moment.judged.entry}", rect, words.rest_explained)
        self.words, self._picture, self._on_press = words, picture, on_press

    @staticmethod
    def picture_place(rect: Rect) -> Rect:
        inner = rect.inset(16, 14)
        return Rect(inner.x, inner.y + 50, inner.w, PICTURE)

    def press(self) -> None:
        self.play("page")
        self._on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        draw_head(canvas, self.rect.inset(18, 12), self.words)
        place = self.picture_place(self.rect)
        draw_picture(canvas, self._picture, place)
        rest = self.rect.inset(20, 0)
        self._draw_words(canvas, Rect(rest.x, place.bottom + 8, rest.w, self.rect.bottom - 22 - place.bottom))

    def _draw_words(self, canvas: Canvas, area: Rect) -> None:
        area, foot = area.split_bottom(30, 4)
        heights = {size: canvas.measure(self.words.sources, SMALL.but(size=size), area.w)[1] + 2 for size in _SIZES}
        size = next((size for size in _SIZES if heights[size] <= area.h * _SOURCES), _SIZES[-1])
        both, sources = area.split_bottom(heights[size])
        draw_both(canvas, both, self.words)
        canvas.paragraph(self.words.sources, sources, SMALL.but(size=size))
        canvas.rule(foot, foot.y)
        chances, error = foot.split_right(72, 6)
        canvas.text(self.words.chances, chances, CHANCES)
        canvas.text(self.words.error, error, SMALL.but(align="right"))
