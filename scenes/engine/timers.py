"""Things to do later, so that the loop knows how long it may sleep."""

import heapq
import itertools
from collections.abc import Callable

Cancel = Callable[[], None]


class Timers:
    """Actions by the moment they are due; while held, its time stands still."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[float, int]] = []
        self._actions: dict[int, Callable[[], None]] = {}
        self._numbers = itertools.count()
        self._held_since: float | None = None
        self._held_for = 0.0

    def after(self, seconds: float, action: Callable[[], None]) -> Cancel:
        """Calls `action` later; the result cancels it."""
        number = next(self._numbers)
        self._actions[number] = action
        heapq.heappush(self._queue, (self._now() + seconds, number))

        def cancel() -> None:
            self._actions.pop(number, None)

        return cancel

    def hold(self) -> None:
        if self._held_since is None:
            self._held_since = self._clock()

    def go_on(self) -> None:
        if self._held_since is not None:
            self._held_for += self._clock() - self._held_since
            self._held_since = None

    def clear(self) -> None:
        self._queue.clear()
        self._actions.clear()

    def seconds_to_next(self) -> float | None:
        """None when nothing will become due by itself."""
        if self._held_since is not None or not self._queue:
            return None
        return max(0.0, self._queue[0][0] - self._now())

    def run_due(self) -> None:
        """An action may hold the timers: then the rest waits."""
        while self._held_since is None and self._queue and self._queue[0][0] <= self._now():
            _, number = heapq.heappop(self._queue)
            action = self._actions.pop(number, None)
            if action is not None:
                action()

    def _now(self) -> float:
        stopped_or_running = self._clock() if self._held_since is None else self._held_since
        return stopped_or_running - self._held_for
