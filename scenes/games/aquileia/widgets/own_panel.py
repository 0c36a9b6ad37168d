"""The viewer's own panel: points, coins, hand, laurels, buildings, villas times laurels, pieces left."""

from collections.abc import Callable, Hashable
from functools import partial

from game.aquileia import actions as act
from game.aquileia.board import GOLD, LEFT_SIDE, METALS, SITES, VILLAS
from game.aquileia.cards import NOTHING, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.laurels import COLOURS, everybody, seen_by
from game.aquileia.limits import owned
from game.aquileia.scoring import villa_sums
from game.aquileia.state import HENCHMEN, OVER, PLACING
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.theme import BURGUNDY, GOLD_DARK, GREEN, INK, INK_SOFT, SMALL_NOTE, TERM, TextStyle
from scenes.engine.widgets import Fixed, Label, Look, Panel, Widget
from scenes.games.aquileia import layout, piece_ids
from scenes.games.aquileia.drawing.first_player import draw_first, first_mark, points_disc
from scenes.games.aquileia.drawing.painting import draw_card, draw_piece
from scenes.games.aquileia.drawing.signs import (
    APART,
    ART,
    Sign,
    Token,
    coins,
    draw_sign,
    draw_signs,
    figure_style,
    seal,
    small_laurel,
)
from scenes.games.aquileia.motion.in_flight import PiecesInFlight
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.pieces import AquileiaHandCard, LaurelCard
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import HOVER_LIFT, Piece, Press

_HEAD = TERM.inked(BURGUNDY).tightest
_NAME = TextStyle(face="title", size=30, smallest=0.5)
_NOTE = SMALL_NOTE.tightest
_COIN, _DICE_AT = 54.0, 96.0
_APART = 6.0
_BUILDING, _OF_PLATE = 40.0, 0.68
"""Signs of a building are as large as its plate lets them be."""
_PALE, _OFFERED = 0.4, 0.75


class Badge(Widget):
    """Show crest, name, points in play, and the score if the match ended now."""

    def __init__(self, tips: AquileiaTooltips, underway: PiecesInFlight) -> None:
        super().__init__(
            "own", layout.place("badge"), tooltip=lambda: f"{tips.points(tips.position.viewer)}\n\n{tips.if_ended()}"
        )
        self.tips, self.underway = tips, underway

    @property
    def forecast(self) -> int:
        """Return the score if the match ended now; at the end it holds laurels and villas before they are counted."""
        total = self.tips.total(self.tips.position.viewer)
        return total if self.tips.view.step == OVER else self.underway.points(self.tips.position.viewer, total)

    @property
    def is_final(self) -> bool:
        """Return whether all points have been counted."""
        return self.tips.view.step == OVER and not self.underway.points(self.tips.position.viewer, 0)

    def live(self) -> Hashable:
        return None if self.underway.moves(self.tips.position.viewer) else self.underway.is_first_moving

    def draw(self, canvas: Canvas, look: Look) -> None:
        tips, position = self.tips, self.tips.position
        person, t = position.people[position.viewer], tips.t
        inner = self.rect.inset(10, 6)
        top, name, note, now = inner.stack([104, 40, 30, 34], 4)
        arms = Rect(top.x, top.y, 92, 104)
        canvas.image_fitted(person.crest, arms)
        draw_badge(canvas, Rect(arms.right - 28, arms.bottom - 40, 40, 40), person.colour)
        disc = points_disc()
        canvas.image("common/art/coin", disc)
        points = self.underway.points(position.viewer, tips.in_play(position.viewer))
        canvas.text(numeral(points), disc, figure_style(canvas, 40).centered)
        canvas.text(person.name, name, _NAME.inked(person.ink))
        canvas.text(t("aq-your-turn") if position.can_act else _standing(tips, position.viewer), note, _NOTE)
        self._draw_forecast(canvas, now)
        if tips.view.starter == position.viewer and not self.underway.is_first_moving:
            draw_first(canvas, first_mark(position.viewer, tips.view.seats, position.viewer), t("aq-first"))

    def _draw_forecast(self, canvas: Canvas, now: Rect) -> None:
        t = self.tips.t
        if self.tips.position.awaits_count:
            canvas.text(t("table-closed"), now, _NOTE)
            return
        words, total = now.split_right(50, 12)
        canvas.text(t("aq-final" if self.is_final else "aq-if-ended"), words, _NOTE)
        canvas.text(numeral(self.forecast), total, figure_style(canvas, 28, BURGUNDY))


