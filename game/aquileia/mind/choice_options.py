"""Values of the actions of the spaces and of the small choices inside them (AQ 4)."""

from collections.abc import Callable, Sequence

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Bid, Build, Buy, RollBlue, Swap
from game.aquileia.board import (
    ARENA,
    COPPER,
    EQUI,
    EXCHANGES,
    FORUM,
    FORUM_SCORING,
    METALS,
    PECUNIA_POINTS,
    PORTUS,
    SERVI_SPACES,
    SITES,
    STADIUM,
    THEATRUM,
)
from game.aquileia.cards import FIGHTING, FIGURES, SERVI
from game.aquileia.laurels import COLOURS_OF, kind_of
from game.aquileia.legal import decision, legal
from game.aquileia.limits import heads, is_on, raised
from game.aquileia.mind.odds import AFTER_DICE, FINAL, Foe, is_behind, prize
from game.aquileia.mind.placing_options import Options, gear_worth
from game.aquileia.mind.scene import MEAN_SERVI, Scene, slots_of
from game.aquileia.port import yields_of
from game.aquileia.scoring import villa_sums
from game.aquileia.state import NOBODY, PLAYING, Contest, State

_FOE_CARDS = 0.7
_FACE = 1 / 3
_BLUE_KEPT = 0.6
"""Worth of a blue die for the race that is still to come."""
_LOCKED_OUT = 0.25
"""Worth of a raise in a metal that a rival lacks."""
_FREE_CHANCE = 0.35


def is_sure(kind: str) -> bool:
    """Return whether the first option of this kind of decision is always good."""
    return kind not in _BY_KIND


def sure_options(state: State) -> Options:
    return [(-_WORSE * place, action) for place, action in enumerate(legal(state))]


_WORSE = 50.0
"""Points by which the next option of a sure choice lies below the one before, so that no noise chooses it."""
_NOTHING_FOR_IT = 0.01
"""Cards that change nothing are left where they lie."""


