"""The worth of a harvest or production to a player, with the servants that suit it."""

from collections.abc import Sequence

from game.lorenzo.board import LEAST_VALUE
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.effects import Activate, Option
from game.lorenzo.limits import usable_cards
from game.lorenzo.mind.worths import Worths
from game.lorenzo.state import Player
from game.lorenzo.tiles import BONUS_TILES

_HIGHEST_LEAST = 6


def work_steps(worths: Worths, player: Player, work: int) -> list[tuple[int, float]]:
    """Return each value at which something more works, with the worth of all that works there."""
    gains = [(LEAST_VALUE, worths.gain(player.goods, BONUS_TILES[player.bonus_tile].gain(work)))]
    for card in usable_cards(player, work, _HIGHEST_LEAST):
        activation = ACTIVATIONS[card]
        assert activation is not None
        gains.append((activation.least, best_option(worths, player, activation, player.goods)[0]))
    gains.sort()
    steps, total = list[tuple[int, float]](), 0.0
    for least, worth in gains:
        total += worth
        if steps and steps[-1][0] == least:
            steps.pop()
        steps.append((least, total))
    return steps


def best_option(worths: Worths, player: Player, activation: Activate, left: Sequence[int]) -> tuple[float, int]:
    """Return the worth of the best use of a card that `left` can pay for, 0 for none, and its number."""
    best, chosen = 0.0, -1
    for number, option in enumerate(activation.options):
        if not option.dues or _affords(left, option):
            worth = worths.option(player, option)
            if worth > best:
                best, chosen = worth, number
    return best, chosen


def _affords(left: Sequence[int], option: Option) -> bool:
    return all(left[resource] >= number for resource, number in option.dues)


def best_effort(
    servant: float, owned: int, rate: int, steps: Sequence[tuple[int, float]], value: int
) -> tuple[float, int]:
    """Return the worth of an action of this value with the servants that pay off, and their number."""
    best, servants = float("-inf"), 0
    for least, worth in steps:
        count = (least - value) * rate if least > value else 0
        if count > owned:
            break
        left = worth - count * servant
        if left > best:
            best, servants = left, count
    return best, servants