def _standing(tips: AquileiaTooltips, seat: int) -> str:
    """Return the note for a seat that has passed while others still place (AQ 3.2); else empty."""
    return tips.t("aq-has-passed") if tips.view.step == PLACING and tips.view.passed[seat] else ""


def own_coin_rects() -> list[Rect]:
    """Return the places of the coins, gold first."""
    return [row.split_left(_COIN)[0].centered(_COIN, _COIN) for row in _coin_rows()]


def _coin_rows() -> list[Rect]:
    return layout.place("coins").rows(len(METALS), 6)


class Coins(Widget):
    """Show the number of coins of each metal; `change` is the effect of the marked action."""

    def __init__(self, tips: AquileiaTooltips, change: tuple[int, int, int], underway: PiecesInFlight) -> None:
        super().__init__("own-coins", layout.place("coins"), tooltip=lambda: tips.coins(tips.position.viewer))
        self.seat, self.change, self.underway = tips.position.viewer, change, underway
        self.counts = tips.view.coins[self.seat]

    def live(self) -> Hashable:
        return None if self.underway.moves(self.seat) else ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        counts = self.underway.coins(self.seat, self.counts)
        for row, sign, metal in zip(_coin_rows(), own_coin_rects(), range(GOLD, -1, -1), strict=True):
            number = row.trimmed(left=_COIN + 8)
            draw_sign(canvas, Sign(f"coin_{METALS[metal]}"), sign)
            taken = canvas.text(numeral(counts[metal]), number, figure_style(canvas, 40))
            if change := self.change[metal]:
                corner, ink = Rect(taken.right + 3, row.center[1] - 28, 40, 30), BURGUNDY if change < 0 else GREEN
                canvas.text(signed(change), corner, figure_style(canvas, 22, ink))


class Building(Piece):
    """Show a building on a plate: a workshop with its points, a bank with its coins, a villa with its product."""

    def __init__(self, rect: Rect, site: int, tips: AquileiaTooltips) -> None:
        super().__init__(piece_ids.own_site(site), rect, tooltip=lambda: tips.site(site))
        self.site, self.laurels = site, 0
        if SITES[site].is_villa:
            self.laurels = tips.laurels_of_colour(tips.position.viewer, SITES[site].colour)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_hidden:
            return
        canvas.image(ART + "plaque_building", self.rect)
        size = min(_BUILDING, self.rect.h * _OF_PLATE)
        draw_signs(canvas, self.rect.inset(8, 4), building_signs(self.site, self.laurels), size, "center")


def building_signs(site: int, laurels: int = -1) -> list[Token]:
    """Return the signs of a building; with `laurels`, a villa shows its points times that number."""
    facts = SITES[site]
    if facts.is_villa:
        product = f"{facts.points}" if laurels < 0 else f"{facts.points}×{laurels}"
        return [Sign(f"sign_villa_{COLOURS[facts.colour]}"), product]
    if facts.yields:
        return [Sign("sign_workshop"), seal(str(facts.yields), 1.1)]
    return [Sign("sign_bank"), *(token for token in coins(facts.coins) if isinstance(token, Sign))]


class Products(Fixed):
    """Show villas times laurels of each colour, softer if that is nothing (AQ 5.2).

    A laurel of two colours is shown small beside colours for which it fits but does not count.
    """

    def __init__(self, tips: AquileiaTooltips) -> None:
        super().__init__("products", layout.place("products"), tooltip=self._told)
        view, viewer = tips.view, tips.position.viewer
        self.tips, self.sums = tips, villa_sums(view, viewer)
        self.laurels = [tips.laurels_of_colour(viewer, colour) for colour in range(len(COLOURS))]
        self.beside = [tips.laurels_beside(colour) for colour in range(len(COLOURS))]

    def _told(self) -> str:
        t, wording = self.tips.t, self.tips.wording
        sums = [
            t("aq-villas-sum-help", colour=COLOURS[colour], villas=villas, laurels=laurels, points=villas * laurels)
            for colour, (villas, laurels) in enumerate(zip(self.sums, self.laurels, strict=True))
        ]
        shared = dict.fromkeys(kind for kinds in self.beside for kind in kinds)
        return "\n".join([*sums, *(t("aq-laurel-two-shared", laurel=wording.laurel(kind)) for kind in shared)])

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image(ART + "plaque_products", self.rect)
        cells = self.rect.inset(12, 4).columns(len(COLOURS), 6)
        for colour, cell in enumerate(cells):
            villas, laurels = self.sums[colour], self.laurels[colour]
            ink = INK if villas * laurels else INK_SOFT
            beside = [token for kind in self.beside[colour] for token in (APART, small_laurel(kind))]
            row: list[Token] = [Sign(f"sign_villa_{COLOURS[colour]}", 1.3), f"{villas} × {laurels}", *beside]
            draw_signs(canvas, cell.trimmed(right=_APART if beside else 0), row, 26, "center", ink)


