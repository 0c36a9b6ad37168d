"""Matches on real tables, closed after their test."""

from collections.abc import Iterator

import pytest

from tests.ui.table.players import Sitting


@pytest.fixture
def sittings() -> Iterator[list[Sitting]]:
    opened: list[Sitting] = []
    yield opened
    for sitting in opened:
        sitting.close()
