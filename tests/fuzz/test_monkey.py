"""The short form of `python -m tests.fuzz monkey`, and that the monkey replays, shortens and notices."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from scenes.games.san_gimignano.board import SanGimignanoBoard
from scenes.table.match_controller import MatchController
from tests.fuzz.monkey import walks
from tests.fuzz.monkey.shrinking import shortest
from tests.fuzz.monkey.starts import random_start
from tests.fuzz.monkey.walks import chosen, random_walk, replay, replay_script, shortened
from tests.fuzz.monkey.world import Input, World
from tests.ui.shared import shared_pictures, shared_reading

_ANY = random_start(Random(0))
_QUICK = (("language", "en"), ("reduced_motion", True), ("rival_speed", "4x"), ("turn_ends", "at_once"))
TITLE = replace(_ANY, screen="title")
TABLE = replace(
    _ANY, screen="table", game="san_gimignano", options=(), names=("Ada", "Ugo"), match_seed="0", moves=2,
    resigns=False, saved=0, settings=_QUICK,
)  # fmt: skip
WATCHED, ALONE = replace(TABLE, players=("random", "random")), replace(TABLE, players=("human", "random"))


@pytest.fixture(scope="module", autouse=True)
def shared() -> Iterator[None]:
    """What every program would read anew."""
    with shared_reading(), shared_pictures():
        yield


@pytest.fixture
def inputs(request: pytest.FixtureRequest) -> int:
    return 100_000 if request.config.getoption("--full") else 3000


def test_random_inputs(tmp_path: Path, inputs: int) -> None:
    walks.run(inputs, tmp_path)


def test_a_walk_replays_alike(tmp_path: Path) -> None:
    """Each input brings the same screen, the same focus and the same widgets."""
    source, taken = Random("alike"), list[Input]()
    start = random_start(source)

    def trace(name: str, inputs: Callable[[World], Iterable[Input]]) -> list[object]:
        world, position = World(start, tmp_path / name), list[object]()
        for given in inputs(world):
            world.do(given)
            taken.append(given)
            position.append((world.top.name, world.top.input.focus_id, [widget.id for widget in world.top.widgets]))
        world.close()
        return position

    first = trace("first", lambda world: chosen(world, source, 40))
    assert trace("again", lambda world: taken[:40]) == first


def test_the_shortest_list_that_fails_is_found() -> None:
    assert shortest(range(100), lambda items: 17 in items and 80 in items) == [17, 80]
    assert shortest([1, 2, 3], lambda items: True) == []


def test_opponents_who_are_never_asked_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all inputs one is left, in a text from which it is played again."""
    monkeypatch.setattr(MatchController, "_ask_opponent", lambda self, seat: None)
    calm = Input("calm")
    failure = replay(WATCHED, [Input("key", ("tab", 1)), Input("wait", (0.2,)), calm, Input("key", ("left", 1))])
    assert failure is not None and failure.kind == "an opponent never moves"
    assert shortened(failure).inputs == [calm]
    again = replay_script(failure.script())
    assert again is not None and again.kind == failure.kind


def test_a_record_that_cannot_be_read_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.autosave.result_line", lambda result: "{}")
    monkeypatch.setattr("tests.fuzz.monkey.checks.lines_of", lambda match: ["{}"])
    failure = replay(WATCHED, [])
    assert failure is not None and failure.kind == "the file is not the match"


def test_a_hidden_card_in_a_text_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SanGimignanoBoard, "details", lambda self, position: [str(self.scene.match.state.deck)[:40]])
    failure = replay(ALONE, [Input("calm")] * 3)
    assert failure is not None and failure.kind == "the unseen changes table of san_gimignano: texts"


def test_an_error_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.screens.title.scene.Title._count", lambda self: 1 // 0)
    monkeypatch.setattr("scenes.screens.title.scene.Title._about", lambda self: 1 // 0)
    failure = replay(TITLE, [])
    assert failure is not None and failure.kind.startswith("ZeroDivisionError in ")


def test_a_walk_without_faults_leaves_nothing_behind() -> None:
    assert random_walk("nothing", 5) is None
