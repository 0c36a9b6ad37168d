"""The only source of luck. What it gives is recorded, so that a match can be played again."""

import random
from collections.abc import Sequence
from typing import Protocol

Outcome = tuple[tuple[int, ...], ...]


class Chance(Protocol):
    """Everything random a game may ask for."""

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in random order."""
        ...

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        """`count` of the items, drawn without looking."""
        ...

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; a die is below(6) + 1."""
        ...


class Sampled:
    """Luck for imagined worlds: nothing is recorded."""

    __slots__ = ("_random",)

    def __init__(self, source: random.Random) -> None:
        self._random = source

    def shuffled(self, items: Sequence[int]) -> list[int]:
        return self._random.sample(items, len(items))

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        return self._random.sample(items, count)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)


class Live:
    """Luck of one step of a match. The same seed and step always give the same, so practice can undo and draw again."""

    def __init__(self, seed: str, step: int) -> None:
        self._key = f"{seed}/{step}"
        self._source: Sampled | None = None
        self._given: list[tuple[int, ...]] = []

    def _luck(self) -> Sampled:
        if self._source is None:
            self._source = Sampled(random.Random(self._key))
        return self._source

    def shuffled(self, items: Sequence[int]) -> list[int]:
        return self._keep(self._luck().shuffled(items))

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        return self._keep(self._luck().sample(items, count))

    def below(self, bound: int) -> int:
        return self._keep([self._luck().below(bound)])[0]

    def _keep(self, values: list[int]) -> list[int]:
        self._given.append(tuple(values))
        return values

    @property
    def outcome(self) -> Outcome:
        return tuple(self._given)


class OutcomeMismatchError(ValueError):
    """A recorded outcome does not fit what the rules ask for."""


class Replay:
    """Gives back a recorded outcome; tests script luck with it."""

    def __init__(self, outcome: Sequence[Sequence[int]]) -> None:
        self._left = [list(values) for values in outcome]
        self.outcome: Outcome = tuple(tuple(values) for values in outcome)

    def shuffled(self, items: Sequence[int]) -> list[int]:
        return self._next(items, len(items))

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        return self._next(items, count)

    def below(self, bound: int) -> int:
        return self._next(range(bound), 1)[0]

    def is_spent(self) -> bool:
        return not self._left

    def _next(self, items: Sequence[int], count: int) -> list[int]:
        if not self._left:
            raise OutcomeMismatchError("the record holds no outcome for this draw")
        values = self._left.pop(0)
        remaining = list(items)
        if len(values) != count:
            raise OutcomeMismatchError(f"the record gives {len(values)} values where {count} are drawn")
        for value in values:
            if value not in remaining:
                raise OutcomeMismatchError(f"the record gives {value}, which cannot be drawn here")
            remaining.remove(value)
        return values


RecordedChance = Live | Replay


class NoChance:
    """For previews: the result stops where luck begins."""

    def shuffled(self, items: Sequence[int]) -> list[int]:
        raise UnknownOutcomeError

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        raise UnknownOutcomeError

    def below(self, bound: int) -> int:
        raise UnknownOutcomeError


class UnknownOutcomeError(Exception):
    """The result depends on luck or on something hidden from this seat."""
