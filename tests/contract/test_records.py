"""What every game must pass: the way back and forth in a match, and its record."""

import random

from game.core.record import lines_of, parse_record
from game.core.restoring import restore
from tests.contract.matches import Form, every_form, random_human_match

WHOLE = 100_000


@every_form
def test_a_record_replays_to_the_same_position_and_events(form: Form) -> None:
    match = random_human_match(form, 2, WHOLE)
    again = restore(parse_record("\n".join(lines_of(match))))
    assert again.state == match.state
    assert again.entries == match.entries
    assert again.result() == match.result()
    assert list(lines_of(again)) == list(lines_of(match))


@every_form
def test_a_match_saved_in_the_middle_goes_on_like_the_original(form: Form) -> None:
    match = random_human_match(form, 3, WHOLE)
    middle = len(match.entries) // 2
    loaded = restore(parse_record("\n".join(lines_of(match.branch(middle)))))
    assert loaded.state == match.state_at(middle)
    for entry in match.entries[middle : middle + 20]:
        assert loaded.submit(entry.action) == entry


@every_form
def test_undo_then_redo_gives_the_same_match(form: Form) -> None:
    match, source = random_human_match(form, 4, 120), random.Random(4)
    entries = list(match.entries)
    while match.entries and source.random() < 0.98:
        match.undo()
        assert match.state == match.state_at(len(match.entries))
        assert match.entries == entries[: len(match.entries)]
    while match.can_redo:
        match.redo()
    assert match.entries == entries


@every_form
def test_undone_steps_are_forgotten_when_another_is_played(form: Form) -> None:
    match = random_human_match(form, 5, 30)
    length = len(match.entries)
    assert length == 30 or match.is_over
    match.undo()
    match.submit(match.legal()[0])
    assert not match.can_redo
    assert len(match.entries) == length


@every_form
def test_a_seed_always_gives_the_same_match(form: Form) -> None:
    assert random_human_match(form, 6, 60).entries == random_human_match(form, 6, 60).entries
