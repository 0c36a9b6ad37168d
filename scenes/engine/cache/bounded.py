"""A cache with a limit, for results that are needed again in every frame."""

from collections.abc import Callable, Hashable
from itertools import islice
from typing import Generic, TypeVar

V = TypeVar("V")


class BoundedCache(Generic[V]):
    """Hold results by key; when it is full, the older half is dropped."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._answers: dict[Hashable, V] = {}

    def find(self, question: Hashable) -> V | None:
        """Return the result for a key, or None."""
        return self._answers.get(question)

    def put(self, question: Hashable, answer: V) -> V:
        """Store a result under a key and return it."""
        if len(self._answers) >= self._limit:
            for oldest in list(islice(self._answers, (self._limit + 1) // 2)):
                del self._answers[oldest]
        self._answers[question] = answer
        return answer

    def get(self, question: Hashable, find_out: Callable[[], V]) -> V:
        """Return the result for a key; if it is not there, compute it with `find_out` and store it."""
        known = self._answers.get(question)
        return known if known is not None else self.put(question, find_out())

    def clear(self) -> None:
        """Drop all results."""
        self._answers.clear()

    def __len__(self) -> int:
        return len(self._answers)
