"""The leaders in a player's hand: how near they are, and the worth of coming nearer."""

from collections.abc import Sequence
from operator import add

from game.lorenzo.board import ROUNDS
from game.lorenzo.card import Card, Cost
from game.lorenzo.cards import CARDS, TYPE_OF
from game.lorenzo.effects import Gain
from game.lorenzo.goods import COINS, NOTHING, POINTS, Amounts, plus
from game.lorenzo.mind.features import asks_for, share_there
from game.lorenzo.state import NOBODY, Player

_PROMISE = 8.0
"""Points of a leader within reach; set by hand, as results alone teach to give every leader away for faith."""
_IN_REACH = 0.6
"""Share of a need from which the rest is worth an effort."""
_POINTS_A_ROUND = 7
"""Points that each round still to come brings by itself."""


def _gain(card: Card) -> Amounts:
    """Return the goods that come with a card as printed."""
    gain = NOTHING
    for effect in card.immediate:
        if isinstance(effect, Gain):
            gain = plus(gain, effect.amounts)
    return gain


_GAINS = tuple(map(_gain, CARDS))


class Prospects:
    def __init__(self, player: Player, round_number: int) -> None:
        self._hand, self._cards, self._goods = player.hand, player.cards, player.goods[:]
        self._goods[POINTS] += _POINTS_A_ROUND * (ROUNDS - round_number)
        self._shares = {leader: share_there(self._goods, self._cards, leader) for leader in self._hand}
        self.near = {leader: _promise(share) for leader, share in self._shares.items() if share >= _IN_REACH}
        """Leaders within reach, with their promise."""
        self._promised = sum(self.near.values())

    def hope(self, leader: int) -> float:
        return self._shares[leader] ** 2

    def promise(self, leader: int) -> float:
        """Return what is lost with a leader within reach."""
        return self.near.get(leader, 0.0)

    def hopes_with(self, card_type: int) -> float:
        """Return how much nearer all leaders come by one more card of this type."""
        nearer = 0.0
        for leader in self._hand:
            if asks_for(leader, card_type):
                nearer += share_there(self._goods, self._cards, leader, card_type) ** 2 - self.hope(leader)
        return nearer

    def of_gain(self, gain: Amounts) -> float:
        """Return the worth of goods for the leaders within reach."""
        return self._change(list(map(add, self._goods, gain)), NOBODY)

    def of_card(self, card: int, bonus: Amounts, fee_due: int, price: Cost) -> float:
        """Return the worth of a card for them, with the goods that it brings and costs."""
        goods = [own + one + other for own, one, other in zip(self._goods, bonus, _GAINS[card], strict=True)]
        goods[COINS] -= fee_due
        for resource, number in price.items:
            goods[resource] -= number
        return self._change(goods, TYPE_OF[card])

    def _change(self, goods: Sequence[int], card_type: int) -> float:
        promised = 0.0
        for leader in self.near:
            promised += _promise(share_there(goods, self._cards, leader, card_type))
        return promised - self._promised


def _promise(share: float) -> float:
    return _PROMISE * share**4
