"""What one asks an opponent or the adviser, and what comes back, in values that travel between processes."""

from dataclasses import dataclass, field
from typing import Any

from game.ai.budget import Budget, Stop, never
from game.ai.hints import Hint, hint
from game.ai.opponents import choose
from game.core.reasons import Reason
from game.core.registry import spec_of


@dataclass(frozen=True, slots=True)
class Question:
    """The view is the game's plain object; `level` is None where a hint is wanted."""

    game_id: str
    view: dict[str, Any]
    seat: int
    seed: str
    level: str | None
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The action's text. A hint has a reason and its candidates: text and chance to win, best first."""

    action: str
    reason: Reason | None = None
    candidates: tuple[tuple[str, float], ...] = field(default=())


def answer(question: Question, stop: Stop = never) -> Answer:
    spec = spec_of(question.game_id)
    view = spec.rules.from_plain(question.view)
    if question.level is not None:
        action = choose(spec, question.level, view, question.seat, question.seed, question.budget, stop)
        return Answer(action.text)
    return _advice(hint(spec, view, question.seat, question.seed, question.budget, stop))


def _advice(given: Hint) -> Answer:
    return Answer(given.action.text, given.reason, tuple((each.text, worth) for each, worth in given.candidates))
