"""The past of a position: the events up to it, and earlier states as its viewer may know them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.events import Event
from game.core.frames import Frame
from game.core.match import Match
from game.core.rules import State

S_co = TypeVar("S_co", bound=State, covariant=True)


@dataclass(frozen=True, slots=True)
class EventHistory(Generic[S_co]):
    """Hold the past of a position: `length` whole entries, and the events `told` of the one after them."""

    match: Match
    length: int
    told: tuple[Frame, ...] = ()
    sharers: frozenset[int] = frozenset()
    """Other seats whose players look at the same screen; what one of them may not know is left out."""
    is_open: bool = False
    """True if nothing is hidden, as where all hands are looked at after a match."""

    def latest(self, viewer: int) -> Iterator[Event]:
        """Yield the events from the last one back to the first, as the viewer may know them."""
        readers = self._readers(viewer)
        for frame in reversed(self.told):
            yield _masked(frame.event, readers)
        for index in reversed(range(self._length)):
            for event in reversed(self.match.entries[index].events):
                yield _masked(event, readers)

    def view_before(self, viewer: int) -> S_co:
        """Return the view before the entry that is being shown."""
        return self._view_of(self.match.state_at(self._length), viewer)

    def view_before_event(self, viewer: int) -> S_co:
        """Return the view before the event that is being shown."""
        if len(self.told) < 2:
            return self.view_before(viewer)
        return self._view_of(self.told[-2].state, viewer)

    def view_after_own(self, viewer: int) -> S_co:
        """Return the view after the viewer's last entry, or at the start if there is none."""
        entries = self.match.entries
        own = (index + 1 for index in reversed(range(self._length)) if entries[index].seat == viewer)
        return self._view_of(self.match.state_at(next(own, 0)), viewer)

    def _view_of(self, state: Any, viewer: int) -> S_co:
        view: S_co = state
        for seat in self._readers(viewer):
            view = self.match.spec.rules.observe(view, seat)
        return view

    def _readers(self, viewer: int) -> list[int]:
        return [] if self.is_open else sorted({viewer, *self.sharers})

    @property
    def _length(self) -> int:
        """Return the number of whole entries, at most those that are left after an undo."""
        return min(self.length, len(self.match.entries))


def _masked(event: Event, readers: Sequence[int]) -> Event:
    for seat in readers:
        event = event.masked(seat)
    return event
