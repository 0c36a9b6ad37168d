"""Triplets, palaces, walls, towers, cards to choose from, and the names of a street's areas."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial

from game.lucca.cards import TOWER
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import is_awaited
from scenes.engine.player_colours import crest
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import BURGUNDY, CAPTION, GREEN, INK, NUMBER, PARCHMENT_LIGHT
from scenes.engine.widgets import Fixed, Look, Panel
from scenes.games.lucca.drawing.painting import (
    WALL,
    card_name,
    draw_banners,
    draw_palace,
    draw_picture_of,
    draw_pile,
    is_small,
    lay_card,
)
from scenes.games.lucca.drawing.palace_progress import draw_progress
from scenes.games.lucca.layout import place, tray_cards
from scenes.games.lucca.street_layout import AREAS, OPENED, SITE, WALLS, Street
from scenes.kit.pieces import HOVER_LIFT, TAG, Liftable, Piece, draw_tag
from scenes.kit.players import Person

_BONUS = NUMBER.tightest
_FRAME = 6.0
"""Width of a street's frame, over which nothing reaches."""
_EMPTY = 0.8
"""Opacity of the name of an empty area."""
_LEGIBLE = 0.75
"""Share of a word's width that its place must have; otherwise a shorter word is used, as with four rivals."""
_SIGN = CAPTION.centered.tightest


@dataclass(frozen=True)
class Triplet(Piece):
    """Show three cards on a tray, or who took them."""

    _: KW_ONLY
    cards: Sequence[int | None]
    """None for a card that has been played."""
    catalog: Catalog
    explain: Callable[[Canvas, Rect], None] | None = field(default=None, compare=False)
    """Draws what the cards would bring."""
    taker: Person | None = None

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.cards or self.taker:
            self._draw_taken(canvas)
            return
        lifted = self.on_press is not None and self.on_press.leads and (look.hovered or look.focused)
        with canvas.shifted(0, -HOVER_LIFT if lifted else 0):
            self.draw_glow(canvas, look)
            self._draw_tray(canvas, "tray")
            self._draw_cards(canvas)

    def _draw_tray(self, canvas: Canvas, picture: str) -> None:
        canvas.thing(("tray", self.id), self.rect, partial(draw_picture_of, picture))

    def _draw_cards(self, canvas: Canvas) -> None:
        for card, spot in zip(self.cards, tray_cards(self.rect), strict=False):
            if card is not None:
                lay_card(canvas, self.catalog, card, spot)

    def _draw_taken(self, canvas: Canvas) -> None:
        """Draw the tray of a triplet that was taken; the cards that its taker must still play lie on it."""
        self._draw_tray(canvas, "tray_empty")
        if self.cards:
            self._draw_cards(canvas)
        elif self.taker:
            canvas.thing(("taker", self.id), self.rect, partial(_draw_taker, self.catalog, self.taker))

    def spared(self) -> Sequence[Rect]:
        """Return the city, which the tooltip must not cover because cards are played there."""
        return (place("city"),)

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        if self.explain and self.cards:
            self.explain(canvas, self.screen_rect())
        else:
            super().draw_tooltip(canvas, text)


def _draw_taker(catalog: Catalog, taker: Person, canvas: Canvas, tray: Rect) -> None:
    canvas.image_fitted(crest(taker.colour), tray.trimmed(top=16, bottom=48))
    words = catalog("lc-taken-by", seat=taker.name)
    draw_tag(canvas, words, tray.center[0], tray.bottom - 42, tray.w - 20)


@dataclass(frozen=True)
class House(Piece):
    """Show a palace on its street."""

    _: KW_ONLY
    street: Street
    palace: Palace
    area: str
    catalog: Catalog
    colour: str
    """Letter of the family's colour."""
    bonus: int = 0
    """Points of its address if that is the smallest or largest."""
    tells_progress: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        house = self.street.house(self.palace)
        is_there = not is_awaited(canvas, card_name(self.palace.address), self.street.card(self.palace.colour))
        if is_there and self.glows(look):
            canvas.skin("glow", house)
        if self.area == OPENED:
            draw_banners(canvas, house, self.colour, self.id)
        small = is_small(canvas, self.street.usual_width)
        draw_palace(canvas, self.catalog, self.street, self.palace, self.area, small, self.id)
        if self.tells_progress:
            draw_progress(canvas, self.catalog, self.street, self.palace, bool(self.bonus))
        if self.bonus:
            place = bonus_place(self.street, self.palace, self.area)
            canvas.thing(("bonus", self.bonus), place, partial(paint_bonus, self.bonus))


