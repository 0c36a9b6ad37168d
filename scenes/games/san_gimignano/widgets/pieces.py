"""Cards, decks, towers, and the free plot."""

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from typing import Self

from game.san_gimignano.towers import Tower
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number, is_awaited
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import INK, NUMBER
from scenes.engine.widgets import Look
from scenes.games.san_gimignano.drawing.painting import (
    ART,
    OFFER_RIM,
    card_item,
    draw_card,
    draw_offer,
    draw_piece,
    draw_threat,
    draw_tower,
    draw_veil,
    lay_below,
    lay_card,
)
from scenes.games.san_gimignano.layout import Skyline
from scenes.kit.motion.highlight import draw_highlight
from scenes.kit.pieces import Liftable, Piece, count_place, draw_number, draw_tag

_MISSED = 0.22
_COUNT, _COUNT_OVER = (50.0, 38.0), 6.0
_BELOW_HOUR = 46.0
HAND_GROUND = "hand-ground"
_ABOVE_NAME = 34.0
"""Height of a pile's count above its foot, which leaves the name of a face-up card visible (SG 5.7)."""
_STACKED, _STACK = 4.0, 12.0
"""Distance by which a card of a pile shows below the next, and the largest one of the lowest card."""
_TAG = (200.0, 30.0)
_SIGN_BESIDE = 52.0
"""Room for the sign of a threat around a tower."""


def calm() -> float:
    """Return 0, for flags without wind."""
    return 0.0


@dataclass(frozen=True)
class Card(Liftable):
    """Show a card, face or back."""

    kind: int
    catalog: Catalog
    _: KW_ONLY
    shown: float = 1.0
    barred: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, -self.rise(look)):
            is_offered = self.on_press is not None and self.on_press.glows
            is_bright = (self.is_chosen or is_offered) and not is_awaited(canvas, card_item(self.kind), self.rect)
            if is_bright:
                canvas.skin("glow", self.rect)
            self._draw_card(canvas)
            if is_bright and is_offered:
                draw_offer(canvas, self.rect)

    def _draw_card(self, canvas: Canvas) -> None:
        face = partial(lay_card, self.catalog, self.kind, self.shown, self.barred)
        canvas.thing(card_item(self.kind), self.rect, face)


@dataclass(frozen=True)
class MarketPile(Card):
    """Show equal cards of the market, each a little above the one below, and their number."""

    count: int

    @property
    def seen_count(self) -> int:
        """Return how many cards lie there besides one that is dragged."""
        return self.count - (self.count > 1 and self.is_dragged)

    @property
    def strength(self) -> float:
        """Return the opacity of the cards that stay while one is dragged."""
        return 1.0 if self.count > 1 else super().strength

    def alone(self) -> Self:
        """Return its top card, for dragging."""
        return replace(super().alone(), count=1)

    def _draw_card(self, canvas: Canvas) -> None:
        count = self.seen_count
        below = partial(lay_below, self.catalog, self.kind, self.barred)
        for depth in range(count - 1, 0, -1):
            way = min(_STACKED * depth, _STACK * depth / (count - 1))
            canvas.thing(card_item(self.kind), self.rect.moved(way, way), below)
        super()._draw_card(canvas)
        right = self.rect.x + self.rect.w * self.shown + (_COUNT_OVER if self.shown == 1 else -OFFER_RIM)
        plate = Rect(right - _COUNT[0], self.rect.y + _BELOW_HOUR, *_COUNT)
        canvas.thing(times_item(self.kind), plate, Number(count, _draw_times))


def times_item(kind: int) -> Hashable:
    """Return the name of the number of equal cards in the market as a tracked item."""
    return "times", kind


def _draw_times(canvas: Canvas, plate: Rect, count: int) -> None:
    """Draw the number of equal cards below the hour; a coin would look like a price."""
    if count > 1:
        canvas.skin("plate", plate)
        canvas.text(f"×{count}", plate, NUMBER.sized(_COUNT[1] * 0.68).inked(INK))


@dataclass(frozen=True)
class SanGimignanoHandCard(Card):
    """Show a card of the hand; dragged it is smaller, so that the ground of its tower stays visible."""

    size_in_hand = 0.6


@dataclass(frozen=True)
class SanGimignanoDeck(Piece):
    """Show a pile with its number on a coin; a face-up card lies on top (SG 5.7)."""

    kind: int
    count: int
    catalog: Catalog
    _: KW_ONLY
    barred: bool = False
    is_counted: bool = True

    @property
    def seen_count(self) -> int:
        """Return how many cards lie there besides one that is dragged."""
        return self.count - (self.count > 1 and self.is_dragged)

    @property
    def strength(self) -> float:
        """Return the opacity of the cards that stay while one is dragged."""
        return 1.0 if self.count > 1 else super().strength

    def alone(self) -> Self:
        """Return a copy of its top card, for dragging."""
        return replace(super().alone(), count=1, is_counted=False)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_glow(canvas, look)
        pile = partial(_draw_deck, self.catalog, self.kind, self.seen_count, self.barred)
        canvas.thing(deck_item(self.id), self.rect, pile)
        if self.on_press is not None and self.on_press.glows:
            draw_offer(canvas, self.rect)
        if self.is_counted:
            coin = count_place(self.rect.right - 52, self.rect.trimmed(bottom=_ABOVE_NAME))
            canvas.thing(count_item(self.id), coin, Number(self.seen_count, draw_number))


