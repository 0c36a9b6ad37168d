"""How long a painter may go on making pictures; then it is interrupted, and finds those made when it begins again."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time


class Interrupted(Exception):
    """The rest is painted next time."""


class TimeBudget:
    """Where nothing is allowed for, nobody is interrupted. Each time one picture is made at the least."""

    def __init__(self) -> None:
        self._until: float | None = None
        self._has_made = False

    @property
    def is_spent(self) -> bool:
        return self._until is not None and process_time() >= self._until

    @contextmanager
    def of(self, seconds: float) -> Iterator[None]:
        """Of processor time."""
        outer = self._until
        self._until, self._has_made = process_time() + seconds, False
        try:
            yield
        finally:
            self._until = outer

    def finishes(self, strokes: Iterator[None], seconds: float) -> bool:
        """Whether that is enough for all that is left of them."""
        with self.of(seconds):
            return not any(self.is_spent for _ in strokes)

    def ask(self) -> None:
        """Before a picture is made."""
        if self._has_made and self.is_spent:
            raise Interrupted

    def made(self) -> None:
        self._has_made = True
