"""Means with their standard errors, and what is lost against the best of several ways without flattering it."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Figure(NamedTuple):
    mean: float
    error: float


def figure(values: Sequence[float], judgement: float = 0.0) -> Figure:
    """Return the mean with its standard error; `judgement` is the part of that which no sample makes smaller."""
    return Figure(fmean(values), hypot(stdev(values) / sqrt(len(values)), judgement))


def difference(after: Figure, before: Figure) -> Figure:
    return Figure(after.mean - before.mean, sqrt(after.error**2 + before.error**2))


def chosen_by_others(gains: Sequence[Sequence[float]]) -> list[int]:
    """For each world the way that is best in the other half of the worlds; one row of gains by world for each way.

    Whatever looks best in some worlds has been lucky there. So each half of the worlds chooses a way, and the other
    half says what it gains.
    """
    means = [[fmean(row[start::2]) for row in gains] for start in (1, 0)]
    best = [half.index(max(half)) for half in means]
    return [best[world % 2] for world in range(len(gains[0]))]


def loss_of(gains: Sequence[Sequence[float]], judgement: float = 0.0) -> Figure:
    """By how much the best way beats what was played."""
    return figure([gains[way][world] for world, way in enumerate(chosen_by_others(gains))], judgement)
