"""The parts of the viewer's own panel: points, coins, buildings, villas times laurels, pieces left."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from game.aquileia.board import GOLD, METALS, SITES
from game.aquileia.laurels import COLOURS
from game.aquileia.scoring import villa_sums
from game.aquileia.state import OVER, PLACING
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.theme import BURGUNDY, GOLD_DARK, GREEN, INK, INK_SOFT, SMALL_NOTE, TERM, TextStyle
from scenes.engine.widgets import Fixed, Look
from scenes.games.aquileia import layout
from scenes.games.aquileia.drawing.first_player import FORECAST, draw_first, first_mark, points_disc, points_name
from scenes.games.aquileia.drawing.painting import draw_card, draw_piece
from scenes.games.aquileia.drawing.signs import (
    APART,
    ART,
    Sign,
    Token,
    coin_name,
    coins,
    draw_signs,
    figure_style,
    paint_coin,
    seal,
    small_laurel,
)
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.kit.pieces import HOVER_LIFT, Piece
from scenes.kit.players import Person

_HEAD = TERM.inked(BURGUNDY).tightest
_NAME = TextStyle(face="title", size=30, smallest=0.5)
_NOTE = SMALL_NOTE.tightest
_COIN = 54.0
_APART = 6.0
_BUILDING, _OF_PLATE = 40.0, 0.68
"""Signs of a building are as large as its plate lets them be."""
_PALE, _OFFERED = 0.4, 0.75


@dataclass(frozen=True)
class Badge(Fixed):
    """Show crest, name, points in play, and the score if the match ended now."""

    person: Person
    points: int
    note: str
    forecast: tuple[str, int | None]
    """Words and number of the score if the match ended now; no number while the finale has not counted it."""
    mark: tuple[Rect, str] | None
    """Place and word of the starting player's mark, if the viewer has it."""

    @classmethod
    def of(cls, tips: AquileiaTooltips) -> Self:
        """Return the badge of the viewer."""
        position, view, t = tips.position, tips.view, tips.t
        viewer = position.viewer
        note = t("aq-your-turn") if position.can_act else _standing(tips, viewer)
        words = t("aq-final" if view.step == OVER else "aq-if-ended"), tips.total(viewer)
        return cls(
            "own", layout.place("badge"), position.people[viewer], tips.in_play(viewer), note,
            (t("table-closed"), None) if position.awaits_count else words,
            (first_mark(viewer, view.seats, viewer), t("aq-first")) if view.starter == viewer else None,
            tooltip=lambda: f"{tips.points(viewer)}\n\n{tips.if_ended()}",
        )  # fmt: skip

    def draw(self, canvas: Canvas, look: Look) -> None:
        inner, person = self.rect.inset(10, 6), self.person
        top, name, note, now = inner.stack([104, 40, 30, 34], 4)
        arms = Rect(top.x, top.y, 92, 104)
        canvas.image_fitted(person.crest, arms)
        draw_badge(canvas, Rect(arms.right - 28, arms.bottom - 40, 40, 40), person.colour)
        canvas.thing(points_name(person.seat), points_disc(), Number(self.points, _paint_points))
        canvas.text(person.name, name, _NAME.inked(person.ink))
        canvas.text(self.note, note, _NOTE)
        self._draw_forecast(canvas, now)
        if self.mark:
            draw_first(canvas, *self.mark)

    def _draw_forecast(self, canvas: Canvas, now: Rect) -> None:
        told, points = self.forecast
        if points is None:
            canvas.text(told, now, _NOTE)
            return
        words, total = now.split_right(50, 12)
        canvas.text(told, words, _NOTE)
        canvas.thing(FORECAST, total, Number(points, _paint_forecast))


def _paint_points(canvas: Canvas, disc: Rect, points: int) -> None:
    canvas.image("common/art/coin", disc)
    canvas.text(numeral(points), disc, figure_style(canvas, 40).centered)


def _paint_forecast(canvas: Canvas, rect: Rect, points: int) -> None:
    canvas.text(numeral(points), rect, figure_style(canvas, 28, BURGUNDY))


def _standing(tips: AquileiaTooltips, seat: int) -> str:
    """Return the note for a seat that has passed while others still place (AQ 3.2); else empty."""
    return tips.t("aq-has-passed") if tips.view.step == PLACING and tips.view.passed[seat] else ""


@dataclass(frozen=True)
class Coins(Fixed):
    """Show the number of coins of each metal; `change` is the effect of the marked action."""

    seat: int
    counts: tuple[int, ...]
    change: tuple[int, int, int]

    def draw(self, canvas: Canvas, look: Look) -> None:
        for row, metal in zip(layout.place("coins").rows(len(METALS), 6), range(GOLD, -1, -1), strict=True):
            sign, number = row.split_left(_COIN, 8)
            count, name = self.counts[metal], coin_name(metal)
            canvas.pile(name, sign.centered(_COIN, _COIN), partial(paint_coin, metal), count)
            canvas.thing(("coins", self.seat, metal), number, Number(count, _paint_coins, of=name))
            if change := self.change[metal]:
                right = number.x + canvas.measure(numeral(count), figure_style(canvas, 40))[0] - 1 / canvas.scale
                corner, ink = Rect(right + 3, row.center[1] - 28, 40, 30), BURGUNDY if change < 0 else GREEN
                canvas.text(signed(change), corner, figure_style(canvas, 22, ink))


def _paint_coins(canvas: Canvas, rect: Rect, count: int) -> None:
    canvas.text(numeral(count), rect, figure_style(canvas, 40))


