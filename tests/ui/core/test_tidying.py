"""Memory is tidied while nothing moves, and only after a long time while something does."""

import gc
from collections.abc import Iterator

import pytest

from scenes.core.tidying import LONGEST, PAUSE, Tidying


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    found, thresholds = list[int](), gc.get_threshold()
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    yield found
    gc.set_threshold(*thresholds)


def test_a_moving_picture_is_not_kept_waiting(collected: list[int]) -> None:
    tidying = Tidying(0.0)
    collected.clear()
    for now, is_at_rest, count in (
        (PAUSE, False, 0), (PAUSE, True, 1), (PAUSE + 1, True, 1), (PAUSE + LONGEST, False, 2),
    ):  # fmt: skip
        tidying.look(now, is_at_rest)
        assert len(collected) == count
