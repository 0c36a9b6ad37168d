"""A time limit for painting: an interrupted painter finds its finished pictures when it starts again."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Interrupted(Exception):
    """Stop a painter whose time is used up; the rest is painted next time."""


class TimeBudget:
    """Limit the time for making pictures.

    At least one picture is made each time. Outside of `of` there is no limit.
    """

    def __init__(self) -> None:
        self._until: float | None = None
        self._has_made = False

    @property
    def is_spent(self) -> bool:
        """Return whether a limit is set and used up."""
        return self._until is not None and perf_counter() >= self._until

    @contextmanager
    def of(self, seconds: float) -> Iterator[None]:
        """Limit the block inside to that many seconds."""
        outer = self._until
        self._until, self._has_made = perf_counter() + seconds, False
        try:
            yield
        finally:
            self._until = outer

    def finishes(self, strokes: Iterator[None], seconds: float) -> bool:
        """Run the iterator for at most that many seconds; return whether it came to its end."""
        with self.of(seconds):
            return not any(self.is_spent for _ in strokes)

    def ask(self) -> None:
        """Raise Interrupted if the time is used up; called before a picture is made."""
        if self._has_made and self.is_spent:
            raise Interrupted

    def made(self) -> None:
        """Note that a picture has been made."""
        self._has_made = True
