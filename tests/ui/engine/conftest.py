"""A program without a window, in a home of its own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes.engine.headless import Headless

Open = Callable[..., Headless]


@pytest.fixture
def opened() -> Iterator[Open]:
    """Opens programs and closes them after the test."""
    made: list[Headless] = []

    def open_one(**options: Any) -> Headless:
        made.append(Headless(**{"size": (960, 540), **options}))
        return made[-1]

    yield open_one
    for one in made:
        one.close()


@pytest.fixture
def program(opened: Open) -> Headless:
    return opened()
