"""How the points of a match grew: by turn for the chart, by entry for the lines behind a number."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from game.core.events import Event
from game.core.match import Match, Played
from game.core.scores import Result, ScoreTable
from scenes.kit.faces import face_of
from scenes.kit.wording import Wording

ALL_GAMES = -1
START = 0
"""Before the first turn."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What gave or took points, and the entry it stands in."""

    entry: int
    text: str
    points: int


class History:
    """The result after every entry, counted once."""

    def __init__(self, match: Match, results: Iterable[Result] | None = None) -> None:
        self.match = match
        self.results: list[Result] = list(_results(match) if results is None else results)

    @classmethod
    def in_strokes(cls, match: Match) -> Generator[None, None, "History"]:
        results = list[Result]()
        for result in _results(match):
            results.append(result)
            yield
        return cls(match, results)

    def points(self, length: int, game: int) -> tuple[int, ...]:
        """Of every seat in one game or in all."""
        result = self.results[length]
        if game == ALL_GAMES:
            return result.totals
        table = self._table(length, game)
        return table.totals if table else (0,) * len(result.totals)

    def by_turn(self, game: int) -> dict[int, tuple[int, ...]]:
        """The points after each turn as the game counts its turns, from the start on."""
        rows = {START: (0,) * len(self.match.seats)}
        for entry in self._entries(game):
            rows[self.match.turn_at(entry.index)] = self.points(entry.index + 1, game)
        return rows

    def has_points(self, category: str, game: int) -> bool:
        """Whether anybody ever had points of that category."""
        tables = (self._table(length, game) for length in range(len(self.results)))
        return any(table.of(seat, category) for table in tables if table for seat in range(len(self.match.seats)))

    def gains(self, start: int, end: int, seat: int, game: int, wording: Wording) -> str:
        """What changed between two positions, category by category."""
        before, after = self._table(start, game), self._table(end, game)
        return wording.gains(before, after, seat) if before and after else ""

    def lines(self, seat: int, category: str, game: int, wording: Wording) -> list[ScoreLine]:
        """Their points add up to the number in the table."""
        points_of = face_of(self.match.spec.id).score_lines.points_of
        if points_of:
            lines = self._own_events(seat, category, game, partial(points_of, category), wording)
            return lines + self._still_open(seat, category, game, lines, wording)
        return self._changes(seat, category, game, wording)

    def _own_events(
        self, seat: int, category: str, game: int, scored: Callable[[Event], int | None], wording: Wording
    ) -> list[ScoreLine]:
        return [
            ScoreLine(entry.index, wording.scored(category, event), points)
            for entry in self._entries(game)
            for event in entry.events
            if (points := scored(event)) is not None and getattr(event, "seat", None) == seat
        ]

    def _still_open(
        self, seat: int, category: str, game: int, lines: list[ScoreLine], wording: Wording
    ) -> list[ScoreLine]:
        """A match that was given up counts as if it had ended now, and no event tells those points."""
        table = self._table(len(self.match.entries), game)
        rest = (table.of(seat, category) if table else 0) - sum(line.points for line in lines)
        if not rest or not self.match.entries:
            return []
        return [ScoreLine(self.match.entries[-1].index, wording.catalog("scores-as-it-stood"), rest)]

    def _changes(self, seat: int, category: str, game: int, wording: Wording) -> list[ScoreLine]:
        wanted = face_of(self.match.spec.id).score_lines.events.get(category)
        entries = self._entries(game)
        lines = self._at_start(entries, seat, category, game, wording)
        pending, last = 0, None
        for entry in entries:
            change = self._change(entry.index, seat, category, game)
            if change:
                pending, last = pending + change, entry
            told = _told(entry, wanted, wording)
            if pending and told:
                hidden = _counted(self._hidden_till(entry, seat, wanted), wording)
                lines.append(ScoreLine(entry.index, hidden or told, pending))
                pending = 0
        if pending and last is not None:
            lines.append(ScoreLine(last.index, _told(last, None, wording), pending))
        return lines

    def _hidden_till(self, last: Played, seat: int, wanted: tuple[type[Event], ...] | None) -> list[Event]:
        """What the seat got unseen and what counts with the last deed of a match: then it may be told."""
        if wanted is None or not self.match.is_over or last is not self.match.entries[-1]:
            return []
        events = (event for entry in self.match.entries for event in entry.events if isinstance(event, wanted))
        mine = (event for event in events if getattr(event, "seat", None) == seat)
        return [event for event in mine if any(event.masked(each).is_masked() for each in range(len(self.match.seats)))]

    def _at_start(
        self, entries: Sequence[Played], seat: int, category: str, game: int, wording: Wording
    ) -> list[ScoreLine]:
        """Ranks give points to all as long as nobody leads."""
        table = self._table(entries[0].index, game) if entries else None
        points = table.of(seat, category) if table else 0
        return [ScoreLine(entries[0].index, wording.catalog("scores-at-start"), points)] if points else []

    def _change(self, index: int, seat: int, category: str, game: int) -> int:
        before, after = self._table(index, game), self._table(index + 1, game)
        return (after.of(seat, category) if after else 0) - (before.of(seat, category) if before else 0)

    def _table(self, length: int, game: int) -> ScoreTable | None:
        games = self.results[length].games
        return games[game] if game < len(games) else None

    def _entries(self, game: int) -> list[Played]:
        """The entries played while that game was the running one."""
        if game == ALL_GAMES:
            return self.match.entries
        return [entry for entry in self.match.entries if len(self.results[entry.index].games) == game + 1]


def _results(match: Match) -> Iterator[Result]:
    return (match.spec.rules.result(match.state_at(length)) for length in range(len(match.entries) + 1))


def _told(entry: Played, wanted: tuple[type[Event], ...] | None, wording: Wording) -> str:
    chosen = [event.masked(wording.viewer) for event in entry.events if wanted is None or isinstance(event, wanted)]
    return _counted(chosen, wording)


def _counted(events: Sequence[Event], wording: Wording) -> str:
    """As running text; equal deeds are told once, with their number."""
    t = wording.catalog
    told = ((sentence, len(list(equal))) for sentence, equal in groupby(wording.sentences(events)))
    return t("sentence-separator").join(t("scores-times", told=one, n=n) if n > 1 else one for one, n in told)


def nice_step(highest: int, lines: int = 5) -> int:
    """1, 2, 5, 10, 20 ... so that about that many rules fill the chart."""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if step * lines >= highest:
                return step
        size *= 10


def lead(totals: Sequence[int], winners: Sequence[int]) -> int:
    """How far the winners are ahead of the rest."""
    rest = [points for seat, points in enumerate(totals) if seat not in winners]
    return max(totals[seat] for seat in winners) - max(rest) if rest else 0
