"""What playouts of a position came to, for every seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.minds import Minds
from game.ai.worth import worth_of_margin
from game.core.spec import Spec


@dataclass(slots=True)
class Outcomes:
    """World by world the margin; as sums the chances to win and the points of every seat."""

    margins: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def add(self, margin: float, chances: Sequence[float], points: Sequence[Sequence[int]]) -> None:
        self.margins.append(margin)
        self.chances = _added(self.chances, chances)
        self.points = [_added(sums, row) for sums, row in zip(self.points or [[] for _ in points], points, strict=True)]

    def chance_of(self, seat: int) -> float:
        return self.mean_chances()[seat]

    def mean_chances(self) -> list[float]:
        return [min(1.0, chance / len(self.margins)) for chance in self.chances]

    def mean_points(self, seat: int) -> list[float]:
        return [points / len(self.margins) for points in self.points[seat]]


def chances_in(spec: Spec, minds: Minds, state: Any) -> list[float]:
    """Of every seat: who has won, or who is expected to."""
    seats = range(spec.rules.seats(state))
    if spec.evaluator.is_settled(state):
        winners = spec.rules.result(state).winners
        return [(seat in winners) / len(winners) for seat in seats]
    worths = [worth_of_margin(minds.own[0].value(state, seat), minds.spread) for seat in seats]
    return [worth / sum(worths) for worth in worths]


def _added(sums: Sequence[Any], more: Sequence[Any]) -> list[Any]:
    return [one + other for one, other in zip(sums, more, strict=True)] if sums else list(more)
