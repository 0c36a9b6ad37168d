"""What came before a seen position: the events up to it, and how it stood when its viewer last moved."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.events import Event
from game.core.frames import Frame
from game.core.match import Match


@dataclass(frozen=True, slots=True)
class EventHistory:
    """`length` entries are told whole, and `told` of the one after them."""

    match: Match
    length: int
    told: tuple[Frame, ...] = ()
    sharers: frozenset[int] = frozenset()
    """Other seats whose eyes are on the same screen: nothing is told that one of them may not know."""

    def latest(self, viewer: int) -> Iterator[Event]:
        """From the last event back to the first, as the viewer knows them."""
        for frame in reversed(self.told):
            yield self._masked(frame.event, viewer)
        for index in reversed(range(self._length)):
            for event in reversed(self.match.entries[index].events):
                yield self._masked(event, viewer)

    def view_before(self, viewer: int) -> Any:
        """Before the entry that is being told."""
        return self._view_of(self.match.state_at(self._length), viewer)

    def view_before_event(self, viewer: int) -> Any:
        """Before the event that is being told."""
        if len(self.told) < 2:
            return self.view_before(viewer)
        return self._view_of(self.told[-2].state, viewer)

    def view_after_own(self, viewer: int) -> Any:
        """After the viewer's last entry, or at the start where there is none."""
        entries = self.match.entries
        own = (index + 1 for index in reversed(range(self._length)) if entries[index].seat == viewer)
        return self._view_of(self.match.state_at(next(own, 0)), viewer)

    def _masked(self, event: Event, viewer: int) -> Event:
        for seat in self._readers(viewer):
            event = event.masked(seat)
        return event

    def _view_of(self, state: Any, viewer: int) -> Any:
        for seat in self._readers(viewer):
            state = self.match.spec.rules.observe(state, seat)
        return state

    def _readers(self, viewer: int) -> list[int]:
        return sorted({viewer, *self.sharers})

    @property
    def _length(self) -> int:
        """Never more than still stands, once something was taken back."""
        return min(self.length, len(self.match.entries))
