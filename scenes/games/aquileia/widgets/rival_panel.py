"""A rival's panel: what the rules let everybody see of a seat."""

from collections.abc import Hashable, Sequence
from functools import partial

from game.aquileia.board import GOLD, LEFT_SIDE, METALS, VILLAS
from game.aquileia.cards import UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.laurels import kind_of
from game.aquileia.limits import owned
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BURGUNDY, FINE_PRINT, GREEN, SUBHEADING
from scenes.engine.widgets import Look, Widget
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.drawing.first_player import FIRST_MARK, draw_first, first_mark
from scenes.games.aquileia.drawing.painting import draw_figure
from scenes.games.aquileia.drawing.signs import Token, coin, draw_signs, figure_style, grown, width_of
from scenes.games.aquileia.motion.stage import CityStage
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

_NAME = SUBHEADING.tightest
_NOTE = FINE_PRINT.tight
_LOW = 160.0
"""Height below which a panel shows the known cards among the holdings instead of in a row of their own."""
_HEAD, _PURSE, _SEEN, _GAP = 32.0, 30.0, 26.0, 2.0
_EDGE = (16.0, 6.0)
_CREST, _BADGE = 32.0, 27.0
_PIECES, _DISC, _RIM = 88.0, 44.0, 8.0
_PIECE_RATIO = 1.35
_SHADE = 6.0
"""Height of the lower edge of the parchment, which is too dark for words."""
_COIN, _COIN_SHARE, _MARK, _APART = 32.0, 1.0, 9.0, 3.0
"""Sizes in a row of coins; each mark of change lies nearer to its own coin than to the next."""


def _rows(panel: Rect) -> list[Rect]:
    """Return the rows of a panel: head, coins with pieces, holdings."""
    inner = panel.inset(*_EDGE)
    return inner.stack([_HEAD, _PURSE, inner.h - _HEAD - _PURSE - 2 * _GAP], _GAP)


def coins_rect(panel: Rect) -> Rect:
    return _rows(panel)[1].trimmed(right=_PIECES + 2 * _APART)


def coin_rects(coins: Rect) -> list[Rect]:
    """Return the places of the coins, gold first."""
    size = _COIN * _COIN_SHARE
    return [Rect(cell.x, cell.center[1] - size / 2, size, size) for cell in _coin_cells(coins)]


def _coin_cells(coins: Rect) -> list[Rect]:
    return coins.columns(len(METALS), _APART)


def points_disc_of(panel: Rect) -> Rect:
    """Return the place of the coin with a rival's points."""
    return _rows(panel)[0].split_right(_DISC)[1].centered(_DISC, _DISC)


def pieces_rect(panel: Rect) -> Rect:
    return _rows(panel)[1].split_right(_PIECES)[1]


class RivalCoins(Widget):
    """Show a rival's coins; an arrow marks a change since the viewer's last turn."""

    def __init__(self, rect: Rect, seat: int, tips: AquileiaTooltips, stage: CityStage) -> None:
        super().__init__(f"rival-coins-{seat}", rect, tooltip=lambda: tips.coins_of_rival(seat))
        self.seat, self.stage = seat, stage
        self.counts, self.changes = tips.view.coins[seat], tips.change_of_coins(seat)

    def live(self) -> Hashable:
        return None if self.stage.underway.moves(self.seat) else ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        counts = self.stage.underway.coins(self.seat, self.counts)
        cells, rows = _coin_cells(self.rect), [self._row(counts, metal) for metal in range(len(METALS))]
        size = min(_fitting(canvas, row, cells[0].w - _MARK) for row in rows)
        for metal, cell in zip(range(GOLD, -1, -1), cells, strict=True):
            taken = draw_signs(canvas, cell.trimmed(right=_MARK), rows[metal], size, figures=grown(canvas))
            if self.changes[metal]:
                mark = Rect(min(taken.right + 2, cell.right - _MARK), cell.center[1] - _MARK, _MARK, _MARK)
                _draw_change(canvas, mark, self.changes[metal] > 0)

    @staticmethod
    def _row(counts: Sequence[int], metal: int) -> list[Token]:
        return [coin(metal, _COIN_SHARE), numeral(counts[metal])]


def _fitting(canvas: Canvas, row: Sequence[Token], room: float) -> float:
    """Return the size at which sign and number fill the room: of all metals the smallest is taken."""
    return _COIN * min(1.0, room / width_of(canvas, row, _COIN, grown(canvas)))


def _draw_change(canvas: Canvas, box: Rect, is_more: bool) -> None:
    """Draw an arrow up or down; the direction alone shows the change, without its colour."""
    point, foot = (box.y, box.bottom) if is_more else (box.bottom, box.y)
    canvas.polygon([(box.center[0], point), (box.right, foot), (box.x, foot)], GREEN if is_more else BURGUNDY)


def _standing(place: Rect) -> Rect:
    """Return where a piece stands in the line of coins."""
    return place.centered(place.w, place.w * _PIECE_RATIO)


