"""Spreading of marks in one column that would cover each other."""

from collections.abc import Sequence
from itertools import accumulate


def apart(wanted: Sequence[float], gap: float, lowest: float) -> list[float]:
    """Return the heights moved apart by at least `gap`, as little as possible, in the same order.

    `wanted` is sorted from top to bottom; none of the result lies below `lowest`.
    """
    clusters: list[tuple[float, int]] = []
    for number, height in enumerate(wanted):
        total, count = height - number * gap, 1
        while clusters and clusters[-1][0] / clusters[-1][1] > total / count:
            total, count = total + clusters[-1][0], count + clusters[-1][1]
            clusters.pop()
        clusters.append((total, count))
    middles = [total / count for total, count in clusters for _ in range(count)]
    placed = [middle + number * gap for number, middle in enumerate(middles)]
    limits = accumulate(placed[::-1], lambda below, height: min(height, below - gap), initial=lowest + gap)
    return list(limits)[1:][::-1]
