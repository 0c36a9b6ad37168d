"""A list that follows its end: what stays never jumps and is never blank, and nothing moves back without need."""

from dataclasses import replace

import pytest

from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import overlapping
from scenes.engine.theme import BODY
from scenes.engine.widgets import GlidingList, Paragraph, Widget
from tests.ui.engine.rooms import Room

HIGH, GAP = 60.0, 8.0
WINDOW = Rect(100, 100, 500, 6 * (HIGH + GAP) - GAP)
STEP = 0.02


class Annals(Room):
    rows: tuple[str, ...] = tuple(f"row-{number}" for number in range(9))
    window = WINDOW
    news: int | None = None
    grown = ""
    calls = False

    def build(self) -> None:
        def row(index: int, rect: Rect) -> list[Widget]:
            name = self.rows[index]
            words = "\n".join([name] * 4) if name == self.grown else name
            return [Paragraph(name, rect, words, BODY.but(valign="top"))]

        heights = [2 * HIGH if row == self.grown else HIGH for row in self.rows]
        rows = GlidingList.of("rows", self.window, heights, row, gap=GAP, at_end=True)
        self.add(replace(rows, news=self.news, calls=self.calls))

    def listed(self) -> GlidingList:
        found = self.find("rows")
        assert isinstance(found, GlidingList)
        return found

    def tops(self) -> dict[str, float]:
        return self.listed().seen_tops()


@pytest.fixture
def annals(program: Headless) -> Annals:
    program.app.settings.reduced_motion = False
    program.show(annals := Annals(program.app))
    program.step(1.0)
    return annals


def change(annals: Annals, **values: object) -> None:
    for name, value in values.items():
        setattr(annals, name, value)
    annals.invalidate()


def test_what_stays_glides_on_when_a_row_comes(program: Headless, annals: Annals) -> None:
    before = annals.tops()
    change(annals, rows=(*annals.rows, "newest"))
    between = annals.tops()
    assert all(between[row] == before[row] for row in before)
    program.step(STEP)
    position = {box.text for box in program.app.canvas.boxes}
    assert {"row-4", "row-5", "row-8"} <= position
    program.step(1.0)
    after = annals.tops()
    assert after["row-8"] == before["row-8"] - HIGH - GAP
    assert annals.listed().carried(annals.listed().children()[-1].rect).bottom <= WINDOW.bottom


def test_a_window_that_grows_moves_nothing_back(program: Headless, annals: Annals) -> None:
    change(annals, window=WINDOW.trimmed(bottom=2 * (HIGH + GAP)))
    program.step(1.0)
    before = annals.tops()
    change(annals, window=WINDOW)
    program.step(1.0)
    assert annals.tops() == before
    change(annals, rows=(*annals.rows, "newest"))
    program.step(1.0)
    assert {row: annals.tops()[row] for row in before} == before


def test_a_window_that_shrinks_takes_its_room_by_gliding(program: Headless, annals: Annals) -> None:
    before = annals.tops()
    change(annals, window=WINDOW.trimmed(bottom=HIGH + GAP))
    assert annals.tops() == before
    program.step(1.0)
    assert annals.tops()["row-8"] == before["row-8"] - HIGH - GAP


def test_all_that_is_new_is_in_sight_where_it_has_room(program: Headless, annals: Annals) -> None:
    change(annals, window=WINDOW.trimmed(bottom=3 * (HIGH + GAP)))
    program.step(1.0)
    change(annals, window=WINDOW, news=4)
    program.step(1.0)
    assert annals.tops()["row-4"] >= WINDOW.y - annals.window.y
    assert annals.listed().carried(next(row for row in annals.listed().children() if row.id == "row-4").rect).y >= 100


def test_who_scrolled_away_reads_on_in_peace(program: Headless, annals: Annals) -> None:
    annals.listed().scroll_to(0)
    before = annals.tops()
    change(annals, rows=(*annals.rows, "newest"))
    program.step(1.0)
    assert annals.tops()["row-0"] == before["row-0"]


def test_a_list_that_calls_returns_to_its_end_once_for_each_call(program: Headless, annals: Annals) -> None:
    """Who scrolls away while it calls reads on in peace, however often it is built."""
    for call in range(3):
        annals.listed().scroll_to(0)
        change(annals, calls=True)
        program.step(1.0)
        assert annals.listed().scrolled >= annals.listed().limit - 1 > 0
        annals.listed().scroll_to(0)
        before = annals.tops()
        for news in ((), (f"newest-{call}",), ()):
            change(annals, rows=(*annals.rows, *news))
            program.step(1.0)
            assert annals.tops()["row-0"] == before["row-0"]
        change(annals, calls=False)
        program.step(1.0)


def test_a_change_on_the_way_goes_on_from_where_the_rows_are(program: Headless, annals: Annals) -> None:
    change(annals, rows=(*annals.rows, "newest"))
    program.step(0.05)
    before = annals.tops()
    annals.invalidate()
    assert annals.tops() == pytest.approx(before)
    change(annals, rows=(*annals.rows, "last"))
    assert {row: annals.tops()[row] for row in before} == pytest.approx(before)


def test_with_reduced_motion_everything_is_there_at_once(program: Headless, annals: Annals) -> None:
    program.app.settings.reduced_motion = True
    before = annals.tops()
    change(annals, rows=(*annals.rows, "newest"))
    assert annals.tops()["row-8"] == before["row-8"] - HIGH - GAP
    assert not annals.listed().still_coming()


def test_a_row_that_grows_among_others_lies_over_none_of_them(program: Headless, annals: Annals) -> None:
    """Its new lines come as the row below makes room."""
    change(annals, grown="row-6")
    for _ in range(12):
        program.step(STEP)
        assert overlapping(program.app.canvas.boxes) == []
    program.step(1.0)
    assert annals.tops()["row-7"] - annals.tops()["row-6"] == 2 * HIGH + GAP


def test_what_comes_to_rest_begins_with_a_whole_row(program: Headless, annals: Annals) -> None:
    """Also where much of it was taken back, and it goes only as far back as it must."""
    change(annals, rows=annals.rows[:5])
    program.step(1.0)
    tops = [top - WINDOW.y for top in annals.tops().values()]
    assert annals.listed().scrolled > 0 and min(abs(top) for top in tops) < 1
