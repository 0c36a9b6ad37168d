"""The builds, extensions and exchanges that a hand allows; cached, as hands repeat in a search."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations as subsets
from itertools import product

from game.san_gimignano.actions import Build, Complete, Exchange, Extend
from game.san_gimignano.cards import TOWERS
from game.san_gimignano.limits import LEAST_BUILD, LEAST_EXCHANGE

Numbers = tuple[int, ...]
"""Number of cards of each number 5 to 10 in a hand."""

_LOWEST, _HIGHEST = 4, 11
"""SG 8.3: a fine stone may stand above a 5 or below a 10."""
_FIRST = TOWERS[0]


@lru_cache(maxsize=1 << 14)
def builds_of(numbers: Numbers, fine: int) -> tuple[Build, ...]:
    """SG 3.3: every plain and banded tower of three or more stones."""
    plain = (
        Build(*_plain(number, cards, stones))
        for number, held in zip(TOWERS, numbers, strict=True)
        for stones in range(fine + 1)
        for cards in range(held + 1)
        if cards + stones >= LEAST_BUILD
    )
    banded = (
        Build(laid, bits)
        for start in range(_HIGHEST, _LOWEST + 1, -1)
        for laid, bits in _runs_down(start, numbers, fine)
        if len(laid) >= LEAST_BUILD
    )
    return (*plain, *banded)


@lru_cache(maxsize=1 << 15)
def extensions_of(tower: int, is_plain: bool, top: int, numbers: Numbers, fine: int) -> tuple[Extend, ...]:
    """SG 3.4: the same number, or the next smaller ones."""
    if not is_plain:
        return tuple(Extend(tower, laid, bits) for laid, bits in _runs_down(top - 1, numbers, fine))
    return tuple(
        Extend(tower, *_plain(top, cards, stones))
        for stones in range(fine + 1)
        for cards in range(numbers[top - _FIRST] + 1)
        if cards + stones
    )


@lru_cache(maxsize=1 << 14)
def exchanges_of(hand: tuple[int, ...]) -> tuple[Exchange, ...]:
    """SG 3.2: every choice of two or more cards."""
    choices = product(*([(kind,) * laid for laid in range(held + 1)] for kind, held in enumerate(hand) if held))
    exchanges = (tuple(card for group in choice for card in group) for choice in choices)
    return tuple(Exchange(cards) for cards in exchanges if len(cards) >= LEAST_EXCHANGE)


@lru_cache(maxsize=1 << 10)
def completions_of(open_towers: tuple[int, ...]) -> tuple[Complete, ...]:
    """SG 3.5: one or more of the towers under construction."""
    counts = range(1, len(open_towers) + 1)
    return tuple(Complete(chosen) for count in counts for chosen in subsets(open_towers, count))


def _plain(number: int, cards: int, stones: int) -> tuple[tuple[int, ...], int]:
    return (number,) * (cards + stones), ((1 << stones) - 1) << cards


def _runs_down(start: int, numbers: Numbers, fine: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield all runs start, start - 1, ... with each stone a card of the hand or a fine stone."""
    if start < _LOWEST:
        return
    for is_fine in (0, 1):
        if is_fine > fine or (not is_fine and not _holds(numbers, start)):
            continue
        yield (start,), is_fine
        for laid, bits in _runs_down(start - 1, numbers, fine - is_fine):
            yield (start, *laid), is_fine | bits << 1


def _holds(numbers: Numbers, number: int) -> bool:
    return _FIRST <= number <= TOWERS[-1] and numbers[number - _FIRST] > 0
