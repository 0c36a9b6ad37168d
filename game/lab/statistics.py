"""Shares with their intervals, means, deviations and percentiles."""

from collections.abc import Sequence
from math import sqrt

from game.coach.strength import Share

_Z95 = 1.96


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins; shared wins count in part."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, _Z95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = _Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share_text(share: Share) -> str:
    """Return a share of cases with its 95 % interval, to be printed."""
    low, high = wilson(share.hits, share.of)
    return f"{share.hits} of {share.of}  (95 %: {low:.0%} - {high:.0%})"


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 without values."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample; 0 for fewer than two values."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the smallest value that is not below that percentage of the values; 0 without values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]
