"""Lets the monkey play, and writes down as a session the inputs that did something."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests.fuzz.monkey.choosing import Chooser
from tests.fuzz.monkey.starts import Start, random_start
from tests.transcripts.playing import NOTHING, Playing, SessionError, playing
from tests.transcripts.script import PEOPLE, SPEED, Script, Step, start_text, step_of, written

WAITS = 0.85
"""The share of inputs after which the program comes to rest."""


def recorded(seed: str, inputs: int) -> Script:
    """Return a session of so many inputs at most."""
    source = Random(seed)
    start = _readable(random_start(source))
    with playing(start) as played:
        played.begin()
        taken = list(_chosen(played, source, inputs))
    script = Script([f"# Recorded from the monkey with seed {seed}."], start_text(start))
    with playing(start) as played:
        played.begin()
        script.steps = [step for step in taken if _does_something(played, step)]
    return script


def _readable(start: Start) -> Start:
    """Return the start with plain names, at high speed and in a small window."""
    settings = tuple({**dict(start.settings), **dict(SPEED)}.items())
    names = PEOPLE[: len(start.players)]
    return replace(start, names=names, size=(640, 360), shows_transitions=False, settings=settings)


def _chosen(played: Playing, source: Random, inputs: int) -> Iterator[Step]:
    chooser = Chooser(played.world, source)
    for _ in range(inputs):
        given, waits = chooser.next(), source.random() < WAITS
        step = step_of(f"{'>' if waits else '>>'} {written(given)}")
        if _does_something(played, step):
            yield step


def _does_something(played: Playing, step: Step) -> bool:
    """Take the step; return whether its widgets are there and anything came of it."""
    try:
        return played.take(step) != [NOTHING]
    except SessionError:
        return False
