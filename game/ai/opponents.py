"""An opponent chooses one action from a view alone: the same view, playouts and seed give the same choice."""

import random
from typing import Any

from game.ai.budget import Budget, Meter, Stop, never
from game.ai.levels import Level, level_of
from game.ai.minds import Minds, minds_for
from game.ai.search import Search
from game.core.spec import Spec

_NOISY_CHOICE = 6
"""Noise stirs only the best few, so that even a beginner plays no nonsense."""


def choose(
    spec: Spec, level_name: str, view: Any, seat: int, seed: str, budget: Budget | None = None, stop: Stop = never
) -> Any:
    """The action of the deciding seat; without a budget the level thinks as long as people wait for it."""
    legal = spec.rules.legal(view)
    if len(legal) == 1:
        return legal[0]
    level = level_of(level_name)
    if level.mind == "random":
        return random.Random(seed).choice(legal)
    minds = minds_for(spec, view)
    if not level.searches or spec.foresight.is_clear(view):
        return _quick_choice(minds, level, view, seed)
    search = Search(spec, minds, view, seat, seed, level.reach_in(spec))
    decision = spec.rules.decision(view)
    assert decision is not None
    meter = Meter(level.budget(budget, decision.is_turn), stop)
    return search.run(search.candidates(level.width), meter)[0].action


def _quick_choice(minds: Minds, level: Level, view: Any, seed: str) -> Any:
    judge = {"greedy": minds.greedy, "few": minds.few, "full": minds.full[0]}[level.mind]
    options = sorted(judge.options(view, wide=True), key=lambda option: -option[0])[:_NOISY_CHOICE]
    source = random.Random(seed)
    return max(options, key=lambda option: option[0] + source.gauss(0.0, level.noise))[1]
