"""How events are told besides their motion and their words: one row for each kind of event of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Generic

from game.core.events import Event
from scenes.kit.announcement import Announce
from scenes.kit.position_view import P

PointsOf = Callable[[Any], Mapping[str, int]]
"""Returns the points that an event gives for good, by score category."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventUi(Generic[P]):
    """Describe how one kind of event is told; all that is left out is not wanted."""

    sound: str | Callable[[Any, P], str] = ""
    """Name of its effect, or a function that returns it."""
    banner: Announce[P] | None = None
    """Returns its announcement, or None where there is none."""
    points: PointsOf | None = None
    """For games whose events say what they score; None otherwise."""
    lasting: bool = False
    """True for what matters to everybody, such as points: it is hardly hurried, however much opponents have done."""
    quickest: float | Callable[[Any, P], float] = inf
    """Highest factor on the chosen speed: low for important events, such as a prize."""
    told_by_finale: bool = False
    """True if it belongs to the end scoring: the log shows it only after the finale has counted it."""
    counted_late: Callable[[Any, Any, str], bool] | None = None
    """Returns whether the event, which only its seat sees, brought points at the end: in a category, or `` in any.

    It gets the event, the position at the end and the category.
    """

    def effect(self, event: object, position: P) -> str:
        """Return the effect of an event; empty for none."""
        return self.sound if isinstance(self.sound, str) else self.sound(event, position)


EventTable = Mapping[type, EventUi[P]]
"""The rows of a game by class of event; `Dealt` may have one too."""


def points_of(row: EventUi[Any] | None, event: Event, category: str) -> int | None:
    """Return the points of the category that an event brings; None if it brings none of that kind."""
    return row.points(event).get(category) if row is not None and row.points is not None else None
