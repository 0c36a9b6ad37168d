"""The learned weights of a game from its data file, and the judges made of them, kept for the life of the process."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from game.ai.tempers import tempered
from game.core.registry import spec_of
from game.core.spec import Judge, Spec

WEIGHTS_FILE = "mind/weights.json"
"""Inside a game's folder."""
_UNTRAINED_SPREAD = 20.0
_UNTRAINED_DISTANCE = 3.0


@dataclass(frozen=True)
class Minds:
    """How one variant of a game is judged."""

    full: tuple[Judge, ...]
    """All features, in several sets of weights, the best first: playouts mix them."""
    own: tuple[Judge, ...]
    """Those of the seat itself: the same, or the best of them with the seat's temper."""
    greedy: Judge
    spread: float
    """Standard deviation of the final margin around the value of the first set."""
    distance: float
    """How far the next best options usually lie below the best, in points."""


@cache
def minds_of(game_id: str, seats: int, variant: str, temper: str = "") -> Minds:
    spec = spec_of(game_id)
    learned = learned_for(game_id, seats).get(variant)
    greedy = spec.evaluator.judge(by_hand(spec))
    if not learned:
        return Minds((greedy,), (greedy,), greedy, _UNTRAINED_SPREAD, _UNTRAINED_DISTANCE)
    full = tuple(spec.evaluator.judge(weights) for weights in learned["full"])
    own = (spec.evaluator.judge(tempered(spec, learned["full"][0], temper)),) if temper else full
    return Minds(full, own, greedy, float(learned["spread"]), float(learned["distance"]))


def minds_for(spec: Spec, view: Any, temper: str = "") -> Minds:
    """The minds that fit this position's number of seats and variant."""
    return minds_of(spec.id, spec.rules.seats(view), spec.evaluator.variant_of(view), temper)


def by_hand(spec: Spec) -> list[float]:
    return [spec.evaluator.GREEDY.get(name, 0.0) for name in spec.evaluator.FEATURES]


def learned_for(game_id: str, seats: int) -> Mapping[str, Any]:
    """By variant; nothing where no weights were learned for so many seats."""
    weights: Mapping[str, Any] = _learned(game_id).get(str(seats), {})
    return weights


def _learned(game_id: str) -> Mapping[str, Any]:
    source = files(f"game.{game_id}") / WEIGHTS_FILE
    if not source.is_file():
        return {}
    weights: Mapping[str, Any] = json.loads(source.read_text("utf-8"))
    return weights
