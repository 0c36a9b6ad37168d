"""Triplets, palaces, walls, towers, and cards to choose from."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.lucca.cards import TOWER
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import is_awaited
from scenes.engine.player_colours import crest
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import BURGUNDY, GREEN, INK, NUMBER
from scenes.engine.widgets import Look, Panel
from scenes.games.lucca.drawing.painting import ART, WALL, draw_banners, draw_palace, draw_pile, is_small, lay_card
from scenes.games.lucca.drawing.palace_progress import draw_progress
from scenes.games.lucca.layout import place, tray_cards
from scenes.games.lucca.motion.construction import DONE
from scenes.games.lucca.street_layout import OPENED, SITE, WALLS, Street
from scenes.kit.pieces import HOVER_LIFT, Liftable, Piece, Press, draw_tag
from scenes.kit.players import Person

_BONUS = NUMBER.tightest
_RAISED = 14.0
_FRAME = 6.0
"""Width of a street's frame, over which nothing reaches."""


class Triplet(Piece):
    """Show three cards on a tray, None for played ones, or who took them; `explain` draws what they would bring."""

    def __init__(
        self,
        id: str,
        tray: Rect,
        cards: Sequence[int | None],
        catalog: Catalog,
        press: Press | None,
        tooltip: str | Callable[[], str],
        explain: Callable[[Canvas, Rect], None] | None = None,
        taker: Person | None = None,
    ) -> None:
        super().__init__(id, tray, press, tooltip)
        self.cards, self.catalog, self.explain, self.taker = list(cards), catalog, explain, taker
        self.landed = len(self.cards)
        """Number of cards that have been dealt."""
        self.raised = 0.0
        """Share by which a rival holds them up."""

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look) if self.landed == len(self.cards) and not self.raised else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.cards or self.taker:
            self._draw_taken(canvas)
            return
        lifted = self.on_press is not None and self.on_press.leads and (look.hovered or look.focused)
        with canvas.shifted(0, -HOVER_LIFT if lifted else 0):
            self.draw_glow(canvas, look)
            canvas.image(ART + "tray", self.rect)
            self._draw_cards(canvas)

    def _draw_cards(self, canvas: Canvas) -> None:
        for card, spot in zip(self.cards[: self.landed], tray_cards(self.rect), strict=False):
            if card is not None:
                lay_card(canvas, self.catalog, card, spot)

    def _draw_taken(self, canvas: Canvas) -> None:
        """Draw the tray of a triplet that was taken; the cards that its taker must still play lie on it."""
        if self.raised:
            with canvas.faded(self.raised):
                canvas.skin("glow", self.rect)
        canvas.image(ART + "tray_empty", self.rect)
        if self.cards:
            with canvas.shifted(0, -_RAISED * self.raised):
                self._draw_cards(canvas)
        elif self.taker:
            self._draw_taker(canvas, self.taker)

    def _draw_taker(self, canvas: Canvas, taker: Person) -> None:
        words, middle = self.catalog("lc-taken-by", seat=taker.name), self.rect.center[0]
        canvas.image_fitted(crest(taker.colour), self.rect.trimmed(top=16, bottom=48))
        draw_tag(canvas, words, middle, self.rect.bottom - 42, self.rect.w - 20)

    def spared(self) -> Sequence[Rect]:
        """Return the city, which the tooltip must not cover because cards are played there."""
        return (place("city"),)

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        if self.explain and self.cards:
            self.explain(canvas, self.screen_rect())
        else:
            super().draw_tooltip(canvas, text)


