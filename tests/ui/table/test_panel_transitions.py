"""Panels rise over what stood beside the board, with reduced motion at once; what comes can be pressed at once."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.motion.scroll_resize import ScrollResize
from scenes.table.playback.panel_transitions import changed, is_left, rolled
from scenes.table.playback.skip_input import GRACE
from tests.ui.lorenzo.tables import table_at
from tests.ui.table.players import Sitting
from tests.ui.tables.seated import Seated

STEP = 0.05


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("san_gimignano", {}, "1", ("human", "greedy"), size=(960, 540))
    app = sitting.stage.app
    app.settings.reduced_motion, app.transition.is_wanted = False, True
    sitting.stage.settle()
    yield sitting
    sitting.close()


def looks(sitting: Sitting) -> bytes:
    """Where the panel stands."""
    app = sitting.stage.app
    return app.window.surface.subsurface(app.canvas.pixels(sitting.table.board.controls_place)).copy().get_buffer().raw


def ask_which(sitting: Sitting) -> None:
    """The board's own panel gives way to the choices of the table."""
    table = sitting.table
    table.moves.choosing = tuple(table.match.legal()[:2])
    table.invalidate()
    sitting.stage.step(STEP)


def test_a_panel_rises_over_the_one_before_and_can_be_pressed_at_once(sitting: Sitting) -> None:
    before = looks(sitting)
    ask_which(sitting)
    between = looks(sitting)
    assert sitting.table.find("choices") and not sitting.table.find("actions")
    sitting.stage.settle()
    assert len({before, between, looks(sitting)}) == 3


def test_where_a_panel_closed_by_itself_a_press_counts_again_after_a_moment(sitting: Sitting) -> None:
    """Each time, however often panels have closed there."""
    hurry, place = sitting.table.skip_input, sitting.table.board.controls_place
    for _ in range(2):
        assert not hurry.takes_click(PointerEvent("down", place.center))
        hurry.closed(place)
        assert hurry.takes_click(PointerEvent("down", place.center))
        sitting.stage.step(1.1 * GRACE)
    assert not hurry.takes_click(PointerEvent("down", place.center))


def test_at_no_place_two_panels_are_read_at_once(sitting: Sitting) -> None:
    """Above the edge stands what was there, below it what comes, neither of them faded."""
    app = sitting.stage.app
    place = app.canvas.pixels(sitting.table.board.controls_place)
    before = app.window.surface.subsurface(place).copy()
    ask_which(sitting)
    rows = [row for row in range(place.height) if _row(app.window.surface.subsurface(place), row) == _row(before, row)]
    assert 0 < len(rows) < place.height and rows[: len(rows) // 2] == list(range(len(rows) // 2))


def _row(picture: pygame.Surface, row: int) -> bytes:
    return picture.subsurface((0, row, picture.get_width(), 1)).copy().get_buffer().raw


def test_what_has_risen_draws_no_more_frames(sitting: Sitting) -> None:
    ask_which(sitting)
    sitting.stage.settle()
    frames = sitting.stage.app.frames
    sitting.stage.step(1.0)
    assert sitting.stage.app.frames == frames


def test_with_reduced_motion_a_panel_is_there_at_once(sitting: Sitting) -> None:
    sitting.stage.app.settings.reduced_motion = True
    ask_which(sitting)
    at_once = looks(sitting)
    sitting.stage.step(1.0)
    assert looks(sitting) == at_once


def test_a_box_that_comes_below_the_chronicle_renews_only_where_it_comes() -> None:
    chronicle, box = Rect(1500, 400, 400, 600), Rect(1500, 800, 400, 200)
    shorter = chronicle.trimmed(bottom=206)
    before, now = frozenset({("chronicle", chronicle)}), frozenset({("chronicle", shorter), ("controls", box)})
    areas = changed(before, now)
    assert len(areas) == 1, "what lies over each other moves as one"
    assert min(area.y for area in areas) >= shorter.bottom - 36 and max(area.bottom for area in areas) >= box.bottom
    assert changed(now, before) and min(area.y for area in changed(now, before)) >= shorter.bottom - 36


def test_what_goes_sinks_where_nothing_larger_comes_and_its_ground_stands_still() -> None:
    wood, small, beside = Rect(20, 350, 1200, 180), Rect(120, 370, 860, 140), Rect(900, 340, 500, 180)
    shown = frozenset({("hand", wood)})
    assert is_left(wood, shown, frozenset())
    assert is_left(wood, shown, frozenset({("controls", small)}))
    assert not is_left(wood, frozenset(), shown)
    assert not is_left(wood, frozenset({("controls", small)}), shown)
    assert not is_left(wood, shown, frozenset({("controls", beside)}))


def test_a_panel_that_comes_to_rest_dims_in_its_place(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not rise over itself."""
    table, app, told = sitting.table, sitting.stage.app, list[str | None]()
    monkeypatch.setattr(app.transition, "renew", lambda scene, areas, *, as_panels=False, over=None: told.append(over))
    sitting.stage.click("verb-pass")
    sitting.stage.step(STEP)
    assert table.find("controls-resting") and table.find("actions")
    assert told == [None]


def test_the_roller_of_the_chronicle_travels_between_both_edges() -> None:
    """What it uncovers comes below it, and of the box only what it has not passed is seen."""
    with table_at("seats: 2") as sitting:
        app = sitting.stage.app
        app.settings.reduced_motion, app.transition.is_wanted = False, True
        column = app.canvas.pixels(sitting.table.board.chronicle_place)
        long = Rect(*sitting.table.board.chronicle_place)
        short = long.trimmed(bottom=long.h / 2)
        for was, comes in ((short, long), (long, short)):
            sitting.stage.step(1.0)
            app.transition.unroll(sitting.table, long, was, comes, 36, lambda canvas, part: None)
            edges = [_roller(sitting) for _ in range(4)]
            assert edges == sorted(edges, reverse=was is long) and len(set(edges)) == 4
            assert all(column.y < edge <= column.bottom for edge in edges)


def _roller(sitting: Seated) -> int:
    sitting.stage.step(STEP)
    (part,) = (part for part in sitting.stage.app.transition._parts if isinstance(part, ScrollResize))
    return part.edge


def test_a_chronicle_that_only_grows_or_shrinks_below_is_rolled() -> None:
    long = Rect(1500, 400, 400, 600)
    short = long.trimmed(bottom=206)
    before, now = frozenset({("chronicle", long)}), frozenset({("chronicle", short), ("controls", long)})
    assert rolled(before, now) == [(long, short)] and rolled(now, before) == [(short, long)]
    assert not rolled(before, before)
    assert not rolled(before, frozenset({("chronicle", long.moved(8))}))
