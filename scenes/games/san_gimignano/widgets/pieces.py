"""The widgets of the table: cards, decks, towers, the free plot. They show and are pressed; they know no rules."""

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
"""So high over its foot a pile is counted: a card that lies face up shows its name (SG 5.7)."""
_STACKED, _MOST_STACKED = 4.0, 4
"""So far each card of a pile looks out from under the one above it, and so many do at the most."""


class Card(Liftable):
    """A card face or back."""

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
        """So many of a pile have not landed there yet."""

    @property
    def seen_count(self) -> int:
        return 0 if self.is_hidden else self.count - self.coming

    def give_up_one(self) -> None:
        """It is in the hand."""
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
        """Its number and name are those of the card above."""
        canvas.skin("shadow", rect)
        draw_picture(canvas, self.kind, rect)

    def _draw_card(self, canvas: Canvas, rect: Rect) -> None:
        canvas.skin("shadow", rect)
        draw_card(canvas, self.catalog, self.kind, rect, self.shown)
        if self.seen_count > 1:
            self._draw_count(canvas, rect)

    def _draw_count(self, canvas: Canvas, rect: Rect) -> None:
        """How many lie there, on no coin, as if that were their price; below the hour, clear of a neighbour's frame."""
        right = rect.x + rect.w * self.shown + (_COUNT_OVER if self.shown == 1 else -OFFER_RIM)
        plate = Rect(right - _COUNT[0], rect.y + _BELOW_HOUR, *_COUNT)
        canvas.skin("plate", plate)
        canvas.text(f"×{self.seen_count}", plate, NUMBER.but(size=_COUNT[1] * 0.68, colour=INK))


class SanGimignanoHandCard(Card):
    """It leaves the ground in sight on which its tower is to stand."""

    size_in_hand = 0.6


class SanGimignanoDeck(CardPile):
    """A pile with its count on a coin; face-up cards of SG 5.7 show on top."""

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
        """It is in the hand."""
        self.leaving -= 1

    def alone(self) -> Self:
        """Its uppermost card."""
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
    """The market as a whole, below its cards: framed while lifted cards may be laid there; keys have its button."""

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
    """Below the hand: it is there only for what is being dragged to it, and lit then."""

    is_ground = True

    def __init__(self, rect: Rect, *, is_awaiting: bool) -> None:
        super().__init__(HAND_GROUND, rect)
        self.is_solid = is_awaiting

    def stays_as(self, look: Look) -> Hashable:
        return self.is_solid

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Its light lies over the cards."""


class TowerPiece(Piece):
    """The tower piece on its stand or in its holder's city."""

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            canvas.thing(self.id, self.rect, draw_piece)


class EmptyStand(Piece):
    """Where the tower piece stood until somebody won it."""

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_MISSED):
            draw_piece(canvas, self.rect)


class TowerWidget(Piece):
    """One tower with its tag: kind and levels, or what extending it would bring."""

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
        """`growing` names it while only so many of its levels stand."""
        super().__init__(id, skyline.reach(index, tower), press, tooltip)
        self.skyline, self.index, self.tower, self.flag, self.tag = skyline, index, tower, flag, tag
        self.marked, self.threatened, self.growing, self.invites = marked, threatened, growing, invites
        self.rising = AT_REST
        self.wind: Callable[[], float] = calm
        self._storey = skyline.storey

    def bring_to(self, storey: float | None) -> None:
        """While the scale changes; at rest it has its own."""
        self.skyline = self.skyline.at(storey or self._storey)

    def whole(self) -> Rect:
        """With its flag and tag."""
        return self.rect.outset(16, 0).trimmed(top=-self.skyline.storey)

    def stays_as(self, look: Look) -> Hashable:
        """What stays is not painted anew for a flag in the wind."""
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
        """It tells of no level that does not stand yet."""
        drawn = len(self.skyline.shown_levels(self.tower))
        coming = max(0, drawn - int(self.rising.storeys))
        if not coming:
            return self.tag
        return self.growing(self.tower.levels - coming) if coming < drawn else ""


def calm() -> float:
    return 0.0


class Plot(Piece):
    """Free ground: a new tower is built here."""

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
