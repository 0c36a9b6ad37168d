"""What a table calls out for a moment: a new turn or round, an end phase, last openings."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scenes.kit.position_view import PositionView
from scenes.kit.reading_time import seconds_to_read

SECONDS, LONGEST = 1.2, 3.0
"""A few words stand so long, and the longest sentence."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Whatever is left out is not shown."""

    title: str
    note: str = ""
    number: int = 0
    """Which of `of` turns begins: as many lamps burn."""
    of: int = 0
    order: Sequence[int] = ()
    """The seats in their order, and beside each what decided it."""
    measures: Sequence[int] = ()
    seconds: float | None = None
    """How long it stands; else as long as it takes to be read."""
    measured_in: str = ""
    """The picture of the measure, below `assets/`."""
    comes_first: bool = False
    """What it says is about to change: that waits until it has been read."""
    comes_last: bool = False
    """What the event does is seen before."""

    def stands(self, heard: Collection[str]) -> float:
        """For so many seconds; a sentence that comes with every turn is read once."""
        if self.seconds is not None:
            return self.seconds
        return seconds_to_read(self.title + ("" if self.note in heard else self.note), SECONDS, LONGEST)


Announce = Callable[[Any, PositionView], Announcement | None]
"""Made from an event and the position right after it; None where it is nothing to call out this time."""
Announcements = Mapping[type, Announce]
