"""Questions to opponents or the adviser and their answers, as values that can be sent between processes."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, Self, TypeVar

from game.ai.budget import Budget, Stop, never
from game.ai.candidates import Candidate
from game.ai.hints import advised, hint_of
from game.ai.opponents import considered
from game.ai.parts import WHOLE, Part, added
from game.core.reasons import Reason
from game.core.registry import spec_of

_QUICK_LEVEL = "greedy"
Given = TypeVar("Given", covariant=True)


class Inquiry(Protocol[Given]):
    """Describe what workers may be asked."""

    @property
    def game_id(self) -> str: ...

    def of(self, part: Part) -> Self:
        """Return that part of the work."""
        ...

    def found(self, stop: Stop) -> Any:
        """Return what a worker finds in its part."""
        ...

    def answered(self, parts: Sequence[Any]) -> Given:
        """Return the answer from all parts."""
        ...

    def quicker(self) -> Self:
        """Return the same with as little thought as possible."""
        ...


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold an action's text; a hint also has its reason, and candidates with their chance to win, best first."""

    action: str
    reason: Reason | None = None
    candidates: tuple[tuple[str, float], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Question:
    """Ask for an action, or for a hint if `level` is None; `view` is the seat's, as plain values."""

    game_id: str
    view: dict[str, Any]
    seat: int
    seed: str
    level: str | None
    budget: Budget | None = None
    part: Part = WHOLE
    temper: str = ""

    def of(self, part: Part) -> "Question":
        return replace(self, part=part)

    def quicker(self) -> "Question":
        return replace(self, level=_QUICK_LEVEL)

    def found(self, stop: Stop = never) -> list[Candidate]:
        """Return the candidates, with actions as texts."""
        spec = spec_of(self.game_id)
        view = spec.rules.from_plain(self.view)
        asked = (view, self.seat, self.seed, self.budget, stop, self.part)
        if self.level is None:
            weighed = advised(spec, *asked)
        else:
            weighed = considered(spec, self.level, *asked, self.temper)
        return [replace(each, action=each.action.text, plan=None) for each in weighed]

    def answered(self, parts: Sequence[Sequence[Candidate]]) -> Answer:
        ranked = added(parts)
        if self.level is not None:
            return Answer(ranked[0].action)
        spec = spec_of(self.game_id)
        is_only = len(spec.rules.legal(spec.rules.from_plain(self.view))) == 1
        given = hint_of(spec, self.seat, ranked, is_only)
        return Answer(given.action, given.reason, given.candidates)


def answer(inquiry: Inquiry[Given], stop: Stop = never) -> Given:
    """Return the answer, found in this process."""
    return inquiry.answered([inquiry.found(stop)])
