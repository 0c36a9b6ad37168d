"""Cards, decks, towers, and the free plot."""

from collections.abc import Callable, Hashable
from typing import Self

from game.san_gimignano.towers import Tower
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import is_awaited
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import INK, NUMBER
from scenes.engine.widgets import Look
from scenes.games.san_gimignano.drawing.painting import (
    ART,
    OFFER_RIM,
    draw_card,
    draw_offer,
    draw_picture,
    draw_piece,
    draw_threat,
    draw_tower,
    draw_veil,
)
from scenes.games.san_gimignano.layout import Skyline
from scenes.games.san_gimignano.motion.tower_growth import AT_REST
from scenes.kit.motion.highlight import draw_highlight
from scenes.kit.pieces import CardPile, Liftable, Piece, Press, draw_count, draw_tag

_MISSED = 0.22
_COUNT, _COUNT_OVER = (50.0, 38.0), 6.0
_BELOW_HOUR = 46.0
HAND_GROUND = "hand-ground"
_ABOVE_NAME = 34.0
"""Height of a pile's count above its foot, which leaves the name of a face-up card visible (SG 5.7)."""
_STACKED, _MOST_STACKED = 4.0, 4
"""Distance by which a card of a pile shows below the next, and the largest number that do."""


class Card(Liftable):
    """Show a card, face or back."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        kind: int,
        catalog: Catalog,
        press: Press | None = None,
        tooltip: str | Callable[[], str] = "",
        *,
        lifted: bool = False,
        raises: bool = False,
        shown: float = 1.0,
        count: int = 1,
        barred: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip, lifted=lifted, raises=raises)
        self.kind, self.catalog = kind, catalog
        self.shown, self.count, self.barred = shown, count, barred
        self.coming = 0
        """Number of cards of the pile that have not landed yet."""

    @property
    def seen_count(self) -> int:
        """Return how many cards of the pile are shown."""
        return 0 if self.is_hidden else self.count - self.coming

    def give_up_one(self) -> None:
        """Leave out one card, which is being dragged."""
        self.coming += 1

    def alone(self) -> Self:
        likeness = super().alone()
        likeness.count, likeness.coming = 1, 0
        return likeness

    def stays_as(self, look: Look) -> Hashable:
        return None if self.coming else self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.seen_count <= 0:
            return
        dx, dy = self.displaced
        with canvas.shifted(dx, dy - self.rise(look)):
            is_offered = self.on_press is not None and self.on_press.glows
            is_bright = (self.lifted or is_offered) and not is_awaited(canvas, self.kind, self.rect)
            if is_bright:
                canvas.skin("glow", self.rect)
            for below in range(min(self.seen_count, _MOST_STACKED) - 1, 0, -1):
                canvas.thing(self.kind, self.rect.moved(below * _STACKED, below * _STACKED), self._draw_below)
            canvas.thing(self.kind, self.rect, self._draw_card)
            if is_bright and is_offered:
                draw_offer(canvas, self.rect)
            if self.barred:
                draw_veil(canvas, self.rect)

    def _draw_below(self, canvas: Canvas, rect: Rect) -> None:
        """Draw a card below another; only the one above shows number and name."""
        canvas.skin("shadow", rect)
        draw_picture(canvas, self.kind, rect)

    def _draw_card(self, canvas: Canvas, rect: Rect) -> None:
        canvas.skin("shadow", rect)
        draw_card(canvas, self.catalog, self.kind, rect, self.shown)
        if self.seen_count > 1:
            self._draw_count(canvas, rect)

    def _draw_count(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the number of equal cards below the hour; a coin would look like a price."""
        right = rect.x + rect.w * self.shown + (_COUNT_OVER if self.shown == 1 else -OFFER_RIM)
        plate = Rect(right - _COUNT[0], rect.y + _BELOW_HOUR, *_COUNT)
        canvas.skin("plate", plate)
        canvas.text(f"×{self.seen_count}", plate, NUMBER.sized(_COUNT[1] * 0.68).inked(INK))


class SanGimignanoHandCard(Card):
    """Show a card of the hand; dragged it is smaller, so that the ground of its tower stays visible."""

    size_in_hand = 0.6


