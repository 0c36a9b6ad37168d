"""The thinking time: seconds for people, playouts where results must be reproducible."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Stop = Callable[[], bool]


def never() -> bool:
    """Return False; for searches that nobody stops."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """Limit a search by playouts or by seconds, never both."""

    playouts: int | None = None
    seconds: float | None = None

    def scaled(self, share: float) -> "Budget":
        """Return that share of the budget."""
        if self.playouts is not None:
            return Budget(playouts=max(1, round(self.playouts * share)))
        assert self.seconds is not None
        return Budget(seconds=self.seconds * share)


class Meter:
    """Measure how much of a budget is used."""

    def __init__(self, budget: Budget, stop: Stop = never) -> None:
        self._budget = budget
        self._stop = stop
        self._start = perf_counter()
        self.played = 0

    def is_over(self, share: float = 1.0) -> bool:
        """Return whether that share of the budget is used, or somebody has asked to stop."""
        if self._stop():
            return True
        if self._budget.playouts is not None:
            return self.played >= self._budget.playouts * share
        assert self._budget.seconds is not None
        return perf_counter() - self._start >= self._budget.seconds * share
