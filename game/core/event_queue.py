"""A queue of played entries, for a consumer with a speed of its own."""

from collections import deque

from game.core.match import Match, Played


class EventQueue:
    """Collect the entries of a match for the table, which shows them one by one; a rewind drops those undone."""

    def __init__(self, match: Match) -> None:
        self._waiting: deque[Played] = deque()
        match.listeners.append(self)

    def played(self, entry: Played) -> None:
        """Add the entry."""
        self._waiting.append(entry)

    def rewound(self, length: int) -> None:
        """Drop the entries that were taken back."""
        self._waiting = deque(entry for entry in self._waiting if entry.index < length)

    def changed(self) -> None:
        """Do nothing, as seats and ends of turns bring no events."""

    def take(self) -> Played | None:
        """Return the next entry and remove it; None if there is none."""
        return self._waiting.popleft() if self._waiting else None

    def __len__(self) -> int:
        return len(self._waiting)
