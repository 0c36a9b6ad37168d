"""A rival's panel: what the rules let everybody see of a seat."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from game.aquileia.board import GOLD, LEFT_SIDE, METALS, VILLAS
from game.aquileia.laurels import kind_of
from game.aquileia.limits import owned
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BURGUNDY, FINE_PRINT, GREEN, SUBHEADING
from scenes.engine.widgets import Fixed, Look
from scenes.games.aquileia.drawing.first_player import FIRST_MARK, draw_first, first_mark, points_name
from scenes.games.aquileia.drawing.painting import paint_figure, piece_name
from scenes.games.aquileia.drawing.signs import (
    GAP,
    Token,
    coin,
    coin_name,
    draw_signs,
    figure_style,
    grown,
    paint_coin,
    width_of,
)
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.rival_summary import (
    Chip,
    blue_dice,
    buildings,
    cards_in_short,
    cards_seen,
    draw_chips,
    laurels,
)
from scenes.kit.players import Person

_NAME = SUBHEADING.tightest
_NOTE = FINE_PRINT.tight
_LOW = 160.0
"""Height below which a panel shows the known cards among the holdings instead of in a row of their own."""
_HEAD, _PURSE, _SEEN, _GAP = 32.0, 30.0, 26.0, 2.0
_EDGE = (16.0, 6.0)
_CREST, _BADGE = 32.0, 27.0
_PIECES, _DISC, _RIM = 88.0, 44.0, 8.0
_PIECE_RATIO = 1.35
_PALE, _SHADE = 0.4, 6.0
"""Opacity of the pieces of a seat that has passed; height of the lower edge of the parchment, too dark for words."""
_COIN, _MARK, _APART = 32.0, 9.0, 3.0
"""Sizes in a row of coins; each mark of change lies nearer to its own coin than to the next."""
_WIDE = "0"
"""The widest digit: coins keep their size whatever they are counted to."""


def _rows(panel: Rect) -> list[Rect]:
    """Return the rows of a panel: head, coins with pieces, holdings."""
    inner = panel.inset(*_EDGE)
    return inner.stack([_HEAD, _PURSE, inner.h - _HEAD - _PURSE - 2 * _GAP], _GAP)


def coins_rect(panel: Rect) -> Rect:
    return _rows(panel)[1].trimmed(right=_PIECES + 2 * _APART)


def points_disc_of(panel: Rect) -> Rect:
    """Return the place of the coin with a rival's points."""
    return _rows(panel)[0].split_right(_DISC)[1].centered(_DISC, _DISC)


@dataclass(frozen=True)
class RivalCoins(Fixed):
    """Show a rival's coins; an arrow marks a change since the viewer's last turn."""

    seat: int
    counts: tuple[int, ...]
    changes: tuple[int, ...]

    @classmethod
    def of(cls, panel: Rect, seat: int, tips: AquileiaTooltips) -> Self:
        """Return the coins of a seat, which lie on its panel."""
        counts, changes = tuple(tips.view.coins[seat]), tuple(tips.change_of_coins(seat))
        told = partial(tips.coins_of_rival, seat)
        return cls(f"rival-coins-{seat}", coins_rect(panel), seat, counts, changes, tooltip=told)

    def draw(self, canvas: Canvas, look: Look) -> None:
        cells = self.rect.columns(len(METALS), _APART)
        digits = max(len(numeral(count)) for count in self.counts)
        size = _fitting(canvas, [coin(GOLD), _WIDE * digits], cells[0].w - _MARK)
        for metal, cell in zip(range(GOLD, -1, -1), cells, strict=True):
            self._draw_metal(canvas, metal, cell, size)
            if self.changes[metal]:
                row: list[Token] = [coin(metal), numeral(self.counts[metal])]
                right = cell.x + width_of(canvas, row, size, grown(canvas))
                mark = Rect(min(right + 2, cell.right - _MARK), cell.center[1] - _MARK, _MARK, _MARK)
                _draw_change(canvas, mark, self.changes[metal] > 0)

    def _draw_metal(self, canvas: Canvas, metal: int, cell: Rect, size: float) -> None:
        sign, number = cell.trimmed(right=_MARK).split_left(size, size * GAP)
        name = coin_name(metal)
        canvas.pile(name, sign.centered(size, size), partial(paint_coin, metal), self.counts[metal])
        paint = partial(_paint_coins, size)
        canvas.thing(("coins", self.seat, metal), number, Number(self.counts[metal], paint, of=name))


def _paint_coins(size: float, canvas: Canvas, rect: Rect, count: int) -> None:
    draw_signs(canvas, rect, [numeral(count)], size, figures=grown(canvas))


def _fitting(canvas: Canvas, row: Sequence[Token], room: float) -> float:
    """Return the size at which sign and number fill the room."""
    return _COIN * min(1.0, room / width_of(canvas, row, _COIN, grown(canvas)))


def _draw_change(canvas: Canvas, box: Rect, is_more: bool) -> None:
    """Draw an arrow up or down; the direction alone shows the change, without its colour."""
    point, foot = (box.y, box.bottom) if is_more else (box.bottom, box.y)
    canvas.polygon([(box.center[0], point), (box.right, foot), (box.x, foot)], GREEN if is_more else BURGUNDY)


def _standing(place: Rect) -> Rect:
    """Return where a piece stands in the line of coins."""
    return place.centered(place.w, place.w * _PIECE_RATIO)


