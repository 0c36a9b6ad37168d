"""One decision shared by several workers: each plays in worlds of its own, and their results are added."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ai.budget import Budget
from game.ai.candidates import NO_TRUST, Candidate

_WELL_TRIED = 0.5
"""Share of the most playouts below which a candidate has dropped out in almost all parts."""


@dataclass(frozen=True, slots=True, order=True)
class Part:
    """Name a part of the work: its index and the number of parts."""

    index: int = 0
    count: int = 1

    def world(self, number: int) -> int:
        """Return the number of the world; no two parts share one."""
        return number * self.count + self.index

    def of(self, budget: Budget) -> Budget:
        """Return the part's budget: a share of the playouts, or all the seconds."""
        if budget.playouts is None:
            return budget
        before, after = (budget.playouts * each // self.count for each in (self.index, self.index + 1))
        return Budget(playouts=max(1, after - before))


WHOLE = Part()


def added(found: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """Return the candidates of all parts, best first."""
    if len(found) == 1:
        return list(found[0])
    sums: dict[object, Candidate] = {}
    for candidate in (each for part in found for each in part):
        known = sums.get(candidate.action)
        sums[candidate.action] = _sum(known, candidate) if known else candidate
    most = max(each.playouts for each in sums.values())
    alike = [_with_prior_as_after(most, each) for each in sums.values()]
    return sorted(alike, key=lambda each: (each.playouts < most * _WELL_TRIED, -each.worth))


def _with_prior_as_after(playouts: int, candidate: Candidate) -> Candidate:
    """Return the candidate with less trust in its prior if it was tried less.

    Else a high prior would favour a candidate that dropped out of some parts.
    """
    share = candidate.playouts / playouts if playouts else 1.0
    return replace(candidate, trust=max(NO_TRUST, candidate.trust * share))


def _sum(one: Candidate, other: Candidate) -> Candidate:
    points = [
        [mine + more for mine, more in zip(row, rows, strict=True)]
        for row, rows in zip(one.points, other.points, strict=True)
    ] if one.points and other.points else one.points or other.points  # fmt: skip
    return replace(one, results=one.results + other.results, points=points)
