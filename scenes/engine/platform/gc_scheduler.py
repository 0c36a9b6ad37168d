"""Memory is searched for what nobody holds while nothing moves: the whole search takes longer than a frame."""

import gc

from scenes.engine.platform.memory import trim_heap

PAUSE = 20.0
"""Seconds between two searches of a program at rest."""
LONGEST = 240.0
"""Then even a moving picture waits for it."""
_NEVER = 1_000_000_000


class GcScheduler:
    """The short searches stay as they are; what has been loaded by now is there for good."""

    def __init__(self, now: float) -> None:
        gc.collect()
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _NEVER)
        self._last = now

    def look(self, now: float, is_at_rest: bool) -> None:
        if now - self._last >= (PAUSE if is_at_rest else LONGEST):
            gc.collect()
            trim_heap()
            self._last = now
