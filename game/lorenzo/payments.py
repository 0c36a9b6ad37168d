"""Codes of a card and its option in a harvest or production, and what all of them cost together."""

from collections.abc import Iterable
from functools import lru_cache

from game.lorenzo.actions import BONUS_TILE
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.effects import Option
from game.lorenzo.goods import NOTHING, Amounts, plus

OPTION_BITS = 2
_OPTION_MASK = 3
BONUS_TILE_USED = BONUS_TILE << OPTION_BITS


def use_of(card: int, option: int) -> int:
    return card << OPTION_BITS | option


def option_of(code: int) -> Option:
    activation = ACTIVATIONS[code >> OPTION_BITS]
    assert activation is not None
    return activation.options[code & _OPTION_MASK]


@lru_cache(maxsize=1 << 12)
def payment_of(used: tuple[int, ...]) -> Amounts:
    return _sum(option_of(code).pay for code in used if code != BONUS_TILE_USED)


def _sum(prices: Iterable[Amounts]) -> Amounts:
    total = NOTHING
    for price in prices:
        total = plus(total, price)
    return total
