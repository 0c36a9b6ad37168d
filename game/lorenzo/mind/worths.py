"""The worth that learned weights give to goods, cards, works and leaders in one round: parts of an option."""

from collections.abc import Sequence
from operator import mul

from game.lorenzo.board import (
    CHARACTER_POINTS,
    FAITH_POINTS,
    MARKET,
    MOST_FAITH,
    SPACE_GAINS,
    SPACES,
    TERRITORY_POINTS,
    TOWER_SPACES,
    WORK_OF,
    privilege_gains,
    tower_of,
)
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COLOURED,
    HARVEST,
    NEUTRAL,
    PRODUCTION,
    TERRITORY,
    TYPES,
    Discount,
    Effect,
    Gain,
    GainPerCard,
    GainPerPoints,
    Immediate,
    Lasting,
    Option,
    Privileges,
    SetMemberValue,
    ValueChange,
)
from game.lorenzo.goods import FAITH, NOTHING, POINTS, SERVANTS
from game.lorenzo.mind.features import (
    HABITS,
    IDLE,
    PLACE,
    YIELDS,
    ability_yield,
    card_yield,
    corrections_in,
    counted_gain,
    faith_short,
    idleness,
    prices_in,
    values_in,
)
from game.lorenzo.scoring import VENTURE_POINTS
from game.lorenzo.state import NOBODY, Player

_YIELD_START = PLACE["yield_coins"]
_IDLE_START = PLACE["idle_coins"]
_SCALES = (0.1, 2.0)
_BONUS_FEATURES = {
    HARVEST: "harvest_bonus", PRODUCTION: "production_bonus", COLOURED: "coloured_bonus", NEUTRAL: "neutral_bonus",
    **dict.fromkeys(TYPES, "tower_bonus"),
}  # fmt: skip


def _habit_on(space: int) -> str:
    """Return the habit of a space; the first four are those of the towers."""
    if space in TOWER_SPACES:
        return HABITS[tower_of(space)]
    if space in WORK_OF:
        return "harvest" if WORK_OF[space] == HARVEST else "production"
    return "market" if space in MARKET else "council"


_HABIT_ON = tuple(map(_habit_on, range(SPACES)))


def _is_steady(effect: Immediate) -> bool:
    """Return whether an effect is worth the same whatever faith and goods its receiver has."""
    match effect:
        case Gain():
            return not effect.amounts[FAITH]
        case Privileges() | GainPerPoints():
            return False
    return True


_IS_STEADY = tuple(all(map(_is_steady, card.immediate)) for card in CARDS)
_OTHER_ABILITY = 2.0
"""Points of an ability without a feature of its own."""


def _scale(value: float, price: float) -> float:
    least, most = _SCALES
    return max(least, min(most, value / price)) if price > 0 else 1.0


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


