"""Full garbage collections only while nothing is animated, because one takes longer than a frame."""

import gc

from scenes.engine.platform.memory import trim_heap

PAUSE = 20.0
"""Seconds between two collections while nothing is animated."""
LONGEST = 240.0
"""Seconds after which a collection runs even during an animation."""
_NEVER = 1_000_000_000


class GcScheduler:
    """Run the full garbage collection at quiet moments; Python still runs the short ones itself.

    Everything loaded before it is created is excluded from later collections.
    """

    def __init__(self, now: float) -> None:
        gc.collect()
        gc.freeze()
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, _NEVER)
        self._last = now

    def look(self, now: float, is_at_rest: bool) -> None:
        """Run a collection if the last one is long enough ago; called in each turn of the loop."""
        if now - self._last >= (PAUSE if is_at_rest else LONGEST):
            gc.collect()
            trim_heap()
            self._last = now
