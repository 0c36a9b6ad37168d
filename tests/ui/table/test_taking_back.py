"""What is taken back or done again goes there in sight, and no press is meant for what has not been seen there."""

import pytest

from game.ai.opponents import choose
from game.core.registry import spec_of
from scenes.kit.game_uis import game_ui_ids
from scenes.table import log_sidebar
from scenes.table.log_sidebar import LINE
from tests.ui.table.players import Sitting
from tests.ui.table.test_event_playback import do, finish
from tests.ui.table.test_match_controller import QUIET, sit


@pytest.fixture
def moving(sittings: list[Sitting]) -> Sitting:
    sitting = sit(sittings, QUIET)
    sitting.stage.app.settings.reduced_motion = False
    return sitting


def on_the_way_home(sitting: Sitting) -> None:
    """A tower was built and taken back: its storeys are cards again, which go to the hand."""
    do(sitting, "build 7 7 7")
    finish(sitting)
    sitting.stage.app.transition.is_wanted = True
    sitting.table.controller.undo()
    sitting.stage.step(0.1)
    assert sitting.stage.app.transition.is_travelling


def test_what_is_taken_back_goes_home_from_where_it_stood(moving: Sitting) -> None:
    on_the_way_home(moving)
    marks = {("piece", "piece"), ("plate", "piece-name"), ("plot", "plot")}
    assert {name for name, _ in moving.stage.app.transition.away} == {("card", 7), ("card", 9)} | marks
    moving.stage.step(0.3)
    assert not moving.stage.app.is_animating()


def test_undo_says_which_deed_it_takes_back(moving: Sitting) -> None:
    do(moving, "build 7 7 7")
    finish(moving)
    undo, told = moving.table.find("undo"), moving.table.playback.chronicle.blocks[-1].events
    assert undo is not None and undo.tooltip_text().endswith(moving.table.viewpoint.wording.told(told))


@pytest.mark.parametrize(("size", "travels"), [(LINE.size, True), (17, False)])
def test_lines_of_other_letters_do_not_travel_through_each_other(
    sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch, size: float, travels: bool
) -> None:
    """What is new may ask for smaller ones, and then stands otherwise altogether."""
    sitting = sit(sittings, QUIET)
    do(sitting, "build 7 7 7")
    sitting.table.controller.end_turn()
    sitting.rest()
    app, board = sitting.stage.app, sitting.table.board
    app.settings.reduced_motion, app.transition.is_wanted = False, True
    sitting.stage.step(1.0)
    app.transition.travel(1.0)
    monkeypatch.setattr(log_sidebar, "LINE", LINE.but(size=size))
    board.chronicle_place = board.chronicle_place.moved(-30, 0)
    sitting.table.invalidate()
    sitting.stage.step(0.05)
    told = {name[0] for name, _ in app.transition.away if isinstance(name, tuple)}
    assert ("told" in told) == travels


@pytest.mark.parametrize("key", ["return", "b", "x"])
def test_a_key_ends_the_way_home_and_does_no_deed(moving: Sitting, key: str) -> None:
    on_the_way_home(moving)
    moving.stage.key(key)
    assert not moving.stage.app.transition.is_travelling
    assert not moving.match.entries and not moving.table.board.has_selection


def test_a_click_on_what_has_not_been_seen_there_only_ends_the_way_home(moving: Sitting) -> None:
    on_the_way_home(moving)
    moving.stage.click("hand-0")
    assert not moving.table.board.has_selection
    moving.stage.click("hand-0")
    assert moving.table.board.has_selection


def test_quick_steps_take_back_and_do_again(moving: Sitting) -> None:
    on_the_way_home(moving)
    moving.stage.key("ctrl+y")
    assert len(moving.match.entries) == 1 and not moving.table.playback.is_active
    moving.stage.key("ctrl+z")
    assert not moving.match.entries


def test_undo_in_the_midst_of_ones_own_deed_takes_it_back(moving: Sitting) -> None:
    do(moving, "build 7 7 7")
    assert moving.table.playback.tells_own
    moving.stage.key("ctrl+z")
    assert not moving.match.entries and not moving.table.playback.is_active


def test_what_is_done_again_travels_there_and_its_turn_can_be_ended_meanwhile(moving: Sitting) -> None:
    on_the_way_home(moving)
    moving.stage.step(0.4)
    moving.stage.key("ctrl+y")
    assert moving.stage.app.transition.is_travelling and not moving.table.playback.is_active
    moving.stage.key("ctrl+return")
    assert not moving.match.holds_turn()


@pytest.mark.parametrize("game", game_ui_ids())
def test_a_match_that_was_given_up_is_left_as_it_is_by_undo_and_redo(sittings: list[Sitting], game: str) -> None:
    sittings.append(sitting := Sitting(game, {}, "1", ("human", *["greedy"] * (min(spec_of(game).seats) - 1))))
    match = sitting.match
    while match.why_no_undo() is not None or match.holds_turn():
        if match.holds_turn():
            sitting.table.controller.end_turn()
        else:
            sitting.table.moves.submit(choose(match.spec, "greedy", match.view(0), 0, str(len(match.entries))))
        sitting.rest()
    sitting.stage.key("u")
    assert match.can_redo
    sitting.table.controller.resign()
    sitting.rest()
    length = len(match.entries)
    for key in ("y", "u", "y"):
        sitting.stage.key(key)
        sitting.rest()
    assert len(match.entries) == length
    undo = sitting.table.find("undo")
    assert undo is not None and undo.tooltip_text() == sitting.table.t("core-why-match-over")
