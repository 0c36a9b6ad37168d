"""Cards, laurels and decks on the table."""

from collections.abc import Callable, Hashable

from game.aquileia.laurels import kind_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, Colour
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel, draw_pill
from scenes.games.aquileia.drawing.signs import draw_sign, seal
from scenes.kit.pieces import CardPile, Liftable, Piece, Press

_SEAL = 38.0
_EMPTY: Colour = (94, 58, 20)
_AGAIN = 0.8
"""Width of the sign for an empty deck whose discards come back, as a share of the deck's width."""
_STEP, _PILL = 0.05, 0.1
"""Distance between a deck's cards as a share of its width, and height of its number as a share of its height."""


class AquileiaHandCard(Liftable):
    """Show a card of the hand or the row; equal ones lie on one pile with their number."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        kind: int,
        tooltip: str | Callable[[], str],
        press: Press | None = None,
        *,
        count: int = 1,
        lifted: bool = False,
        is_pale: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip, lifted=lifted, raises=press is not None)
        self.kind, self.count, self.is_pale = kind, count, is_pale
        self.coming: Callable[[], int] = int
        """Returns how many of the cards are still flying."""

    def stays_as(self, look: Look) -> Hashable:
        return look, self.is_hidden, self.coming()

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


class LaurelCard(Piece):
    """Show a laurel; `has_eye` adds an eye to one that not everybody has seen."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        code: int,
        tooltip: str | Callable[[], str],
        press: Press | None = None,
        *,
        has_eye: bool = False,
        is_chosen: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.code, self.has_eye, self.is_chosen = code, has_eye, is_chosen

    def stays_as(self, look: Look) -> Hashable:
        return look, self.is_hidden

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


class AquileiaDeck(CardPile):
    """Show a pile of cards or laurels, face down, with its number."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        kind: int,
        count: int,
        tooltip: str | Callable[[], str],
        is_laurel: bool,
        *,
        comes_back: bool = False,
    ) -> None:
        """Store what the deck shows; with `comes_back`, its discards become the deck again."""
        super().__init__(id, rect, None, tooltip)
        self.kind, self.count, self.is_laurel, self.comes_back = kind, count, is_laurel, comes_back

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