class ToPlace(Widget):
    """Show the henchmen and the tie-breaker still to be placed; pale once the seat has passed."""

    def __init__(self, tips: AquileiaTooltips, underway: PiecesInFlight) -> None:
        super().__init__("to-place", layout.place("to_place"), tooltip=lambda: tips.henchmen(tips.position.viewer))
        view, self.viewer = tips.view, tips.position.viewer
        viewer, self.underway = self.viewer, underway
        self.count = view.henchmen[viewer]
        self.person = tips.position.people[viewer]
        self.heading = tips.t("aq-to-place" if tips.position.before.view.step == PLACING else "aq-at-home")
        self.has_tiebreaker = viewer not in view.track
        self.is_pale = view.passed[viewer]
        self.loose = 0
        """Number of henchmen that are widgets of their own, because they can be dragged."""

    @property
    def there(self) -> int:
        """Return how many henchmen have arrived at home."""
        return self.count - self.underway.coming(self.viewer, "henchman")

    def live(self) -> Hashable:
        return self.there

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.text(self.heading, self.rect.split_top(34)[0], _HEAD)
        with canvas.faded(_PALE if self.is_pale else 1):
            for index in range(self.loose, self.there):
                draw_piece(canvas, "henchman", self.person.colour, layout.to_place_rect(index))


class OfferedCard(Fixed):
    """Show the card that can be bought now, in the place that it would have in the hand."""

    def __init__(self, rect: Rect, kind: int) -> None:
        super().__init__("asked-card", rect)
        self.kind = kind

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_OFFERED):
            draw_card(canvas, self.kind, self.rect)
        canvas.outline(self.rect.outset(2), GOLD_DARK, 3, 8)


class BlueDice(Widget):
    """Show the viewer's blue dice beside the heading of the hand (AQ 4.1.5)."""

    def __init__(self, tips: AquileiaTooltips, underway: PiecesInFlight) -> None:
        area = layout.place("hand")
        super().__init__("own-blue-dice", Rect(area.x + _DICE_AT, area.y, area.w - _DICE_AT, 34))
        self.viewer, self.underway = tips.position.viewer, underway
        self.count = tips.blue_dice(self.viewer)

    def live(self) -> Hashable:
        return self.underway.coming(self.viewer, "blue_die")

    def draw(self, canvas: Canvas, look: Look) -> None:
        there = self.count - self.underway.coming(self.viewer, "blue_die")
        draw_signs(canvas, self.rect, [Sign("die_blue_gold")] * there, 28)


class OwnHenchman(Piece):
    """Show a henchman that can be dragged to a space; while it is dragged, its place shows a faint mark."""

    def __init__(self, home: ToPlace, index: int) -> None:
        super().__init__(f"own-henchman-{index}", layout.to_place_rect(index), tooltip=home.tooltip)
        self.home, self.index = home, index

    def live(self) -> Hashable:
        return self.home.there

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.index < self.home.there:
            draw_piece(canvas, "henchman", self.home.person.colour, self.rect)


