"""The points of a match over time: by turn for the chart, by entry for the lines behind a number."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.match import Match, Played
from game.core.scores import Result, ScoreTable
from scenes.kit.event_ui import EventTable, points_of
from scenes.kit.game_uis import game_ui_of
from scenes.kit.wording import Wording
from scenes.screens.scores.score_causes import ALL_GAMES, Cause, Causes, Passage, running, table_of

START = 0
"""Turn number for the time before the first turn."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Describe a gain or loss of points, with the entry and the event that caused it."""

    entry: int
    text: str
    points: int
    event: int = 0

    @property
    def passage(self) -> Passage:
        """Return the part of the match that a replay plays for the line."""
        return Passage(self.entry, self.event, self.entry)


class History:
    """Hold the result after every entry, computed once."""

    def __init__(self, match: Match, results: Iterable[Result] | None = None) -> None:
        self.match = match
        self.results: list[Result] = list(_results(match) if results is None else results)
        self.causes = Causes(match, self.results)

    @classmethod
    def in_strokes(cls, match: Match) -> Generator[None, None, "History"]:
        """Compute the results in steps, one entry each; the generator returns the history."""
        results = list[Result]()
        for result in _results(match):
            results.append(result)
            yield
        return cls(match, results)

    def points(self, length: int, game: int) -> tuple[int, ...]:
        """Return the points of every seat after that many entries, in one game or in all."""
        result = self.results[length]
        if game == ALL_GAMES:
            return result.totals
        table = self._table(length, game)
        return table.totals if table else (0,) * len(result.totals)

    def by_turn(self, game: int) -> dict[int, tuple[int, ...]]:
        """Return the points at the start and after each turn, by the number of the turn."""
        rows = {START: (0,) * len(self.match.seats)}
        for entry in self._entries(game):
            rows[self.match.turn_at(entry.index)] = self.points(entry.index + 1, game)
        return rows

    def last_of(self, turn: int, game: int) -> int:
        """Return the index of the last entry of that turn."""
        return max(entry.index for entry in self._entries(game) if self.match.turn_at(entry.index) == turn)

    def made_in(self, turn: int, game: int) -> list[Cause]:
        """Return all causes of changed points in that turn."""
        entries = (entry.index for entry in self._entries(game) if self.match.turn_at(entry.index) == turn)
        return [cause for index in entries for cause in self.causes.of(index)]

    def has_points(self, category: str, game: int) -> bool:
        """Return whether anybody had points of that category at any time."""
        tables = (self._table(length, game) for length in range(len(self.results)))
        return any(table.of(seat, category) for table in tables if table for seat in range(len(self.match.seats)))

    def lines(self, seat: int, category: str, game: int, wording: Wording) -> list[ScoreLine]:
        """Return the lines behind a number of the table; their points add up to it."""
        rows = game_ui_of(self.match.spec.id).events
        if any(row.points for row in rows.values()):
            lines = self._own_events(seat, category, game, rows, wording)
            return lines + self._still_open(seat, category, game, lines, wording)
        return self._changes(seat, category, game, wording)

    def _own_events(
        self, seat: int, category: str, game: int, rows: EventTable[Any], wording: Wording
    ) -> list[ScoreLine]:
        """Return a line for each event of the seat that scores in that category."""
        return [
            ScoreLine(entry.index, wording.scored(category, event), points, place)
            for entry in self._entries(game)
            for place, event in enumerate(entry.events)
            if (points := points_of(rows.get(type(event)), event, category)) is not None
            and getattr(event, "seat", None) == seat
        ]

    def _still_open(
        self, seat: int, category: str, game: int, lines: list[ScoreLine], wording: Wording
    ) -> list[ScoreLine]:
        """Return a line for points without an event, as in a match that somebody resigned."""
        table = self._table(len(self.match.entries), game)
        rest = (table.of(seat, category) if table else 0) - sum(line.points for line in lines)
        if not rest or not self.match.entries:
            return []
        return [ScoreLine(self.match.entries[-1].index, wording.catalog("scores-as-it-stood"), rest)]

    def _changes(self, seat: int, category: str, game: int, wording: Wording) -> list[ScoreLine]:
        """Return a line for each entry that changed the points, for games without rules for single events."""
        entries = self._entries(game)
        lines = self._at_start(entries, seat, category, game, wording)
        changes = ((entry.index, self._change(entry.index, seat, category, game)) for entry in entries)
        return lines + [self._line(index, seat, category, game, change, wording) for index, change in changes if change]

    def _line(self, index: int, seat: int, category: str, game: int, change: int, wording: Wording) -> ScoreLine:
        causes = [cause for cause in self.causes.of(index) if cause.points(seat, game, category) * change > 0]
        return ScoreLine(index, self.causes.told(causes, seat, wording, category), change, causes[0].place)

    def _at_start(
        self, entries: Sequence[Played], seat: int, category: str, game: int, wording: Wording
    ) -> list[ScoreLine]:
        """Return a line for points before the first entry, as ranks may give them while nobody leads."""
        table = self._table(entries[0].index, game) if entries else None
        points = table.of(seat, category) if table else 0
        return [ScoreLine(entries[0].index, wording.catalog("scores-at-start"), points)] if points else []

    def _change(self, index: int, seat: int, category: str, game: int) -> int:
        before, after = self._table(index, game), self._table(index + 1, game)
        return (after.of(seat, category) if after else 0) - (before.of(seat, category) if before else 0)

    def _table(self, length: int, game: int) -> ScoreTable | None:
        return table_of(self.results[length], game)

    def _entries(self, game: int) -> Sequence[Played]:
        return running(self.match.entries, self.results, game)


def _results(match: Match) -> Iterator[Result]:
    return (match.spec.rules.result(match.state_at(length)) for length in range(len(match.entries) + 1))


def nice_step(highest: int, lines: int = 5) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 ... for which that many rules reach the highest value."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if step * lines >= highest:
                return step
        size *= 10


def lead(totals: Sequence[int], winners: Sequence[int]) -> int:
    """Return by how much the winners are ahead of the rest; 0 if there is no rest."""
    rest = [points for seat, points in enumerate(totals) if seat not in winners]
    return max(totals[seat] for seat in winners) - max(rest) if rest else 0
