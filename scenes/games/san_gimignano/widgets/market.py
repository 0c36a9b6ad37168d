"""Deck, market and tower piece: what can be taken from there and put there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce

from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import SanGimignanoAction
from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER, kind_in_deck
from game.san_gimignano.limits import cards_to_buy
from game.san_gimignano.state import NOBODY, State
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.cards import card_text
from scenes.games.san_gimignano.choices.action_buttons import ActionButtons
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.hints import cards_of_purchase
from scenes.games.san_gimignano.layout import market_rects, piece_rect, place, share_shown
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.widgets.market_row import Lying
from scenes.games.san_gimignano.widgets.pieces import (
    HAND_GROUND,
    EmptyStand,
    MarketGround,
    MarketPile,
    SanGimignanoDeck,
    TowerPiece,
)
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press, Spot

"""Id of the whole market, onto which cards are exchanged."""
_LEAST_ROW = 3
"""Number of piles below which the frame would seem to mean a single card."""


@dataclass(frozen=True)
class Market:
    """Add deck and market for one position and selection."""

    scene: Scene
    position: SanGimignanoPosition
    selection: SanGimignanoSelection
    bindings: Bindings
    verbs: ActionButtons
    saying: Callable[[str], Press | None]
    """Returns a press that only says why it is impossible."""
    lying: Sequence[Lying]

    def add(self) -> None:
        view, t = self.position.view, self.position.wording.catalog
        self._add_deck("deck", view.deck, act.DRAW_DECK, UNKNOWN_TOWER)
        if view.nobles:
            self._add_deck("noble_deck", view.noble_deck, act.DRAW_NOBLES, UNKNOWN_NOBLE)
        self._add_ground()
        rects = [each.rect for each in self.lying]
        for index, each in enumerate(self.lying):
            press, tip = self._press(each.name, act.draw(each.kind))
            self.scene.add(
                MarketPile(
                    each.name, each.rect, each.kind, t, each.count, on_press=press,
                    tooltip=f"{card_text(t, each.kind)}\n{tip}".strip(),
                    raises=press is not None and press.leads, shown=share_shown(rects, index),
                    barred=self._is_barred(press),
                )
            )  # fmt: skip
        stand = place("piece")
        if view.piece != NOBODY:
            self.scene.add(EmptyStand("piece-stand", stand.trimmed(bottom=34), tooltip=t("sg-piece-help")))
        self.scene.add(TowerPiece("piece", piece_rect(view.piece, self.position.viewer), tooltip=t("sg-piece-help")))

    def show_uses(self) -> None:
        """Point hints and Look back to the market for an exchange, and to the cards for a purchase."""
        if not self._is_turn:
            return
        self.bindings.show(piece_ids.MARKET_ROW, self.verbs.of_verb("exchange"))
        if self.bindings.offers.is_legal(act.BUY):
            cards = cards_of_purchase(self.position)
            for name in [each.name for each in self.lying if each.kind in cards] or ["deck"]:
                self.bindings.show(name, [act.BUY])

    def _add_ground(self) -> None:
        """Add the ground of the market, on which exchanged cards can be dropped beside the others."""
        area, tip = place("cards"), self.position.wording.catalog("sg-market-help")
        row = reduce(Rect.joined, [each.rect for each in self.lying] or [area])
        self.scene.add(Spot(piece_ids.MARKET_ROW, row, tooltip=tip))
        market = reduce(Rect.joined, market_rects(_LEAST_ROW), row)
        press = self._laying("market-ground", glows=self.verbs.invites("exchange")) if self._is_laying else None
        self.scene.add(MarketGround("market-ground", area, market, on_press=press, tooltip=tip))

    def _add_deck(self, name: str, deck: list[int], action: SanGimignanoAction, back: int) -> None:
        t = self.position.wording.catalog
        top = kind_in_deck(deck[-1]) if deck else back
        press, tip = self._press(name, action)
        barred = self.position.view.end_phase
        help_text = t(f"sg-{name.replace('_', '-')}-help", n=len(deck), closed="yes" if barred else "no")
        if top != back:
            help_text = f"{help_text}\n{t('sg-deck-known')}"
        told = f"{help_text}\n{tip}".strip()
        self.scene.add(
            SanGimignanoDeck(name, place(name), top, len(deck), t, on_press=press, tooltip=told, barred=barred)
        )

    def _press(self, piece: str, action: SanGimignanoAction) -> tuple[Press | None, str]:
        """Return press and tooltip of a card.

        During a purchase it is taken; else lifted cards are exchanged here, or a purchase begins with it.
        """
        offers = self.bindings.offers
        if not self.position.can_act:
            return None, ""
        if self._is_turn:
            return (self._laying(piece), "") if self._is_laying else self._buying(piece, action)
        press = self._taking(piece, action)
        why = offers.why_not(action)
        return press or self.saying(why), offers.told(action) if press else why

    def _buying(self, piece: str, action: SanGimignanoAction) -> tuple[Press | None, str]:
        """Return a press that begins a purchase with this card (SG 3.1)."""
        if why := self._why_not_bought(action):
            return self.saying(why), why
        told = self.position.wording.catalog("sg-buys", cards=cards_to_buy(self.position.view))
        return self._taking(piece, act.BUY, action), told

    def _why_not_bought(self, action: SanGimignanoAction) -> str:
        if why := self.bindings.offers.why_not(act.BUY):
            return why
        reason = self.position.spec.rules.why_not(self._bought, action)
        return self.position.wording.reason(reason) if reason else ""

    @cached_property
    def _bought(self) -> State:
        """Return the state after the beginning of a purchase."""
        return preview(self.position.spec.rules, self.position.view, act.BUY).after

    def _taking(self, piece: str, action: SanGimignanoAction, *then: SanGimignanoAction) -> Press | None:
        """Return a press that takes the card, which can be dragged to the hand as well.

        One that begins a purchase is left out by focus and hints, which use the button.
        """
        press = self.bindings.bind(piece, action, then=then, glows=not then, rank=len(then), is_aside=bool(then))
        if press:
            self.bindings.fetch(piece, HAND_GROUND)
        return press

    def _laying(self, piece: str, *, glows: bool = False) -> Press | None:
        """Return a press that exchanges the lifted cards (SG 3.2)."""
        press = self.bindings.bind(piece, *self.verbs.ready("exchange"), glows=glows, is_aside=True)
        return press or self.saying(self._why_no_exchange)

    @cached_property
    def _why_no_exchange(self) -> str:
        reason = intents.why_not_intent(self.position.view, "exchange", self.selection.lifted)
        return self.position.wording.reason(reason) if reason else ""

    @property
    def _is_laying(self) -> bool:
        return self._is_turn and bool(self.selection.cards)

    @property
    def _is_turn(self) -> bool:
        return self.position.decision is not None and self.position.decision.kind == "turn"

    def _is_barred(self, press: Press | None) -> bool:
        """Return whether the card is dimmed: it cannot be taken while others can, or the end phase has begun."""
        if self.position.view.end_phase:
            return True
        is_taking = self.position.decision is not None and self.position.decision.kind == "draw"
        return is_taking and self.position.can_act and not (press and press.leads)
