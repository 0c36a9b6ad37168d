"""How the points of a match grew: by turn for the chart, by entry for the lines behind a number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.events import Event
from game.core.match import Match, Played
from game.core.scores import Result, ScoreTable
from scenes.table.wording import Wording

ALL_GAMES = -1
CategoryEvents = Mapping[str, tuple[type[Event], ...]]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What gave or took points, and the entry it stands in."""

    entry: int
    text: str
    points: int


class History:
    """The result after every entry, counted once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        result = match.spec.rules.result
        self.results: list[Result] = [result(match.state_at(length)) for length in range(len(match.entries) + 1)]

    def points(self, length: int, game: int) -> tuple[int, ...]:
        """Of every seat in one game or in all."""
        result = self.results[length]
        if game == ALL_GAMES:
            return result.totals
        table = self._table(length, game)
        return table.totals if table else (0,) * len(result.totals)

    def by_turn(self, game: int) -> list[tuple[int, ...]]:
        """The points after each turn, from the start on."""
        rows = [(0,) * len(self.match.seats)]
        for entry in self._entries(game):
            after = self.points(entry.index + 1, game)
            if self.match.decision_at(entry.index).is_turn:
                rows.append(after)
            else:
                rows[-1] = after
        return rows

    def has_points(self, category: str, game: int) -> bool:
        """Whether anybody ever had points of that category."""
        tables = (self._table(length, game) for length in range(len(self.results)))
        return any(table.of(seat, category) for table in tables if table for seat in range(len(self.match.seats)))

    def lines(self, seat: int, category: str, game: int, wording: Wording) -> list[ScoreLine]:
        """Their points add up to the number in the table."""
        wanted = category_events(self.match.spec.id).get(category)
        lines: list[ScoreLine] = []
        pending, last = 0, None
        for entry in self._entries(game):
            change = self._change(entry.index, seat, category, game)
            if change:
                pending, last = pending + change, entry
            told = _told(entry, wanted, wording)
            if pending and told:
                lines.append(ScoreLine(entry.index, told, pending))
                pending = 0
        if pending and last is not None:
            lines.append(ScoreLine(last.index, _told(last, None, wording), pending))
        return lines

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


def _told(entry: Played, wanted: tuple[type[Event], ...] | None, wording: Wording) -> str:
    chosen = [event.masked(wording.viewer) for event in entry.events if wanted is None or isinstance(event, wanted)]
    return wording.told(chosen)


def category_events(game_id: str) -> CategoryEvents:
    """What the game's module `score_lines` says; without it every event may have made the points."""
    found: CategoryEvents = getattr(_score_lines(game_id), "CATEGORY_EVENTS", {})
    return found


def category_icon(game_id: str, category: str) -> str:
    icons: Mapping[str, str] = getattr(_score_lines(game_id), "CATEGORY_ICONS", {})
    return icons.get(category, "trophy")


def _score_lines(game_id: str) -> Any:
    name = f"scenes.{game_id}.score_lines"
    return import_module(name) if find_spec(name) else None


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
