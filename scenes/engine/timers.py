"""Actions to run later; they tell the main loop how long it may sleep."""

import heapq
import itertools
from collections.abc import Callable

Cancel = Callable[[], None]


class Timers:
    """Run actions when they are due; while held, their time does not run."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._queue: list[tuple[float, int]] = []
        self._actions: dict[int, Callable[[], None]] = {}
        self._numbers = itertools.count()
        self._held_since: float | None = None
        self._held_for = 0.0

    def after(self, seconds: float, action: Callable[[], None]) -> Cancel:
        """Call `action` after that many seconds; return a function that cancels it."""
        number = next(self._numbers)
        self._actions[number] = action
        heapq.heappush(self._queue, (self._now() + seconds, number))

        def cancel() -> None:
            self._actions.pop(number, None)

        return cancel

    def hold(self) -> None:
        """Stop the time of all waiting actions."""
        if self._held_since is None:
            self._held_since = self._clock()

    def go_on(self) -> None:
        """Let the time of waiting actions run again."""
        if self._held_since is not None:
            self._held_for += self._clock() - self._held_since
            self._held_since = None

    def clear(self) -> None:
        """Drop all waiting actions."""
        self._queue.clear()
        self._actions.clear()

    def seconds_to_next(self) -> float | None:
        """Return the seconds until the next action is due; None while held or if there is none."""
        if self._held_since is not None or not self._queue:
            return None
        return max(0.0, self._queue[0][0] - self._now())

    def run_due(self) -> None:
        """Run every action that is due; if one of them holds the timers, the rest waits."""
        while self._held_since is None and self._queue and self._queue[0][0] <= self._now():
            _, number = heapq.heappop(self._queue)
            action = self._actions.pop(number, None)
            if action is not None:
                action()

    def _now(self) -> float:
        """Return the time that has run, without the time for which the timers were held."""
        stopped_or_running = self._clock() if self._held_since is None else self._held_since
        return stopped_or_running - self._held_for
