"""The actions of a turn worth considering, each with its change of worth, found without playing it."""

from functools import partial
from operator import itemgetter

from game.lorenzo import actions as act
from game.lorenzo.actions import LorenzoAction, Named
from game.lorenzo.board import (
    COUNCIL,
    EACH_MEMBER,
    ROUNDS,
    SPACE_GAINS,
    SPACE_PRIVILEGES,
    TOWER_SPACES,
    TOWERS,
    WORK_OF,
    tower_of,
)
from game.lorenzo.card import Cost
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import Effect, ExtraAction, SetMemberValue, TakeCard
from game.lorenzo.goods import COINS, FAITH, MILITARY, NOTHING, SERVANTS, Amounts
from game.lorenzo.leaders import COPYIST, LEADERS
from game.lorenzo.legal import leader_steps, placements
from game.lorenzo.limits import (
    coloured_at_home,
    copyable,
    extra_value,
    member_value,
    needed_value,
    servants_for,
    takeable,
    values_on,
)
from game.lorenzo.mind.prospects import Prospects
from game.lorenzo.mind.works import best_effort, work_steps
from game.lorenzo.mind.worths import Worths, dot
from game.lorenzo.powers import Powers, ability, is_once_per_round, powers_of
from game.lorenzo.prices import fee, payable, prices_for
from game.lorenzo.state import LAPS, PLACED, Player, State, seat_of

Options = list[tuple[float, LorenzoAction]]

_PASS = -6.0
_EXTRA_SHARE = 0.8
"""Factor for a card that an effect may take, as it must still be there and paid for."""


_WORTH = itemgetter(0)
_NEEDED = tuple(map(needed_value, range(COUNCIL + 1)))
_ACTIONS_OF = tuple(
    tuple(effect for effect in card.immediate if isinstance(effect, TakeCard | ExtraAction)) for card in CARDS
)
"""Extra actions that a card gives at once."""


