"""Which event changed the points: the result after each event of an entry, counted once it is asked for."""

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
    """What a replay plays: from that event of an entry on, to the end of entry `until`."""

    entry: int
    event: int
    until: int


@dataclass(frozen=True, slots=True)
class Cause:
    """The event `place` of an entry, the events of that entry up to it, and how all stood before and after it."""

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
        """Whose deed it is; nobody's what the game itself does."""
        seat: int = getattr(self.event, "seat", NOBODY)
        return seat

    def is_of(self, seat: int) -> bool:
        return self.seat in (seat, NOBODY)

    def deed(self, wording: Wording) -> tuple[int, int]:
        """Return what two causes have in common if one deed changed the points twice."""
        return self.entry, id(wording.deed_behind(self.event, self.events[:-1]))

    def points(self, seat: int, game: int, category: str = "") -> int:
        return _points(self.after, seat, game, category) - _points(self.before, seat, game, category)

    def lead(self, seat: int, game: int) -> int:
        """By how much it brought the seat forward, counting what the best of the others got."""
        return _margin(self.after, seat, game) - _margin(self.before, seat, game)


class Causes:
    """Of one match; `results` are how it stood after so many entries."""

    def __init__(self, match: Match, results: Sequence[Result]) -> None:
        self._match, self._results = match, results
        self._of: dict[int, Sequence[Cause]] = {}

    def of(self, index: int) -> Sequence[Cause]:
        """Those of an entry which changed anybody's points."""
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
        """As running text; equal deeds are told once, with their number."""
        told = [self._told(cause, seat, wording, category) for cause in causes]
        return counted(told, wording)

    def _told(self, cause: Cause, seat: int, wording: Wording, category: str) -> str:
        """What changed points in everybody's sight is no secret."""
        hidden = self._hidden_till(cause, seat, category)
        if hidden:
            return wording.catalog("scores-at-end", told=counted(wording.sentences(hidden), wording))
        if not cause.is_of(seat):
            return wording.once(cause.event)
        return wording.made(cause.event, cause.state, cause.events[:-1])

    def _hidden_till(self, cause: Cause, seat: int, category: str) -> list[Event]:
        """What the seat got unseen and what counts only once all is over: then it may be told."""
        if cause.seat != NOBODY or cause.entry != len(self._match.entries) - 1:
            return []
        counts, end = game_ui_of(self._match.spec.id).score_lines.counted_late, self._match.state
        events = (event for entry in self._match.entries for event in entry.events if counts(event, end, category))
        return [event for event in events if getattr(event, "seat", NOBODY) == seat and self._is_hidden(event)]

    def _is_hidden(self, event: Event) -> bool:
        return any(event.masked(each).is_masked() for each in range(len(self._match.seats)))


def counted(sentences: Sequence[str], wording: Wording) -> str:
    t = wording.catalog
    told = ((sentence, len(list(equal))) for sentence, equal in groupby(sentences))
    return t("sentence-separator").join(t("scores-times", told=one, n=n) if n > 1 else one for one, n in told)


def running(entries: Sequence[Played], results: Sequence[Result], game: int) -> Sequence[Played]:
    """The entries played while that game was the running one."""
    return [entry for entry in entries if game in (ALL_GAMES, len(results[entry.index].games) - 1)]


def table_of(result: Result, game: int) -> ScoreTable | None:
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
