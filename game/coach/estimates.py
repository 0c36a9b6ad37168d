"""Means with standard errors, and an unbiased loss against the best of several options."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Figure(NamedTuple):
    """Hold a mean and its standard error."""

    mean: float
    error: float


def figure(values: Sequence[float], judgement: float = 0.0) -> Figure:
    """Return the mean of the values with its error."""
    return Figure(fmean(values), hypot(stdev(values) / sqrt(len(values)), judgement))


def difference(after: Figure, before: Figure) -> Figure:
    """Return the difference of two independent means with its error."""
    return Figure(after.mean - before.mean, sqrt(after.error**2 + before.error**2))


def chosen_by_others(gains: Sequence[Sequence[float]]) -> list[int]:
    """Return for each world the option that is best in the other half of the worlds.

    `gains` has a row for each option, with the gain in each world. The option that looks best in some worlds was
    also lucky there; so each half of the worlds chooses an option, and the other half measures its gain.
    """
    means = [[fmean(row[start::2]) for row in gains] for start in (1, 0)]
    best = [half.index(max(half)) for half in means]
    return [best[world % 2] for world in range(len(gains[0]))]


def loss_of(gains: Sequence[Sequence[float]], judgement: float = 0.0) -> Figure:
    """Return by how much the best option beats the played one."""
    return figure([gains[way][world] for world, way in enumerate(chosen_by_others(gains))], judgement)
