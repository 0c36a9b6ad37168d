"""The story of a match: first lead, turning point, greatest gain, and the winner's last gain."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.text.catalog import signed
from scenes.kit.wording import NOBODY, Wording
from scenes.screens.scores.history import History
from scenes.screens.scores.score_causes import Cause, Passage

MOST_MOMENTS = 5
_MOST_DEEDS = 3
_MOST_SHARE = 0.75
"""Share of the points that the named actions explain; the others are summed up."""
_STORIES = 12
_ENDS = ".。"
Spot = tuple[int, int]
"""A seat and the place of a turn in the chart."""


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """Describe a moment.

    `turn` is counted as the game counts, `place` is that of the turn in the chart, `deed` says what caused it.
    """

    kind: str
    seat: int
    turn: int
    place: int
    points: int
    passage: Passage
    deed: str
    takes_lead: bool = False
    changes: int = 0
    """Number of later changes of the lead, if they are not listed one by one."""

    def told(self, wording: Wording) -> str:
        """Return the moment in words."""
        others = [person.name for person in wording.people if person.seat != self.seat]
        t = wording.catalog
        sentence = t(
            f"scores-story-{self.kind}", name=wording.who(self.seat), stretch=wording.stretch(self.turn),
            points=self.points, seats=len(wording.people), rival=others[0],
            leads="yes" if self.takes_lead else "no",
        )  # fmt: skip
        parts = [sentence, self.deed]
        parts.append(t("scores-story-changes", n=self.changes) if self.changes else "")
        return t("sentence-separator").join(part for part in parts if part)


class Stories:
    """Hold the stories of a match: one for each game and language, found on first use."""

    def __init__(self, history: History, winner: int) -> None:
        self._history, self._winner = history, winner
        self._known: BoundedCache[list[StoryMoment]] = BoundedCache(_STORIES)

    def moments(self, game: int, wording: Wording) -> list[StoryMoment]:
        """Return the story of that game, or of the series."""
        find = Story(self._history, game, self._winner, wording).moments
        return self._known.get((game, wording.catalog.language), find)


@dataclass(frozen=True, slots=True)
class StoryDeed:
    """Sum up the events with one sentence for a seat."""

    causes: Sequence[Cause]
    points: int
    text: str

    def times(self, wording: Wording) -> int:
        """Return how many actions they come from, as one action may score at once and again at the end."""
        return len({cause.deed(wording) for cause in self.causes})


class Story:
    """Find the moments of one game or of a series; points are those that would count if it ended then."""

    def __init__(self, history: History, game: int, winner: int, wording: Wording) -> None:
        self._history, self._game, self._wording = history, game, wording
        self._winner = winner
        by_turn = history.by_turn(game)
        self._turns, self._rows = list(by_turn), list(by_turn.values())
        self._is_duel = len(self._rows[0]) == 2

    def moments(self) -> list[StoryMoment]:
        """Return the moments in order of time; no turn of a seat occurs twice."""
        leads = self._leads()
        first = self._moment("first", *leads[0]) if leads else None
        found = [each for each in (first, self._tide(leads)) if each]
        last = self._last_stroke()
        found += [last] if last and _spot(last) not in [_spot(each) for each in found] else []
        gain = self._gain([_spot(each) for each in found])
        found += [gain] if gain else []
        return sorted(self._with_leads(found, leads), key=lambda moment: (moment.place, moment.passage.entry))

    def _with_leads(self, found: list[StoryMoment], leads: Sequence[Spot]) -> list[StoryMoment]:
        """Return the moments with each change of the lead; if there are too many, the first has their number."""
        spots = [_spot(each) for each in found]
        untold = [each for each in leads if each not in spots]
        if len(found) + len(untold) <= MOST_MOMENTS:
            return found + [self._moment("first", *each, most=1) for each in untold]
        return [replace(each, changes=len(leads) - 1) if _spot(each) == leads[0] else each for each in found]

    def _leads(self) -> list[Spot]:
        """Return the spots at which a seat took the sole lead."""
        leaders = [(_leader(row), place) for place, row in enumerate(self._rows) if place]
        alone = [(seat, place) for seat, place in leaders if seat != NOBODY]
        return [next(run) for _, run in groupby(alone, key=lambda each: each[0])]

    def _tide(self, leads: Sequence[Spot]) -> StoryMoment | None:
        """Return the last time that the winner took the lead from another seat by own actions."""
        places = [place for seat, place in leads[1:] if seat == self._winner]
        if not places or not self._is_own_doing(self._winner, places[-1]):
            return None
        return self._moment("tide", self._winner, places[-1])

    def _gain(self, told: Sequence[Spot]) -> StoryMoment | None:
        """Return the greatest gain of a turn in the match, unless it is listed already."""
        seats = range(len(self._rows[0]))
        spots = [(seat, place) for place in range(1, len(self._rows)) for seat in seats]
        spots.sort(key=lambda each: (-self._swing(*each), each[0] != self._winner))
        greatest = next((each for each in spots if self._is_own_doing(*each)), None)
        return self._moment("gain", *greatest) if greatest and greatest not in told else None

    def _last_stroke(self) -> StoryMoment | None:
        """Return the last turn in which the winner gained points by own actions."""
        for place in range(len(self._rows) - 1, 0, -1):
            if self._gained(self._winner, place) > 0 and self._brought("last", self._winner, place):
                return self._moment("last", self._winner, place)
        return None

    # Points

    def _swing(self, seat: int, place: int) -> int:
        """Return the gain of a turn: with two seats that of the lead, with more that of the points."""
        before, after = self._rows[place - 1], self._rows[place]
        return _margin(after, seat) - _margin(before, seat) if self._is_duel else self._gained(seat, place)

    def _gained(self, seat: int, place: int) -> int:
        return self._rows[place][seat] - self._rows[place - 1][seat]

    def _is_own_doing(self, seat: int, place: int) -> bool:
        """Return whether more than half of the gain came from the seat's own actions."""
        swing = self._swing(seat, place)
        return 0 < swing < 2 * sum(points for _, points in self._brought("gain", seat, place))

    # Deeds

    def _moment(self, kind: str, seat: int, place: int, most: int = _MOST_DEEDS) -> StoryMoment:
        brought = self._brought(kind, seat, place) or self._brought_by_others(seat, place)
        named, points = _leading(self._alike(seat, brought)[:most]), self._points(kind, seat, place)
        told = [
            self._told(deed.text, deed.points, deed.times(self._wording), self._own_part(seat, deed)) for deed in named
        ]
        rest = points - sum(deed.points for deed in named)
        if kind != "first" and named and rest:
            told.append(self._told(self._wording.catalog("scores-story-rest"), rest))
        causes = [cause for deed in named for cause in deed.causes]
        deed = self._wording.catalog("sentence-separator").join(told) if told else ""
        takes = (seat, place) in self._leads()
        return StoryMoment(kind, seat, self._turns[place], place, points, self._passage(causes, place), deed, takes)

    def _points(self, kind: str, seat: int, place: int) -> int:
        if kind == "first":
            return _margin(self._rows[place], seat)
        return self._gained(seat, place) if kind == "last" else self._swing(seat, place)

    def _brought(self, kind: str, seat: int, place: int) -> list[tuple[Cause, int]]:
        """Return the causes by the seat itself with their points, as counted for that kind of moment."""
        own = [cause for cause in self._causes(place) if cause.is_of(seat)]
        is_swing = self._is_duel and kind != "last"
        brought = [(cause, (cause.lead if is_swing else cause.points)(seat, self._game)) for cause in own]
        return [each for each in brought if each[1] > 0]

    def _brought_by_others(self, seat: int, place: int) -> list[tuple[Cause, int]]:
        """Return the causes that changed the seat's lead, as it may grow by what rivals lose."""
        brought = [(cause, cause.lead(seat, self._game)) for cause in self._causes(place)]
        return [each for each in brought if each[1] > 0]

    def _alike(self, seat: int, brought: Sequence[tuple[Cause, int]]) -> list[StoryDeed]:
        """Return the causes joined by equal sentences, the most valuable first."""
        texts = [self._history.causes.told([cause], seat, self._wording) for cause, _ in brought]
        deeds = []
        for text in dict.fromkeys(texts):
            alike = [each for each, told in zip(brought, texts, strict=True) if told == text]
            deeds.append(StoryDeed([cause for cause, _ in alike], sum(points for _, points in alike), text))
        return sorted(deeds, key=lambda deed: -deed.points)

    def _causes(self, place: int) -> Sequence[Cause]:
        return self._history.made_in(self._turns[place], self._game)

    def _passage(self, causes: Sequence[Cause], place: int) -> Passage:
        """Return the entries from the first cause to the last; without causes, the last entry of that turn."""
        if not causes:
            last = self._history.last_of(self._turns[place], self._game)
            return Passage(last, 0, last)
        first = min(causes, key=lambda cause: (cause.entry, cause.place))
        return Passage(first.entry, first.place, max(cause.entry for cause in causes))

    def _own_part(self, seat: int, deed: StoryDeed) -> int | None:
        """Return the seat's own points in a gain of the lead; None if it only grew by the rival's loss."""
        own = sum(cause.points(seat, self._game) for cause in deed.causes)
        return own if self._is_duel and own > 0 else None

    def _told(self, text: str, points: int, n: int = 1, own: int | None = None) -> str:
        t, deed = self._wording.catalog, text[:1].upper() + text[1:].rstrip(_ENDS)
        gained = points if own is None else own
        return t(
            "scores-story-deed", deed=t("scores-times", told=deed, n=n) if n > 1 else deed, points=signed(gained),
            rival=signed(gained - points), has_rival="yes" if gained != points else "no",
        )  # fmt: skip


def _leading(deeds: Sequence[StoryDeed]) -> Sequence[StoryDeed]:
    """Return the fewest actions that bring most of all points."""
    sums = list(accumulate(deed.points for deed in deeds))
    return [deed for deed, before in zip(deeds, [0, *sums], strict=False) if _MOST_SHARE * sums[-1] > before]


def _spot(moment: StoryMoment) -> Spot:
    return moment.seat, moment.place


def _leader(row: Sequence[int]) -> int:
    """Return the seat ahead of all others, or NOBODY."""
    highest = max(row)
    return row.index(highest) if highest > 0 and row.count(highest) == 1 else NOBODY


def _margin(row: Sequence[int], seat: int) -> int:
    return row[seat] - max(points for other, points in enumerate(row) if other != seat)
