"""Exact chances of the blue dice; every other strength is final when they are thrown (AQ 4.2.4)."""

from math import comb

from game.aquileia.state import State
from scenes.games.aquileia.contest.log import standing

_FACES = 3
"""One face in three of a die counts."""


def chances_of_ranks(view: State, place: int, dice: int) -> list[float]:
    """Return the fighter's chances of each rank after so many blue dice; the others keep their present strength."""
    contest = view.contest
    assert contest is not None
    chances = [0.0] * len(contest.fighters)
    for hits in range(dice + 1):
        reached = list(contest.strengths)
        reached[place] += hits
        rank = standing(view, reached).index(place)
        chances[rank] += comb(dice, hits) * (_FACES - 1) ** (dice - hits) / _FACES**dice
    return chances
