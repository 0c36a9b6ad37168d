"""Aquileia's table at a written position, where seat 0 is a person."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.aquileia.notation import position
from tests.ui.table.players import Sitting


@contextmanager
def at_table(text: str) -> Iterator[Sitting]:
    start = position(text)
    sitting = Sitting("aquileia", {}, "3", ("human", *["greedy"] * (start.seats - 1)), start=start)
    yield sitting
    sitting.close()