class OwnTiebreaker(Piece):
    """Show the own tie-breaker; a press places it on the first free place of the track (AQ 3.4)."""

    def __init__(self, home: ToPlace, press: Press | None, tooltip: str) -> None:
        super().__init__("own-tiebreaker", layout.to_place_rect(HENCHMEN), on_press=press, tooltip=tooltip)
        self.home = home

    def live(self) -> Hashable:
        return self.is_coming

    @property
    def is_coming(self) -> bool:
        """Return whether the tie-breaker is still flying home."""
        return self.home.underway.coming(self.home.viewer, "tiebreaker") > 0

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the tie-breaker unless it is still flying home."""
        if self.is_coming:
            return
        rises = HOVER_LIFT if self.leads and (look.hovered or look.focused) else 0
        with canvas.shifted(0, -rises), canvas.faded(_PALE if self.home.is_pale else 1):
            draw_piece(canvas, "tiebreaker", self.home.person.colour, self.rect)


class OwnPanel:
    """Add the whole panel; `change` is the effect of a marked action on the coins, `offered` a card for sale."""

    def __init__(
        self,
        scene: Scene,
        tips: AquileiaTooltips,
        bindings: Bindings,
        change: tuple[int, int, int],
        underway: PiecesInFlight,
        offered: int = NOTHING,
        *,
        shown: AquileiaTooltips,
    ) -> None:
        """Store what to show; in `shown`, a laurel that is still flying does not count yet."""
        self.offered, self.shown = offered, shown
        self.scene, self.tips, self.change, self.underway = scene, tips, change, underway
        self.bindings = bindings
        self.view, self.viewer = tips.view, tips.position.viewer

    def add(self) -> None:
        scene, tips = self.scene, self.tips
        scene.add(Panel("own-panel", layout.place("own"), "panel_parchment"))
        scene.add(Badge(tips, self.underway))
        scene.add(Coins(tips, self.change, self.underway))
        self._add_hand()
        self._add_laurels()
        self._add_head("buildings", "aq-buildings")
        mine = owned(self.view, self.viewer, (*LEFT_SIDE, *VILLAS))
        for site, rect in zip(mine, layout.building_rects(len(mine)), strict=True):
            scene.add(Building(rect, site, self.shown))
        scene.add(Products(self.shown))
        home = scene.add(ToPlace(tips, self.underway))
        self._add_henchmen(home)
        if home.has_tiebreaker:
            press = self.bindings.bind("own-tiebreaker", act.TIEBREAKER, glows=False, rank=1)
            if press:
                self.bindings.carry("own-tiebreaker", [act.TIEBREAKER])
            scene.add(OwnTiebreaker(home, press, tips.t("aq-tiebreaker-left")))

    def _add_henchmen(self, home: ToPlace) -> None:
        """Add the henchmen that can be dragged, each to every free space."""
        spaces = [action for action in self.bindings.offers.legal if action in act.PLACES]
        home.loose = home.count if spaces else 0
        for index in range(home.loose):
            henchman = self.scene.add(OwnHenchman(home, index))
            self.bindings.carry(henchman.id, spaces)

    def _add_head(self, name: str, key: str) -> None:
        area = layout.place(name)
        self.scene.add(Label(f"{name}-head", Rect(area.x, area.y, area.w, 34), self.tips.t(key), _HEAD))

    def _add_hand(self) -> None:
        self._add_head("hand", "aq-hand")
        self.scene.add(BlueDice(self.tips, self.underway))
        hand = self.view.hands[self.viewer]
        kinds, is_offered = [kind for kind, count in enumerate(hand) if count], self.offered != NOTHING
        *_, free = rects = layout.hand_rects(len(kinds) + 1)
        if is_offered:
            self.scene.add(OfferedCard(free, self.offered))
        for kind, rect in zip(kinds, rects if is_offered else layout.hand_rects(len(kinds)), strict=False):
            card = AquileiaHandCard(
                piece_ids.hand(kind), rect, kind, tooltip=self._card_tip(kind), count=hand[kind],
                coming=partial(self.underway.coming, self.viewer, kind),
            )  # fmt: skip
            self.scene.add(card)
        if self.tips.position.hands_covered:
            for index, kind in enumerate((UNKNOWN_SERVI, UNKNOWN_GEAR)):
                rect = layout.hand_rects(len(kinds) + 2)[len(kinds) + index]
                look = self.bindings.look
                press = Press(look, glows=False, leads=False) if look else None
                tip = self.tips.t("table-look-help") if look else self._card_tip(kind)
                self.scene.add(AquileiaHandCard(piece_ids.covered(index), rect, kind, tooltip=tip, on_press=press))

    def _card_tip(self, kind: int) -> Callable[[], str]:
        return lambda: self.tips.card(kind)

    def _add_laurels(self) -> None:
        self._add_head("laurels", "aq-laurels")
        codes = self.view.laurels[self.viewer]
        for index, (code, rect) in enumerate(zip(codes, layout.laurel_rects(len(codes)), strict=True)):
            has_eye = seen_by(code) != everybody(self.view.seats)
            name = piece_ids.laurel(self.viewer, self.viewer, index)
            self.scene.add(LaurelCard(name, rect, code, tooltip=self._laurel_tip(code), has_eye=has_eye))

    def _laurel_tip(self, code: int) -> Callable[[], str]:
        return lambda: self.tips.laurel(code)
