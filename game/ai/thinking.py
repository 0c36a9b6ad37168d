"""What one asks an opponent or the adviser, and what comes back, in values that travel between processes."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.ai.budget import Budget, Stop, never
from game.ai.candidates import Candidate
from game.ai.hints import advised, hint_of
from game.ai.opponents import considered
from game.ai.parts import WHOLE, Part, added
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
    part: Part = WHOLE
    temper: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The action's text. A hint has a reason and its candidates: text and chance to win, best first."""

    action: str
    reason: Reason | None = None
    candidates: tuple[tuple[str, float], ...] = field(default=())


def answer(question: Question, stop: Stop = never) -> Answer:
    return answer_from(question, [found(question, stop)])


def found(question: Question, stop: Stop = never) -> list[Candidate]:
    """What was weighed in the question's part of the work, with the texts of the actions."""
    spec, part = spec_of(question.game_id), question.part
    view = spec.rules.from_plain(question.view)
    asked = (view, question.seat, question.seed, question.budget, stop, part)
    if question.level is None:
        weighed = advised(spec, *asked)
    else:
        weighed = considered(spec, question.level, *asked, question.temper)
    return [replace(each, action=each.action.text, plan=None) for each in weighed]


def answer_from(question: Question, parts: Sequence[Sequence[Candidate]]) -> Answer:
    """The answer, once every part of the work is done."""
    ranked = added(parts)
    if question.level is not None:
        return Answer(ranked[0].action)
    spec = spec_of(question.game_id)
    is_only = len(spec.rules.legal(spec.rules.from_plain(question.view))) == 1
    given = hint_of(spec, question.seat, ranked, is_only)
    return Answer(given.action, given.reason, given.candidates)
