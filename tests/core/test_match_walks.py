"""Random walks over everything that changes a match: after every step its save is sound and restores to it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.autosave import Autosave
from game.core.match import IllegalActionError, Match
from game.core.record import parse_record
from game.core.registry import all_specs
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN, PRACTICE, Spec
from game.core.storage import SaveStore
from tests.core.saved import play, text_of

STEPS = 25
WALKS, MANY_WALKS = 4, 40
"""Of each game; many in the full run."""
PLAYERS = (HUMAN, "greedy", HUMAN)

Move = Callable[[Match, random.Random], None]


def submit(match: Match, source: random.Random) -> None:
    if not match.is_over:
        match.submit(source.choice(match.legal()))


def undo(match: Match, _source: random.Random) -> None:
    if match.why_no_undo() is None:
        match.undo()


def reset_turn(match: Match, _source: random.Random) -> None:
    match.reset_turn()


def redo(match: Match, _source: random.Random) -> None:
    if match.can_redo:
        match.redo()


def end_turn(match: Match, _source: random.Random) -> None:
    if match.holds_turn():
        match.end_turn()


def resign(match: Match, source: random.Random) -> None:
    match.resign(source.randrange(len(match.seats)))


def change_seat(match: Match, source: random.Random) -> None:
    number = source.randrange(len(match.seats))
    match.set_seat(number, Seat(source.choice(PLAYERS), f"Guest {len(match.entries)}", COLOURS[number]))


MOVES: dict[Move, int] = {submit: 40, undo: 25, reset_turn: 5, redo: 20, end_turn: 5, resign: 5, change_seat: 5}
"""How often each is chosen."""


def new_match(spec: Spec, seed: str, practice: str) -> Match:
    seats = [Seat(HUMAN if number < 2 else "greedy", "", COLOURS[number]) for number in range(min(spec.seats))]
    return Match(spec, {PRACTICE.key: practice}, seats, seed)


def begun(spec: Spec, walk: int, practice: str) -> Match:
    """Walks begin all over a match, the last ones shortly before its end."""
    whole = new_match(spec, f"walk {walk}", practice)
    play(whole, spec.max_actions, walk)
    length = len(whole.entries) * (walk % WALKS + 1) // WALKS
    match = new_match(spec, f"walk {walk}", practice)
    play(match, max(0, length - 2), walk)
    return match


def check(store: SaveStore, autosave: Autosave, match: Match) -> None:
    store.wait()
    text = store.folder.record(autosave.slot).read_text(encoding="utf-8")
    assert text == text_of(match)
    again = restore(parse_record(text, allow_cut=False))
    assert (again.state, again.entries) == (match.state, match.entries)
    assert (again.seats, again.resigned, again.is_over) == (match.seats, match.resigned, match.is_over)


@pytest.mark.parametrize("practice", PRACTICE.values)
@pytest.mark.parametrize("spec", all_specs(), ids=lambda spec: spec.id)
def test_the_save_is_sound_after_every_step_of_a_random_walk(
    spec: Spec, practice: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    for walk in range(MANY_WALKS if request.config.getoption("--full") else WALKS):
        source, match = random.Random(f"{spec.id} {walk}"), begun(spec, walk, practice)
        store = SaveStore(tmp_path / str(walk))
        autosave = store.autosave(match)
        for _ in range(STEPS):
            (move,) = source.choices(list(MOVES), list(MOVES.values()))
            move(match, source)
            check(store, autosave, match)
        assert store.load(autosave.slot).notice is None
        store.close()


@pytest.mark.parametrize("practice", PRACTICE.values)
def test_a_match_that_was_given_up_stays_as_it_ended(practice: str) -> None:
    match = new_match(all_specs()[0], "1", practice)
    play(match, 12)
    while match.why_no_undo():
        play(match, 1)
    match.undo()
    match.resign(0)
    length = len(match.entries)
    assert not match.can_redo
    reason = match.why_no_undo()
    assert reason is not None and reason.key == "core-why-match-over"
    with pytest.raises(IllegalActionError):
        match.undo()
    match.reset_turn()
    assert len(match.entries) == length


def test_steps_are_done_again_with_the_luck_they_had() -> None:
    """A record from elsewhere need not have the luck of its seed."""
    match = new_match(all_specs()[0], "1", "on")
    play(match, 30)
    again = restore(parse_record(text_of(match).replace('"seed":"1"', '"seed":"2"')))
    while again.why_no_undo() is None:
        again.undo()
    while again.can_redo:
        again.redo()
    assert again.entries == match.entries