class AquileiaRivalPanel(Widget):
    """Show a rival's points, coins, pieces left, laurels, buildings and known cards."""

    def __init__(self, rect: Rect, seat: int, tips: AquileiaTooltips, is_active: bool, stage: CityStage) -> None:
        super().__init__(f"rival-{seat}", rect, tooltip=lambda: tips.person(seat))
        self.tips, self.seat, self.is_active, self.stage = tips, seat, is_active, stage
        self.person, self.view = tips.position.people[seat], tips.view
        self.coins = RivalCoins(coins_rect(rect), seat, tips, stage)
        """The rival's coins, a widget on the panel with a tooltip of its own."""
        self.unseen = tips.unseen_in_hand(seat)

    @property
    def may_be_more(self) -> bool:
        """Return whether the seat may hold a card that the viewer has not seen (AQ 7).

        Its number is hidden as well.
        """
        coming = self.stage.underway.coming
        return self.unseen > sum(coming(self.seat, kind) for kind in (UNKNOWN_SERVI, UNKNOWN_GEAR))

    def live(self) -> Hashable:
        stage = self.stage
        if stage.underway.moves(self.seat):
            return None
        return stage.underway.is_first_moving, frozenset(stage.hidden), self.seat in stage.unturned

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
        if self.view.starter == self.seat and not self.stage.underway.is_first_moving:
            rest = rest.trimmed(right=FIRST_MARK[0] + 10)
            mark = first_mark(self.tips.position.viewer, self.view.seats, self.seat)
            draw_first(canvas, mark, self.tips.t("aq-first"))
        canvas.text(person.name, rest, _NAME.inked(person.ink))
        disc = points_disc_of(self.rect)
        canvas.image("common/art/coin", disc)
        reached = self.stage.underway.points(self.seat, self.tips.in_play(self.seat))
        canvas.text(numeral(reached), disc.inset(_RIM, 0), figure_style(canvas, 21 * grown(canvas)).centered)

    def _draw_pieces(self, canvas: Canvas, pieces: Rect) -> None:
        canvas.line((pieces.x - 2, pieces.y + 4), (pieces.x - 2, pieces.bottom - 4), (150, 110, 60), 1.5)
        with canvas.faded(0.4 if self.view.passed[self.seat] else 1):
            draw_figure(canvas, "henchman", self.person.colour, _standing(Rect(pieces.x + 4, pieces.y, 28, pieces.h)))
            count = pieces.trimmed(left=33, right=27)
            at_home = self.view.henchmen[self.seat] - self.stage.underway.coming(self.seat, "henchman")
            canvas.text(f"×{at_home}", count, figure_style(canvas, 22 * grown(canvas)))
            if self.seat not in self.view.track and not self.stage.underway.coming(self.seat, "tiebreaker"):
                place = _standing(Rect(pieces.right - 27, pieces.y, 28, pieces.h))
                draw_figure(canvas, "tiebreaker", self.person.colour, place)

    def _draw_holdings(self, canvas: Canvas, area: Rect) -> None:
        """Draw the holdings; low panels show the known cards among them, others in a row below."""
        coming = partial(self.stage.underway.coming, self.seat)
        hand = [count - coming(kind) for kind, count in enumerate(self.view.hands[self.seat])]
        wreaths = tuple(laurels(self._laurels()))
        built = owned(self.view, self.seat, (*LEFT_SIDE, *VILLAS))
        standing = [site for site in built if piece_ids.own_site(site) not in self.stage.hidden]
        dice = blue_dice(self.tips.blue_dice(self.seat) - coming("blue_die"))
        sites = *dice, *buildings(standing, partial(self.tips.laurels_of_colour, self.seat))
        if self.rect.h < _LOW:
            cards = cards_in_short(hand, may_be_more=self.may_be_more)
            canvas.kept(draw_chips, tuple(area.rows(2, 0)), wreaths, (*sites, *cards))
        else:
            held, position = area.trimmed(bottom=_SHADE).split_bottom(_SEEN, 0)
            canvas.kept(draw_chips, tuple(held.rows(2, 0)), wreaths, sites)
            self._draw_seen(canvas, position, tuple(cards_seen(hand, may_be_more=self.may_be_more)))

    def _laurels(self) -> list[int]:
        """Return the kinds of the laurels that have arrived."""
        held, viewer = self.stage.unturned.get(self.seat, self.view.laurels[self.seat]), self.tips.position.viewer
        names = [piece_ids.laurel(viewer, self.seat, index) for index in range(len(held))]
        return [kind_of(code) for code, name in zip(held, names, strict=True) if name not in self.stage.hidden]

    def _draw_seen(self, canvas: Canvas, row: Rect, cards: tuple[Chip, ...]) -> None:
        if not cards:
            return
        words, area = row.split_left(104, 4)
        canvas.line((row.x, row.y), (row.right, row.y), (168, 134, 78), 1.5)
        canvas.text(self.tips.t("aq-cards-seen"), words, _NOTE)
        canvas.kept(draw_chips, (area,), cards)
