"""The trainer: lessons follow each other in the recipe, and results move only what they are asked to move."""

from typing import Any

import pytest

from game.ai.minds import by_hand
from game.core.registry import spec_of
from game.core.spec import complete_options
from game.lab import evolution
from game.lab.command import CommandError
from game.lab.evolution import Course, evolved
from game.lab.pool import ALONE, Crew
from game.lab.train import Recipe, School, learn, main

SPEC = spec_of("aquileia")
OPTIONS = complete_options(SPEC, {})
SEATS = 3
SHORT = Course(steps=2, games=21, seed="test")


def lesson(recipe: Recipe, before: dict[str, Any] | None = None) -> dict[str, Any]:
    return learn(School(SPEC, OPTIONS, SEATS, recipe, ALONE), before)


def test_results_move_what_only_they_teach_and_nothing_else() -> None:
    start = by_hand(SPEC)
    after = evolved(SPEC, OPTIONS, SEATS, start, SHORT)
    moved = {name for name, old, new in zip(SPEC.evaluator.FEATURES, start, after, strict=True) if old != new}
    assert moved == set(SPEC.evaluator.BY_RESULTS)


def test_two_processes_learn_the_same_as_one() -> None:
    start = by_hand(SPEC)
    alone, together = (evolved(SPEC, OPTIONS, SEATS, start, SHORT, crew) for crew in (ALONE, Crew(2)))
    assert alone == pytest.approx(together)


def test_a_lesson_goes_on_where_the_last_one_ended_and_both_stand_in_the_recipe() -> None:
    first = lesson(Recipe(rounds=1, games=2, steps=0, finish=0, seed=1))
    second = lesson(Recipe(rounds=0, games=2, steps=0, finish=1, seed=2), first)
    assert [each["seed"] for each in second["recipe"]] == [1, 2]
    assert second["full"][1] == first["full"][0] != second["full"][0]
    assert second["fingerprint"] == first["fingerprint"]


def test_weights_that_stay_keep_the_noise_of_the_levels() -> None:
    """Its unit is the distance; measured anew over fewer options it made Aquileia's artisan weaker."""
    first = lesson(Recipe(rounds=0, games=2, steps=1, finish=0, seed=1)) | {"distance": 99.0}
    kept = lesson(Recipe(rounds=0, games=2, steps=0, finish=0, seed=2), first)
    learned = lesson(Recipe(rounds=0, games=2, steps=1, finish=0, seed=2), first)
    assert kept["full"] == first["full"] and kept["distance"] == 99.0
    assert learned["full"][0] != first["full"][0] and learned["distance"] != 99.0


def test_where_results_teach_to_play_positions_teach_to_judge_alone() -> None:
    """The newest judgement stands alone: a tournament would say nothing of how positions are judged."""
    first = lesson(Recipe(rounds=0, games=2, steps=1, finish=0, seed=1))
    second = lesson(Recipe(rounds=1, games=2, steps=0, finish=0, seed=2), first)
    (newest,), played = second["full"], SPEC.evaluator.BY_RESULTS
    before = dict(zip(SPEC.evaluator.FEATURES, first["full"][0], strict=True))
    after = dict(zip(SPEC.evaluator.FEATURES, newest, strict=True))
    assert all(after[name] == pytest.approx(before[name], abs=1e-4) for name in played)
    assert any(after[name] != pytest.approx(before[name], abs=1e-3) for name in after if name not in played)


def test_plans_and_earlier_minds_are_met_while_learning_on_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the seats learn to beat nobody but their like."""
    met: list[int] = []

    def direction(batch: Any) -> float:
        met.append(len(batch.guests))
        return 0.0

    monkeypatch.setattr(evolution, "_direction", direction)
    evolved(SPEC, OPTIONS, SEATS, by_hand(SPEC), Course(1, 1, "test"), guests=[by_hand(SPEC)])
    assert met == [2 + len(SPEC.evaluator.PLANS)]


def test_a_place_where_nothing_was_learned_is_named_in_one_sentence() -> None:
    with pytest.raises(CommandError, match="nothing for '9'"):
        main([SPEC.id, "--onwards", "9"])
