"""What the blue dice may still do, exactly: every other strength stands by then (AQ 4.2.4)."""

from math import comb

from game.aquileia.state import State
from scenes.aquileia.contest_log import standing

_FACES = 3
"""One face in three counts."""


def chance_to_lead(view: State, place: int, dice: int) -> float:
    """That this fighter is first after so many blue dice, as the others stand now."""
    contest = view.contest
    assert contest is not None
    chance = 0.0
    for hits in range(dice + 1):
        reached = list(contest.strengths)
        reached[place] += hits
        if standing(view, reached)[0] == place:
            chance += comb(dice, hits) * (_FACES - 1) ** (dice - hits) / _FACES**dice
    return chance
