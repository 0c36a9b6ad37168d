"""The viewer's own panel, put together from its parts."""

from collections.abc import Callable
from functools import partial

from game.aquileia import actions as act
from game.aquileia.board import LEFT_SIDE, SITES, VILLAS
from game.aquileia.cards import NOTHING, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.laurels import everybody, seen_by
from game.aquileia.limits import owned
from game.aquileia.state import HENCHMEN
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BURGUNDY, TERM
from scenes.engine.widgets import Label, Panel
from scenes.games.aquileia import layout, piece_ids
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.own_parts import (
    Badge,
    BlueDice,
    Building,
    Coins,
    OfferedCard,
    OwnHenchman,
    OwnTiebreaker,
    Products,
    ToPlace,
)
from scenes.games.aquileia.widgets.pieces import AquileiaHandCard, LaurelCard
from scenes.kit.moves.bindings import Bindings
from scenes.kit.piece_id import piece_id
from scenes.kit.pieces import Press

_HEAD = TERM.inked(BURGUNDY).tightest
_DICE_AT = 96.0


class OwnPanel:
    """Add the whole panel; `change` is the effect of a marked action on the coins, `offered` a card for sale."""

    def __init__(
        self,
        scene: Scene,
        tips: AquileiaTooltips,
        bindings: Bindings,
        change: tuple[int, int, int],
        offered: int = NOTHING,
    ) -> None:
        self.scene, self.tips, self.bindings, self.change, self.offered = scene, tips, bindings, change, offered
        self.view, self.viewer = tips.view, tips.position.viewer

    def add(self) -> None:
        scene, tips = self.scene, self.tips
        scene.add(Panel("own-panel", layout.place("own"), "panel_parchment"))
        scene.add(Badge.of(tips))
        coins = tuple(self.view.coins[self.viewer])
        told = partial(tips.coins, self.viewer)
        scene.add(Coins("own-coins", layout.place("coins"), self.viewer, coins, self.change, tooltip=told))
        self._add_hand()
        self._add_laurels()
        self._add_head("buildings", "aq-buildings")
        self._add_buildings()
        scene.add(Products.of(tips))
        self._add_pieces()

    def _add_buildings(self) -> None:
        tips, mine = self.tips, owned(self.view, self.viewer, (*LEFT_SIDE, *VILLAS))
        for site, rect in zip(mine, layout.building_rects(len(mine)), strict=True):
            laurels = tips.laurels_of_colour(self.viewer, SITES[site].colour) if SITES[site].is_villa else 0
            self.scene.add(Building(piece_ids.own_site(site), rect, site, laurels, tooltip=partial(tips.site, site)))

    def _add_pieces(self) -> None:
        """Add henchmen and tie-breaker; those that can be dragged to free spaces are widgets of their own."""
        spaces = [action for action in self.bindings.offers.legal if action in act.PLACES]
        loose = self.view.henchmen[self.viewer] if spaces else 0
        home = self.scene.add(ToPlace.of(self.tips, loose))
        for index in range(loose):
            name, rect = piece_id("own-henchman", index), layout.to_place_rect(index)
            self.scene.add(OwnHenchman(name, rect, home.colour, tooltip=home.tooltip))
            self.bindings.carry(name, spaces)
        if self.viewer not in self.view.track:
            self._add_tiebreaker(home)

    def _add_tiebreaker(self, home: ToPlace) -> None:
        press = self.bindings.bind("own-tiebreaker", act.TIEBREAKER, glows=False, rank=1)
        if press:
            self.bindings.carry("own-tiebreaker", [act.TIEBREAKER])
        place, told = layout.to_place_rect(HENCHMEN), self.tips.t("aq-tiebreaker-left")
        self.scene.add(OwnTiebreaker("own-tiebreaker", place, home.colour, home.opacity, on_press=press, tooltip=told))

    def _add_head(self, name: str, key: str) -> None:
        area = layout.place(name)
        self.scene.add(Label(f"{name}-head", Rect(area.x, area.y, area.w, 34), self.tips.t(key), _HEAD))

    def _add_hand(self) -> None:
        self._add_head("hand", "aq-hand")
        head, count = layout.place("hand").trimmed(left=_DICE_AT), self.tips.blue_dice(self.viewer)
        self.scene.add(BlueDice("own-blue-dice", head.split_top(34)[0], count))
        hand = self.view.hands[self.viewer]
        kinds, is_offered = [kind for kind, count in enumerate(hand) if count], self.offered != NOTHING
        *_, free = rects = layout.hand_rects(len(kinds) + 1)
        if is_offered:
            self.scene.add(OfferedCard("asked-card", free, self.offered))
        for kind, rect in zip(kinds, rects if is_offered else layout.hand_rects(len(kinds)), strict=False):
            card = AquileiaHandCard(
                piece_ids.hand(kind), rect, kind, tooltip=self._card_tip(kind), count=hand[kind],
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
            name = piece_ids.laurel(index)
            self.scene.add(LaurelCard(name, rect, code, tooltip=self._laurel_tip(code), has_eye=has_eye))

    def _laurel_tip(self, code: int) -> Callable[[], str]:
        return lambda: self.tips.laurel(code)
