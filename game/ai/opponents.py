"""Choice of an opponent's action from a view; same view, playouts and seed give the same choice."""

import random
from typing import Any

from game.ai.budget import Budget, Meter, Stop, never
from game.ai.candidates import Candidate
from game.ai.levels import Level, level_of
from game.ai.minds import Minds, minds_for
from game.ai.parts import WHOLE, Part
from game.ai.search import Search
from game.ai.view_guard import check_view
from game.core.spec import Spec

_NOISY_CHOICE = 6
"""Number of best options among which noise decides."""
_NEVER = 2.0
"""Number of usual distances below the best from which an option is never chosen, even by beginners."""


def choose(
    spec: Spec,
    level_name: str,
    view: Any,
    seat: int,
    seed: str,
    budget: Budget | None = None,
    stop: Stop = never,
    temper: str = "",
) -> Any:
    """Return the action of the deciding seat; without a budget the level's own time is used."""
    return considered(spec, level_name, view, seat, seed, budget, stop, WHOLE, temper)[0].action


def considered(
    spec: Spec,
    level_name: str,
    view: Any,
    seat: int,
    seed: str,
    budget: Budget | None = None,
    stop: Stop = never,
    part: Part = WHOLE,
    temper: str = "",
) -> list[Candidate]:
    """Return the candidates that the level searched in its part of the work, best first.

    A level that does not search returns its choice only.
    """
    check_view(spec, view, seat)
    legal = spec.rules.legal(view)
    if len(legal) == 1:
        return [Candidate(legal[0], 1.0)]
    level = level_of(level_name)
    if level.mind == "random":
        return [Candidate(random.Random(seed).choice(legal), 1.0)]
    minds = minds_for(spec, view, temper)
    if not level.searches or spec.foresight.is_clear(view):
        is_exact = spec.evaluator.is_exact(view)
        return [Candidate(_quick_choice(minds, level, view, seed, 0.0 if is_exact else level.noise), 1.0)]
    search = Search(spec, minds, view, seat, seed, level.reach_in(spec), part=part)
    decision = spec.rules.decision(view)
    assert decision is not None
    meter = Meter(part.of(level.budget(budget, decision.is_turn)), stop)
    return search.run(search.candidates(level.width), meter)


def _quick_choice(minds: Minds, level: Level, view: Any, seed: str, noise: float) -> Any:
    judge = minds.greedy if level.mind == "greedy" else minds.own[0]
    options = sorted(judge.options(view, wide=True), key=lambda option: -option[0])[:_NOISY_CHOICE]
    least = options[0][0] - _NEVER * minds.distance
    source, deviation = random.Random(seed), noise * minds.distance
    sensible = [option for option in options if option[0] >= least]
    return max(sensible, key=lambda option: option[0] + source.gauss(0.0, deviation))[1]
