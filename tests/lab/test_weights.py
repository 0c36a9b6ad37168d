"""The opponents' weights belong to the judgement that stands: whoever changes what is judged must learn them again."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import game
from game.ai.minds import WEIGHTS_FILE
from game.core.registry import all_specs
from game.core.spec import Spec
from game.lab.fingerprint import fingerprint

ENTRIES = [
    (spec, seats, variant) for spec in all_specs() for seats in spec.seats for variant in spec.evaluator.VARIANTS
]
every_entry = pytest.mark.parametrize(
    ("spec", "seats", "variant"), ENTRIES, ids=[f"{spec.id}-{seats}-{variant}" for spec, seats, variant in ENTRIES]
)
LESSON = {"seats", "rounds", "games", "steps", "finish", "seed"}


@cache
def weights_of(game_id: str) -> dict[str, dict[str, Any]]:
    path = Path(game.__path__[0]) / game_id / WEIGHTS_FILE
    weights: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return weights


@every_entry
def test_the_judgement_is_the_one_for_which_the_weights_were_learned(spec: Spec, seats: int, variant: str) -> None:
    """Stale weights judge badly and say nothing: `python -m game.lab.train` learns them anew."""
    entry = weights_of(spec.id)[str(seats)][variant]
    assert fingerprint(spec, spec.evaluator.VARIANTS[variant], seats) == entry["fingerprint"]


@every_entry
def test_every_entry_has_a_weight_for_each_feature_and_its_recipe(spec: Spec, seats: int, variant: str) -> None:
    entry = weights_of(spec.id)[str(seats)][variant]
    assert all(len(weights) == len(spec.evaluator.FEATURES) for weights in entry["full"])
    assert entry["spread"] > 0 and entry["distance"] > 0
    assert entry["recipe"] and all(set(lesson) >= LESSON for lesson in entry["recipe"])


def test_a_change_of_judgement_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, seats, variant = ENTRIES[0]
    options = spec.evaluator.VARIANTS[variant]
    before = fingerprint(spec, options, seats)
    assert fingerprint(spec, options, seats) == before
    heavier = {name: weight * 1.5 for name, weight in spec.evaluator.GREEDY.items()}
    monkeypatch.setattr(spec.evaluator, "GREEDY", heavier)
    assert fingerprint(spec, options, seats) != before
