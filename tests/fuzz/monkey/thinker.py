"""A stand-in for the worker processes: random but legal answers that come after a while of the program's own clock."""

import random
from collections.abc import Callable
from typing import Any

from game.ai.budget import Budget
from game.ai.thinking import Answer
from game.coach.chores import Chore, WeighDeed, WeighTry
from game.coach.model import Judged, Way
from game.coach.trying import Weighed
from game.core.registry import spec_of

SECONDS = (0.0, 0.0, 0.2, 0.2, 0.6, 4.0)
"""How long a thought takes; one of these, by its seed."""
MOST_CANDIDATES = 3


class Thought:
    """A request as `game.ai.workers` gives it, whose answer is known from the beginning."""

    def __init__(self, given: Any, due: float, is_chore: bool) -> None:
        self._given, self.due, self.is_chore = given, due, is_chore
        self.is_wanted = True
        self.answer: Any = None

    def poll(self) -> Any:
        return self.answer

    def hurry(self) -> None:
        self.due = 0.0

    def cancel(self) -> None:
        self.is_wanted = False

    def decide(self, given: Any, due: float) -> None:
        self._given, self.due = given, due

    def come(self) -> None:
        self.is_wanted, self.answer = False, self._given


class RandomThinker:
    """Takes the place of `game.ai.workers.Thinker`; whoever moves the clock calls `give_answers`."""

    workers = 2

    def __init__(self, clock: Callable[[], float], wake: Callable[[], None]) -> None:
        self._clock, self._wake = clock, wake
        self._thoughts: list[Thought] = []

    def ask(
        self, game_id: str, view: Any, seat: int, level: str, seed: str, budget: Budget | None = None, temper: str = ""
    ) -> Thought:
        source = random.Random(f"{seed}/{seat}")
        return self._think(Answer(source.choice(_legal(game_id, view))), source)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, budget: Budget | None = None) -> Thought:
        source = random.Random(f"{seed}/hint")
        legal = _legal(game_id, view)
        best = source.sample(legal, min(MOST_CANDIDATES, len(legal)))
        return self._think(Answer(best[0], None, tuple((text, 0.5) for text in best)), source)

    def ask_chore(self, inquiry: Chore | WeighTry, resort: Callable[[], Any]) -> Thought:
        if isinstance(inquiry, WeighTry):
            source = random.Random(f"{inquiry.seed}/{inquiry.deed}")
            loss, worlds = source.uniform(-2, 6), source.choice((0, 20, 144))
            return self._think(Weighed(inquiry.deed, loss, 0.4, worlds), source)
        source = random.Random(f"{inquiry.seed}/{inquiry.entry}")
        is_told = isinstance(inquiry, WeighDeed) and source.random() < 0.6
        given = _judged(inquiry, source) if isinstance(inquiry, WeighDeed) and is_told else resort()
        return self._think(given, source, is_chore=True)

    def close(self) -> None:
        self._thoughts.clear()

    # For who moves the clock

    def seconds_to_next(self, counts_chores: bool = True) -> float | None:
        """Until an answer comes; None while nothing is thought about."""
        due = [each.due for each in self._thoughts if each.is_wanted and (counts_chores or not each.is_chore)]
        return max(0.0, min(due) - self._clock()) if due else None

    def give_answers(self) -> None:
        due = [each for each in self._thoughts if each.is_wanted and each.due <= self._clock()]
        self._thoughts = [each for each in self._thoughts if each.is_wanted and each not in due]
        for thought in due:
            thought.come()
        if due:
            self._wake()

    def _think(self, given: Any, source: random.Random, is_chore: bool = False) -> Thought:
        thought = Thought(given, self._clock() + source.choice(SECONDS), is_chore)
        self._thoughts.append(thought)
        return thought


def _legal(game_id: str, view: Any) -> list[str]:
    return [action.text for action in spec_of(game_id).rules.legal(view)]


def _judged(inquiry: WeighDeed, source: random.Random) -> Judged:
    """Some mistake, with what would have been better."""
    spec = spec_of(inquiry.game_id)
    view = spec.rules.from_plain(inquiry.view)
    seats, part = spec.rules.seats(view), spec.categories[0]
    others = [text for text in _legal(inquiry.game_id, view) if text != inquiry.deed[0]][:2]
    gains = sorted((source.uniform(-4, 9) for _ in others), reverse=True)
    ways = [Way(deed=[text], gain=gain, error=0.2, chance=0.5, parts={part: gain})
            for text, gain in zip(others, gains, strict=True)]  # fmt: skip
    own = Way(deed=list(inquiry.deed), gain=0, error=0.2, chance=0.4, parts={})
    found = sorted([own, *ways], key=lambda way: -way.gain)
    return Judged(
        entry=inquiry.entry, seat=inquiry.seat, level=inquiry.level, worlds=8, ways=found, played=found.index(own),
        loss=max(0.0, found[0].gain), error=0.2, chances=[1 / seats] * seats,
    )  # fmt: skip
