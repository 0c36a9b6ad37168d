"""The learned weights of a game from its data file, and the judges made of them, kept for the life of the process."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from game.core.registry import spec_of
from game.core.spec import Judge, Spec

WEIGHTS_FILE = "mind/weights.json"
"""Inside a game's folder."""
_UNTRAINED_SPREAD = 20.0


@dataclass(frozen=True)
class Minds:
    """How one variant of a game is judged."""

    full: tuple[Judge, ...]
    """All features, in several sets of weights, the best first: playouts mix them."""
    few: Judge
    greedy: Judge
    spread: float
    """Standard deviation of the final margin around the value of the first set."""


@cache
def minds_of(game_id: str, seats: int, variant: str) -> Minds:
    spec = spec_of(game_id)
    learned = _learned(game_id).get(str(seats), {}).get(variant)
    greedy = spec.evaluator.judge(by_hand(spec))
    if not learned:
        return Minds((greedy,), greedy, greedy, _UNTRAINED_SPREAD)
    full = tuple(spec.evaluator.judge(weights) for weights in learned["full"])
    return Minds(full, spec.evaluator.judge(learned["few"]), greedy, float(learned["spread"]))


def minds_for(spec: Spec, view: Any) -> Minds:
    """The minds that fit this position's number of seats and variant."""
    return minds_of(spec.id, spec.rules.seats(view), spec.evaluator.variant_of(view))


def by_hand(spec: Spec) -> list[float]:
    return [spec.evaluator.GREEDY.get(name, 0.0) for name in spec.evaluator.FEATURES]


def _learned(game_id: str) -> Mapping[str, Any]:
    source = files(f"game.{game_id}") / WEIGHTS_FILE
    if not source.is_file():
        return {}
    weights: Mapping[str, Any] = json.loads(source.read_text("utf-8"))
    return weights
