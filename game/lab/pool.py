"""Plays many matches in a few processes; the results come in the order of the fixtures."""

from collections.abc import Iterable, Iterator
from multiprocessing import get_context

from game.lab.matches import Fixture, Played, play


def play_all(fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, fixtures)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, fixtures)
