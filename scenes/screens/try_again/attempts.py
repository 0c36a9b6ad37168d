"""The tries at one moment: what was played, what it is worth, and whether the moment is settled."""

from typing import Literal

from game.coach.chores import WeighTry
from game.coach.estimates import Figure
from game.coach.trying import Verdict, Weighed, fitting_ways, verdict, verdict_so_far
from game.core.match import Match
from scenes.screens.try_again.series import Task

Stage = Literal["asking", "weighing", "told", "found", "shown"]
"""What the table waits for: a try, its weighing, the end of what is told about it; or the moment is settled."""


class Attempts:
    """Follow the tries on a match that stands at the moment."""

    def __init__(self, task: Task, match: Match) -> None:
        self.task, self.judged, self.match = task, task.judged, match
        self.base = len(match.entries)
        self.stage: Stage = "asking"
        self.tries: list[Verdict] = []
        """Wrong tries in their order, each way once."""
        self.last: Verdict | None = None
        """The verdict that is told, or that settled the moment; None if the try could not be weighed."""

    @property
    def played(self) -> tuple[str, ...]:
        """Return the actions of the present try."""
        return tuple(entry.action.text for entry in self.match.entries[self.base :])

    @property
    def is_settled(self) -> bool:
        """Return whether the answer is shown, found or not."""
        return self.stage in ("found", "shown")

    @property
    def is_whole(self) -> bool:
        """Return whether the search would add nothing to the actions of the present try."""
        return bool(self.played) and not self.match.spec.foresight.is_planned(self.match.state)

    @property
    def goes_on(self) -> bool:
        """Return whether more actions of the seat are needed before the try can be judged."""
        return self.stage == "asking" and bool(self.played) and not self.is_whole

    def verdict(self) -> Verdict | None:
        """Return the verdict on the present try, if the coach's file has it."""
        return verdict_so_far(self.judged, self.played, self.is_whole) if self.played else None

    def question(self) -> WeighTry | None:
        """Return what to ask about a try that the coach's file does not have; None for others."""
        if not self.played or (fitting_ways(self.judged, self.played) and not self.is_whole):
            return None
        spec, seat = self.match.spec, self.judged.seat
        view = spec.rules.to_plain(self.task.match.view_at(self.judged.entry, seat))
        seed = f"{self.match.seed}/try"
        return WeighTry(spec.id, view, seat, self.played, tuple(self.judged.best.deed), seed)

    def weighed(self, answer: Weighed) -> Verdict | None:
        """Return the verdict that the answer gives; None if it has none."""
        if not answer.worlds:
            return None
        return verdict(self.judged, answer.deed, Figure(max(0.0, answer.loss), answer.error))

    def settle_try(self, given: Verdict | None) -> None:
        """Take a verdict: the moment is found, or the try is told as wrong."""
        self.last = given
        if given is not None and given.is_right:
            self.stage = "found"
            return
        self.stage = "told"
        if given is not None and given.deed not in [each.deed for each in self.tries]:
            self.tries.append(given)
