"""What every game must pass, on random matches played to their end."""

import contextlib
import json
from typing import Any

import pytest

from game.core.chance import Replay
from game.core.events import Event
from game.core.scores import ScoreTable
from tests.contract.matches import Form, every_form, samples, walk

DAMAGED_VALUES: tuple[Any, ...] = (None, 7, "nonsense", ["nonsense"], [{}], [["nonsense"]], {})


@every_form
def test_matches_end_within_their_bound_and_lose_no_card(form: Form, random_matches: int) -> None:
    for number in range(random_matches):
        played = walk(form, number)
        assert played.missing == ()
        assert form.rules.decision(played.last.after) is None, "the match does not end"
        assert form.rules.legal(played.last.after) == []
        assert len(form.rules.result(played.last.after).totals) == form.seats


@every_form
def test_turns_are_numbered_from_one_and_never_fall(form: Form, random_matches: int) -> None:
    for number in range(random_matches):
        turns = [1, *walk(form, number).turns]
        assert turns == sorted(turns)


@every_form
def test_a_position_tells_how_many_sit_at_it(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        views = [step.rules.observe(step.after, seat) for seat in range(form.seats)]
        assert {step.rules.seats(state) for state in (step.after, *views)} == {form.seats}


@every_form
def test_the_score_table_is_well_formed(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        assert_well_formed(form, step.rules.score(step.after))
        result = step.rules.result(step.after)
        assert [len(table.points) for table in result.games] == [form.seats] * len(result.games)
        assert len(result.totals) == form.seats
        assert set(result.winners) <= set(range(form.seats))


@every_form
def test_a_tie_is_broken_by_a_rule_that_can_be_named_and_only_then(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        decided = step.rules.tie_break(step.after)
        assert (decided is not None) == step.rules.result(step.after).is_tie_broken
        assert decided is None or decided.key in form.spec.reasons


def assert_well_formed(form: Form, table: ScoreTable) -> None:
    assert table.categories == tuple(form.spec.categories)
    assert [len(row) for row in table.points] == [len(table.categories)] * form.seats
    assert table.winners == tuple(sorted(set(table.winners)))
    assert table.winners
    assert {table.totals[seat] for seat in table.winners} == {max(table.totals)} or _lost_points(table)


def _lost_points(table: ScoreTable) -> bool:
    """A penalty is taken after the winner is known."""
    return any(value < 0 for row in table.points for value in row)


@every_form
def test_a_clone_stays_equal_while_the_other_moves_on(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        original, moved = step.before, step.before.clone()
        before = step.rules.to_plain(original)
        step.rules.apply(moved, step.action, Replay(step.outcome))
        assert step.rules.to_plain(original) == before
        assert moved == step.after
        assert moved.clone() == moved


@every_form
def test_the_same_luck_gives_the_same_events_and_positions(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        again, luck, events = step.before.clone(), Replay(step.outcome), list[Event]()
        step.rules.apply(again, step.action, luck, events.append)
        assert luck.is_spent()
        assert (again, tuple(events)) == (step.after, step.events)


@every_form
def test_events_are_announced_and_can_be_written_down(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        for event in step.events:
            assert type(event) in form.spec.events
            assert json.loads(json.dumps(event.to_plain())) == event.to_plain()
            for viewer in range(form.seats):
                seen = event.masked(viewer)
                assert seen.is_masked() or seen == event


@every_form
def test_positions_can_be_written_down_and_read_back(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        plain = json.loads(json.dumps(step.rules.to_plain(step.after)))
        assert step.rules.from_plain(plain) == step.after


@every_form
def test_a_damaged_position_is_refused_with_a_value_error_or_read(form: Form) -> None:
    for step in samples(form, 1)[:3]:
        plain = step.rules.to_plain(step.after)
        for name in plain:
            assert_refused(form, {key: value for key, value in plain.items() if key != name})
            for wrong in DAMAGED_VALUES:
                read_or_refused(form, plain | {name: wrong})


def assert_refused(form: Form, plain: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        form.rules.from_plain(plain)


def read_or_refused(form: Form, plain: dict[str, Any]) -> None:
    with contextlib.suppress(ValueError):
        form.rules.from_plain(plain)