class ChoiceOptions:
    """Values of the legal actions of one decision that is no placement, and not sure."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._state, self._seat = scene.state, scene.seat
        self._lost: dict[int, float] = {}
        self._known_foes: list[Foe] = []

    def of(self) -> Options:
        now = decision(self._state)
        assert now is not None
        return _BY_KIND[now.kind](self, legal(self._state))

    # The market

    def _with(self, coins: Sequence[int], slaves: float) -> float:
        """Return the worth of a stock, with the plans that it allows for this round's forum."""
        scene = self._scene
        slots = slots_of(scene.own_forum())
        planned = scene.plan(coins, slaves, slots)[0] if slots else 0.0
        held = 0.0 if scene.are_slaves_useless() else scene.price.slaves(slaves)
        return scene.price.stock(coins) + held + planned

    def _pecunia(self, actions: Sequence[AquileiaAction]) -> Options:
        coins, slaves = self._scene.resources()
        before = self._with(coins, slaves)
        options: Options = []
        for action in actions:
            worth = 0.0
            if isinstance(action, Swap):
                give, get = EXCHANGES[action.line]
                after = [have - out + more for have, out, more in zip(coins, give, get, strict=True)]
                worth = PECUNIA_POINTS + self._with(after, slaves) - before
            options.append((worth, action))
        return options

    def _equi(self, actions: Sequence[AquileiaAction]) -> Options:
        scene, place = self._scene, self._state.step - EQUI.start
        card = self._state.row[place]
        options: Options = [(0.0, act.DECLINE)]
        if len(actions) > 1:
            more = 1.5 * scene.price.weapon if place == 0 else 0.0
            worth = gear_worth(scene, card) * FIGURES[card] + more - scene.price.coin[COPPER]
            options.append((worth, act.BUYS[1]))
        return options

    def _servi(self, actions: Sequence[AquileiaAction]) -> Options:
        metal = self._state.step - SERVI_SPACES.start
        coins, _ = self._scene.resources()
        slaves = float(heads(self._state.hands[self._seat]))
        before = self._with(coins, slaves)
        options: Options = []
        for action in actions:
            count = action.count if isinstance(action, Buy) else 0
            after = [have - count * (place == metal) for place, have in enumerate(coins)]
            gain = self._with(after, slaves + MEAN_SERVI * count) - before
            options.append((gain - _NOTHING_FOR_IT * count, action))
        return options

    # Contests

    def _contest(self) -> Contest:
        contest = self._state.contest
        assert contest is not None
        return contest

    def _foes(self, now: Contest) -> list[Foe]:
        if not self._known_foes:
            rivals = [(place, rival) for place, rival in enumerate(now.fighters) if rival != self._seat]
            self._known_foes = [self._foe(now, place, rival) for place, rival in rivals]
        return self._known_foes

    def _foe(self, now: Contest, place: int, rival: int) -> Foe:
        """Return a rival with what it may still add: cards not yet played, blue dice not yet rolled."""
        state = self._state
        more = _FOE_CARDS if place > now.turn and now.stage == PLAYING else 0.0
        if rival == state.blue_holder:
            more += _FACE * state.blue_left * 0.6
        return Foe(now.strengths[place] + more, is_behind(state, self._seat, rival))

    def _prize(self, now: Contest, strength: float) -> float:
        is_last = now.turn == len(now.fighters) - 1 and self._state.blue_holder not in now.fighters
        drift = FINAL if is_last else AFTER_DICE
        metal = now.metals[now.turn]
        return prize(self._scene, self._state.step == ARENA.start, metal, strength, self._foes(now), drift)

    def _cards(self, actions: Sequence[AquileiaAction]) -> Options:
        """Value each card as the first of the best set that contains it."""
        now = self._contest()
        strength = float(now.strengths[now.turn])
        if self._state.blue_holder == self._seat:
            strength += _FACE * self._state.blue_left * 0.6
        hand = self._state.hands[self._seat]
        kinds = [kind for kind in FIGHTING[now.metals[now.turn]] if hand[kind]]
        worths: dict[int, float] = {}

        def worth(more: int) -> float:
            if more not in worths:
                worths[more] = self._prize(now, strength + more)
            return worths[more]

        options: Options = [(worth(0), act.STAND)]
        for kind in kinds:
            rest = [(each, hand[each] - (each == kind)) for each in kinds]
            sets = self._sets(rest, kind)
            best = max(worth(more) - gear - self._slaves_lost(slaves) for (more, slaves), gear in sets.items())
            options.append((best, act.PLAYS[kind]))
        return options

    def _sets(self, cards: Sequence[tuple[int, int]], first: int) -> dict[tuple[int, int], float]:
        """Return the least cost of each strength, and slaves in it, that the first card and others can add."""
        costs = {self._with_card((0, 0), first): self._gear_cost(first)}
        for kind, count in cards:
            each = self._gear_cost(kind)
            for _ in range(count):
                for reached, paid in list(costs.items()):
                    total = self._with_card(reached, kind)
                    costs[total] = min(costs.get(total, paid + each), paid + each)
        return costs

    def _with_card(self, reached: tuple[int, int], kind: int) -> tuple[int, int]:
        return reached[0] + FIGURES[kind], reached[1] + FIGURES[kind] * (kind in SERVI)

    def _gear_cost(self, kind: int) -> float:
        scene = self._scene
        return 0.0 if kind in SERVI else gear_worth(scene, kind) * FIGURES[kind] * (0.8 if scene.rounds_left else 0.0)

    def _slaves_lost(self, count: int) -> float:
        """Return the worth of slaves that are missing for this round's buildings."""
        if not count:
            return 0.0
        if count not in self._lost:
            coins, slaves = self._scene.resources()
            self._lost[count] = self._with(coins, slaves) - self._with(coins, slaves - count)
        return self._lost[count]

    def _blue(self, actions: Sequence[AquileiaAction]) -> Options:
        now = self._contest()
        strength = now.strengths[now.turn]
        is_racing = self._state.step == ARENA.start and is_on(self._state, self._seat, STADIUM)
        kept = _BLUE_KEPT if is_racing else -0.01
        return [
            (self._prize(now, strength + _FACE * action.count) - kept * action.count, action)
            for action in actions
            if isinstance(action, RollBlue)
        ]

    def _prizes(self, actions: Sequence[AquileiaAction]) -> Options:
        now = self._contest()
        if self._state.step != ARENA.start:
            return self._laurels(now)
        card, points = self._scene.price.servi * MEAN_SERVI, [2.0 * strength for strength in now.strengths[:2]]
        share = 1 / (self._state.seats - 1) if len(points) > 1 else 0.0
        options: Options = [(points[0] - share * card, act.FOR_POINTS)]
        if len(actions) > 1:
            options.append((card - share * points[-1], act.FOR_CARD))
        return options

    def _laurels(self, now: Contest) -> Options:
        kinds = kind_of(self._state.shown), kind_of(self._state.stadium_deck[-1])
        mine = [self._scene.laurel(kind) for kind in kinds]
        theirs = [self._worth_to(now.fighters[1], kind) if len(now.fighters) > 1 else 0.0 for kind in kinds]
        share = 1 / (self._state.seats - 1)
        return [(mine[0] - share * theirs[1], act.KEEP_SHOWN), (mine[1] - share * theirs[0], act.KEEP_DRAWN)]

    # The theatre

    def _worth_to(self, rival: int, kind: int) -> float:
        """Return the worth of a laurel to a rival, by the villas built so far."""
        sums = villa_sums(self._state, rival)
        hope = self._scene.price.laurel_hope * 0.5
        return max((sums[colour] + hope for colour in COLOURS_OF[kind]), default=self._scene.laurel(kind))

    def _bids(self, actions: Sequence[AquileiaAction]) -> Options:
        state, seat, auction = self._state, self._seat, self._state.auction
        assert auction is not None
        kind, price = kind_of(state.theatre_deck[-1]), self._scene.price
        mine, host = self._scene.laurel(kind), state.spaces[THEATRUM]
        share = 1 / (state.seats - 1)
        rivals = [each for each in range(state.seats) if each != seat and not auction.passed >> each & 1]
        wanting = {each: self._worth_to(each, kind) for each in rivals}
        coins, slaves = self._scene.resources()
        options: Options = []
        before = self._with(coins, slaves)
        for action in actions:
            if isinstance(action, Bid):
                bid = raised(auction.bid, action.metal)
                left = [have - each for have, each in zip(coins, bid, strict=True)]
                paid = before - self._with(left, slaves) + (0.0 if host == seat else share * price.cost(bid))
                shut_out = sum(state.coins[each][action.metal] <= auction.bid[action.metal] for each in rivals)
                options.append((mine - paid + _LOCKED_OUT * shut_out, action))
        options.append((self._passed(host, auction.leader, price.cost(auction.bid), wanting, share, mine), act.PASS))
        return options

    def _passed(
        self, host: int, leader: int, paid: float, wanting: dict[int, float], share: float, mine: float
    ) -> float:
        """Return the worth of not bidding: the price for the host, the laurel for another seat."""
        if leader != NOBODY:
            gain = wanting.get(leader, 0.0) - paid
            return (paid if host == self._seat else 0.0) - share * max(0.0, gain)
        if host != self._seat:
            return -share * max(wanting.values(), default=0.0)
        coin = sum(self._scene.price.coin) / len(METALS)
        keen = sum(worth > coin for worth in wanting.values())
        free = _FREE_CHANCE**keen
        return free * mine + (1 - free) * coin * (1.5 if keen > 1 else 1.0)

    # Forum and port

    def _builds(self, actions: Sequence[AquileiaAction]) -> Options:
        """Value each building, with a plan for the rest of the round's buildings."""
        state, scene = self._state, self._scene
        is_scoring = state.step in FORUM_SCORING
        later = [space for space in scene.own_forum() if space > state.step]
        slots = slots_of(later)
        coins, slaves = scene.resources()
        denied, share = scene.denied(range(state.step + 1, FORUM.stop)), 1 / (state.seats - 1)
        options: Options = [(scene.plan(coins, slaves, slots)[0] if slots else 0.0, act.DECLINE)]
        for action in actions:
            if isinstance(action, Build):
                worth = scene.gain(action.site, is_scoring) + share * denied[action.site]
                if slots:
                    worth += self._rest_of_plan(action, coins, slaves, slots)
                options.append((worth - 0.01 * action.ones, action))
        return options

    def _rest_of_plan(self, action: Build, coins: Sequence[int], slaves: float, slots: Sequence[bool]) -> float:
        left = [have - cost for have, cost in zip(coins, SITES[action.site].cost, strict=True)]
        return self._scene.plan(left, slaves - action.ones - 2 * action.twos, slots, without=action.site)[0]

    def _port(self, actions: Sequence[AquileiaAction]) -> Options:
        metal = self._state.step - PORTUS.start
        points, coins = yields_of(self._state, self._seat)
        price = self._scene.price
        paid = 0.0 if self._state.port[metal] else price.coin[metal]
        options: Options = [(0.0, act.DECLINE)]
        if len(actions) > 1:
            options.append((points + price.cost(coins) - paid + 0.01, act.ACTIVATE))
        return options


_BY_KIND: dict[str, Callable[[ChoiceOptions, Sequence[AquileiaAction]], Options]] = {
    "pecunia": ChoiceOptions._pecunia,
    "equi": ChoiceOptions._equi,
    "servi": ChoiceOptions._servi,
    "cards": ChoiceOptions._cards,
    "blue": ChoiceOptions._blue,
    "prize": ChoiceOptions._prizes,
    "bid": ChoiceOptions._bids,
    "build": ChoiceOptions._builds,
    "port": ChoiceOptions._port,
}