class SanGimignanoDeck(CardPile):
    """Show a pile with its number on a coin; a face-up card lies on top (SG 5.7)."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        kind: int,
        count: int,
        catalog: Catalog,
        press: Press | None,
        tooltip: str | Callable[[], str],
        *,
        barred: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.kind, self.count, self.catalog, self.barred = kind, count, catalog, barred
        self.is_counted = True

    def give_up_one(self) -> None:
        """Leave out one card, which is being dragged."""
        self.leaving -= 1

    def alone(self) -> Self:
        """Return a copy of its top card, for dragging."""
        likeness = super().alone()
        likeness.count, likeness.leaving, likeness.is_counted = 1, 0, False
        return likeness

    def draw(self, canvas: Canvas, look: Look) -> None:
        count = self.count + self.leaving
        depth = min(5, (count + 5) // 6)
        for layer in range(depth):
            offset = (depth - 1 - layer) * 3.0
            with canvas.shifted(offset, offset):
                if layer == depth - 1:
                    self.draw_glow(canvas, look)
                draw_card(canvas, self.catalog, self.kind, self.rect)
        if self.on_press is not None and self.on_press.glows:
            draw_offer(canvas, self.rect)
        if not count:
            canvas.fill(self.rect, (40, 24, 12), 0.35, 10)
            canvas.outline(self.rect, (94, 58, 20), 2, 10)
        elif self.barred:
            draw_veil(canvas, self.rect)
        self.draw_mark(canvas)

    def draw_mark(self, canvas: Canvas) -> None:
        if self.is_counted:
            pile = self.rect.trimmed(bottom=_ABOVE_NAME)
            draw_count(canvas, self.rect.right - 52, pile, self.count + self.leaving)


class MarketGround(Piece):
    """Show a frame around the market while lifted cards can be exchanged there; keys use the button."""

    is_ground = True

    def __init__(self, id: str, rect: Rect, row: Rect, press: Press | None, tooltip: str) -> None:
        super().__init__(id, rect, press, tooltip)
        self.row = row
        self.focusable = False

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.glows(look):
            draw_highlight(canvas, self.row)
            draw_offer(canvas, self.row)


class HandGround(Piece):
    """Light up the hand while something is dragged to it; otherwise it is not there."""

    is_ground = True

    def __init__(self, rect: Rect, *, is_awaiting: bool) -> None:
        super().__init__(HAND_GROUND, rect)
        self.is_solid = is_awaiting

    def stays_as(self, look: Look) -> Hashable:
        return self.is_solid

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw nothing, because the light lies over the cards."""


class TowerPiece(Piece):
    """Show the tower piece beside the market or in its holder's city."""

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            canvas.thing(self.id, self.rect, draw_piece)


class EmptyStand(Piece):
    """Show a faded tower piece beside the market after somebody has won it."""

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_MISSED):
            draw_piece(canvas, self.rect)


class TowerWidget(Piece):
    """Show a tower with its tag: kind and levels, or what extending it would bring."""

    def __init__(
        self,
        id: str,
        skyline: Skyline,
        index: int,
        tower: Tower,
        flag: str,
        tag: str,
        press: Press | None = None,
        tooltip: str | Callable[[], str] = "",
        *,
        marked: bool = False,
        threatened: bool = False,
        invites: bool = True,
        growing: Callable[[int], str],
    ) -> None:
        """Store what the tower shows; `growing` returns the tag while only so many levels are built."""
        super().__init__(id, skyline.reach(index, tower), press, tooltip)
        self.skyline, self.index, self.tower, self.flag, self.tag = skyline, index, tower, flag, tag
        self.marked, self.threatened, self.growing, self.invites = marked, threatened, growing, invites
        self.rising = AT_REST
        self.wind: Callable[[], float] = calm
        self._storey = skyline.storey

    def bring_to(self, storey: float | None) -> None:
        """Set the scale while it changes; None restores its own."""
        self.skyline = self.skyline.at(storey or self._storey)

    def whole(self) -> Rect:
        """Return the place of the tower with flag and tag."""
        return self.rect.outset(16, 0).trimmed(top=-self.skyline.storey)

    def stays_as(self, look: Look) -> Hashable:
        """Return the look at rest; None while a flag waves, so that the rest of the table is not painted again."""
        is_flying = self.tower.is_complete and self.wind() > 0
        is_resting = self.rising is AT_REST and self.skyline.storey == self._storey
        return self.at_rest(look) if is_resting and not is_flying else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            with canvas.shifted(*self.displaced):
                self._draw_whole(canvas, look)

    def _draw_whole(self, canvas: Canvas, look: Look) -> None:
        body = self.skyline.body(self.index, self.tower)
        if self.marked or self.glows(look):
            canvas.skin("glow", body)
        wind = self.wind() + self.index if self.wind() else 0.0
        draw_tower(canvas, self.skyline, self.index, self.tower, self.flag, self.rising, wind)
        if self.invites and self.on_press and self.on_press.glows and not self.marked:
            draw_offer(canvas, body.outset(8, 4))
        if tag := self._tag():
            draw_tag(canvas, tag, body.center[0], body.bottom + 5)
        if self.threatened:
            draw_threat(canvas, body)
        if self.marked:
            canvas.image_fitted("common/art/coin", Rect(body.right - 18, body.y - 6, 44, 44))
            canvas.icon("check", (body.right + 4, body.y + 16), 26, INK)

    def _tag(self) -> str:
        """Return the tag, without levels that are not shown yet."""
        drawn = len(self.skyline.shown_levels(self.tower))
        coming = max(0, drawn - int(self.rising.storeys))
        if not coming:
            return self.tag
        return self.growing(self.tower.levels - coming) if coming < drawn else ""


def calm() -> float:
    """Return 0, for flags without wind."""
    return 0.0


class Plot(Piece):
    """Show free ground, on which a new tower can be built."""

    def __init__(self, rect: Rect, label: str, press: Press | None, tooltip: str | Callable[[], str]) -> None:
        super().__init__("plot", rect, press, tooltip)
        self.label = label

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        ground, tag = self.rect.split_bottom(34)
        with canvas.shifted(*self.displaced):
            if self.glows(look):
                draw_highlight(canvas, self.rect)
            canvas.image_fitted(ART + "plot", ground)
            draw_tag(canvas, self.label, tag.center[0], tag.y + 2, self.rect.w + 34)