@dataclass(frozen=True)
class Building(Piece):
    """Show a building on a plate: a workshop with its points, a bank with its coins, a villa with its product."""

    site: int
    laurels: int
    """Number of the viewer's laurels that count for a villa."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing(("building", self.site), self.rect, partial(_paint_building, self.site, self.laurels))


def _paint_building(site: int, laurels: int, canvas: Canvas, rect: Rect) -> None:
    canvas.image(ART + "plaque_building", rect)
    size = min(_BUILDING, rect.h * _OF_PLATE)
    draw_signs(canvas, rect.inset(8, 4), building_signs(site, laurels), size, "center")


def building_signs(site: int, laurels: int = -1) -> list[Token]:
    """Return the signs of a building; with `laurels`, a villa shows its points times that number."""
    facts = SITES[site]
    if facts.is_villa:
        product = f"{facts.points}" if laurels < 0 else f"{facts.points}×{laurels}"
        return [Sign(f"sign_villa_{COLOURS[facts.colour]}"), product]
    if facts.yields:
        return [Sign("sign_workshop"), seal(str(facts.yields), 1.1)]
    return [Sign("sign_bank"), *(token for token in coins(facts.coins) if isinstance(token, Sign))]


@dataclass(frozen=True)
class Products(Fixed):
    """Show villas times laurels of each colour, softer if that is nothing (AQ 5.2).

    A laurel of two colours is shown small beside colours for which it fits but does not count.
    """

    sums: tuple[int, ...]
    """Points of the villas of each colour."""
    laurels: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    """Laurels of two colours that are shown beside each colour."""

    @classmethod
    def of(cls, tips: AquileiaTooltips) -> Self:
        """Return the products of the viewer."""
        viewer, colours = tips.position.viewer, range(len(COLOURS))
        sums = tuple(villa_sums(tips.view, viewer))
        laurels = tuple(tips.laurels_of_colour(viewer, colour) for colour in colours)
        beside = tuple(tuple(tips.laurels_beside(colour)) for colour in colours)
        told = partial(_told_products, tips, sums, laurels, beside)
        return cls("products", layout.place("products"), sums, laurels, beside, tooltip=told)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image(ART + "plaque_products", self.rect)
        cells = self.rect.inset(12, 4).columns(len(COLOURS), 6)
        for colour, cell in enumerate(cells):
            villas, laurels = self.sums[colour], self.laurels[colour]
            ink = INK if villas * laurels else INK_SOFT
            beside = [token for kind in self.beside[colour] for token in (APART, small_laurel(kind))]
            row: list[Token] = [Sign(f"sign_villa_{COLOURS[colour]}", 1.3), f"{villas} × {laurels}", *beside]
            draw_signs(canvas, cell.trimmed(right=_APART if beside else 0), row, 26, "center", ink)


def _told_products(
    tips: AquileiaTooltips, sums: Sequence[int], laurels: Sequence[int], beside: Sequence[Sequence[int]]
) -> str:
    t, wording = tips.t, tips.wording
    lines = [
        t("aq-villas-sum-help", colour=COLOURS[colour], villas=villas, laurels=count, points=villas * count)
        for colour, (villas, count) in enumerate(zip(sums, laurels, strict=True))
    ]
    shared = dict.fromkeys(kind for kinds in beside for kind in kinds)
    return "\n".join([*lines, *(t("aq-laurel-two-shared", laurel=wording.laurel(kind)) for kind in shared)])


@dataclass(frozen=True)
class ToPlace(Fixed):
    """Show the henchmen still to be placed; pale once the seat has passed."""

    heading: str
    colour: str
    count: int
    loose: int
    """Number of henchmen that are widgets of their own, because they can be dragged."""
    opacity: float

    @classmethod
    def of(cls, tips: AquileiaTooltips, loose: int = 0) -> Self:
        """Return the viewer's henchmen at home."""
        view, viewer = tips.view, tips.position.viewer
        heading = tips.t("aq-to-place" if view.step == PLACING else "aq-at-home")
        colour, opacity = tips.position.people[viewer].colour, _PALE if view.passed[viewer] else 1.0
        return cls(
            "to-place", layout.place("to_place"), heading, colour, view.henchmen[viewer], loose, opacity,
            tooltip=lambda: tips.henchmen(viewer),
        )  # fmt: skip

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.text(self.heading, self.rect.split_top(34)[0], _HEAD)
        for index in range(self.loose, self.count):
            draw_piece(canvas, "henchman", self.colour, layout.to_place_rect(index), self.opacity)


@dataclass(frozen=True)
class OfferedCard(Fixed):
    """Show the card that can be bought now, in the place that it would have in the hand."""

    kind: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_OFFERED):
            draw_card(canvas, self.kind, self.rect)
        canvas.outline(self.rect.outset(2), GOLD_DARK, 3, 8)


@dataclass(frozen=True)
class BlueDice(Fixed):
    """Show the viewer's blue dice beside the heading of the hand (AQ 4.1.5)."""

    count: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_signs(canvas, self.rect, [Sign("die_blue_gold")] * self.count, 28)


@dataclass(frozen=True)
class OwnHenchman(Piece):
    """Show a henchman that can be dragged to a space; while it is dragged, its place shows a faint mark."""

    colour: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_piece(canvas, "henchman", self.colour, self.rect)


@dataclass(frozen=True)
class OwnTiebreaker(Piece):
    """Show the own tie-breaker; a press places it on the first free place of the track (AQ 3.4)."""

    colour: str
    opacity: float

    def draw(self, canvas: Canvas, look: Look) -> None:
        rises = HOVER_LIFT if self.leads and (look.hovered or look.focused) else 0
        with canvas.shifted(0, -rises):
            draw_piece(canvas, "tiebreaker", self.colour, self.rect, self.opacity)
