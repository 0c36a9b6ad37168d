"""Things to do later, so that the loop knows how long it may sleep."""

import heapq
import itertools
from collections.abc import Callable


class Timers:
    """Actions by the moment they are due."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._cancelled: set[int] = set()

    def after(self, seconds: float, action: Callable[[], None]) -> Callable[[], None]:
        number = next(self._numbers)
        heapq.heappush(self._queue, (self._clock() + seconds, number, action))
        return lambda: self._cancelled.add(number)

    def seconds_to_next(self) -> float | None:
        return max(0.0, self._queue[0][0] - self._clock()) if self._queue else None

    def run_due(self) -> None:
        while self._queue and self._queue[0][0] <= self._clock():
            _, number, action = heapq.heappop(self._queue)
            if number in self._cancelled:
                self._cancelled.discard(number)
            else:
                action()
