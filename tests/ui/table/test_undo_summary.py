"""Beside End turn stand the deeds of that turn, as many as have room, and nothing else."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.core.registry import spec_of
from game.lucca.events import CardDiscarded, TripletDiscarded
from scenes.common.match_log import LogBlock, MatchLog
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import NOTE_ON_WOOD
from scenes.kit.seat_views import wording_of
from scenes.table.undo_summary import told_beside
from tests.contract.matches import forms_of, random_human_match
from tests.ui.playable import stage

WIDE = Rect(0, 0, 700, 66)


@pytest.fixture(scope="module")
def program() -> Iterator[Headless]:
    with stage() as headless:
        yield headless


def log_with(
    program: Headless, turns: list[tuple[int, list[Any]]], numbers: Sequence[int] = ()
) -> tuple[Scene, MatchLog]:
    """A block for each seat and its events, one entry each; all in one turn, or in the turns of those numbers."""
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == 3)
    wording = wording_of(program.app.catalog, random_human_match(form, 1, 0), 0)
    entries = [SimpleNamespace(index=index, seat=seat) for index, (seat, _) in enumerate(turns)]
    blocks = [LogBlock(wording, 1, seat, seat, index, index) for index, (seat, _) in enumerate(turns)]
    for block, (_, events) in zip(blocks, turns, strict=True):
        for event in events:
            block.tell(event)
    canvas, t = program.app.canvas, program.app.catalog
    match = SimpleNamespace(entries=entries, turn_at=lambda index: numbers[index] if numbers else 1)
    log = SimpleNamespace(match=match, blocks=blocks, wording=wording)
    return cast(Scene, SimpleNamespace(measure=canvas.measure, t=t)), cast(MatchLog, log)


def test_all_deeds_of_the_turn_stand_there_and_none_of_others(program: Headless) -> None:
    one, other = CardDiscarded(0, 15), CardDiscarded(0, 28)
    log = log_with(program, [(1, [CardDiscarded(1, 30)]), (0, [one]), (0, [other])])
    told = told_beside(*log, WIDE, NOTE_ON_WOOD)
    assert "15" in told and "28" in told and "30" not in told


def test_of_two_turns_in_a_row_only_the_last_stands_there(program: Headless) -> None:
    """The first who was last in the round before moves twice running."""
    deeds = [(0, [CardDiscarded(0, card)]) for card in (15, 28, 30)]
    told = told_beside(*log_with(program, deeds, numbers=(1, 2, 2)), WIDE, NOTE_ON_WOOD)
    assert "15" not in told and "28" in told and "30" in told


def test_what_nobody_did_is_not_told_as_a_deed(program: Headless) -> None:
    deed = CardDiscarded(0, 15)
    log = log_with(program, [(0, [deed, TripletDiscarded(0, (46,))])])
    assert told_beside(*log, WIDE, NOTE_ON_WOOD) == log[1].wording.told([deed])


def test_the_last_deeds_stand_where_not_all_have_room(program: Headless) -> None:
    deeds = [CardDiscarded(0, card) for card in (15, 28, 30, 31, 32, 33)]
    log = log_with(program, [(0, [deed]) for deed in deeds])
    told = told_beside(*log, WIDE.trimmed(right=500), NOTE_ON_WOOD)
    assert "33" in told and "32" in told and "15" not in told


def test_nothing_stands_there_without_a_deed(program: Headless) -> None:
    assert told_beside(*log_with(program, [(0, [TripletDiscarded(0, (46,))])]), WIDE, NOTE_ON_WOOD) == ""
