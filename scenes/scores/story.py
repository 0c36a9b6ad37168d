"""The story of a match in three moments: who led first, what turned the tide, the last stroke."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scenes.kit.wording import Wording
from scenes.scores.history import ALL_GAMES, History, ScoreLine

_ENDS = (".", "!", "?", "。", "！", "？")


@dataclass(frozen=True, slots=True)
class Moment:
    """`turn` is counted as the game counts, `place` among the turns of the chart; `deed` says what made it."""

    kind: str
    seat: int
    turn: int
    place: int
    points: int
    entry: int
    deed: str

    def told(self, wording: Wording) -> str:
        name = wording.who(self.seat)
        sentence = wording.catalog(
            f"scores-story-{self.kind}", name=name, stretch=wording.stretch(self.turn), points=self.points
        )
        return f"{sentence} [i]{_whole_sentence(self.deed, wording)}[/i]" if self.deed else sentence


class Story:
    """Of one game, or of all games of a series."""

    def __init__(self, history: History, game: int, winner: int, wording: Wording) -> None:
        self._history, self._game, self._wording = history, game, wording
        self._winner = winner
        by_turn = history.by_turn(game)
        self._turns, self._rows = list(by_turn), list(by_turn.values())

    def moments(self) -> list[Moment]:
        """In the order of time, each turn told once."""
        first, last = self._first_lead(), self._last_stroke()
        told = {moment.place for moment in (first, last) if moment}
        if first and last and first.place == last.place:
            last = None
        found = [moment for moment in (first, self._tide(told), last) if moment]
        return sorted(found, key=lambda moment: moment.place)

    def _first_lead(self) -> Moment | None:
        for place, row in enumerate(self._rows):
            highest = max(row)
            if place and highest > 0 and row.count(highest) == 1:
                seat = row.index(highest)
                return self._moment("first", seat, place, _margin(row, seat))
        return None

    def _tide(self, told: set[int]) -> Moment | None:
        """Where the winner gained most on the best of the others, in a turn that is not told already."""
        margins = [_margin(row, self._winner) for row in self._rows]
        rises = {place: after - before for place, (before, after) in enumerate(pairwise(margins), start=1)}
        open_rises = {place: rise for place, rise in rises.items() if place not in told and rise > 0}
        if not open_rises:
            return None
        place = max(open_rises, key=lambda each: open_rises[each])
        return self._moment("tide", self._winner, place, open_rises[place])

    def _last_stroke(self) -> Moment | None:
        for place in range(len(self._rows) - 1, 0, -1):
            gained = self._rows[place][self._winner] - self._rows[place - 1][self._winner]
            if gained > 0:
                return self._moment("last", self._winner, place, gained)
        return None

    def _moment(self, kind: str, seat: int, place: int, points: int) -> Moment:
        turn = self._turns[place]
        line = self._best_line(seat, turn)
        entry = line.entry if line else self._last_entry(turn)
        return Moment(kind, seat, turn, place, points, entry, line.text if line else "")

    def _best_line(self, seat: int, turn: int) -> ScoreLine | None:
        """What gave that seat most in that turn."""
        match = self._history.match
        if self._game == ALL_GAMES:
            return None
        categories = match.result().games[self._game].categories
        lines = [line for name in categories for line in self._lines(seat, name) if line.points > 0]
        nothing = self._wording.catalog("scores-at-start")
        told = [line for line in lines if match.turn_at(line.entry) == turn and line.text != nothing]
        return max(told, key=lambda line: line.points, default=None)

    def _lines(self, seat: int, category: str) -> Sequence[ScoreLine]:
        return self._history.lines(seat, category, self._game, self._wording)

    def _last_entry(self, turn: int) -> int:
        match = self._history.match
        return max(entry.index for entry in match.entries if match.turn_at(entry.index) == turn)


def _whole_sentence(told: str, wording: Wording) -> str:
    """Some deeds are told in a few words for the lists of the page."""
    begun = told[:1].upper() + told[1:]
    return begun if begun.endswith(_ENDS) else wording.catalog("scores-story-deed", deed=begun)


def _margin(row: Sequence[int], seat: int) -> int:
    return row[seat] - max(points for other, points in enumerate(row) if other != seat)