class Turn:
    """Hold one seat's decision, with what several options share."""

    __slots__ = (
        "_bases", "_counts", "_efforts", "_fees", "_idle", "_nearer", "_prospects", "_steps", "player", "powers",
        "seat", "servant", "state", "worths",
    )  # fmt: skip

    def __init__(self, worths: Worths, state: State, seat: int) -> None:
        self.worths, self.state, self.seat = worths, state, seat
        self.player: Player = state.players[seat]
        self.powers: Powers = powers_of(self.player)
        self._prospects: Prospects | None = None
        self._counts = tuple(map(len, self.player.cards))
        self._idle = worths.idle(self.player.goods)
        self.servant = worths.servant + self._idle[SERVANTS]
        self._fees: dict[tuple[int, bool], int] = {}
        self._bases: dict[int, float] = {}
        self._efforts: dict[tuple[int, int], tuple[float, int]] = {}
        self._nearer: dict[int, float] = {}
        self._steps: dict[int, list[tuple[int, float]]] = {}

    def options(self) -> Options:
        if self.state.step == PLACED:
            return [(0.0, act.END), *self._leader_options(0.0)]
        placing = self._placings()
        best = max(map(_WORTH, placing), default=0.0)
        members = self.player.home.bit_count()
        passing = (_PASS + self.worths.habits["pass"] - self.worths.member * members, act.PASS)
        return [*placing, passing, *self._leader_options(best)]

    # Members

    def _placings(self) -> Options:
        """Value all placements; each space is computed once for all members, each member once for all spaces."""
        at_home, more, habit_on = self._at_home(), values_on(self.powers.value), self.worths.habit_on
        rate, servant, bases = self.powers.rate, self.servant, self._bases
        found: Options = []
        for action in placements(self.state, self.seat):
            space, (value, left) = action.space, at_home[action.member]
            value += more[space]
            if space in WORK_OF:
                worth = self.work(WORK_OF[space], value)[0]
            else:
                worth = bases[space] if space in bases else self._base(space)
                missing = _NEEDED[space] - value
                if missing > 0:
                    worth -= missing * rate * servant
            found.append((worth + habit_on[space] - left, action))
        return found

    def _at_home(self) -> dict[int, tuple[int, float]]:
        """Return for each member at home its value, and its worth there."""
        worths, player = self.worths, self.player
        values = {
            member: member_value(self.state, player, self.powers, member)
            for member in EACH_MEMBER
            if player.home >> member & 1
        }
        return {member: (value, worths.member + worths.strength * value) for member, value in values.items()}

    def _base(self, space: int) -> float:
        if space in TOWER_SPACES:
            base = self.card_net(space, self._fee_in(tower_of(space), with_member=True), NOTHING)
        else:
            base = self._gain_on(space)
        self._bases[space] = base
        return base

    def work(self, work: int, value: int) -> tuple[float, int]:
        effort = self._efforts.get((work, value))
        if effort is None:
            steps, owned = self.steps(work), self.player.goods[SERVANTS]
            effort = self._efforts[work, value] = best_effort(self.servant, owned, self.powers.rate, steps, value)
        return effort

    def effort(self, least: int, value: int) -> int:
        """Return the servants that raise an action of this value to that one."""
        return servants_for(least - value, self.powers.rate)

    def steps(self, work: int) -> list[tuple[int, float]]:
        steps = self._steps.get(work)
        if steps is None:
            steps = self._steps[work] = work_steps(self.worths, self.player, work)
        return steps

    def _fee_in(self, tower: int, with_member: bool) -> int:
        due = self._fees.get((tower, with_member))
        if due is None:
            due = fee(self.state, self.powers, TOWERS[tower].start, with_member)
            self._fees[tower, with_member] = due
        return due

    def card_net(self, space: int, fee_due: int, discount: Amounts) -> float:
        """Return the worth of a floor's card with floor bonus, minus fee and price."""
        worths, card = self.worths, self.state.floors[space]
        worth = worths.card(self.player, card, self._counts)
        bonus = self.powers.floor_bonuses[space]
        if bonus != NOTHING:
            worth += worths.gain(self.player.goods, bonus)
        worth -= fee_due * (worths.goods[COINS] + self._idle[COINS]) + self._price(space, card, fee_due, discount)
        if self.player.hand:
            worth += self._more_hope(tower_of(space))
            prospects = self.prospects
            if prospects.near:
                worth += prospects.of_card(card, bonus, fee_due, prices_for(self.powers, card, discount)[0])
        for effect in _ACTIONS_OF[card]:
            worth += max(0.0, self.extra(effect, space))
        return worth

    def _more_hope(self, card_type: int) -> float:
        """Return the worth of bringing the leaders in hand nearer by one more card of this type."""
        worth = self._nearer.get(card_type)
        if worth is None:
            worth = self._nearer[card_type] = self.worths.leader_hopes * self.prospects.hopes_with(card_type)
        return worth

    @property
    def prospects(self) -> Prospects:
        if self._prospects is None:
            self._prospects = Prospects(self.player, self.state.round)
        return self._prospects

    def _price(self, space: int, card: int, fee_due: int, discount: Amounts) -> float:
        prices = prices_for(self.powers, card, discount)
        if len(prices) > 1:
            prices = tuple(price for price in prices if payable(self.player, price)) or prices
            return min([self._cost(price) for price in prices])
        return self._cost(prices[0])

    def _cost(self, price: Cost) -> float:
        """What lies idle is spent more lightly."""
        worth, idle = self.worths.price(price.items), self._idle
        for resource, number in price.items:
            if resource < MILITARY:
                worth += idle[resource] * number
        return worth

    def extra(self, effect: TakeCard | ExtraAction, space: int = -1) -> float:
        """Return the worth of an action that a card or leader gives; it cannot take the card that gives it."""
        if isinstance(effect, ExtraAction):
            value = extra_value(self.powers, effect.work, effect.value, effect.only_servants)
            return self.work(effect.work, value)[0]
        spaces = takeable(self.state, self.seat, effect.types, effect.value, effect.discount)
        worth = partial(self.taken, value=effect.value, discount=effect.discount, deep=False)
        return _EXTRA_SHARE * max((worth(each) for each in spaces if each != space), default=0.0)

    def taken(self, space: int, value: int, discount: Amounts, deep: bool = True) -> float:
        tower = tower_of(space)
        due = self._fee_in(tower, with_member=False)
        missing = _NEEDED[space] - value - self.powers.value[tower]
        servants = servants_for(missing, self.powers.rate) * self.servant
        if deep:
            return self.card_net(space, due, discount) - servants
        card = self.state.floors[space]
        paid = due * self.worths.goods[COINS] + self._price(space, card, due, discount)
        return self.worths.card(self.player, card, self._counts) - paid - servants

    def _gain_on(self, space: int) -> float:
        worth = self.worths.space_gain[space] + dot(self._idle, SPACE_GAINS[space])
        if space in SPACE_PRIVILEGES:
            worth += self.worths.privileges(self.player.goods, SPACE_PRIVILEGES[space])
        if self.player.hand and self.prospects.near:
            worth += self.prospects.of_gain(SPACE_GAINS[space])
        return worth + self.worths["order"] * self._overtaken() if space == COUNCIL else worth

    def _overtaken(self) -> int:
        """Return the places won in the next turn order (LM 5.3)."""
        ahead = {seat_of(code) for code in self.state.spaces[COUNCIL]}
        if self.seat in ahead:
            return 0
        return max(0, self.state.order.index(self.seat) - len(ahead))

    # Leaders

    def _leader_options(self, then: float) -> Options:
        """Value leader steps, after which the turn goes on; a leader that can serve is not given away."""
        steps = leader_steps(self.state, self.seat)
        if not steps:
            return []
        serving = {step.index for step in steps if step.verb == "play" and self.state.round < ROUNDS}
        kept = set(self.player.hand) if self._may_give_away_later() else serving
        return [(then + self._leader(step), step) for step in steps if step.verb != "discard" or step.index not in kept]

    def _may_give_away_later(self) -> bool:
        """Whether the seat has another turn before faith is asked for (LM 5.1) and before it could use any goods."""
        state = self.state
        has_turn = bool(self.player.home) and not self.player.has_passed and state.lap < LAPS
        return state.step == PLACED and (has_turn or state.round % 2 == 1)

    def _leader(self, step: Named) -> float:
        return self._leader_change(step) + self.worths.habits[step.verb]

    def _leader_change(self, step: Named) -> float:
        worths, leader = self.worths, step.index
        if step.verb == "use":
            return self._used(ability(leader, self.player.copied))
        kept = worths.leader_in_hand + worths.leader_hopes * self.prospects.hope(leader)
        if step.verb == "discard":
            return worths.given_away[self.player.goods[FAITH]] - kept - self.prospects.promise(leader)
        return self.leader(leader) - kept

    def leader(self, leader: int) -> float:
        if leader == COPYIST:
            return max((self.leader(each) for each in copyable(self.state, self.seat)), default=0.0)
        worths = self.worths
        worth = worths["leaders"] + worths.ability(LEADERS[leader].effect)
        return worth + (worths.leader_yield(leader) if is_once_per_round(leader, -1) else 0.0)

    def _used(self, effect: Effect) -> float:
        if isinstance(effect, ExtraAction):
            return self.extra(effect)
        if isinstance(effect, SetMemberValue):
            weakest = min(self.state.dice[member] for member in coloured_at_home(self.player))
            return (effect.value - weakest) * self.worths.strength
        return self.worths.immediate(self.player, 0, effect)
