"""What learned weights make of coins, cards, yields and hopes: the prices by which choices are compared."""

from collections.abc import Sequence
from operator import mul

from game.aquileia.features import FEATURES, HELD, MANY, MANY_SERVI, phase_shares
from game.aquileia.state import ROUNDS

_LEAST, _MOST = 0.15, 3.0
"""Points that a coin or a card may be worth: learning must not turn wealth into harm."""
_FULL = len(HELD)
_FIRST_HELD = FEATURES.index(HELD[0])


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


def within(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


class Prices:
    """Points that one thing more is worth while so many forums are still to come."""

    __slots__ = ("coin", "horse", "laurel_hope", "servi", "servi_many", "surplus", "villa_hope", "weapon", "yields")

    def __init__(self, weights: Sequence[float], forums: int) -> None:
        held = _held(weights, forums)
        least, most = (_LEAST, _MOST) if forums else (0.0, 0.0)
        self.coin = tuple(within(held[2 * metal], least, most) for metal in range(3))
        self.surplus = tuple(
            within(held[2 * metal] + held[2 * metal + 1], least, self.coin[metal]) for metal in range(3)
        )
        self.servi = within(held[6], least, most)
        self.servi_many = within(held[6] + held[7], least, self.servi)
        self.weapon = within(held[8], least, most)
        self.horse = within(held[9], least, most)
        named = dict(zip(FEATURES, weights, strict=True))
        self.yields = within(named["workshops"], 0.2, 1.0)
        self.villa_hope = within(named["villa_hope"], 0.02, 0.3)
        self.laurel_hope = within(named["laurel_hope"], 0.2, 1.6) * forums

    def stock(self, coins: Sequence[int]) -> float:
        total = 0.0
        for metal, count in enumerate(coins):
            plenty = count - MANY[metal]
            total += self.coin[metal] * count if plenty <= 0 else (
                self.coin[metal] * MANY[metal] + self.surplus[metal] * plenty
            )
        return total

    def slaves(self, heads: float) -> float:
        plenty = heads - MANY_SERVI
        return self.servi * heads if plenty <= 0 else self.servi * MANY_SERVI + self.servi_many * plenty

    def cost(self, coins: Sequence[int]) -> float:
        """Coins at their full price."""
        return dot(self.coin, coins)


def _held(weights: Sequence[float], forums: int) -> list[float]:
    shares = phase_shares(forums)
    first = _FIRST_HELD
    return [
        sum(share * weights[first + phase * _FULL + place] for phase, share in enumerate(shares))
        for place in range(_FULL)
    ]


def all_prices(weights: Sequence[float]) -> tuple[Prices, ...]:
    """By the number of forums still to come."""
    return tuple(Prices(weights, forums) for forums in range(ROUNDS + 1))
