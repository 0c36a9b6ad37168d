"""What was found out once and is asked again with every frame."""

from collections.abc import Callable, Hashable
from itertools import islice
from typing import Generic, TypeVar

V = TypeVar("V")


class BoundedCache(Generic[V]):
    """Answers by their questions; when there are too many, the older half is forgotten."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._answers: dict[Hashable, V] = {}

    def find(self, question: Hashable) -> V | None:
        return self._answers.get(question)

    def put(self, question: Hashable, answer: V) -> V:
        if len(self._answers) >= self._limit:
            for oldest in list(islice(self._answers, (self._limit + 1) // 2)):
                del self._answers[oldest]
        self._answers[question] = answer
        return answer

    def get(self, question: Hashable, find_out: Callable[[], V]) -> V:
        known = self._answers.get(question)
        return known if known is not None else self.put(question, find_out())

    def clear(self) -> None:
        self._answers.clear()

    def __len__(self) -> int:
        return len(self._answers)
