"""Cards, laurels and decks on the table."""

from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.aquileia.laurels import kind_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.theme import CREAM, Colour
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing.painting import (
    card_name,
    draw_laurel,
    paint_card,
    paint_laurel,
    paint_pill,
    pill_rect,
)
from scenes.games.aquileia.drawing.signs import draw_sign, seal
from scenes.kit.pieces import Liftable, Piece

_SEAL = 38.0
_EMPTY: Colour = (94, 58, 20)
_AGAIN = 0.8
"""Width of the sign for an empty deck whose discards come back, as a share of the deck's width."""
_STEP, _PILL = 0.05, 0.1
"""Distance between a deck's cards as a share of its width, and height of its number as a share of its height."""


@dataclass(frozen=True)
class AquileiaHandCard(Liftable):
    """Show a card of the hand or the row; equal ones lie on one pile with their number."""

    kind: int
    _: KW_ONLY
    count: int = 1
    is_pale: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        name, paint = card_name(self.kind), partial(paint_card, self.kind)
        with canvas.shifted(0, -self.rise(look)), canvas.faded(0.4 if self.is_pale else 1):
            if self.count > 1:
                canvas.pile(name, self.rect.moved(-4, -4), paint, self.count - 1)
            self.draw_glow(canvas, look)
            canvas.thing(name, self.rect, paint)
            canvas.thing(("count", self.id), self.seal_rect(), Number(self.count, _paint_count, of=name))

    def seal_rect(self) -> Rect:
        """Return the place of the number of equal cards."""
        return Rect(self.rect.center[0] - _SEAL / 2, self.rect.bottom - _SEAL * 0.45, _SEAL, _SEAL)


def _paint_count(canvas: Canvas, rect: Rect, count: int) -> None:
    """Draw the number of equal cards, unless there is only one."""
    if count > 1:
        draw_sign(canvas, seal(f"×{count}", 1), rect)


@dataclass(frozen=True)
class LaurelCard(Piece):
    """Show a laurel; `has_eye` adds an eye to one that not everybody has seen."""

    code: int
    _: KW_ONLY
    has_eye: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_chosen or self.glows(look):
            canvas.skin("glow", self.rect)
        draw_laurel(canvas, kind_of(self.code), self.rect)
        if self.has_eye:
            eye = self.rect.center[0], self.rect.bottom
            canvas.circle(eye, 14, (70, 44, 20))
            canvas.circle(eye, 12, CREAM)
            canvas.icon("eye", eye, 20, (70, 44, 20))


@dataclass(frozen=True)
class AquileiaDeck(Piece):
    """Show a pile of cards or laurels, face down, with its number."""

    kind: int
    count: int
    is_laurel: bool
    _: KW_ONLY
    comes_back: bool = False
    """True if its discards become the deck again."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        paint = paint_laurel if self.is_laurel else paint_card
        for layer in reversed(range(min(3, self.count))):
            step = layer * self.rect.w * _STEP
            paint(self.kind, canvas, self.rect.moved(step, -step))
        if not self.count:
            canvas.outline(self.rect, _EMPTY, 2, 6)
            if self.comes_back:
                middle = self.rect.center[0], self.rect.center[1] - self.rect.h * _PILL
                canvas.icon("replay", middle, self.rect.w * _AGAIN, _EMPTY)
        pill = pill_rect(self.rect.center[0], self.rect.bottom - self.rect.h * _PILL)
        canvas.thing(("deck", self.id), pill, Number(self.count, paint_pill))
