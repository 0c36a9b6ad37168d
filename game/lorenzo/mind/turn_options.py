"""The actions of a turn worth considering, each with what it changes in worth; none is applied for it."""

from functools import partial

from game.lorenzo import actions as act
from game.lorenzo.actions import LorenzoAction, Named, Place
from game.lorenzo.board import (
    COUNCIL,
    MARKET,
    ROUNDS,
    SPACE_GAINS,
    SPACE_PRIVILEGES,
    TOWER_SPACES,
    WORK_OF,
    tower_of,
)
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import HARVEST, Effect, ExtraAction, SetMemberValue, TakeCard
from game.lorenzo.goods import COINS, NOTHING, Amounts
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
from game.lorenzo.mind.features import HABITS, hope
from game.lorenzo.mind.works import best_effort, work_steps
from game.lorenzo.mind.worths import Worths
from game.lorenzo.powers import Powers, ability, is_once_per_round, powers_of
from game.lorenzo.prices import fee, payable, prices_for
from game.lorenzo.state import NOBODY, PLACED, Player, State, seat_of

Options = list[tuple[float, LorenzoAction]]

_PASS = -6.0
_EXTRA_SHARE = 0.8
"""A card that an effect may take is worth a little less than it seems: it must still be there and paid for."""


def _habit_on(space: int) -> str:
    """Which habit speaks for a space: the first four are those of the towers."""
    if space in TOWER_SPACES:
        return HABITS[tower_of(space)]
    if space in WORK_OF:
        return "harvest" if WORK_OF[space] == HARVEST else "production"
    return "market" if space in MARKET else "council"


_HABIT_ON = tuple(map(_habit_on, range(COUNCIL + 1)))
_NEEDED = tuple(map(needed_value, range(COUNCIL + 1)))


