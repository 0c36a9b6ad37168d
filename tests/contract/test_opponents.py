"""What every game must pass: opponents choose legally, by what their seat sees and by nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.budget import Budget
from game.ai.hints import hint
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.view_guard import SeesTooMuchError
from game.core.spec import LEVELS, TEST_LEVELS
from tests.contract.matches import Form, Step, every_form, samples

BUDGET = Budget(playouts=4)
ONE_OF = 16
"""Searching takes time: so many positions, and one of them is searched."""


def deciders(form: Form, random_matches: int) -> Iterator[tuple[Step, int, Any]]:
    """Positions, who decides there, and another world that this seat cannot tell from the true one."""
    for step in samples(form, random_matches):
        decision = step.rules.decision(step.before)
        assert decision is not None
        view = step.rules.observe(step.before, decision.seat)
        yield step, decision.seat, step.rules.determinise(view, decision.seat, random.Random(step.number))


@every_form
@pytest.mark.parametrize("level", [*LEVELS, *TEST_LEVELS])
def test_shuffling_what_is_hidden_never_changes_a_choice(form: Form, level: str, random_matches: int) -> None:
    for step, seat, other_world in list(deciders(form, random_matches))[::ONE_OF]:
        choices = [
            choose(form.spec, level, step.rules.observe(world, seat), seat, "seed", BUDGET)
            for world in (step.before, other_world)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in step.rules.legal(step.before)


@every_form
def test_whoever_hands_an_opponent_more_than_a_view_is_refused(form: Form, random_matches: int) -> None:
    refused = 0
    for step, seat, _ in deciders(form, random_matches):
        if step.rules.observe(step.before, seat) == step.before:
            continue
        with pytest.raises(SeesTooMuchError, match=f"seat {seat}"):
            choose(form.spec, "greedy", step.before, seat, "seed")
        with pytest.raises(SeesTooMuchError):
            hint(form.spec, step.before, seat, "seed", BUDGET)
        refused += 1
    assert refused or not form.spec.has_hidden_hands


@every_form
def test_judges_see_no_more_than_the_decider_even_in_playouts(form: Form, random_matches: int) -> None:
    for step, seat, other_world in deciders(form, random_matches):
        if form.spec.evaluator.is_settled(step.before):
            continue
        minds = minds_for(form.spec, step.before)
        view = step.rules.observe(step.before, seat)
        for judge in (minds.full[0], minds.greedy):
            options = judge.options(view)
            assert list(judge.options(step.before)) == list(judge.options(other_world)) == list(options)
            assert {action for _, action in options} <= set(step.rules.legal(view))


@every_form
def test_judges_offer_something_legal_wherever_a_game_runs(form: Form, random_matches: int) -> None:
    for step, seat, _ in deciders(form, random_matches):
        if form.spec.evaluator.is_settled(step.before):
            continue
        view = step.rules.observe(step.before, seat)
        options = minds_for(form.spec, view).full[0].options(view, wide=True)
        assert options
        assert {action for _, action in options} <= set(step.rules.legal(view))
