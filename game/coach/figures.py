"""Means with their standard errors, and what is lost against the best of several ways without flattering it."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Figure(NamedTuple):
    mean: float
    error: float


def figure(values: Sequence[float]) -> Figure:
    return Figure(fmean(values), stdev(values) / sqrt(len(values)))


def difference(after: Figure, before: Figure) -> Figure:
    return Figure(after.mean - before.mean, sqrt(after.error**2 + before.error**2))


def loss_of(gains: Sequence[Sequence[float]]) -> Figure:
    """By how much the best way beats what was played; one row of gains by world for each way.

    Whatever looks best in some worlds has been lucky there. So each half of the worlds chooses a way, and the other
    half says what it gains.
    """
    halves = [[row[start::2] for row in gains] for start in (0, 1)]
    measured = list[float]()
    for choosing, measuring in (halves, halves[::-1]):
        means = [fmean(row) for row in choosing]
        measured += measuring[means.index(max(means))]
    return figure(measured)
