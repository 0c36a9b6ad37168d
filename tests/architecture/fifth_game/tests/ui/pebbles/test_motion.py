"""Without a line of motion code pebbles fly to whoever takes them, from where they are let go, and glide back."""

from collections.abc import Iterator
from math import dist

import pytest

from game.pebbles.state import State
from scenes.engine.layout import Point
from scenes.games.pebbles.board import Heap
from tests.ui.table.players import Sitting

HEAPS = [1, 4, 5]
STEP = 0.05


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("pebbles", {}, "7", ("human", "human"), start=State(HEAPS.copy()))
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.app.draw()
    yield sitting
    sitting.close()


def pebbles(sitting: Sitting) -> set[Point]:
    """Where pebbles are drawn, in design units."""
    viewport = sitting.stage.app.canvas.viewport
    return {viewport.to_rect(each.area).center for each in sitting.stage.app.canvas.things if each.name == "pebble"}


def counted(sitting: Sitting, name: str) -> int:
    heap = sitting.table.find(name)
    assert isinstance(heap, Heap)
    return heap.pebbles


def take_all_of_the_second(sitting: Sitting) -> None:
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("take 2 3"))
    sitting.stage.app.draw()


def tell(sitting: Sitting) -> Iterator[set[Point]]:
    while sitting.table.playback.is_active:
        sitting.stage.step(STEP)
        yield pebbles(sitting)


def test_pebbles_fly_and_are_counted_when_they_have_landed(sitting: Sitting) -> None:
    lying = pebbles(sitting)
    take_all_of_the_second(sitting)
    assert (counted(sitting, "heap-1"), counted(sitting, "store-0")) == (4, 0)
    seen = list(tell(sitting))
    landed = pebbles(sitting)
    assert (counted(sitting, "heap-1"), counted(sitting, "store-0")) == (1, 3)
    assert all(len(each) == sum(HEAPS) for each in seen), "none is lost, and none is at two places"
    assert len(lying & landed) == sum(HEAPS) - 3
    assert any(len(each - lying - landed) == 3 for each in seen), "all three are seen on their way"


def test_what_is_taken_back_glides_home(sitting: Sitting) -> None:
    take_all_of_the_second(sitting)
    list(tell(sitting))
    sitting.stage.app.transition.is_wanted = True
    sitting.table.controller.undo()
    sitting.stage.app.draw()
    assert [name for name, _ in sitting.stage.app.transition.away] == ["pebble"] * 3
    sitting.stage.settle()
    assert counted(sitting, "store-0") == 0


def test_a_pebble_begins_its_flight_where_it_is_let_go(sitting: Sitting) -> None:
    heap, store = (sitting.stage.center(name) for name in ("heap-0", "store-0"))
    [home] = [place for place in pebbles(sitting) if dist(place, heap) < 100]
    sitting.stage.drag("heap-0", store)
    way = store[0] - heap[0], store[1] - heap[1]
    assert min(dist(place, (home[0] + way[0], home[1] + way[1])) for place in pebbles(sitting)) < 12
    list(tell(sitting))
    assert counted(sitting, "store-0") == 1
