"""What the blue dice may still do, exactly: every other strength stands by then (AQ 4.2.4)."""

from math import comb

from game.aquileia.state import State
from scenes.games.aquileia.contest.log import standing

_FACES = 3
"""One face in three counts."""


def chances_of_ranks(view: State, place: int, dice: int) -> list[float]:
    """That this fighter is first, second and so on after so many blue dice, as the others stand now."""
    contest = view.contest
    assert contest is not None
    chances = [0.0] * len(contest.fighters)
    for hits in range(dice + 1):
        reached = list(contest.strengths)
        reached[place] += hits
        rank = standing(view, reached).index(place)
        chances[rank] += comb(dice, hits) * (_FACES - 1) ** (dice - hits) / _FACES**dice
    return chances
