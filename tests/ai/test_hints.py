"""Hints: the best of the search, with one sentence of reason that every language can say."""

import pytest

from game.ai.budget import Budget
from game.ai.candidates import Candidate
from game.ai.hints import hint, hint_keys, reason_of
from game.core.chance import Live
from game.core.spec import Spec, complete_options
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES
from tests.ai.positions import SPEC, view_after
from tests.contract.matches import every_game

BUDGET = Budget(playouts=16)


@every_game
@pytest.mark.parametrize("language", CODES)
def test_every_reason_is_said_in_every_language(spec: Spec, language: str) -> None:
    catalog = Catalog(language)
    for key in hint_keys(spec):
        assert catalog.has(key), key
        assert catalog(key, points=7)
    assert catalog.problems == []


@every_game
def test_a_hint_is_the_best_of_its_candidates(spec: Spec) -> None:
    for turns in (0, 3, 6):
        view, seat = view_after(turns, spec)
        given = hint(spec, view, seat, "seed", BUDGET)
        actions = [action for action, _ in given.candidates]
        assert given.action == actions[0]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(spec.rules.legal(view))
        assert all(0.0 <= worth <= 1.0 for _, worth in given.candidates)
        assert given.reason.key in hint_keys(spec)


def test_the_same_seed_gives_the_same_hint() -> None:
    view, seat = view_after(3)
    assert hint(SPEC, view, seat, "seed", BUDGET) == hint(SPEC, view, seat, "seed", BUDGET)


def test_a_single_legal_action_needs_no_search() -> None:
    rules = SPEC.rules
    state = rules.new(complete_options(SPEC, {}), min(SPEC.seats), Live("single", 0))
    step = 0
    while len(legal := rules.legal(state)) != 1:
        step += 1
        rules.apply(state, legal[step % len(legal)], Live("single", step))
    decision = rules.decision(state)
    assert decision is not None
    given = hint(SPEC, rules.observe(state, decision.seat), decision.seat, "seed", BUDGET)
    assert (given.action, given.reason.key) == (legal[0], f"{SPEC.prefix}-hint-only")


def candidate(own: list[float], rival: list[float], playouts: int = 1) -> Candidate:
    return Candidate("action", 0.5, results=[0.5] * playouts, points=[own, rival])


def zeros(**points: float) -> list[float]:
    return [points.get(category, 0.0) for category in SPEC.categories]


def test_the_reason_is_the_category_that_differs_most() -> None:
    first, second = SPEC.categories[:2]
    gain = reason_of(SPEC, 0, [candidate(zeros(**{first: 8, second: 2}), zeros()), candidate(zeros(), zeros())])
    assert gain.key == f"{SPEC.prefix}-hint-{first.replace('_', '-')}"
    loss = reason_of(SPEC, 0, [candidate(zeros(), zeros()), candidate(zeros(), zeros(**{second: 6}))])
    assert loss.key == f"{SPEC.prefix}-hint-rival-{second.replace('_', '-')}"
    assert loss["rival"] == 1


def test_points_are_means_over_the_playouts() -> None:
    first = SPEC.categories[0]
    given = reason_of(SPEC, 0, [candidate(zeros(**{first: 20}), zeros(), playouts=4), candidate(zeros(), zeros())])
    assert dict(given.values) == {"points": 5}


def test_without_a_telling_difference_the_best_moves_are_close() -> None:
    assert reason_of(SPEC, 0, [candidate(zeros(), zeros())] * 2).key == f"{SPEC.prefix}-hint-close"
    assert reason_of(SPEC, 0, [candidate(zeros(), zeros())]).key == f"{SPEC.prefix}-hint-close"
