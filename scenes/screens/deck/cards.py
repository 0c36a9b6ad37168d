"""The widgets of the deck: a card with the board as it was, and a row for a moment that comes back."""

from dataclasses import dataclass

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import CREAM, REMARK, SMALL, SUBHEADING
from scenes.engine.widgets import Look, Pressable, Widget
from scenes.kit.seat_views import wording_of
from scenes.screens.coach.moment_card import draw_picture
from scenes.screens.coach.moment_layout import LOSS
from scenes.screens.coach.wording import MomentWords
from scenes.screens.deck.shelf import Shelved
from scenes.screens.try_again.column import draw_seal

_TURN = SUBHEADING.tightest
_BADGE = SUBHEADING.but(align="center", colour=CREAM, smallest=0.45)
_PLAYED = SMALL.but(valign="top", smallest=0.6)
_NOTE = REMARK.tightest
_HEAD, _FOOT, _ARMS, _SEAL, _GAP = 44.0, 42.0, 34.0, 34.0, 6.0
_SEALS = 2
_OUT = 56.0
"""Width left free in the head of a card, for the button that takes it out."""
_THUMB = 1.9
"""Width of a row's picture as a multiple of its height."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """Hold what a card tells: its city's arms, the turn, the loss, what was played, and when."""

    arms: str
    turn: str
    badge: str
    played: str
    note: str
    found: int


def card_words(catalog: Catalog, shelved: Shelved, note: str, found: int) -> CardWords:
    """Return what the card of a moment tells, in the words of its seat."""
    match, task = shelved.match, shelved.task
    words = MomentWords(catalog, match, wording_of(catalog, match, task.judged.seat), task.moment)
    return CardWords(f"{match.spec.id}/art/arms", words.turn, words.badge, words.played, note, found)


@dataclass(frozen=True)
class DeckCard(Pressable):
    """Show a moment with the board as it was and what was played; a press tries it again."""

    words: CardWords
    picture: pygame.Surface | None

    @staticmethod
    def picture_place(rect: Rect) -> Rect:
        """Return the place of the picture on a card."""
        inner = rect.inset(14, 12).trimmed(top=_HEAD + _GAP, bottom=_FOOT)
        return inner.split_top(inner.h * 0.68)[0]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw head, picture, what was played, date and seals."""
        if look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        inner = self.rect.inset(14, 12)
        _draw_head(canvas, inner.split_top(_HEAD)[0].trimmed(right=_OUT), self.words)
        place = self.picture_place(self.rect)
        draw_picture(canvas, self.picture, place)
        foot = inner.split_bottom(_FOOT)[1]
        canvas.paragraph(
            self.words.played, Rect(inner.x, place.bottom + _GAP, inner.w, foot.y - place.bottom - 2 * _GAP), _PLAYED
        )
        canvas.rule(foot, foot.y)
        note, seals = foot.split_right(_SEALS * (_SEAL + 4), 6)
        canvas.text(self.words.note, note, _NOTE)
        _draw_seals(canvas, seals, self.words.found)


@dataclass(frozen=True)
class DeckRow(Pressable):
    """Show a moment that comes back, smaller; a press tries it now."""

    words: CardWords
    picture: pygame.Surface | None

    @staticmethod
    def picture_place(rect: Rect) -> Rect:
        """Return the place of the picture in a row."""
        inner = rect.inset(6, 8)
        return inner.split_left(inner.h * _THUMB)[0]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw picture, turn, loss, when it comes back, and seals."""
        if look.hovered or look.focused:
            canvas.fill(self.rect, (255, 236, 176), 0.7, 10)
        place = self.picture_place(self.rect)
        draw_picture(canvas, self.picture, place)
        rest, seals = self.rect.trimmed(left=place.w + 20).split_right(_SEALS * (_SEAL + 4), 8)
        head, note = rest.inset(0, 6).rows(2, 0)
        _draw_head(canvas, head, self.words)
        canvas.text(self.words.note, note, _NOTE)
        _draw_seals(canvas, seals, self.words.found)


def _draw_head(canvas: Canvas, area: Rect, words: CardWords) -> None:
    arms, rest = area.split_left(_ARMS, 8)
    canvas.image_fitted(words.arms, arms.centered(_ARMS, min(area.h, _ARMS + 4)))
    width = min(max(76.0, canvas.measure(words.badge, _BADGE)[0] + 22), rest.w * 0.5)
    turn, badge = rest.split_right(width, 8)
    canvas.text(words.turn, turn, _TURN)
    pill = badge.centered(width, min(36.0, area.h))
    canvas.fill(pill, LOSS, 1, 16)
    canvas.text(words.badge, pill.inset(8, 2), _BADGE)


def _draw_seals(canvas: Canvas, area: Rect, found: int) -> None:
    for number in range(_SEALS):
        place = Rect(area.right - (_SEALS - number) * (_SEAL + 4), area.center[1] - _SEAL / 2, _SEAL, _SEAL)
        draw_seal(canvas, place, is_won=number < found)


@dataclass(frozen=True)
class AwaySeals(Widget):
    """Draw a seal for each moment that was put away, as many as have room."""

    count: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the seals in rows."""
        side = 44.0
        columns = max(1, int((self.rect.w + 4) // (side + 4)))
        rows = max(1, int((self.rect.h + 4) // (side + 4)))
        for number in range(min(self.count, columns * rows)):
            row, column = divmod(number, columns)
            x, y = self.rect.x + column * (side + 4), self.rect.y + row * (side + 4)
            draw_seal(canvas, Rect(x, y, side, side), is_won=True)