def deck_item(deck: str) -> Hashable:
    """Return the name of a deck's cards as a tracked item."""
    return "pile", deck


def count_item(deck: str) -> Hashable:
    """Return the name of a deck's number of cards as a tracked item."""
    return "count", deck


def _draw_deck(catalog: Catalog, kind: int, count: int, is_barred: bool, canvas: Canvas, rect: Rect) -> None:
    for depth in range(min(5, (count + 5) // 6) - 1, -1, -1):
        draw_card(canvas, catalog, kind, rect.moved(depth * 3.0, depth * 3.0))
    if not count:
        canvas.fill(rect, (40, 24, 12), 0.35, 10)
        canvas.outline(rect, (94, 58, 20), 2, 10)
    elif is_barred:
        draw_veil(canvas, rect)


@dataclass(frozen=True)
class MarketGround(Piece):
    """Show a frame around the market while lifted cards can be exchanged there; keys use the button."""

    row: Rect

    is_ground = True
    focusable = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.glows(look):
            draw_highlight(canvas, self.row)
            draw_offer(canvas, self.row)


@dataclass(frozen=True)
class HandGround(Piece):
    """Light up the hand while something is dragged to it; otherwise it is not there."""

    is_solid: bool = False

    is_ground = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw nothing, because the light lies over the cards."""


@dataclass(frozen=True)
class TowerPiece(Piece):
    """Show the tower piece beside the market or in its holder's city."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing(("piece", self.id), self.rect, draw_piece)


@dataclass(frozen=True)
class EmptyStand(Piece):
    """Show a faded tower piece beside the market after somebody has won it."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_MISSED):
            draw_piece(canvas, self.rect)


@dataclass(frozen=True)
class TowerWidget(Piece):
    """Show a tower with its tag: kind and levels, or what extending it would bring."""

    skyline: Skyline
    index: int
    tower: Tower
    flag: str
    tag: str
    _: KW_ONLY
    growing: Callable[[int], str] = field(compare=False)
    """Returns the tag while only so many levels are built."""
    wind: Callable[[], float] = field(default=calm, compare=False)
    marked: bool = False
    threatened: bool = False
    invites: bool = True

    def live(self) -> Hashable:
        """Return the wind while its flag waves."""
        return self.wind() if self.tower.is_complete else ()

    def whole(self) -> Rect:
        """Return the place of the tower with flag and tag."""
        return self.rect.outset(16, 0).trimmed(top=-self.skyline.storey)

    def draw(self, canvas: Canvas, look: Look) -> None:
        body = self.skyline.body(self.index, self.tower)
        if self.marked or self.glows(look):
            canvas.skin("glow", body)
        blows = self.wind()
        wind = blows + self.index if blows else 0.0
        draw_tower(canvas, self.skyline, self.index, self.tower, self.flag, self.id, wind)
        if self.invites and self.on_press and self.on_press.glows and not self.marked:
            draw_offer(canvas, body.outset(8, 4))
        tag = Rect(body.center[0] - _TAG[0] / 2, body.bottom + 5, *_TAG)
        canvas.thing(tag_item(self.id), tag, Number(self.tower.levels, self._draw_tag))
        if self.threatened:
            canvas.thing(("threat", self.id), body.outset(_SIGN_BESIDE), _draw_threat)
        if self.marked:
            canvas.image_fitted("common/art/coin", Rect(body.right - 18, body.y - 6, 44, 44))
            canvas.icon("check", (body.right + 4, body.y + 16), 26, INK)

    def _draw_tag(self, canvas: Canvas, place: Rect, levels: int) -> None:
        """Draw the tag of a tower with so many levels, as many as it has or fewer while it is built."""
        if tag := self.tag if levels >= self.tower.levels else self.growing(levels) if levels else "":
            draw_tag(canvas, tag, place.center[0], place.y)


def _draw_threat(canvas: Canvas, place: Rect) -> None:
    draw_threat(canvas, place.inset(_SIGN_BESIDE))


def tag_item(tower: str) -> Hashable:
    """Return the name of a tower's tag as a tracked item."""
    return "tag", tower


@dataclass(frozen=True)
class Plot(Piece):
    """Show free ground, on which a new tower can be built."""

    label: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.glows(look):
            draw_highlight(canvas, self.rect)
        canvas.thing(("plot", self.id), self.rect, partial(_draw_plot, self.label))


def _draw_plot(label: str, canvas: Canvas, rect: Rect) -> None:
    ground, tag = rect.split_bottom(34)
    canvas.image_fitted(ART + "plot", ground)
    draw_tag(canvas, label, tag.center[0], tag.y + 2, rect.w + 34)
