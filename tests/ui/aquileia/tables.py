"""Aquileia's table at a written position, where seat 0 is a person."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.aquileia.notation import position
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from tests.ui.table.players import NAMES, Sitting


def match_at(text: str) -> Match:
    """Return a match that begins at the position, seat 0 a person."""
    start = position(text)
    players = ("human", *["greedy"] * (start.seats - 1))
    seats = [Seat(*who) for who in zip(players, NAMES, COLOURS, strict=False)]
    return Match(spec_of("aquileia"), {}, seats, "1", start=start)


@contextmanager
def at_table(text: str) -> Iterator[Sitting]:
    start = position(text)
    sitting = Sitting("aquileia", {}, "3", ("human", *["greedy"] * (start.seats - 1)), start=start)
    yield sitting
    sitting.close()
