"""While a contest goes on, the city below is painted once, and again only the piece that changes."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.games.aquileia.drawing.painting import draw_medallion
from tests.ui.aquileia.tables import at_table
from tests.ui.table.grounds import as_if_anew
from tests.ui.table.players import Sitting

FIGHT = """
seats: 3
step: arena_1
track: 0 1 2
hand 0: weapon_3 servi_1
spaces: arena_1=0 arena_2=1 theatrum=2
"""


@pytest.fixture
def fight() -> Iterator[Sitting]:
    with at_table(FIGHT) as sitting:
        yield sitting


@pytest.fixture
def painted(fight: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the medallions painted from now on."""
    names: list[str] = []

    def draw(canvas: Canvas, name: str, rect: Rect) -> None:
        names.append(name)
        draw_medallion(canvas, name, rect)

    monkeypatch.setattr("scenes.games.aquileia.widgets.spaces.draw_medallion", draw)
    return names


def test_the_city_below_a_contest_is_painted_once(fight: Sitting, painted: list[str]) -> None:
    for _ in range(3):
        fight.stage.app.draw()
        fight.table.invalidate()
    assert painted == []
    for piece, count in (("row-0", 0), ("space-theatrum", 1)):
        darken(fight, piece)
        for _ in range(3):
            fight.stage.app.draw()
        assert len(painted) == count


def darken(fight: Sitting, piece: str) -> None:
    """Let a piece be drawn otherwise, as one that is dragged is."""
    fight.table.board.stage.in_hand = frozenset({piece})
    fight.table.board.stage.dress()


def test_a_picture_of_what_stays_holds_the_texts_as_high_as_they_lie(fight: Sitting) -> None:
    def told() -> list[tuple[str, int]]:
        fight.stage.app.draw()
        return sorted((box.text, box.depth) for box in fight.stage.app.canvas.boxes)

    fight.table.pictures.give_up()
    assert told() == told()


def test_the_city_below_a_contest_looks_as_if_painted_anew(fight: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = as_if_anew(fight.stage, fight.table, monkeypatch)
    darken(fight, "space-theatrum")
    assert as_if_anew(fight.stage, fight.table, monkeypatch) != whole


def test_a_table_that_was_left_is_forgotten_with_its_pictures(fight: Sitting) -> None:
    table = weakref.ref(fight.table)
    fight.stage.show(Scene(fight.stage.app))
    del fight.table
    gc.collect()
    assert table() is None


def test_what_lies_below_is_still_found_and_not_pressed(fight: Sitting) -> None:
    space = fight.table.find("space-theatrum")
    assert space is not None
    assert fight.table.input.widget_at(space.rect.center) is fight.table.find("veil")
