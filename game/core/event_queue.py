"""Collects what a match plays, for a consumer that works through it at its own speed."""

from collections import deque

from game.core.match import Match, Played


class EventQueue:
    """A listener of one match. The table plays its entries one after the other; a rewind empties it."""

    def __init__(self, match: Match) -> None:
        self._waiting: deque[Played] = deque()
        match.listeners.append(self)

    def played(self, entry: Played) -> None:
        self._waiting.append(entry)

    def rewound(self, length: int) -> None:
        self._waiting = deque(entry for entry in self._waiting if entry.index < length)

    def changed(self) -> None:
        """Seats and ends of turns bring no events."""

    def take(self) -> Played | None:
        return self._waiting.popleft() if self._waiting else None

    def __len__(self) -> int:
        return len(self._waiting)
