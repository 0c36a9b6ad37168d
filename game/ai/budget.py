"""How long an opponent may think: seconds for people, playouts where results must come out the same again."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Stop = Callable[[], bool]


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """Exactly one of the two is set."""

    playouts: int | None = None
    seconds: float | None = None

    def scaled(self, share: float) -> "Budget":
        if self.playouts is not None:
            return Budget(playouts=max(1, round(self.playouts * share)))
        assert self.seconds is not None
        return Budget(seconds=self.seconds * share)


class Meter:
    """Tells when a share of the budget is used up, or all of it, or somebody has asked to stop."""

    def __init__(self, budget: Budget, stop: Stop = never) -> None:
        self._budget = budget
        self._stop = stop
        self._start = perf_counter()
        self.played = 0

    def is_over(self, share: float = 1.0) -> bool:
        if self._stop():
            return True
        if self._budget.playouts is not None:
            return self.played >= self._budget.playouts * share
        assert self._budget.seconds is not None
        return perf_counter() - self._start >= self._budget.seconds * share
