"""A moment that is tried again in a program without a window, with a weigher that answers when a test wants it to."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from game.coach.chores import WeighTry
from game.coach.decisions import deeds_of
from game.coach.model import Judged, Way
from game.coach.trying import Weighed
from game.core.chance import Live
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overflowing, overlapping
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.try_again.attempts import Stage
from scenes.screens.try_again.scene import TryTable
from scenes.screens.try_again.series import Series, Task
from tests.ui.playable import stage

LOSS, ERROR = 6.0, 0.5
GAINS = (LOSS, 2.0)
"""Of the best way, and of one that still loses four points."""


@cache
def finished(game: str) -> Match:
    """One person against opponents; tests only look at it."""
    spec, names = spec_of(game), ("Agnese", "Bianca", "Adso")
    seats = [Seat("merchant" if number else "human", name, COLOURS[number]) for number, name in enumerate(names)]
    match, source = Match(spec, {}, seats[: min(spec.seats)], "5"), random.Random(game)
    while not match.is_over:
        match.submit(source.choice(match.legal()))
    return match


@cache
def moments(game: str) -> tuple[Judged, ...]:
    """Of the finished match."""
    return moments_of(finished(game))


def moments_of(match: Match, most: int = 3) -> tuple[Judged, ...]:
    """Decisions of the first seat with at least three ways; of more, some are left out of what was judged."""
    found = list[Judged]()
    for deed in deeds_of(match, 0):
        legal = [action.text for action in match.spec.rules.legal(match.state_at(deed.first))]
        others = [whole(match, deed.first, text) for text in legal if text != deed.actions[0]]
        if len(others) >= len(GAINS):
            found.append(judged(match, deed.first, others[: len(GAINS)], list(deed.actions)))
    step = max(1, len(found) // most)
    return tuple(found[::step][:most])


def whole(match: Match, length: int, text: str) -> list[str]:
    """The action with any that complete it."""
    rules, state, deed = match.spec.rules, match.state_at(length).clone(), [text]
    rules.apply(state, rules.parse_action(text), Live("1", 0))
    while match.spec.foresight.is_planned(state):
        deed.append(rules.legal(state)[0].text)
        rules.apply(state, rules.parse_action(deed[-1]), Live("1", 0))
    return deed


def judged(match: Match, entry: int, others: list[list[str]], own: list[str]) -> Judged:
    parts = {name: float(number + 1) for number, name in enumerate(match.spec.categories[:2])}
    ways = [
        Way(deed=deed, gain=gain, error=ERROR, chance=0.6, parts=parts)
        for deed, gain in zip(others, GAINS, strict=True)
    ]
    ways.append(Way(deed=own, gain=0.0, error=0.0, chance=0.3, parts={}))
    return Judged(
        entry=entry, seat=0, level=2, worlds=144, ways=ways, played=len(ways) - 1, loss=LOSS, error=ERROR,
        chances=[1 / len(match.seats)] * len(match.seats), parts=parts,
    )  # fmt: skip


class Weigher:
    """In place of the workers: keeps what it is asked."""

    def __init__(self) -> None:
        self.asked: list[WeighTry] = []
        self.hurried = self.cancelled = 0
        self._answer: Callable[[Weighed], None] | None = None

    def ask_first(self, inquiry: WeighTry, resort: Callable[[], Weighed], on_answer: Any) -> "Weigher":
        self.asked.append(inquiry)
        self._answer = on_answer
        return self

    def answer(self, loss: float, worlds: int = 144) -> None:
        assert self._answer is not None
        self._answer(Weighed(self.asked[-1].deed, loss, ERROR, worlds))

    def hurry(self) -> None:
        self.hurried += 1

    def cancel(self) -> None:
        self.cancelled += 1


class Trying:
    """The table of a moment."""

    def __init__(self, headless: Headless, game: str, number: int = 0, key: str = "") -> None:
        self.headless, self.match, self.weigher = headless, finished(game), Weigher()
        put_on_shelf(headless.app, self.match)
        tasks = [Task(self.match, each, f"{key}{each.entry}" if key else "", 1.0) for each in moments(game)]
        self.series = Series(tasks, "coach", number)
        headless.show(TryTable(headless.app, self.series, self.weigher))
        headless.settle()

    @property
    def table(self) -> TryTable:
        top = self.headless.app.stack.top
        assert isinstance(top, TryTable), top
        return top

    @property
    def stage(self) -> Stage:
        return self.table.trying.attempts.stage

    @property
    def judged(self) -> Judged:
        return self.series.task.judged

    @property
    def unknown(self) -> str:
        """An action that no judged way begins with."""
        firsts = {way.deed[0] for way in self.judged.ways}
        return next(str(action.text) for action in self.table.match.legal() if action.text not in firsts)

    def submit(self, *texts: str) -> None:
        """As if the pieces of these actions had been pressed."""
        for text in texts:
            if self.stage == "asking":
                self.table.moves.submit(self.match.spec.rules.parse_action(text))
                self.headless.settle()

    def wait_for(self, stage: Stage, seconds: float = 8.0) -> None:
        for _ in range(round(seconds * 10)):
            if self.stage == stage:
                return
            self.headless.step(0.1)
        raise AssertionError(f"{self.stage} instead of {stage}")

    def problems(self) -> list[str]:
        """Texts that do not fit, lie over each other, or are missing."""
        app = self.headless.app
        app.draw()
        told = [box.text for box in overflowing(app.canvas.boxes)]
        if app.catalog.language != "xx":
            told += [f"{one.text} over {other.text}" for one, other in overlapping(app.canvas.boxes)]
        return told + sorted(app.catalog.missing)

    def texts(self) -> set[str]:
        self.headless.app.draw()
        return {box.text for box in self.headless.app.canvas.boxes}


@contextmanager
def trying(
    game: str = "san_gimignano",
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
    text_scale: int = 100,
    number: int = 0,
    key: str = "",
) -> Iterator[Trying]:
    with stage(size, language, text_scale) as headless:
        yield Trying(headless, game, number, key)
