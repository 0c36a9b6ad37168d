"""Cards, decks, towers, and the free plot."""

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field, replace
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
from scenes.games.san_gimignano.motion.tower_growth import AT_REST, TowerGrowth
from scenes.kit.motion.highlight import draw_highlight
from scenes.kit.pieces import CardPile, Liftable, Piece, Placing, draw_count, draw_tag

_MISSED = 0.22
_COUNT, _COUNT_OVER = (50.0, 38.0), 6.0
_BELOW_HOUR = 46.0
HAND_GROUND = "hand-ground"
_ABOVE_NAME = 34.0
"""Height of a pile's count above its foot, which leaves the name of a face-up card visible (SG 5.7)."""
_STACKED, _MOST_STACKED = 4.0, 4
"""Distance by which a card of a pile shows below the next, and the largest number that do."""


def calm() -> float:
    """Return 0, for flags without wind."""
    return 0.0


@dataclass(frozen=True, slots=True)
class PilePlacing(Placing):
    """Hold how the stage shows a pile of the market."""

    coming: int = 0
    """Cards of the pile that have not landed yet, or are dragged."""


@dataclass(frozen=True, slots=True)
class TowerPlacing(Placing):
    """Hold how the stage shows a tower."""

    rising: TowerGrowth = AT_REST
    storey: float | None = None
    """Height of a storey while the scale changes; None at rest."""
    wind: Callable[[], float] = calm


_PILE_AT_HOME, _TOWER_AT_HOME = PilePlacing(), TowerPlacing()


@dataclass(frozen=True)
class Card(Liftable):
    """Show a card, face or back."""

    kind: int
    catalog: Catalog
    _: KW_ONLY
    shown: float = 1.0
    count: int = 1
    barred: bool = False

    @property
    def placing(self) -> PilePlacing:
        """Return how the stage shows it."""
        return self.mount.state_or(_PILE_AT_HOME)

    @property
    def seen_count(self) -> int:
        """Return how many cards of the pile are shown."""
        return 0 if self.is_hidden else self.count - self.placing.coming

    def alone(self) -> Self:
        return replace(super().alone(), count=1)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.seen_count <= 0:
            return
        dx, dy = self.displaced
        with canvas.shifted(dx, dy - self.rise(look)):
            is_offered = self.on_press is not None and self.on_press.glows
            is_bright = (self.is_chosen or is_offered) and not is_awaited(canvas, self.kind, self.rect)
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


@dataclass(frozen=True)
class SanGimignanoHandCard(Card):
    """Show a card of the hand; dragged it is smaller, so that the ground of its tower stays visible."""

    size_in_hand = 0.6


@dataclass(frozen=True)
class SanGimignanoDeck(CardPile):
    """Show a pile with its number on a coin; a face-up card lies on top (SG 5.7)."""

    kind: int
    count: int
    catalog: Catalog
    _: KW_ONLY
    barred: bool = False
    is_counted: bool = True

    def alone(self) -> Self:
        """Return a copy of its top card, for dragging."""
        return replace(super().alone(), count=1, is_counted=False)

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
        if not self.is_hidden:
            canvas.thing(self.id, self.rect, draw_piece)


@dataclass(frozen=True)
class EmptyStand(Piece):
    """Show a faded tower piece beside the market after somebody has won it."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_MISSED):
            draw_piece(canvas, self.rect)


@dataclass(frozen=True)
class TowerWidget(Piece):
    """Show a tower with its tag: kind and levels, or what extending it would bring."""

    base: Skyline
    index: int
    tower: Tower
    flag: str
    tag: str
    _: KW_ONLY
    growing: Callable[[int], str] = field(compare=False)
    """Returns the tag while only so many levels are built."""
    marked: bool = False
    threatened: bool = False
    invites: bool = True

    @property
    def placing(self) -> TowerPlacing:
        """Return how the stage shows it."""
        return self.mount.state_or(_TOWER_AT_HOME)

    @property
    def rising(self) -> TowerGrowth:
        """Return its progress."""
        return self.placing.rising

    @property
    def skyline(self) -> Skyline:
        """Return the places of its city, at the scale in which it is shown now."""
        return self.base.at(self.placing.storey or self.base.storey)

    def live(self) -> Hashable:
        """Return the wind while its flag waves."""
        return self.placing.wind() if self.tower.is_complete else ()

    def whole(self) -> Rect:
        """Return the place of the tower with flag and tag."""
        return self.rect.outset(16, 0).trimmed(top=-self.skyline.storey)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            with canvas.shifted(*self.displaced):
                self._draw_whole(canvas, look)

    def _draw_whole(self, canvas: Canvas, look: Look) -> None:
        body = self.skyline.body(self.index, self.tower)
        if self.marked or self.glows(look):
            canvas.skin("glow", body)
        blows = self.placing.wind()
        wind = blows + self.index if blows else 0.0
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


@dataclass(frozen=True)
class Plot(Piece):
    """Show free ground, on which a new tower can be built."""

    label: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        ground, tag = self.rect.split_bottom(34)
        with canvas.shifted(*self.displaced):
            if self.glows(look):
                draw_highlight(canvas, self.rect)
            canvas.image_fitted(ART + "plot", ground)
            draw_tag(canvas, self.label, tag.center[0], tag.y + 2, self.rect.w + 34)
