"""Cards, laurels and decks on the table."""

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field

from game.aquileia.laurels import kind_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, Colour
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel, draw_pill
from scenes.games.aquileia.drawing.signs import draw_sign, seal
from scenes.kit.pieces import CardPile, Liftable, Piece

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
    coming: Callable[[], int] = field(default=int, compare=False)
    """Returns how many of the cards are still flying."""

    def live(self) -> Hashable:
        """Return how many have landed."""
        return self.coming()

    def draw(self, canvas: Canvas, look: Look) -> None:
        count = self.count - self.coming()
        if self.is_hidden or count <= 0:
            return
        with canvas.shifted(0, -self.rise(look)), canvas.faded(0.4 if self.is_pale else 1):
            if count > 1:
                draw_card(canvas, self.kind, self.rect.moved(-4, -4))
            self.draw_glow(canvas, look)
            draw_card(canvas, self.kind, self.rect)
            if count > 1:
                draw_sign(canvas, seal(f"×{count}", 1), self.seal_rect())

    def seal_rect(self) -> Rect:
        """Return the place of the number of equal cards."""
        return Rect(self.rect.center[0] - _SEAL / 2, self.rect.bottom - _SEAL * 0.45, _SEAL, _SEAL)


@dataclass(frozen=True)
class LaurelCard(Piece):
    """Show a laurel; `has_eye` adds an eye to one that not everybody has seen."""

    code: int
    _: KW_ONLY
    has_eye: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_hidden:
            return
        if self.is_chosen or self.glows(look):
            canvas.skin("glow", self.rect)
        draw_laurel(canvas, kind_of(self.code), self.rect)
        if self.has_eye:
            eye = self.rect.center[0], self.rect.bottom
            canvas.circle(eye, 14, (70, 44, 20))
            canvas.circle(eye, 12, CREAM)
            canvas.icon("eye", eye, 20, (70, 44, 20))


@dataclass(frozen=True)
class AquileiaDeck(CardPile):
    """Show a pile of cards or laurels, face down, with its number."""

    kind: int
    count: int
    is_laurel: bool
    _: KW_ONLY
    comes_back: bool = False
    """True if its discards become the deck again."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw = draw_laurel if self.is_laurel else draw_card
        count = self.count + self.leaving
        for layer in reversed(range(min(3, count))):
            step = layer * self.rect.w * _STEP
            draw(canvas, self.kind, self.rect.moved(step, -step))
        if not count:
            canvas.outline(self.rect, _EMPTY, 2, 6)
            if self.comes_back:
                middle = self.rect.center[0], self.rect.center[1] - self.rect.h * _PILL
                canvas.icon("replay", middle, self.rect.w * _AGAIN, _EMPTY)
        draw_pill(canvas, count, (self.rect.center[0], self.rect.bottom - self.rect.h * _PILL))
