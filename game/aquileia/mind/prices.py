"""Prices that weights give to coins, cards, yields and hopes, by which choices are compared."""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Final

from game.aquileia.board import SITES
from game.aquileia.mind.features import (
    FEATURES,
    HABITS,
    HELD,
    MANY,
    MANY_SERVI,
    PHASES,
    PRICED,
    phase_shares,
)
from game.aquileia.state import ROUNDS

_LEAST, _MOST = 0.15, 3.0
"""Limits of the points that a coin or a card may be worth, so that learning cannot make wealth harmful."""
BEGINNER: Final = {
    "copper": 1.1, "copper_many": -0.6, "silver": 1.5, "silver_many": -0.6, "gold": 1.6, "gold_many": -0.6,
    "servi": 1.5, "servi_many": -0.8, "weapons": 1.2, "horses": 1.2, "early copper": 0.3, "early silver": 0.2,
    "early gold": 0.2, "early servi": 0.3, "last copper": -0.7, "last silver": -0.9, "last gold": -0.9,
    "last servi": -0.8, "workshops": 0.6, "villa_hope": 0.14, "laurel_hope": 0.8,
}  # fmt: skip
"""Prices that anybody would guess; the weights hold corrections of them."""


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


def within(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


class Prices:
    """Hold the points that one more thing is worth with that many forums still to come."""

    __slots__ = (
        "coin", "habits", "horse", "laurel_hope", "servi", "servi_many", "site_coins", "sites", "surplus", "villa_hope",
        "weapon", "yields",
    )  # fmt: skip

    def __init__(self, weights: Sequence[float], forums: int) -> None:
        prices = _corrected(weights)
        held = _held(prices, forums)
        least, most = (_LEAST, _MOST) if forums else (0.0, 0.0)
        self.coin = tuple(within(held[2 * metal], least, most) for metal in range(3))
        self.surplus = tuple(
            within(held[2 * metal] + held[2 * metal + 1], least, self.coin[metal]) for metal in range(3)
        )
        self.servi = within(held[6], least, most)
        self.servi_many = within(held[6] + held[7], least, self.servi)
        self.weapon = within(held[8], least, most)
        self.horse = within(held[9], least, most)
        self.yields = prices["workshops"]
        self.villa_hope = prices["villa_hope"]
        self.laurel_hope = prices["laurel_hope"] * forums
        self.habits = _habits(weights, forums / ROUNDS)
        self.sites = tuple(self.cost(site.cost) + self.servi * site.servi for site in SITES)
        """Cost of building on each site."""
        self.site_coins = tuple(self.cost(site.coins) for site in SITES)
        """Worth of the coins of one activation of each site."""

    def stock(self, coins: Sequence[int]) -> float:
        total = 0.0
        for metal, count in enumerate(coins):
            plenty = count - MANY[metal]
            total += (
                self.coin[metal] * count
                if plenty <= 0
                else (self.coin[metal] * MANY[metal] + self.surplus[metal] * plenty)
            )
        return total

    def slaves(self, heads: float) -> float:
        plenty = heads - MANY_SERVI
        return self.servi * heads if plenty <= 0 else self.servi * MANY_SERVI + self.servi_many * plenty

    def cost(self, coins: Sequence[int]) -> float:
        """Return coins at their full price."""
        return dot(self.coin, coins)


def _corrected(weights: Sequence[float]) -> dict[str, float]:
    given = dict(zip(FEATURES, weights, strict=True))
    names = {name: name.removeprefix("price ") for name in PRICED}
    return {plain: BEGINNER.get(plain, 0.0) + given[name] for name, plain in names.items()}


def _held(prices: Mapping[str, float], forums: int) -> list[float]:
    shares = tuple(zip(PHASES, phase_shares(forums), strict=True))
    return [sum(share * prices[phase + name] for phase, share in shares) for name in HELD]


def _habits(weights: Sequence[float], share: float) -> list[float]:
    """Return the weight for each kind of space, and last for the tie-breaker."""
    start, half = FEATURES.index(HABITS[0]), len(HABITS) // 2
    steady, early = weights[start : start + half], weights[start + half : start + 2 * half]
    return [always + share * more for always, more in zip(steady, early, strict=True)]


def all_prices(weights: Sequence[float]) -> tuple[Prices, ...]:
    """Return the prices by the number of forums still to come."""
    return tuple(Prices(weights, forums) for forums in range(ROUNDS + 1))
