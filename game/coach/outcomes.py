"""The outcomes of playouts for every seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.minds import Minds
from game.ai.search import Ending
from game.ai.worth import worth_of_margin
from game.core.spec import Spec


@dataclass(slots=True)
class Outcomes:
    """Hold margin and parts for each world, and the sums of every seat's chance to win."""

    margins: list[float] = field(default_factory=list)
    parts: list[list[float]] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    judged: float = 0.0
    """Sum of the shares that were judgements and no results."""

    def add(self, ending: Ending, chances: Sequence[float], parts: Sequence[float] = ()) -> None:
        """Add the outcome of one world."""
        self.margins.append(ending.margin)
        self.judged += ending.judged
        self.parts.append([*parts])
        self.chances = _added(self.chances, chances)

    def judgement(self, spec: Spec) -> float:
        """Return the standard error of judging: nothing where all was played to the end."""
        return spec.foresight.judgement * self.judged / len(self.margins)

    def chance_of(self, seat: int) -> float:
        """Return the mean chance of the seat to win."""
        return self.mean_chances()[seat]

    def mean_chances(self) -> list[float]:
        """Return the mean chance of every seat to win."""
        return [min(1.0, chance / len(self.margins)) for chance in self.chances]


def parts_of(margin: float, points: Sequence[Sequence[int]], seat: int) -> list[float]:
    """Return the seat's points by category, the best rival's total negated, and what is still expected."""
    totals = [sum(row) for row in points]
    rival = max(total for each, total in enumerate(totals) if each != seat)
    return [*points[seat], -rival, margin - (totals[seat] - rival)]


def chances_in(spec: Spec, minds: Minds, state: Any) -> list[float]:
    """Return every seat's chance to win: certain at the end, else estimated."""
    seats = range(spec.rules.seats(state))
    if spec.evaluator.is_settled(state):
        winners = spec.rules.result(state).winners
        return [(seat in winners) / len(winners) for seat in seats]
    worths = [worth_of_margin(minds.own[0].value(state, seat), minds.spread) for seat in seats]
    return [worth / sum(worths) for worth in worths]


def _added(sums: Sequence[Any], more: Sequence[Any]) -> list[Any]:
    return [one + other for one, other in zip(sums, more, strict=True)] if sums else list(more)