@dataclass(frozen=True)
class AquileiaRivalPanel(Fixed):
    """Show a rival's points, pieces left, laurels, buildings and known cards."""

    person: Person
    is_active: bool
    points: int
    mark: tuple[Rect, str] | None
    """Place and word of the starting player's mark, if the seat has it."""
    henchmen: int
    has_tiebreaker: bool
    opacity: float
    """Of the pieces; they are pale once the seat has passed."""
    wreaths: tuple[Chip, ...]
    sites: tuple[Chip, ...]
    hand: tuple[int, ...]
    """Known cards by kind."""
    may_be_more: bool
    """True if the seat may hold a card that the viewer has not seen (AQ 7); its number is hidden as well."""
    cards_seen: str
    """Words before the known cards."""
    coins: RivalCoins
    """The rival's coins, a widget on the panel with a tooltip of its own."""

    @classmethod
    def of(cls, rect: Rect, seat: int, tips: AquileiaTooltips, *, is_active: bool) -> Self:
        """Return the panel of a seat."""
        view, viewer = tips.view, tips.position.viewer
        mark = (first_mark(viewer, view.seats, seat), tips.t("aq-first")) if view.starter == seat else None
        built = owned(view, seat, (*LEFT_SIDE, *VILLAS))
        sites = *blue_dice(tips.blue_dice(seat)), *buildings(built, partial(tips.laurels_of_colour, seat))
        return cls(
            f"rival-{seat}", rect, tips.position.people[seat], is_active, tips.in_play(seat), mark,
            view.henchmen[seat], seat not in view.track, _PALE if view.passed[seat] else 1.0,
            tuple(laurels(map(kind_of, view.laurels[seat]))), sites, tuple(view.hands[seat]),
            tips.unseen_in_hand(seat) > 0, tips.t("aq-cards-seen"), RivalCoins.of(rect, seat, tips),
            tooltip=partial(tips.person, seat),
        )  # fmt: skip

    @property
    def seat(self) -> int:
        """Return the seat whose panel it is."""
        return self.person.seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_active:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        head, coins, rest = _rows(self.rect)
        self._draw_head(canvas, head)
        self._draw_pieces(canvas, coins.split_right(_PIECES)[1])
        self._draw_holdings(canvas, rest)

    def _draw_head(self, canvas: Canvas, row: Rect) -> None:
        person = self.person
        arms, rest = row.split_left(_CREST + _BADGE - 4, 6)
        rest = rest.trimmed(right=_DISC + 4)
        canvas.image_fitted(person.crest, arms.split_left(_CREST)[0])
        draw_badge(canvas, Rect(arms.right - _BADGE, arms.bottom - _BADGE, _BADGE, _BADGE), person.colour)
        if self.mark:
            rest = rest.trimmed(right=FIRST_MARK[0] + 10)
            draw_first(canvas, *self.mark)
        canvas.text(person.name, rest, _NAME.inked(person.ink))
        canvas.thing(points_name(self.seat), points_disc_of(self.rect), Number(self.points, _paint_points))

    def _draw_pieces(self, canvas: Canvas, pieces: Rect) -> None:
        canvas.line((pieces.x - 2, pieces.y + 4), (pieces.x - 2, pieces.bottom - 4), (150, 110, 60), 1.5)
        colour, opacity = self.person.colour, self.opacity
        name = piece_name("henchman", colour)
        home, number = _standing(Rect(pieces.x + 4, pieces.y, 28, pieces.h)), pieces.trimmed(left=33, right=27)
        canvas.pile(name, home, partial(paint_figure, "henchman", colour, opacity), self.henchmen)
        canvas.thing(("at-home", self.seat), number, Number(self.henchmen, partial(_paint_at_home, opacity), of=name))
        if self.has_tiebreaker:
            place = _standing(Rect(pieces.right - 27, pieces.y, 28, pieces.h))
            paint = partial(paint_figure, "tiebreaker", colour, opacity)
            canvas.thing(piece_name("tiebreaker", colour), place, paint)

    def _draw_holdings(self, canvas: Canvas, area: Rect) -> None:
        """Draw the holdings; low panels show the known cards among them, others in a row below."""
        if self.rect.h < _LOW:
            cards = cards_in_short(self.hand, may_be_more=self.may_be_more)
            self._draw_chips(canvas, area, self.wreaths, (*self.sites, *cards))
        else:
            held, row = area.trimmed(bottom=_SHADE).split_bottom(_SEEN, 0)
            self._draw_chips(canvas, held, self.wreaths, self.sites)
            self._draw_seen(canvas, row, tuple(cards_seen(self.hand, may_be_more=self.may_be_more)))

    def _draw_chips(self, canvas: Canvas, area: Rect, *groups: tuple[Chip, ...]) -> None:
        canvas.thing(holdings_name(self.seat), area, partial(_paint_chips, groups))

    def _draw_seen(self, canvas: Canvas, row: Rect, cards: tuple[Chip, ...]) -> None:
        if not cards:
            return
        words, area = row.split_left(104, 4)
        canvas.line((row.x, row.y), (row.right, row.y), (168, 134, 78), 1.5)
        canvas.text(self.cards_seen, words, _NOTE)
        canvas.kept(draw_chips, (area,), cards)


def holdings_name(seat: int) -> Hashable:
    """Return the name of what a rival holds as a tracked item."""
    return "holdings", seat


def _paint_chips(groups: tuple[tuple[Chip, ...], ...], canvas: Canvas, area: Rect) -> None:
    canvas.kept(draw_chips, tuple(area.rows(2, 0)), *groups)


def _paint_points(canvas: Canvas, disc: Rect, points: int) -> None:
    canvas.image("common/art/coin", disc)
    canvas.text(numeral(points), disc.inset(_RIM, 0), figure_style(canvas, 21 * grown(canvas)).centered)


def _paint_at_home(opacity: float, canvas: Canvas, rect: Rect, count: int) -> None:
    with canvas.faded(opacity):
        canvas.text(f"×{count}", rect, figure_style(canvas, 22 * grown(canvas)))
