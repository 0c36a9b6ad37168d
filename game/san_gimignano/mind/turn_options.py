"""The actions of a turn worth considering, each with the value of the position after it, without playing it."""

from collections.abc import Sequence

from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, Complete, Exchange, Extend, SanGimignanoAction
from game.san_gimignano.cards import CITY_WALL, FINE_STONE, NOBLES, PILGRIMAGE, ROGNOSA, SANTA_FINA
from game.san_gimignano.combinations import completions_of, exchanges_of
from game.san_gimignano.legal import building_actions, noble_plays
from game.san_gimignano.limits import (
    TOWERS_TO_DECLARE,
    cards_to_buy,
    exchange_supply,
    hand_limit,
    noble_allowance,
    usable_fine_stones,
)
from game.san_gimignano.mind.features import NOBLE
from game.san_gimignano.mind.holdings import holding_of_cards, holding_of_stones
from game.san_gimignano.mind.scene import Scene, value_of_draws
from game.san_gimignano.mind.sides import Side
from game.san_gimignano.mind.values import Values
from game.san_gimignano.scoring import score
from game.san_gimignano.towers import Tower, tower_of

Options = list[tuple[float, SanGimignanoAction]]
Offer = tuple[Exchange, int]
"""Hold an exchange, and the holding of the cards it lays down."""

DECIDED = 1000.0
"""Value of a pass that ends the game, won or lost for certain."""
_IDLE_PASS = -8.0
_LONG_GAME = 60
_DELAY = 0.3
"""Cost of an exchange, which brings nobody forward; it grows with the length of the game."""
_SHORTLIST, _WIDE_SHORTLIST = 3, 10
_TYPICAL = (Tower(False, 8, 3, is_complete=True), Tower(False, 7, 4))
"""Typical towers, by which hands to keep are ranked."""
_TYPICAL_CLOCK = 16
_AMPLE_DECK = 9
"""Size of the deck that fills any exchange."""
_FREE_CARD = 1.0
"""Worth of a donation of 8 or 9 per card, besides the hand's gain."""


