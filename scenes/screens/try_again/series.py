"""The moments that are tried again one after the other, and what came of each."""

from dataclasses import dataclass, field
from typing import Literal

from game.coach.model import Judged
from game.coach.summary import Moment
from game.core.match import Match

Outcome = Literal["found", "shown"]
Origin = Literal["coach", "deck"]


@dataclass(frozen=True)
class Task:
    """Hold a moment of a finished match; `key` names it in the deck, empty if it is no card of the person's."""

    match: Match
    judged: Judged
    key: str = ""
    ended: float = 0.0

    @property
    def moment(self) -> Moment:
        """Return it as a moment of the coach's page."""
        return Moment(self.judged, is_praise=False)


@dataclass
class Series:
    """Hold the moments, which of them is tried, and how the others ended."""

    tasks: list[Task]
    origin: Origin
    number: int = 0
    outcomes: dict[int, Outcome] = field(default_factory=dict)

    @property
    def task(self) -> Task:
        """Return the moment that is tried."""
        return self.tasks[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.tasks) - 1

    def count(self, outcome: Outcome) -> int:
        """Return how many moments ended so."""
        return list(self.outcomes.values()).count(outcome)
