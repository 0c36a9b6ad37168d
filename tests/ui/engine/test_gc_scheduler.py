"""Memory is tidied while nothing moves, and only after a long time while something does; pictures go back at once."""

import ctypes
import gc
import sys
from collections.abc import Iterator

import pytest

from scenes.engine.platform import gc_scheduler as module
from scenes.engine.platform.gc_scheduler import LONGEST, PAUSE, GcScheduler
from scenes.engine.platform.memory import release_pictures, trim_heap


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    found, thresholds = list[int](), gc.get_threshold()
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "collect", lambda: None)
    monkeypatch.setattr(module, "trim_heap", lambda: found.append(1))
    yield found
    gc.set_threshold(*thresholds)


def test_a_moving_picture_is_not_kept_waiting(collected: list[int]) -> None:
    tidying = GcScheduler(0.0)
    collected.clear()
    for now, is_at_rest, count in (
        (PAUSE, False, 0), (PAUSE, True, 1), (PAUSE + 1, True, 1), (PAUSE + LONGEST, False, 2),
    ):  # fmt: skip
        tidying.look(now, is_at_rest)
        assert len(collected) == count


class Library:
    """The system's, as it may be: without the option nothing is set."""

    def __init__(self, told: list[tuple[int, ...]] | None) -> None:
        if told is not None:
            self.mallopt = self.malloc_trim = lambda *asked: told.append(asked)


@pytest.mark.parametrize(
    ("system", "is_known", "count"), [("linux", True, 2), ("linux", False, 0), ("darwin", True, 0)]
)
def test_pictures_and_holes_are_given_back_where_the_system_has_to_be_told(
    system: str, is_known: bool, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[tuple[int, ...]]()
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda name: Library(told if is_known else None))
    release_pictures()
    trim_heap()
    assert len(told) == count