class Turn:
    """One seat's decision, with what several options share."""

    def __init__(self, worths: Worths, state: State, seat: int) -> None:
        self.worths, self.state, self.seat = worths, state, seat
        self.player: Player = state.players[seat]
        self.powers: Powers = powers_of(self.player)
        self._bases: dict[int, float] = {}
        self._members: dict[int, tuple[int, float]] = {}
        self._more = values_on(self.powers.value)
        self._efforts: dict[tuple[int, int], tuple[float, int]] = {}
        self._hopes: dict[int, float] = {}
        self._steps: dict[int, list[tuple[int, float]]] = {}

    def options(self) -> Options:
        if self.state.step == PLACED:
            return [(0.0, act.END), *self._leader_options(0.0)]
        placing = [(self._placed(action), action) for action in placements(self.state, self.seat)]
        best = max((worth for worth, _ in placing), default=0.0)
        members = self.player.home.bit_count()
        passing = (_PASS + self.worths.habits["pass"] - self.worths.member * members, act.PASS)
        return [*placing, passing, *self._leader_options(best)]

    # Members

    def _placed(self, action: LorenzoAction) -> float:
        assert isinstance(action, Place)
        space, (value, left) = action.space, self._member(action.member)
        return self._on_space(space, value + self._more[space]) + self.worths.habits[_HABIT_ON[space]] - left

    def _member(self, member: int) -> tuple[int, float]:
        """Its value, and what it is worth at home."""
        known = self._members.get(member)
        if known is None:
            value = member_value(self.state, self.player, self.powers, member)
            known = self._members[member] = value, self.worths.member + self.worths.strength * value
        return known

    def _on_space(self, space: int, value: int) -> float:
        if space in WORK_OF:
            return self.work(WORK_OF[space], value)[0]
        base = self._bases.get(space)
        if base is None:
            base = self._bases[space] = self._floor(space) if space in TOWER_SPACES else self._gain_on(space)
        missing = _NEEDED[space] - value
        return base - missing * self.powers.rate * self.worths.servant if missing > 0 else base

    def work(self, work: int, value: int) -> tuple[float, int]:
        effort = self._efforts.get((work, value))
        if effort is None:
            effort = self._efforts[work, value] = best_effort(self.worths, self.player, self.steps(work), value)
        return effort

    def effort(self, least: int, value: int) -> int:
        """The servants that lift an action of this value so far."""
        return servants_for(least - value, self.powers.rate)

    def steps(self, work: int) -> list[tuple[int, float]]:
        steps = self._steps.get(work)
        if steps is None:
            steps = self._steps[work] = work_steps(self.worths, self.player, work)
        return steps

    def _floor(self, space: int) -> float:
        due = fee(self.state, self.powers, space, with_member=True)
        return self.card_net(space, due, NOTHING)

    def card_net(self, space: int, fee_due: int, discount: Amounts) -> float:
        """The card of a floor with floor bonus, less fee and price."""
        worths, card = self.worths, self.state.floors[space]
        worth = worths.card(self.player, card) + worths.gain(self.player.goods, self.powers.floor_bonuses[space])
        worth -= fee_due * worths.goods[COINS] + self._price(space, card, fee_due, discount)
        if self.player.hand:
            worth += worths["leader_hopes"] * self._more_hope(tower_of(space))
        for effect in CARDS[card].immediate:
            if isinstance(effect, TakeCard | ExtraAction):
                worth += max(0.0, self.extra(effect, space))
        return worth

    def _more_hope(self, card_type: int) -> float:
        """How much nearer the leaders in hand come by one more card of this type."""
        return self._hope_with(card_type) - self._hope_with(NOBODY)

    def _hope_with(self, card_type: int) -> float:
        hopes = self._hopes.get(card_type)
        if hopes is None:
            player = self.player
            hopes = self._hopes[card_type] = sum(hope(player, leader, card_type) for leader in player.hand)
        return hopes

    def _price(self, space: int, card: int, fee_due: int, discount: Amounts) -> float:
        prices = prices_for(self.powers, card, discount)
        if len(prices) > 1:
            prices = tuple(price for price in prices if payable(self.player, price)) or prices
            return min(self.worths.price(price.items) for price in prices)
        return self.worths.price(prices[0].items)

    def extra(self, effect: TakeCard | ExtraAction, space: int = -1) -> float:
        """An action that a card or leader gives; the card that gives it cannot be taken by it."""
        if isinstance(effect, ExtraAction):
            value = extra_value(self.powers, effect.work, effect.value, effect.only_servants)
            return self.work(effect.work, value)[0]
        spaces = takeable(self.state, self.seat, effect.types, effect.value, effect.discount)
        worth = partial(self.taken, value=effect.value, discount=effect.discount, deep=False)
        return _EXTRA_SHARE * max((worth(each) for each in spaces if each != space), default=0.0)

    def taken(self, space: int, value: int, discount: Amounts, deep: bool = True) -> float:
        due = fee(self.state, self.powers, space, with_member=False)
        missing = needed_value(space) - value - self.powers.value[tower_of(space)]
        servants = servants_for(missing, self.powers.rate) * self.worths.servant
        if deep:
            return self.card_net(space, due, discount) - servants
        card = self.state.floors[space]
        paid = due * self.worths.goods[COINS] + self._price(space, card, due, discount)
        return self.worths.card(self.player, card) - paid - servants

    def _gain_on(self, space: int) -> float:
        goods = self.player.goods
        worth = self.worths.gain(goods, SPACE_GAINS[space])
        worth += self.worths.privileges(goods, SPACE_PRIVILEGES.get(space, 0))
        if space == COUNCIL:
            return worth + self.worths["order"] * self._overtaken()
        return worth if space in MARKET else 0.0

    def _overtaken(self) -> int:
        """Places won in the next turn order (LM 5.3)."""
        ahead = {seat_of(code) for code in self.state.spaces[COUNCIL]}
        if self.seat in ahead:
            return 0
        return max(0, self.state.order.index(self.seat) - len(ahead))

    # Leaders

    def _leader_options(self, then: float) -> Options:
        """What the turn brings afterwards is not lost by a leader; one who can serve for rounds is not given away."""
        steps = [step for step in leader_steps(self.state, self.seat) if isinstance(step, Named)]
        serving = {step.index for step in steps if step.verb == "play" and self.state.round < ROUNDS}
        return [
            (then + self._leader(step), step) for step in steps if step.verb != "discard" or step.index not in serving
        ]

    def _leader(self, step: Named) -> float:
        return self._leader_change(step) + self.worths.habits[step.verb]

    def _leader_change(self, step: Named) -> float:
        worths, leader = self.worths, step.index
        if step.verb == "use":
            return self._used(ability(leader, self.player.copied))
        kept = worths["leaders_in_hand"] + worths["leader_hopes"] * hope(self.player, leader)
        if step.verb == "discard":
            return self._given_away() - kept
        return self.leader(leader) - kept

    def _given_away(self) -> float:
        """Faith can wait for the round of the church report (LM 5.1): until then the leader may still be played."""
        is_report_near = self.state.round % 2 == 0
        return self.worths.privileges(self.player.goods, 1) if is_report_near else self.worths.goods_privilege

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
