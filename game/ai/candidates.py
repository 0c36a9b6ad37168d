"""An action that a search considers, and what its playouts were worth."""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

NO_TRUST = 1e-6
_SURE = 2.0
"""Standard errors."""
_HARDLY = 0.01
"""A difference in the chance to win that nobody waits for."""


@dataclass(slots=True, eq=False)
class Candidate:
    action: Any
    prior: float
    results: list[float] = field(default_factory=list)
    """What each playout was worth, world by world."""
    trust: float = NO_TRUST
    """The prior counts like so many playouts."""
    plan: list[Any] | None = None
    """How the seat finishes the action, once that is known."""
    points: list[list[float]] = field(default_factory=list)
    """Sums over the playouts: for each seat, the points of each category."""

    @property
    def playouts(self) -> int:
        return len(self.results)

    @property
    def worth(self) -> float:
        return (sum(self.results) + self.prior * self.trust) / (self.playouts + self.trust)

    def is_out_of(self, race_with: "Candidate") -> bool:
        """Whether it is clear that it is hardly better: both were tried in the same worlds, so luck hides little."""
        leads = [other - own for other, own in zip(race_with.results, self.results, strict=True)]
        return fmean(leads) - _SURE * stdev(leads) / sqrt(len(leads)) > -_HARDLY