class House(Piece):
    """Show a palace on its street; `bonus` has the points of its address if it is the smallest or largest."""

    def __init__(
        self,
        id: str,
        street: Street,
        palace: Palace,
        area: str,
        catalog: Catalog,
        tooltip: str | Callable[[], str],
        press: Press | None = None,
        *,
        colour: str,
        bonus: int = 0,
        tells_progress: bool = False,
    ) -> None:
        super().__init__(id, street.column(palace), press, tooltip)
        self.street, self.palace, self.area, self.catalog = street, palace, area, catalog
        self.colour, self.bonus = colour, bonus
        self.tells_progress = tells_progress and area == SITE
        self.works = DONE
        self.awaits_bonus = False
        """True while the badge is flying here from another palace."""
        self.size = 1.0
        """Size as a share of its final one, which it reaches while the street makes room."""

    def stays_as(self, look: Look) -> Hashable:
        is_still = self.works is DONE and self.size == 1 and not self.awaits_bonus
        return self.at_rest(look) if is_still else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            small = is_small(canvas, self.street.usual_width)
            with canvas.shifted(*self.displaced), canvas.zoomed(self.size, (self.rect.center[0], self.street.foot)):
                self._draw_house(canvas, look, small)

    def _draw_house(self, canvas: Canvas, look: Look, small: bool) -> None:
        house = self.street.house(self.palace)
        is_there = not is_awaited(canvas, self.palace.address, self.street.card(self.palace.colour))
        if is_there and self.glows(look):
            canvas.skin("glow", house)
        if self.area == OPENED:
            draw_banners(canvas, house, self.colour, self.works.banners)
        draw_palace(canvas, self.catalog, self.street, self.palace, self.area, small, self.works)
        if self.tells_progress:
            draw_progress(canvas, self.catalog, self.street, self.palace, self.works, bool(self.bonus))
        if self.bonus and not self.awaits_bonus:
            canvas.thing(("bonus", self.bonus), self._bonus_place(), partial(paint_bonus, self.bonus))

    def _bonus_place(self) -> Rect:
        """Return the place of the badge, which rises with the storeys."""
        missing = (self.works.held - self.works.lift) * self.street.card_height / 2
        return bonus_place(self.street, self.palace, self.area, missing)


def bonus_place(street: Street, palace: Palace, area: str, missing: float = 0.0) -> Rect:
    """Return the place of `+3` or `−3` above a palace, at the end of its roof; `missing` is still to be built."""
    house = street.house(palace)
    height = max(24.0, house.w * 0.3)
    width = height * 1.5
    left = house.center[0] - width / 2 if area == SITE else house.right - width
    pill = Rect(left, house.y + missing - height * 0.95, width, height)
    return pill.kept_inside(street.area.inset(_FRAME))


def paint_bonus(bonus: int, canvas: Canvas, pill: Rect) -> None:
    canvas.fill(pill.outset(2), (240, 214, 140), 1, pill.h)
    canvas.fill(pill, GREEN if bonus > 0 else BURGUNDY, 1, pill.h)
    canvas.text(signed(bonus), pill, _BONUS.sized(pill.h * 0.72).inked((255, 246, 220)))


class Pile(Piece):
    """Show walls or towers side by side with their number; one of them may still be flying."""

    def __init__(
        self,
        id: str,
        street: Street,
        name: str,
        count: int,
        catalog: Catalog,
        tooltip: str | Callable[[], str],
    ) -> None:
        super().__init__(id, street.pile(name), None, tooltip)
        self.street, self.name, self.count, self.catalog = street, name, count, catalog
        self.held = 0
        self.size = 1.0

    def stays_as(self, look: Look) -> Hashable:
        return None if self.held or self.size != 1 else self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        small = is_small(canvas, self.street.usual_width)
        with canvas.shifted(*self.displaced), canvas.zoomed(self.size, (self.rect.center[0], self.street.foot)):
            self._draw_pile(canvas, small)

    def _draw_pile(self, canvas: Canvas, small: bool) -> None:
        card, standing = WALL if self.name == WALLS else TOWER, self.count - self.held
        cards = self.street.quarter.walls if self.name == WALLS else (TOWER,) * self.count
        places = self.street.pile_cards(self.name)[:standing]
        draw_pile(canvas, self.catalog, card, cards[:standing], places, small)
        if standing > 1:
            side = max(24.0, self.rect.h * 0.3)
            coin = Rect(self.rect.right - side * 0.8, self.rect.bottom - side, side, side)
            canvas.image("common/art/coin", coin)
            canvas.text(str(standing), coin, NUMBER.sized(side * 0.56).inked(INK).tightest)


class Tray(Panel):
    """Show the wood below the cards to be played."""

    is_solid = True


class CardChoice(Liftable):
    """Show a card that can be chosen or played."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        card: int,
        catalog: Catalog,
        press: Press | None,
        tooltip: str | Callable[[], str],
        *,
        lifted: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip, lifted=lifted, raises=press is not None)
        self.card, self.catalog = card, catalog

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_hidden:
            return
        with canvas.shifted(0, -self.rise(look)):
            if not is_awaited(canvas, self.card, self.rect):
                canvas.skin("shadow", self.rect)
            if self.lifted:
                canvas.skin("glow", self.rect)
            lay_card(canvas, self.catalog, self.card, self.rect)
            if self.lifted:
                coin = Rect(self.rect.right - 36, self.rect.y - 12, 48, 48)
                canvas.image("common/art/coin", coin)
                canvas.icon("check", coin.center, 28, INK)
