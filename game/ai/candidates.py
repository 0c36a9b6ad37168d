"""A candidate of a search: an action and the worth of its playouts."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

NO_TRUST = 1e-6
_SURE = 2.0
"""Number of standard errors from which a difference counts."""
_HARDLY = 0.01
"""Difference in the chance to win that is not worth waiting for."""


@dataclass(slots=True, eq=False)
class Candidate:
    """Hold an action that a search considers."""

    action: Any
    prior: float
    results: list[float] = field(default_factory=list)
    """Worth of each playout, world by world."""
    trust: float = NO_TRUST
    """Number of playouts that the prior counts as."""
    plan: list[Any] | None = None
    """Actions that complete it, once they are known."""
    points: list[list[float]] = field(default_factory=list)
    """Sums over the playouts: for each seat, the points of each category."""

    @property
    def playouts(self) -> int:
        return len(self.results)

    @property
    def worth(self) -> float:
        """Return the mean worth of its playouts and its prior."""
        return (sum(self.results) + self.prior * self.trust) / (self.playouts + self.trust)

    def is_out_of(self, race_with: "Candidate") -> bool:
        """Return whether it is clearly hardly better than the other.

        Both were tried in the same worlds, so luck has little effect.
        """
        leads = [other - own for other, own in zip(race_with.results, self.results, strict=True)]
        return fmean(leads) - _SURE * stdev(leads) / sqrt(len(leads)) > -_HARDLY
