"""Hints: the search's best action, and the score category in which it differs most from the second best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.budget import Budget, Meter, Stop, never
from game.ai.candidates import Candidate
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.parts import WHOLE, Part
from game.ai.search import Search
from game.ai.view_guard import check_view
from game.core.reasons import Reason, because
from game.core.spec import Spec

ONLY, CLOSE = "only", "close"
_TELLING = 0.75
"""Points of difference below which no category explains a choice."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Hold a hint; `candidates` have their chance to win, best first."""

    action: Any
    candidates: tuple[tuple[Any, float], ...]
    reason: Reason


def hint_keys(spec: Spec) -> tuple[str, ...]:
    """Return the message ids of all reasons that hints of this game may have."""
    gains = (f"{spec.prefix}-hint-{category.replace('_', '-')}" for category in spec.categories)
    losses = (f"{spec.prefix}-hint-rival-{category.replace('_', '-')}" for category in spec.categories)
    return (*gains, *losses, f"{spec.prefix}-hint-{ONLY}", f"{spec.prefix}-hint-{CLOSE}")


def hint(spec: Spec, view: Any, seat: int, seed: str, budget: Budget | None = None, stop: Stop = never) -> Hint:
    """Return a hint for the seat that must choose."""
    return hint_of(spec, seat, advised(spec, view, seat, seed, budget, stop), len(spec.rules.legal(view)) == 1)


def advised(
    spec: Spec,
    view: Any,
    seat: int,
    seed: str,
    budget: Budget | None = None,
    stop: Stop = never,
    part: Part = WHOLE,
) -> list[Candidate]:
    """Return the candidates that the adviser searched in its part of the work, best first."""
    check_view(spec, view, seat)
    legal = spec.rules.legal(view)
    if len(legal) == 1:
        return [Candidate(legal[0], 1.0)]
    minds, reach = minds_for(spec, view), ADVISER.reach_in(spec)
    search = Search(spec, minds, view, seat, seed, reach, keeps_points=True, part=part)
    meter = Meter(part.of(ADVISER.budget(budget, is_turn=True)), stop)
    return search.run(search.candidates(ADVISER.width), meter)


def hint_of(spec: Spec, seat: int, ranked: Sequence[Candidate], is_only: bool) -> Hint:
    """Return the hint made of the ranked candidates."""
    reason = because(f"{spec.prefix}-hint-{ONLY}") if is_only else reason_of(spec, seat, ranked)
    return Hint(ranked[0].action, tuple((each.action, each.worth) for each in ranked), reason)


def reason_of(spec: Spec, seat: int, ranked: Sequence[Candidate]) -> Reason:
    """Return the largest difference of the two best in points: a gain of the seat, else a loss of a rival."""
    close = because(f"{spec.prefix}-hint-{CLOSE}")
    tried = [candidate for candidate in ranked[:2] if candidate.points]
    if len(tried) < 2:
        return close
    first, second = (_mean_points(candidate) for candidate in tried)
    names = spec.categories
    own = zip(first[seat], second[seat], names, strict=True)
    gain, category = max((here - there, name) for here, there, name in own)
    if gain >= _TELLING:
        return because(f"{spec.prefix}-hint-{category.replace('_', '-')}", points=round(gain))
    loss, category, rival = max(
        (there - here, name, each)
        for each in range(len(first))
        if each != seat
        for here, there, name in zip(first[each], second[each], names, strict=True)
    )
    if loss < _TELLING:
        return close
    return because(f"{spec.prefix}-hint-rival-{category.replace('_', '-')}", points=round(loss), rival=rival)


def _mean_points(candidate: Candidate) -> list[list[float]]:
    return [[points / candidate.playouts for points in row] for row in candidate.points]
