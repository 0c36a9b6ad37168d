"""Announcements: banners over the table for a moment, such as a new turn or round or the end phase."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scenes.kit.position_view import P
from scenes.kit.reading_time import seconds_to_read

SECONDS, LONGEST = 1.2, 3.0
"""Shortest and longest time of a banner, in seconds; in between the length of its text decides."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Describe the content of a banner; parts that are left empty are not shown."""

    title: str
    note: str = ""
    number: int = 0
    """Number of lit lamps: the turn that begins, counted from 1."""
    of: int = 0
    """Number of lamps in the row; 0 for no row."""
    order: Sequence[int] = ()
    """Seats in their new order; empty if the banner shows none."""
    measures: Sequence[int] = ()
    """The number that decided each seat's place, in the same order."""
    seconds: float | None = None
    """Duration; None for as long as the text takes to read."""
    measured_in: str = ""
    """Picture beside the measures, below `assets/`."""
    comes_first: bool = False
    """True if an order is shown before the event's animation instead of beside it."""
    comes_last: bool = False
    """True if the event's animation is shown before the banner."""

    def stands(self, heard: Collection[str]) -> float:
        """Return the seconds for which it is shown; a note that is in `heard` takes no time to read."""
        if self.seconds is not None:
            return self.seconds
        return seconds_to_read(self.title + ("" if self.note in heard else self.note), SECONDS, LONGEST)


Announce = Callable[[Any, P], Announcement | None]
"""Returns the announcement of an event, given the position right after it, or None for no banner."""
Announcements = Mapping[type, Announce[P]]
