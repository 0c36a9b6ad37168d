"""A moment on a card: what was done, what would have been better, and why."""

import pygame

from scenes.coach.marks import draw_mark
from scenes.coach.words import MomentWords
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import BODY, CREAM, GREEN, NOTE, SMALL, SUBHEADING, Colour, TextStyle
from scenes.core.widgets import Action, Look, Widget

TURN = SUBHEADING.but(size=26, smallest=0.6)
BADGE = SUBHEADING.but(size=26, align="center", colour=CREAM, smallest=0.6)
PLAYED = BODY.but(size=22, smallest=0.5)
BETTER = BODY.but(size=22, face="strong", colour=GREEN, smallest=0.45)
SOURCES = NOTE.but(size=21, smallest=0.6)
CHANCES = SMALL.but(size=20, smallest=0.6)
LOSS: Colour = (146, 20, 34)
_FRAME: Colour = (60, 38, 18)
PICTURE = 165.0
MOST_SOURCES = 3
_READABLE = 0.86
"""Of their size letters keep so much where a category more is told."""


def draw_picture(canvas: Canvas, picture: pygame.Surface | None, place: Rect) -> None:
    """A bare frame until it is painted."""
    canvas.fill(place.outset(3), _FRAME, 1, 3)
    if picture is not None:
        canvas.picture(picture, place)


def readable_sources(canvas: Canvas, words: MomentWords, style: TextStyle, room: float) -> str:
    """As many categories as can be read in a line, if only the first of one."""
    told = [words.sources(most) for most in range(MOST_SOURCES, 0, -1)]
    fitting = (line for line in told if canvas.measure(line, style)[0] * _READABLE < room)
    return next(fitting, " ".join(next(iter(words.all_sources(1)), ())))


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
        self._draw_head(canvas, self.rect.inset(18, 12).split_top(46)[0])
        place = self.picture_place(self.rect)
        draw_picture(canvas, self._picture, place)
        rest = self.rect.inset(20, 0)
        rest = Rect(rest.x, place.bottom + 8, rest.w, self.rect.bottom - 14 - place.bottom - 8)
        self._draw_words(canvas, rest)

    def _draw_head(self, canvas: Canvas, head: Rect) -> None:
        moment = self.words.moment
        draw_mark(canvas, (head.x + 21, head.center[1]), moment, 18)
        turn, badge = head.trimmed(left=52).split_right(110, 8)
        canvas.text(self.words.turn, turn, TURN)
        plate = badge.centered(badge.w, 38)
        canvas.fill(plate, GREEN if moment.is_praise else LOSS, 1, 17)
        canvas.text(self.words.badge, plate.inset(8, 2), BADGE)

    def _draw_words(self, canvas: Canvas, area: Rect) -> None:
        area, foot = area.split_bottom(30, 4)
        played, better, sources = area.stack([area.h * 0.33, area.h * 0.46, area.h * 0.21], 0)
        canvas.paragraph(self.words.played, played, PLAYED)
        canvas.paragraph(self.words.better, better, BETTER)
        canvas.text(readable_sources(canvas, self.words, SOURCES, sources.w), sources, SOURCES)
        canvas.rule(foot, foot.y)
        chances, error = foot.split_right(72, 6)
        canvas.text(self.words.chances, chances, CHANCES)
        canvas.text(self.words.error, error, SOURCES.but(align="right"))
