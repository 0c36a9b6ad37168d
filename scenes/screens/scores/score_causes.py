"""The events that changed the points: results after each event of an entry, computed on demand."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from game.core.events import Event
from game.core.match import Match, Played
from game.core.scores import Result, ScoreTable
from scenes.kit.game_uis import game_ui_of
from scenes.kit.wording import NOBODY, Wording

ALL_GAMES = -1


@dataclass(frozen=True, slots=True)
class Passage:
    """Describe what a replay plays: from an event of an entry to the end of entry `until`."""

    entry: int
    event: int
    until: int


@dataclass(frozen=True, slots=True)
class Cause:
    """Describe an event that changed the points.

    `place` is its place in the entry, `events` are those up to it, `before` and `after` the results around it.
    """

    entry: int
    place: int
    events: Sequence[Event]
    state: Any
    before: Result
    after: Result

    @property
    def event(self) -> Event:
        return self.events[-1]

    @property
    def seat(self) -> int:
        """Return the seat of the event; NOBODY for what the game itself does."""
        seat: int = getattr(self.event, "seat", NOBODY)
        return seat

    def is_of(self, seat: int) -> bool:
        """Return whether the event is of that seat or of the game itself."""
        return self.seat in (seat, NOBODY)

    def deed(self, wording: Wording) -> tuple[int, int]:
        """Return a key that two causes share if one action changed the points twice."""
        return self.entry, id(wording.deed_behind(self.event, self.events[:-1]))

    def points(self, seat: int, game: int, category: str = "") -> int:
        """Return by how many points it changed the seat's, in one category or in all."""
        return _points(self.after, seat, game, category) - _points(self.before, seat, game, category)

    def lead(self, seat: int, game: int) -> int:
        """Return by how much it changed the seat's lead over the best of the others."""
        return _margin(self.after, seat, game) - _margin(self.before, seat, game)


class Causes:
    """Find the causes in one match; `results` holds the result after each number of entries."""

    def __init__(self, match: Match, results: Sequence[Result]) -> None:
        self._match, self._results = match, results
        self._of: dict[int, Sequence[Cause]] = {}

    def of(self, index: int) -> Sequence[Cause]:
        """Return the causes in an entry."""
        if index not in self._of:
            is_even = self._results[index] == self._results[index + 1]
            self._of[index] = () if is_even else tuple(self._found(index))
        return self._of[index]

    def _found(self, index: int) -> list[Cause]:
        before, state, events = self._results[index], self._match.state_at(index), list[Event]()
        causes = list[Cause]()
        for place, frame in enumerate(self._match.frames(index)):
            after = self._match.spec.rules.result(frame.state)
            events.append(frame.event)
            if after != before:
                causes.append(Cause(index, place, tuple(events), state, before, after))
            before, state = after, frame.state
        return causes

    def told(self, causes: Sequence[Cause], seat: int, wording: Wording, category: str = "") -> str:
        """Return the causes as one text; equal sentences are written once, with their number."""
        told = [self._told(cause, seat, wording, category) for cause in causes]
        return counted(told, wording)

    def _told(self, cause: Cause, seat: int, wording: Wording, category: str) -> str:
        """Return the sentence of a cause; what changes visible points is no secret."""
        hidden = self._hidden_till(cause, seat, category)
        if hidden:
            return wording.catalog("scores-at-end", told=counted(wording.sentences(hidden), wording))
        if not cause.is_of(seat):
            return wording.once(cause.event)
        return wording.made(cause.event, cause.state, cause.events[:-1])

    def _hidden_till(self, cause: Cause, seat: int, category: str) -> list[Event]:
        """Return the seat's hidden events that count only at the end of the match, for a cause at that end."""
        if cause.seat != NOBODY or cause.entry != len(self._match.entries) - 1:
            return []
        events = (event for entry in self._match.entries for event in entry.events if self._counts(event, category))
        return [event for event in events if getattr(event, "seat", NOBODY) == seat and self._is_hidden(event)]

    def _counts(self, event: Event, category: str) -> bool:
        counts = game_ui_of(self._match.spec.id).row_of(event).counted_late
        return counts is not None and counts(event, self._match.state, category)

    def _is_hidden(self, event: Event) -> bool:
        """Return whether any seat sees the event masked."""
        return any(event.masked(each).is_masked() for each in range(len(self._match.seats)))


def counted(sentences: Sequence[str], wording: Wording) -> str:
    """Return the sentences as one text; neighbours that are equal are written once, with their number."""
    t = wording.catalog
    told = ((sentence, len(list(equal))) for sentence, equal in groupby(sentences))
    return t("sentence-separator").join(t("scores-times", told=one, n=n) if n > 1 else one for one, n in told)


def running(entries: Sequence[Played], results: Sequence[Result], game: int) -> Sequence[Played]:
    """Return the entries that were played during that game of a series."""
    return [entry for entry in entries if game in (ALL_GAMES, len(results[entry.index].games) - 1)]


def table_of(result: Result, game: int) -> ScoreTable | None:
    """Return the table of a game; None if it has not begun."""
    return result.games[game] if game < len(result.games) else None


def _points(result: Result, seat: int, game: int, category: str) -> int:
    if game == ALL_GAMES:
        return result.totals[seat]
    table = table_of(result, game)
    if table is None:
        return 0
    return table.of(seat, category) if category else table.totals[seat]


def _margin(result: Result, seat: int, game: int) -> int:
    points = [_points(result, each, game, "") for each in range(len(result.totals))]
    return points[seat] - max(other for each, other in enumerate(points) if each != seat)