class Worths:
    """Hold the weights as they are in one round."""

    def __init__(self, weights: Sequence[float], round_number: int, privilege_faith: int) -> None:
        self.values = values_in(weights, round_number)
        """What a position is worth; all else is what options bring."""
        self.now = prices_in(weights, round_number)
        self.scale = _scale(self.values[PLACE["points"]], self.now[PLACE["points"]])
        """How many points of the end one of those options are reckoned in is."""
        corrections = corrections_in(weights, round_number)
        self.habits = {name: corrections[name] for name in HABITS}
        self.habit_on = [self.habits[name] for name in _HABIT_ON]
        self._period = (round_number + 1) // 2
        self.goods = self.now[:FAITH]
        self._points = self.now[PLACE["points"]]
        self._yields = self.now[_YIELD_START : _YIELD_START + len(YIELDS)]
        self.servant = self.goods[SERVANTS]
        self.member, self.strength = self["members"], self["strength"]
        self.leader_hopes, self.leader_in_hand = self["leader_hopes"], self["leaders_in_hand"]
        self._privileges = privilege_gains(privilege_faith)
        self._faith = [self._faith_worth(faith) for faith in range(MOST_FAITH + 1)]
        self.privilege = [self._privilege_worths(faith) for faith in range(MOST_FAITH + 1)]
        """Worth of each privilege, by the faith of its receiver."""
        self._best_privilege = list(map(max, self.privilege))
        is_report_near = round_number % 2 == 0
        self.given_away = self._best_privilege if is_report_near else [self._goods_privilege()] * len(self._faith)
        """Worth of a leader given away, by faith: that can wait for the round of the church report (LM 5.1),
        and until then the leader may still be played.
        """
        self.space_gain = {space: self.gain(NOTHING, gain) for space, gain in SPACE_GAINS.items()}
        self._idle = self.now[_IDLE_START : _IDLE_START + len(IDLE)]
        self._kept: dict[tuple[int, tuple[int, ...]], float] = {}

    def __getitem__(self, name: str) -> float:
        return self.now[PLACE[name]]

    def _faith_worth(self, faith: int) -> float:
        return self["faith"] * FAITH_POINTS[faith] + self["faith_short"] * faith_short(self._period, faith)

    def faith_gain(self, faith: int, more: int) -> float:
        return self._faith[max(0, min(MOST_FAITH, faith + more))] - self._faith[faith]

    def gain(self, goods: Sequence[int], amounts: Sequence[float]) -> float:
        worth = sum(map(mul, self.goods, amounts), 0.0) + self._points * amounts[POINTS]
        return worth + self.faith_gain(goods[FAITH], int(amounts[FAITH])) if amounts[FAITH] else worth

    def idle(self, goods: Sequence[int]) -> list[float]:
        """Return by how much one more of each good is worth less to who owns so many already."""
        return [weight * idleness(own) for weight, own in zip(self._idle, goods, strict=False)]

    def price(self, items: Sequence[tuple[int, int]]) -> float:
        """Return the worth of goods and military."""
        worth, goods = 0.0, self.goods
        for resource, number in items:
            worth += goods[resource] * number
        return worth

    def _privilege_worths(self, faith: int) -> list[float]:
        goods = [0] * FAITH + [faith, 0]
        return [self.gain(goods, gain) for gain in self._privileges]

    def _goods_privilege(self) -> float:
        """Return the worth of a privilege to a player who needs no faith."""
        gains = zip(self.privilege[0], self._privileges, strict=True)
        return max(worth for worth, gain in gains if not gain[FAITH])

    def privileges(self, goods: Sequence[int], count: int) -> float:
        return count * self._best_privilege[goods[FAITH]]

    def option(self, player: Player, option: Option) -> float:
        """Return the worth of a card used once in a harvest or production."""
        goods = player.goods
        worth = self.gain(goods, option.net)
        if option.per_card:
            worth += self._resource(option.per_card.resource) * counted_gain(player, option.per_card, -1)
        return worth + self.privileges(goods, option.privileges) if option.privileges else worth

    def _resource(self, resource: int) -> float:
        return self._points if resource > FAITH else self.goods[resource]

    def card(self, player: Player, card: int, counts: tuple[int, ...]) -> float:
        """Return the worth of a card on the board, by the number of cards of each type.

        Its price, and the actions it gives, are not included.
        """
        key = (card, counts)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._lasting(card, counts) + self._counted(CARDS[card].card_type, counts)
            if _IS_STEADY[card]:
                kept += self._at_once(player, card)
            self._kept[key] = kept
        return kept if _IS_STEADY[card] else kept + self._at_once(player, card)

    def _at_once(self, player: Player, card: int) -> float:
        worth = 0.0
        for effect in CARDS[card].immediate:
            worth += self.immediate(player, card, effect)
        return worth

    def _lasting(self, card: int, counts: tuple[int, ...]) -> float:
        worth = dot(self._yields, card_yield(card, counts))
        worth += self["venture_points"] * VENTURE_POINTS[card]
        return worth + sum(self.lasting(effect) for effect in CARDS[card].lasting)

    def lasting(self, effect: Lasting) -> float:
        if isinstance(effect, ValueChange):
            return self[_BONUS_FEATURES[effect.target]] * effect.amount
        if isinstance(effect, Discount):
            return self["discounts"] * len(effect.types)
        return 0.0

    def _counted(self, card_type: int, counts: tuple[int, ...]) -> float:
        count = counts[card_type]
        if card_type == TERRITORY:
            step = TERRITORY_POINTS[count + 1] - TERRITORY_POINTS[count]
            return self["territories"] + self["territories_many"] * count + self["territory_points"] * step
        if card_type == CHARACTER:
            return self["character_points"] * (CHARACTER_POINTS[count + 1] - CHARACTER_POINTS[count])
        return self["buildings"] + self["buildings_many"] * count if card_type == BUILDING else 0.0

    def immediate(self, player: Player, card: int, effect: Effect) -> float:
        match effect:
            case Gain():
                return self.gain(player.goods, effect.amounts)
            case Privileges():
                return self.privileges(player.goods, effect.count)
            case GainPerCard():
                return self._resource(effect.resource) * counted_gain(player, effect, CARDS[card].card_type)
            case GainPerPoints():
                amount = effect.amount * (player.goods[effect.source] // effect.each)
                return self._resource(effect.resource) * amount
        return 0.0

    def yielded(self, amounts: Sequence[float]) -> float:
        """Return the worth of what comes in every work that is still to be done."""
        return dot(self._yields, amounts)

    def leader_yield(self, leader: int) -> float:
        return self.yielded(ability_yield(leader, NOBODY))

    def ability(self, effect: Effect) -> float:
        """Return the worth of a leader's ability for the rest of the match, beyond its yield."""
        match effect:
            case ValueChange() | Discount():
                return self.lasting(effect)
            case SetMemberValue(is_chosen=False):
                return 1.5 * self["coloured_bonus"]
        return _OTHER_ABILITY