class TurnOptions:
    """Value the actions of a turn; it caches the best exchanges of each hand."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._offers: dict[tuple[tuple[int, ...], bool], tuple[Offer, ...]] = {}

    def of(self, scene: Scene, wide: bool) -> Options:
        state, seat = scene.state, scene.seat
        options: Options = [(self._pass(scene), act.PASS)]
        fine = usable_fine_stones(state, seat) if state.nobles else 0
        for action in building_actions(state, seat, tuple(state.hands[seat][5:11]), fine):
            options.append((self._building(scene, action), action))
        if not scene.clock < 0:
            options += self._supply(scene, wide)
        if state.nobles and noble_allowance(state, seat):
            options += [(self._noble(scene, play.card), play) for play in noble_plays(state, seat)]
        return options

    def _now(self, scene: Scene) -> float:
        board = self._values.board(scene.own, scene.rival, scene.piece, scene.clock)
        return board + scene.outlook.hand(scene.holding)

    def _pass(self, scene: Scene) -> float:
        state = scene.state
        if state.passes:
            return DECIDED if score(state).winners == (scene.seat,) else -DECIDED
        return self._now(scene) + (0.0 if scene.clock < 0 else _IDLE_PASS)

    def _building(self, scene: Scene, action: Build | Extend) -> float:
        state, seat, _, rival, piece, clock, holding, _ = scene
        values, numbers, fine = self._values, action.numbers, action.fine
        towers = state.towers[seat]
        after = holding - holding_of_stones(numbers, fine)
        if isinstance(action, Build):
            tower = tower_of(numbers, fine)
            own = values.side([*towers, tower])
            drawn = 0
        else:
            place = action.tower
            tower = towers[place].extended(numbers, fine)
            own = values.side([*towers[:place], tower, *towers[place + 1 :]])
            drawn = len(numbers) if clock >= 0 else 0
        taller = max(scene.own.highest, rival.highest)
        value = values.board(own, rival, 1 if tower.levels > taller else piece, clock)
        outlook = values.outlook(own, rival, clock)
        if drawn:
            value += value_of_draws(outlook, after, drawn, state.market)
        else:
            value += outlook.hand(after)
            if tower.is_plain and clock >= 0:
                value += self._donation(scene, tower, own)
        if fine:
            value += fine.bit_count() * self._noble_change(scene, stones=-1, uses=1)
        return value

    def _donation(self, scene: Scene, tower: Tower, own: Side) -> float:
        if tower.top == 8:
            return tower.levels * (_FREE_CARD + self._card_gain(scene))
        if tower.top == 9:
            taken = min(tower.levels, sum(scene.state.hands[1 - scene.seat]))
            return max(0.0, (taken - tower.levels + 1) * (_FREE_CARD + self._card_gain(scene)))
        if tower.top == 10:
            return max(0.0, self._conspiracy(scene, tower, own))
        return 0.0

    def _card_gain(self, scene: Scene) -> float:
        return scene.outlook.hand_after_draw(scene.holding) - scene.outlook.hand(scene.holding)

    def _conspiracy(self, scene: Scene, tower: Tower, own: Side) -> float:
        """SG 5.7: the change by the fall of the rival's tower; at equal height the builder names it."""
        state, rival = scene.state, scene.rival
        if not scene.own.fall_height <= rival.fall_height <= tower.levels or not rival.fall_height:
            return 0.0
        towers = state.towers[1 - scene.seat]
        falls = (index for index, each in enumerate(towers) if each.can_fall() and each.levels == rival.fall_height)
        fallen = (self._values.side([*towers[:index], *towers[index + 1 :]]) for index in falls)
        standing = self._values.board(own, rival, scene.piece, scene.clock)
        return max(self._values.board(own, side, scene.piece, scene.clock) for side in fallen) - standing

    def _supply(self, scene: Scene, wide: bool) -> Options:
        state, seat, own, rival, piece, clock, holding, outlook = scene
        values = self._values
        board = values.board(own, rival, piece, clock)
        options: Options = []
        count = cards_to_buy(state)
        if sum(state.hands[seat]) + count <= hand_limit(state, seat):
            options.append((board + value_of_draws(outlook, holding, count, state.market), act.BUY))
        options += [(board + self._exchange(scene, offer), offer[0]) for offer in self._shortlist(scene, wide)]
        options += [(self._completed(scene, action), action) for action in self._completions(scene, wide)]
        if own.completed >= TOWERS_TO_DECLARE:
            closed = values.board(own, rival, piece, -1) + values.outlook(own, rival, -1).hand(holding)
            options.append((closed, act.DECLARE))
        return options

    def _exchange(self, scene: Scene, offer: Offer) -> float:
        exchange, laid = offer
        cards = exchange.cards
        market = [card for card in scene.state.market if card not in cards]
        value = value_of_draws(scene.outlook, scene.holding - laid, len(cards), market)
        if cards[-1] >= FINE_STONE:
            value -= sum(self._values.at(scene.clock).held_nobles[card] for card in cards if card in NOBLES)
        return value - _DELAY * (1 + max(0, scene.state.turn - _LONG_GAME))

    def _shortlist(self, scene: Scene, wide: bool) -> Sequence[Offer]:
        state = scene.state
        key = (tuple(state.hands[scene.seat]), wide)
        kept = self._offers.get(key)
        if kept is None:
            kept = self._offers[key] = self._ranked(key[0], scene.holding, wide)
        if len(state.deck) > _AMPLE_DECK:
            return kept
        return [offer for offer in kept if len(offer[0].cards) <= exchange_supply(state, offer[0].cards)]

    def _ranked(self, hand: tuple[int, ...], holding: int, wide: bool) -> tuple[Offer, ...]:
        typical = self._values.outlook(self._values.side(_TYPICAL), self._values.side(()), _TYPICAL_CLOCK)

        def worth(offer: Offer) -> float:
            kept = holding - offer[1]
            now = typical.hand(kept)
            return now + len(offer[0].cards) * (typical.hand_after_draw(kept) - now)

        exchanges = exchanges_of(hand)
        plain = [exchange for exchange in exchanges if exchange.cards[-1] < FINE_STONE]
        offers = [(exchange, holding_of_cards(exchange.cards)) for exchange in plain or exchanges]
        return tuple(sorted(offers, key=worth, reverse=True)[: _WIDE_SHORTLIST if wide else _SHORTLIST])

    def _completions(self, scene: Scene, wide: bool) -> tuple[Complete, ...]:
        towers = scene.state.towers[scene.seat]
        unfinished = tuple(index for index, tower in enumerate(towers) if not tower.is_complete)
        if not unfinished:
            return ()
        return completions_of(unfinished) if wide else (Complete(unfinished),)

    def _completed(self, scene: Scene, action: Complete) -> float:
        values, (state, seat, _, rival, piece, clock, holding, _) = self._values, scene
        towers = [
            tower.completed() if index in action.towers else tower for index, tower in enumerate(state.towers[seat])
        ]
        own = values.side(towers)
        return values.board(own, rival, piece, clock) + values.outlook(own, rival, clock).hand(holding)

    def _noble(self, scene: Scene, card: int) -> float:
        value = self._now(scene)
        state, seat = scene.state, scene.seat
        if card == PILGRIMAGE:
            room = max(0, hand_limit(state, seat) - sum(state.hands[seat]) + 1) if scene.clock >= 0 else 0
            return value + room * self._card_gain(scene) + self._noble_change(scene, pilgrimage_room=-room, uses=1)
        if card == CITY_WALL:
            return value + self._noble_change(scene, wall_held=-1, wall=1, uses=1)
        if card == ROGNOSA:
            cost = 2 * self._card_gain(scene)
            return value - cost + self._noble_change(scene, rognosa_held=-1, rognosa=1, uses=1)
        if card == SANTA_FINA:
            tall = scene.own.tall
            return value + self._noble_change(scene, santa_fina_held=-1 - tall, santa_fina=tall, uses=1)
        return value + self._noble_change(scene, uses=1)

    def _noble_change(self, scene: Scene, **changes: int) -> float:
        weights = self._values.at(scene.clock).noble
        return sum(change * weights[NOBLE.index(name)] for name, change in changes.items())
