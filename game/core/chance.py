"""Chance: the only source of luck in a match; its outcomes are recorded, so that a match can be replayed."""

import random
from collections.abc import Sequence
from typing import Protocol

Outcome = tuple[tuple[int, ...], ...]


class Chance(Protocol):
    """Provide everything random that a game may need."""

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """Return the items in random order."""
        ...

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        """Return `count` of the items, drawn at random."""
        ...

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; a die is below(6) + 1."""
        ...


class Sampled:
    """Provide luck for imagined worlds, without recording it."""

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
    """Provide the luck of one step of a match.

    The same seed and step always give the same, so that an undone draw repeats itself.
    """

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
        """Return everything drawn so far."""
        return tuple(self._given)


class OutcomeMismatchError(ValueError):
    """Report a recorded outcome that does not fit what the rules draw."""


class Replay:
    """Provide a recorded outcome again; tests use it to script luck."""

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
        """Return whether all of the outcome was used."""
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
    """Refuse all luck, for previews: they end where luck begins."""

    def shuffled(self, items: Sequence[int]) -> list[int]:
        raise UnknownOutcomeError

    def sample(self, items: Sequence[int], count: int) -> list[int]:
        raise UnknownOutcomeError

    def below(self, bound: int) -> int:
        raise UnknownOutcomeError


class UnknownOutcomeError(Exception):
    """Report that a result depends on luck, or on something hidden from the seat."""
