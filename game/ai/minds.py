"""The learned weights of a game, and the judges made of them, cached while they are used."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from math import isfinite
from typing import Any

from game.ai.tempers import tempered
from game.core.registry import spec_of
from game.core.spec import TEMPERS, Judge, Spec

WEIGHTS_FILE = "mind/weights.json"
"""Path inside a game's folder."""
_MARK_LENGTH = 16
_MOST_KEPT = 1 + len(TEMPERS)
"""Number of cached minds: as many as one match may use."""
_UNTRAINED_SPREAD = 20.0
_UNTRAINED_DISTANCE = 3.0


@dataclass(frozen=True)
class Minds:
    """Hold the judges for one variant of a game."""

    full: tuple[Judge, ...]
    """Judges with all features, for several sets of weights, best first; playouts mix them."""
    own: tuple[Judge, ...]
    """Judges of the seat itself: the same, or the best one with the seat's temper."""
    greedy: Judge
    spread: float
    """Standard deviation of the final margin around the value of the first set."""
    distance: float
    """Usual distance in points from the best option to the next ones."""
    best: tuple[float, ...]
    """First set of weights."""


class DamagedWeightsError(ValueError):
    """Report learned weights that cannot be used; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Learned:
    """Hold the learned data for one variant and number of seats."""

    sets: tuple[tuple[float, ...], ...]
    spread: float
    distance: float


@lru_cache(maxsize=_MOST_KEPT)
def minds_of(game_id: str, seats: int, variant: str, temper: str) -> Minds:
    """Return the minds; a temper has a judge of its own for its seat and shares all others."""
    spec = spec_of(game_id)
    if not temper:
        return _untempered(spec, seats, variant)
    minds = minds_of(game_id, seats, variant, "")
    return replace(minds, own=(spec.evaluator.judge(tempered(spec, minds.best, temper)),))


def _untempered(spec: Spec, seats: int, variant: str) -> Minds:
    """Return minds of learned weights; of those set by hand if there are none or the file is damaged."""
    hand = by_hand(spec)
    try:
        learned = learned_by(spec, seats, variant)
    except DamagedWeightsError:
        learned = None
    known = learned or Learned((tuple(hand),), _UNTRAINED_SPREAD, _UNTRAINED_DISTANCE)
    full = tuple(map(spec.evaluator.judge, known.sets))
    return Minds(full, full, spec.evaluator.judge(hand), known.spread, known.distance, known.sets[0])


def minds_for(spec: Spec, view: Any, temper: str = "") -> Minds:
    """Return the minds for this position's number of seats and variant."""
    return minds_of(spec.id, spec.rules.seats(view), spec.evaluator.variant_of(view), temper)


def check_learned(spec: Spec, view: Any) -> None:
    """Raise DamagedWeightsError if the weights for this position are damaged."""
    learned_by(spec, spec.rules.seats(view), spec.evaluator.variant_of(view))


def by_hand(spec: Spec) -> list[float]:
    """Return the weights that were set by hand."""
    return [spec.evaluator.GREEDY.get(name, 0.0) for name in spec.evaluator.FEATURES]


def learned_by(spec: Spec, seats: int, variant: str) -> Learned | None:
    """Return the learned data, None if there is none; raise DamagedWeightsError."""
    try:
        entry = learned_for(spec.id, seats).get(variant)
        return _sound(spec, entry) if entry else None
    except (AttributeError, LookupError, TypeError, ValueError) as wrong:
        raise DamagedWeightsError(f"What opponents have learned of {spec.title} is damaged: {wrong!r}") from wrong


def _sound(spec: Spec, entry: Mapping[str, Any]) -> Learned:
    sets = tuple(tuple(map(_number, weights)) for weights in entry["full"])
    if not sets or any(len(weights) != len(spec.evaluator.FEATURES) for weights in sets):
        raise ValueError("weights are missing")
    return Learned(sets, _number(entry["spread"]), _number(entry["distance"]))


def _number(value: Any) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ValueError(f"{value!r} is no number")
    return float(value)


def learned_for(game_id: str, seats: int) -> Mapping[str, Any]:
    """Return the learned data by variant; empty if nothing was learned for that number of seats."""
    weights: Mapping[str, Any] = _learned(game_id).get(str(seats), {})
    return weights


def learned_mark(game_id: str) -> str:
    """Return a mark that changes with the weights; a damaged file has one too."""
    source = files(f"game.{game_id}") / WEIGHTS_FILE
    lines = source.read_bytes().splitlines() if source.is_file() else []
    return sha256(b"\n".join(lines)).hexdigest()[:_MARK_LENGTH]


def _learned(game_id: str) -> Mapping[str, Any]:
    source = files(f"game.{game_id}") / WEIGHTS_FILE
    if not source.is_file():
        return {}
    weights: Mapping[str, Any] = json.loads(source.read_text("utf-8"))
    return weights