def bonus_place(street: Street, palace: Palace, area: str) -> Rect:
    """Return the place of `+3` or `−3` above a palace, at the end of its roof."""
    house = street.house(palace)
    height = max(24.0, house.w * 0.3)
    width = height * 1.5
    left = house.center[0] - width / 2 if area == SITE else house.right - width
    pill = Rect(left, house.y - height * 0.95, width, height)
    return pill.kept_inside(street.area.inset(_FRAME))


def paint_bonus(bonus: int, canvas: Canvas, pill: Rect) -> None:
    canvas.fill(pill.outset(2), (240, 214, 140), 1, pill.h)
    canvas.fill(pill, GREEN if bonus > 0 else BURGUNDY, 1, pill.h)
    canvas.text(signed(bonus), pill, _BONUS.sized(pill.h * 0.72).inked((255, 246, 220)))


@dataclass(frozen=True)
class Pile(Piece):
    """Show walls or towers side by side with their number."""

    _: KW_ONLY
    street: Street
    name: str
    count: int
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        small = is_small(canvas, self.street.usual_width)
        card = WALL if self.name == WALLS else TOWER
        cards = self.street.quarter.walls if self.name == WALLS else (TOWER,) * self.count
        draw_pile(canvas, self.catalog, card, cards, self.street.pile_cards(self.name), small)
        if self.count > 1:
            side = max(24.0, self.rect.h * 0.3)
            coin = Rect(self.rect.right - side * 0.8, self.rect.bottom - side, side, side)
            canvas.thing(("count", self.id), coin, partial(_draw_count, str(self.count)))


def _draw_count(count: str, canvas: Canvas, coin: Rect) -> None:
    canvas.image("common/art/coin", coin)
    canvas.text(count, coin, NUMBER.sized(coin.h * 0.56).inked(INK).tightest)


@dataclass(frozen=True)
class Tray(Panel):
    """Show the wood below the cards to be played."""

    is_solid = True


@dataclass(frozen=True)
class CardChoice(Liftable):
    """Show a card that can be chosen or played."""

    _: KW_ONLY
    card: int
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, -self.rise(look)):
            if not is_awaited(canvas, card_name(self.card), self.rect):
                canvas.skin("shadow", self.rect)
            if self.is_chosen:
                canvas.skin("glow", self.rect)
            lay_card(canvas, self.catalog, self.card, self.rect)
            if self.is_chosen:
                coin = Rect(self.rect.right - 36, self.rect.y - 12, 48, 48)
                canvas.image("common/art/coin", coin)
                canvas.icon("check", coin.center, 28, INK)


@dataclass(frozen=True)
class AreaSigns(Fixed):
    """Show the names of the areas, or what the dragged card becomes in each of them."""

    _: KW_ONLY
    street: Street
    rivals: Sequence[Street]
    """Streets of all rivals, whose names are equally short; none for the viewer's own."""
    becomes: Mapping[str, str]
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        for area in AREAS:
            if not self.rivals:
                word = self.becomes.get(area) or self.catalog(f"lc-area-{area}")
                sign = self.street.sign(area, canvas.measure(word, TAG)[0] + 34).trimmed(top=5)
                canvas.thing((self.id, area), sign, partial(_draw_tag, word))
            else:
                self._draw_short(canvas, area)

    def _draw_short(self, canvas: Canvas, area: str) -> None:
        """Draw a short name; that of an empty area is pale, and left out unless there is room for all of it."""
        is_built = self.street.is_built(area)
        kind = "shortest" if self._is_narrow(canvas, area) else "short"
        word, strip, width = self._strip(canvas, area, kind, self.street)
        if is_built or strip.w >= width:
            with canvas.faded(1.0 if is_built else _EMPTY):
                canvas.thing((self.id, area), strip, partial(_draw_strip, word))

    def _is_narrow(self, canvas: Canvas, area: str) -> bool:
        """Return whether a rival's area is too narrow for its name; all rivals then use the shorter one."""
        built = (street for street in self.rivals if street.is_built(area))
        strips = (self._strip(canvas, area, "short", street) for street in built)
        return any(strip.w < width * _LEGIBLE for _, strip, width in strips)

    def _strip(self, canvas: Canvas, area: str, kind: str, street: Street) -> tuple[str, Rect, float]:
        """Return the word of an area, its place, and the width that it needs."""
        word = self.catalog(f"lc-area-{area}-{kind}")
        width = canvas.measure(word, _SIGN)[0] + 14
        return word, street.sign(area, width).trimmed(top=1, bottom=4), width


def _draw_tag(word: str, canvas: Canvas, sign: Rect) -> None:
    draw_tag(canvas, word, sign.center[0], sign.y, sign.w)


def _draw_strip(word: str, canvas: Canvas, strip: Rect) -> None:
    canvas.fill(strip, PARCHMENT_LIGHT, 0.6, 8)
    canvas.text(word, strip.inset(3, 0), _SIGN)
