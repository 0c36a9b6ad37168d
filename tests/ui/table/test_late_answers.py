"""Slow opponents: what comes when the position it was thought for is gone, or the table is covered, changes nothing."""

from collections.abc import Callable, Iterator

import pytest

from game.core.seats import Seat
from game.san_gimignano.notation import position
from scenes.table.match_controller import LEAST_TOLD_SECONDS, LONG_THOUGHT_SECONDS
from scenes.table.menu import open_menu
from tests.ui.engine.rooms import Room
from tests.ui.table.players import Sitting
from tests.ui.table.test_match_controller import QUIET, sit

SECONDS = 0.4
"""An answer takes so long."""
DEEDS: dict[str, Callable[[Sitting], None]] = {
    "undo": lambda sitting: sitting.table.controller.undo(),
    "seats": lambda sitting: sitting.table.controller.set_seat(1, Seat("human", "William", "F")),
    "resign": lambda sitting: sitting.table.controller.resign(),
}


@pytest.fixture
def waiting() -> Iterator[Sitting]:
    """The person has exchanged cards and may take that back, since this is practice; the opponent thinks."""
    sitting = Sitting("san_gimignano", {"practice": "on"}, "4", start=position(QUIET), after_seconds=SECONDS)
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.rest()
    sitting.table.controller.end_turn()
    sitting.stage.step()
    assert sitting.table.controller.is_thinking
    yield sitting
    sitting.close()


def wait(sitting: Sitting) -> None:
    sitting.stage.step(3 * SECONDS)


def acted(sitting: Sitting) -> list[tuple[int, str]]:
    return [(entry.seat, entry.action.text) for entry in sitting.match.entries]


def test_an_answer_that_is_still_wanted_is_played(waiting: Sitting) -> None:
    before = len(waiting.match.entries)
    wait(waiting)
    assert acted(waiting)[before][0] == 1


@pytest.mark.parametrize("deed", DEEDS)
def test_an_answer_for_a_position_that_is_gone_is_not_played(waiting: Sitting, deed: str) -> None:
    DEEDS[deed](waiting)
    before = acted(waiting)
    wait(waiting)
    assert acted(waiting) == before
    assert waiting.adviser.cancelled == 1
    assert not waiting.table.controller.is_thinking


def test_an_answer_waits_while_a_menu_lies_over_the_table(waiting: Sitting) -> None:
    before = acted(waiting)
    open_menu(waiting.table.parts)
    wait(waiting)
    assert acted(waiting) == before
    waiting.stage.app.stack.pop()
    wait(waiting)
    assert len(acted(waiting)) > len(before)


def test_an_answer_under_the_menu_is_dropped_when_the_person_resigns(waiting: Sitting) -> None:
    before = acted(waiting)
    open_menu(waiting.table.parts)
    wait(waiting)
    waiting.table.controller.resign()
    waiting.stage.app.stack.pop()
    wait(waiting)
    assert acted(waiting) == before


def test_an_answer_that_comes_when_the_table_was_left_finds_nobody(waiting: Sitting) -> None:
    before = acted(waiting)
    waiting.stage.app.stack.reset(Room(waiting.stage.app))
    wait(waiting)
    assert acted(waiting) == before
    assert waiting.adviser.cancelled == 1


CHANGES: dict[str, Callable[[Sitting], None]] = {
    "action": lambda sitting: sitting.table.moves.submit(sitting.match.spec.rules.parse_action("exchange 7 9")),
    "seats": lambda sitting: sitting.table.controller.set_seat(1, Seat("random", "William", "F")),
    "resign": lambda sitting: sitting.table.controller.resign(),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("has_come", [False, True])
def test_a_hint_does_not_outlive_its_position(change: str, has_come: bool) -> None:
    sitting = Sitting("san_gimignano", {}, "4", start=position(QUIET), after_seconds=SECONDS)
    try:
        sitting.stage.key("h")
        if has_come:
            wait(sitting)
            assert sitting.table.hints.places()
        CHANGES[change](sitting)
        wait(sitting)
        assert sitting.table.controller.hint is None
        assert (sitting.table.hints.stage, sitting.table.hints.places()) == (0, [])
        assert sitting.table.find("hint-sheet") is None
    finally:
        sitting.close()


def test_a_second_press_while_a_hint_is_thought_over_is_kept() -> None:
    """That it is on its way is said until it comes."""
    sitting = Sitting("san_gimignano", {}, "4", start=position(QUIET), after_seconds=SECONDS)
    try:
        for _ in range(3):
            sitting.stage.key("h")
        assert sitting.table.prompt.text(sitting.table.position) == sitting.table.t("table-hint-thinking")
        assert sitting.stage.app.toasts.texts == [sitting.table.t("table-hint-thinking")]
        wait(sitting)
        assert sitting.stage.app.toasts.texts == []
        assert sitting.table.hints.stage == 2 and sitting.table.find("hint-sheet") is not None
    finally:
        sitting.close()


def test_the_next_opponent_thinks_while_the_deed_before_is_told() -> None:
    """Its answer waits until the table is free: nothing is played over what is told."""
    sitting = Sitting("aquileia", {}, "4", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("place dolus"))
    sitting.table.controller.end_turn()
    before = len(sitting.match.entries)
    sitting.stage.step()
    assert sitting.table.playback.is_active
    assert sitting.table.controller.is_thinking
    assert len(sitting.match.entries) == before
    sitting.stage.step(SECONDS)
    assert len(sitting.match.entries) > before
    sitting.close()


def test_a_long_thought_is_counted_from_when_all_has_been_told_and_stays_to_be_read() -> None:
    """Else the panel flashes between two deeds of one turn."""
    sitting = Sitting("san_gimignano", {}, "4", start=position(QUIET), after_seconds=LONG_THOUGHT_SECONDS + SECONDS)
    sitting.stage.app.settings.reduced_motion = False
    table = sitting.table
    table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.stage.settle()
    table.controller.end_turn()
    length, shown = len(sitting.match.entries), 0
    while len(sitting.match.entries) == length:
        sitting.stage.step(0.1)
        shown += table.find("waiting") is not None
        assert table.input.focus_id in ("", "hurry")
    assert shown >= LEAST_TOLD_SECONDS / 0.1 - 1
    assert not table.controller.is_taking_long
    while table.playback.is_active:
        assert table.find("waiting") is None
        sitting.stage.step(0.1)
    sitting.close()


def test_a_notice_goes_with_what_it_says() -> None:
    opened = list[Sitting]()
    sitting = sit(opened, QUIET)
    sitting.stage.key("ctrl+y")
    assert sitting.stage.app.toasts.texts == [sitting.table.t("table-redo-nothing")]
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    assert sitting.stage.app.toasts.texts == []
    sitting.close()
