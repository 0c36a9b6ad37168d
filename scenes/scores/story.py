"""The story of a match in three moments: who led first, what turned the tide, the greatest gain or the last stroke."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from scenes.kit.wording import NOBODY, Wording
from scenes.scores.history import ALL_GAMES, START, History, ScoreLine

_MOST_DEEDS = 2
_ENDS = (".", "!", "?", "。", "！", "？", ")", "）")


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
        others = [person.name for person in wording.people if person.seat != self.seat]
        sentence = wording.catalog(
            f"scores-story-{self.kind}", name=wording.who(self.seat), stretch=wording.stretch(self.turn),
            points=self.points, seats=len(wording.people), rival=others[0],
        )  # fmt: skip
        return f"{sentence} [i]{self.deed}[/i]" if self.deed else sentence


@dataclass(frozen=True, slots=True)
class Deed:
    """All that one entry brought a seat, in words: what brought most comes first."""

    entry: int
    points: int
    texts: Sequence[str]

    @classmethod
    def of(cls, lines: Sequence[ScoreLine]) -> "Deed":
        gains = sorted((line for line in lines if line.points > 0), key=lambda line: -line.points)
        return cls(lines[0].entry, sum(line.points for line in lines), [line.text for line in gains[:_MOST_DEEDS]])


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
        tide = self._tide(told)
        gain = self._gain(told | {tide.place} if tide else told)
        if tide and gain and self._is_greater(gain, [tide, last]):
            last = gain
        found = [moment for moment in (first, tide or gain, last) if moment]
        return sorted(found, key=lambda moment: moment.place)

    def _is_greater(self, gain: Moment, others: Sequence[Moment | None]) -> bool:
        """Than what else would be told: no match is told without its greatest swing."""
        rises = self._rises()
        return rises[gain.place] > max(rises[other.place] for other in others if other)

    def _first_lead(self) -> Moment | None:
        for place, row in enumerate(self._rows):
            if place and (seat := _leader(row)) != NOBODY:
                return self._moment("first", seat, place, _margin(row, seat))
        return None

    def _tide(self, told: set[int]) -> Moment | None:
        """Where the winner took the lead from somebody else for the last time, in a turn that is not told already."""
        found, rises, led = 0, self._rises(), NOBODY
        for place, row in enumerate(self._rows):
            leader = _leader(row)
            if leader == self._winner and led not in (leader, NOBODY) and place not in told:
                found = place
            led = led if leader == NOBODY else leader
        return self._swing("tide", found, rises) if found else None

    def _gain(self, told: set[int]) -> Moment | None:
        """Where the winner gained most on the best of the others."""
        rises = {place: rise for place, rise in self._rises().items() if place not in told and rise > 0}
        place = max(rises, key=lambda each: rises[each], default=0)
        return self._swing("gain", place, rises) if place else None

    def _swing(self, kind: str, place: int, rises: Mapping[int, int]) -> Moment | None:
        """With two people its points are those gained on the other; with more it is what the winner did score."""
        is_duel, gained = len(self._rows[place]) == 2, self._gained(self._winner, place)
        if not is_duel and gained <= 0:
            return None
        return self._moment(kind, self._winner, place, rises[place] if is_duel else gained)

    def _gained(self, seat: int, place: int) -> int:
        return self._rows[place][seat] - self._rows[place - 1][seat]

    def _rises(self) -> dict[int, int]:
        """By how much the winner gained on the best of the others in each turn."""
        margins = [_margin(row, self._winner) for row in self._rows]
        return {place: after - before for place, (before, after) in enumerate(pairwise(margins), start=1)}

    def _last_stroke(self) -> Moment | None:
        for place in range(len(self._rows) - 1, 0, -1):
            gained = self._gained(self._winner, place)
            if gained > 0:
                return self._moment("last", self._winner, place, gained)
        return None

    def _moment(self, kind: str, seat: int, place: int, points: int) -> Moment:
        turn = self._turns[place]
        deeds = sorted(self._deeds(seat, turn), key=lambda deed: -deed.points)
        entry = deeds[0].entry if deeds else self._last_entry(turn)
        return Moment(kind, seat, turn, place, points, entry, self._made_by(deeds, seat, place))

    def _made_by(self, deeds: Sequence["Deed"], seat: int, place: int) -> str:
        """As few deeds as made all that was gained, or those that made most of it; else the categories it came in."""
        gained, shown = self._gained(seat, place), deeds[:_MOST_DEEDS]
        sums = list(accumulate(deed.points for deed in shown))
        most = len(sums) if sums and accounts_for(sums[-1], gained) else 0
        count = sums.index(gained) + 1 if gained in sums else most
        told = [_whole_sentence(text, self._wording) for deed in shown[:count] for text in deed.texts]
        separator = self._wording.catalog("sentence-separator") if told else ""
        return separator.join(dict.fromkeys(told)) or self._sentence_of_parts(seat, place)

    def _sentence_of_parts(self, seat: int, place: int) -> str:
        parts = self._parts(seat, place)
        return _whole_sentence(parts, self._wording) if parts else ""

    def _parts(self, seat: int, place: int) -> str:
        """The categories in which the seat gained and lost in that turn."""
        if self._game == ALL_GAMES:
            return ""
        before, after = (self._last_length(self._turns[each]) for each in (place - 1, place))
        return self._history.gains(before, after, seat, self._game, self._wording)

    def _deeds(self, seat: int, turn: int) -> list["Deed"]:
        """What changed that seat's points in that turn; one deed may give some and take others."""
        match = self._history.match
        if self._game == ALL_GAMES:
            return []
        categories = match.result().games[self._game].categories
        lines = [line for name in categories for line in self._lines(seat, name) if line.points]
        nothing = self._wording.catalog("scores-at-start")
        told = [line for line in lines if match.turn_at(line.entry) == turn and line.text != nothing]
        entries = dict.fromkeys(line.entry for line in told)
        deeds = [Deed.of([line for line in told if line.entry == entry]) for entry in entries]
        return [deed for deed in deeds if deed.points > 0]

    def _lines(self, seat: int, category: str) -> Sequence[ScoreLine]:
        return self._history.lines(seat, category, self._game, self._wording)

    def _last_length(self, turn: int) -> int:
        """How many entries had been played at its end."""
        return self._last_entry(turn) + 1 if turn != START else 0

    def _last_entry(self, turn: int) -> int:
        match = self._history.match
        return max(entry.index for entry in match.entries if match.turn_at(entry.index) == turn)


def _whole_sentence(told: str, wording: Wording) -> str:
    """Some deeds are told in a few words for the lists of the page."""
    begun = told[:1].upper() + told[1:]
    return begun if begun.endswith(_ENDS) else wording.catalog("scores-story-deed", deed=begun)


def accounts_for(points: int, gained: int) -> bool:
    """Most of what was gained, and no more: what was expected before is counted as it comes, but was gained earlier."""
    return gained < 2 * points <= 2 * gained


def _leader(row: Sequence[int]) -> int:
    """Who is ahead of all others."""
    highest = max(row)
    return row.index(highest) if highest > 0 and row.count(highest) == 1 else NOBODY


def _margin(row: Sequence[int], seat: int) -> int:
    return row[seat] - max(points for other, points in enumerate(row) if other != seat)
