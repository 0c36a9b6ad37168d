"""What every game must pass: actions, their text, and one answer about what is legal."""

import random
from typing import Any

import pytest

from game.core.actions import ActionSyntaxError
from game.core.match import IllegalActionError, Match
from game.core.preview import preview
from game.core.spec import Spec
from tests.contract.matches import Form, Step, every_form, every_game, random_human_match, samples

OTHERS_PER_POSITION = 25


def actions_from_elsewhere(steps: tuple[Step, ...]) -> list[Any]:
    """Well-formed actions that were legal in some other position."""
    found = {action.text: action for step in steps for action in step.rules.legal(step.before)}
    return [found[text] for text in sorted(found)]


@every_form
def test_each_legal_action_has_its_own_text_that_parses_back(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        legal = step.rules.legal(step.before)
        assert len({action.text for action in legal}) == len(set(legal)) == len(legal)
        assert [step.rules.parse_action(action.text) for action in legal] == legal


@every_game
def test_nonsense_is_no_action(spec: Spec) -> None:
    for text in ("", " ", "nonsense", "build", "draw", "\x00", "9" * 400, "pass pass", "塔を建てる"):
        with pytest.raises(ActionSyntaxError):
            spec.rules.parse_action(text)


@every_form
def test_why_not_is_none_exactly_for_the_legal_actions(form: Form, random_matches: int) -> None:
    steps, source = samples(form, random_matches), random.Random(str(form))
    elsewhere = actions_from_elsewhere(steps)
    for step in steps:
        legal = step.rules.legal(step.before)
        for action in legal + source.sample(elsewhere, min(OTHERS_PER_POSITION, len(elsewhere))):
            reason = step.rules.why_not(step.before, action)
            assert (reason is None) == (action in legal), f"{action.text}: {reason}"
            assert reason is None or reason.key in form.spec.reasons


@every_form
def test_asking_changes_nothing(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        asked = step.before.clone()
        step.rules.legal(asked)
        step.rules.decision(asked)
        step.rules.score(asked)
        step.rules.result(asked)
        step.rules.to_plain(asked)
        step.rules.why_not(asked, step.action)
        for seat in range(form.seats):
            step.rules.observe(asked, seat)
        assert asked == step.before


@every_form
def test_an_illegal_action_is_refused_and_changes_nothing(form: Form, random_matches: int) -> None:
    elsewhere = actions_from_elsewhere(samples(form, random_matches))
    match = random_human_match(form, 1, steps=20)
    before, length = match.state.clone(), len(match.entries)
    illegal = [action for action in elsewhere if action not in match.legal()]
    assert illegal
    for action in illegal:
        assert_refused(match, action)
    assert (match.state, len(match.entries)) == (before, length)


def assert_refused(match: Match, action: Any) -> None:
    with pytest.raises(IllegalActionError) as refused:
        match.submit(action)
    assert refused.value.reason.key


@every_form
def test_a_preview_without_luck_never_changes_the_view(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        decision = step.rules.decision(step.before)
        assert decision is not None
        view = step.rules.observe(step.before, decision.seat)
        before = view.clone()
        shown = preview(step.rules, view, step.action)
        assert view == before
        assert shown.is_complete or step.outcome or shown.after is not view
