"""Values of the small choices inside an action: draws, gifts, donations, protection, jousts (SG 3 to 5, SG 8)."""

from collections.abc import Callable
from typing import Any

from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction, SanGimignanoAction, Topple
from game.san_gimignano.cards import FINE_STONE, NOBLE_COPIES, NOBLES, SANTA_FINA
from game.san_gimignano.legal import legal
from game.san_gimignano.limits import hand_size
from game.san_gimignano.mind.holdings import ONE_OF
from game.san_gimignano.mind.noble_worth import WORTHS
from game.san_gimignano.mind.scene import Scene, known_top
from game.san_gimignano.mind.turn_options import Options
from game.san_gimignano.mind.values import Values
from game.san_gimignano.state import (
    Donating,
    Drawing,
    Giving,
    Jousting,
    Laying,
    Protecting,
    Returning,
)

_NOBLES_IN_DECK = sum(NOBLE_COPIES.values())
_JOUST_COST = 3.0
_TRADED_SHARE = 0.5
"""Share of a hand's value that a trade by a 9 takes, which is unseen and gives back the least liked cards."""
_GIFT_SHARE = 0.3
"""Worth to the rival of a card given away, as a share of its worth to the giver."""


class ChoiceOptions:
    def __init__(self, values: Values) -> None:
        self._values = values
        self._worth: dict[type, Callable[[Scene, Any, Any], float]] = {
            Drawing: self._drawn,
            Laying: self._laid,
            Jousting: self._jousted,
            Returning: self._returned,
            Donating: self._donated,
            Protecting: self._protected,
            Giving: self._given,
        }

    def of(self, scene: Scene) -> Options:
        frame = scene.state.stack[-1]
        worth = self._worth[type(frame)]
        return [(worth(scene, frame, action), action) for action in legal(scene.state)]

    def _hand(self, scene: Scene, change: int) -> float:
        return scene.outlook.hand(scene.holding + change)

    def _drawn(self, scene: Scene, frame: Drawing, action: SanGimignanoAction) -> float:
        if action == act.DRAW_DECK:
            top = known_top(scene.state, scene.seat)
            if top is None:
                return scene.outlook.hand_after_draw(scene.holding)
            return self._hand(scene, ONE_OF[top])
        if isinstance(action, CardAction) and action.card in ONE_OF and action.card != FINE_STONE:
            return self._hand(scene, ONE_OF[action.card])
        worth = self._values.at(scene.clock).held_nobles
        if isinstance(action, CardAction):
            return self._hand(scene, 0) + worth[action.card]
        unseen = sum(worth[card] * copies for card, copies in NOBLE_COPIES.items()) / _NOBLES_IN_DECK
        return self._hand(scene, 0) + unseen

    def _laid(self, scene: Scene, frame: Laying, action: SanGimignanoAction) -> float:
        return 1.0 if action == act.PROCEED else 0.0

    def _jousted(self, scene: Scene, frame: Jousting, action: SanGimignanoAction) -> float:
        if action == act.ALLOW:
            return 0.0
        card = frame.chain[-1]
        worth = WORTHS[card].cancelled * (1 + scene.rival.tall if card == SANTA_FINA else 1)
        return worth - _JOUST_COST

    def _returned(self, scene: Scene, frame: Returning, action: SanGimignanoAction) -> float:
        return self._hand(scene, 0) if action == act.KEEP_CARDS else self._without(scene, action)

    def _without(self, scene: Scene, action: Any) -> float:
        if action.card in NOBLES and action.card != FINE_STONE:
            return self._hand(scene, 0) - self._values.at(scene.clock).held_nobles[action.card]
        return self._hand(scene, -ONE_OF[action.card])

    def _donated(self, scene: Scene, frame: Donating, action: SanGimignanoAction) -> float:
        if isinstance(action, Topple):
            return self._toppled(scene, action)
        if frame.number == 9 and action == act.DONATE:
            taken = min(frame.levels, hand_size(scene.state, 1 - scene.seat))
            return float(taken - frame.levels) + 0.5
        return 1.0 if action == act.DONATE else 0.0

    def _toppled(self, scene: Scene, action: Topple) -> float:
        values, (state, seat, own, rival, piece, clock, _, _) = self._values, scene
        towers = list(state.towers[seat if action.is_mine else 1 - seat])
        del towers[action.tower]
        fallen = values.side(towers)
        sides = (fallen, rival) if action.is_mine else (own, fallen)
        return values.board(*sides, piece, clock) - values.board(own, rival, piece, clock)

    def _protected(self, scene: Scene, frame: Protecting, action: SanGimignanoAction) -> float:
        if isinstance(action, CardAction):
            return self._without(scene, action)
        kept = self._hand(scene, 0)
        if frame.number == 9:
            return kept - _TRADED_SHARE * max(0.0, kept - scene.outlook.hand(0))
        is_own_strike = frame.builder == scene.seat
        loss = self._toppled(scene, Topple(is_mine=True, tower=frame.tower))
        return kept + (0.0 if is_own_strike else loss)

    def _given(self, scene: Scene, frame: Giving, action: Any) -> float:
        if action.card not in ONE_OF:
            return self._without(scene, action)
        theirs = self._values.outlook(scene.rival, scene.own, scene.clock)
        gift = theirs.hand(ONE_OF[action.card]) - theirs.hand(0)
        return self._without(scene, action) - _GIFT_SHARE * gift
