"""What a harvest or production is worth to a player, with the servants it deserves."""

from collections.abc import Sequence

from game.lorenzo.board import LEAST_VALUE
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.effects import Activate, Option
from game.lorenzo.goods import GOODS, SERVANTS
from game.lorenzo.limits import usable_cards
from game.lorenzo.mind.worths import Worths
from game.lorenzo.powers import powers_of
from game.lorenzo.state import Player
from game.lorenzo.tiles import BONUS_TILES

_HIGHEST_LEAST = 6


def work_steps(worths: Worths, player: Player, work: int) -> list[tuple[int, float]]:
    """Each value at which something more works, with the worth of all that works there."""
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


def best_option(
    worths: Worths, player: Player, activation: Activate, left: Sequence[int]
) -> tuple[float, int]:
    """The worth of the best use of a card that `left` can pay for, 0 for none, and its number."""
    best, chosen = 0.0, -1
    for number, option in enumerate(activation.options):
        if _affords(left, option):
            worth = worths.option(player, option)
            if worth > best:
                best, chosen = worth, number
    return best, chosen


def _affords(left: Sequence[int], option: Option) -> bool:
    return all(left[resource] >= option.pay[resource] for resource in GOODS)


def best_effort(
    worths: Worths, player: Player, steps: Sequence[tuple[int, float]], value: int
) -> tuple[float, int]:
    """The worth of an action of this value after the servants that pay off, and how many they are."""
    rate = powers_of(player).rate
    best, servants = float("-inf"), 0
    for least, worth in steps:
        count = max(0, least - value) * rate
        if count <= player.goods[SERVANTS] and worth - count * worths.servant > best:
            best, servants = worth - count * worths.servant, count
    return best, servants
