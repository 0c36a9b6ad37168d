"""A hand of tower cards as one number, and its shape; there are few, so each is computed once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.san_gimignano.cards import COPIES, FINE_STONE, TOWERS
from game.san_gimignano.limits import LEAST_BUILD

_BITS = 4
_MASK = 15
ONE_OF = {card: 1 << _BITS * place for place, card in enumerate((*TOWERS, FINE_STONE))}
"""Number that one card adds to a holding."""
_DECK_SIZE = sum(COPIES.values())
ODDS = tuple((ONE_OF[number], copies / _DECK_SIZE) for number, copies in COPIES.items())
"""Each number as a holding, with its probability as a card of the deck."""


class Shape(NamedTuple):
    """Hold what can be made of a hand."""

    counts: tuple[int, ...]
    fine: int
    size: int
    run: int
    """Stones of the longest banded tower; 0 below three."""
    second: int
    """Stones of the longest one from the rest of the hand."""
    chance: float
    """Probability that one more card makes a first banded tower, or a longer one."""
    distinct: int


def holding_of(hand: Sequence[int]) -> int:
    return (
        hand[5] | hand[6] << 4 | hand[7] << 8 | hand[8] << 12 | hand[9] << 16 | hand[10] << 20 | hand[FINE_STONE] << 24
    )


def holding_of_cards(cards: Sequence[int]) -> int:
    return sum(ONE_OF.get(card, 0) for card in cards)


def holding_of_stones(numbers: Sequence[int], fine: int) -> int:
    """Return the cards of a build or an extension as a holding; bits of `fine` mark the fine stones."""
    if not fine:
        return holding_of_cards(numbers)
    return sum(ONE_OF[FINE_STONE] if fine >> level & 1 else ONE_OF[number] for level, number in enumerate(numbers))


@lru_cache(maxsize=1 << 16)
def shape_of(holding: int) -> Shape:
    counts = tuple(holding >> _BITS * place & _MASK for place in range(len(TOWERS)))
    fine = holding >> _BITS * len(TOWERS) & _MASK
    run, rest = _longest_run(counts, fine)
    second = _longest_run(rest, 0)[0]
    chance = sum(share for place, (_, share) in enumerate(ODDS) if _longest_run(_plus(counts, place), fine)[0] > run)
    return Shape(counts, fine, sum(counts) + fine, run, second, chance, sum(count > 0 for count in counts))


def _plus(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


def _longest_run(counts: tuple[int, ...], fine: int) -> tuple[int, tuple[int, ...]]:
    """Return the length of the longest run (SG 3.3), with fine stones, and the counts left without it."""
    best, start, stop = 0, 0, 0
    for first in range(len(counts)):
        held = spare = 0
        for last in range(first, len(counts)):
            if counts[last]:
                held += 1
            else:
                spare += 1
            if spare <= fine and held + fine > best:
                best, start, stop = held + fine, first, last + 1
    if best < LEAST_BUILD:
        return 0, counts
    return best, tuple(count - (start <= place < stop and count > 0) for place, count in enumerate(counts))
