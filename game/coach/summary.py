"""The summary for a reader: costly moments, praise, accuracy, chances and luck."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from math import exp, hypot, sqrt

from game.coach.effort import FINEST
from game.coach.model import LEAST_CHANCE, LEAST_LOSS, Judged, Luck, Notes, Way, tells_points
from game.core.match import Match

MOST_MOMENTS = 5
FEWEST_MOMENTS = 3
SWING = 0.2
"""Change of a chance to win from one point of the curve to the next that is explained."""
_PATIENCE = 2.0
"""Points lost at every decision that bring the accuracy down to 37 of 100."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Hold a decision worth another look."""

    judged: Judged
    is_praise: bool
    number: int = 0
    """Number among the costly ones, in order of time, from 1; 0 for none."""

    @property
    def can_be_tried(self) -> bool:
        """Return whether the moment cost something beyond doubt by a judgement at full length."""
        return not self.is_praise and self.judged.is_mistake and self.judged.level >= FINEST

    @property
    def points(self) -> float:
        """Return the loss; for praise the lead."""
        return self.judged.lead if self.is_praise else self.judged.loss

    @property
    def tells_points(self) -> bool:
        """Whether the points are sure enough for a number; otherwise only the order of the ways is told."""
        return self._nearest.tells_points if self.is_praise else self.judged.tells_points

    @property
    def is_much(self) -> bool:
        """Whether what was lost, or kept by the praised deed, is surely much."""
        return self._nearest.is_much if self.is_praise else self.judged.is_much

    @property
    def _nearest(self) -> Way:
        """Of the other ways, the one that comes nearest to what is praised."""
        return self.judged.ways[1]

    @property
    def played_and_better(self) -> tuple[str, str]:
        """Return the first actions in which both moves differ; for praise, of the next best option."""
        played = self.judged.own.deed
        other = self._nearest.deed if self.is_praise else self.judged.best.deed
        return _first_not_in(played, other), _first_not_in(other, played)

    def telling_action(self, place: int) -> str:
        """Return the first action in which an option differs from the played move."""
        judged = self.judged
        if place == judged.played:
            return self.played_and_better[0]
        return _first_not_in(judged.ways[place].deed, judged.own.deed)

    @property
    def entry(self) -> int:
        """Return the entry at which the played move begins to differ."""
        deed, played = self.judged.own.deed, self.played_and_better[0]
        return self.judged.entry + deed.index(played)


def moments(notes: Notes, seat: int, most: int = MOST_MOMENTS) -> list[Moment]:
    """Return the costliest mistakes in order of time, with the last place for praise.

    There is more praise if mistakes are few, but none for a move without a real alternative.
    """
    own = [each for each in notes.judged if each.seat == seat and each.ways]
    praised = sorted(filter(_is_praised, own), key=lambda each: -each.lead)
    costly = sorted(_mistakes(notes, seat), key=lambda each: -each.loss)
    costly = sorted(costly[: most - bool(praised)], key=lambda each: each.entry)
    praised = praised[: max(1, FEWEST_MOMENTS - len(costly))]
    told = [Moment(each, is_praise=False, number=number) for number, each in enumerate(costly, start=1)]
    told += [Moment(each, is_praise=True) for each in praised]
    return sorted(told, key=lambda moment: moment.judged.entry)


def _is_praised(judged: Judged) -> bool:
    return judged.lead > 0 and not judged.was_free and judged.own.chance >= LEAST_CHANCE


@dataclass(frozen=True, slots=True)
class Cost:
    """Hold the number of mistakes and the points that they cost."""

    mistakes: int
    points: float
    error: float

    @property
    def tells_points(self) -> bool:
        """Whether the points are sure enough for a number."""
        return tells_points(self.points, self.error)


def cost(notes: Notes, seat: int) -> Cost:
    """Return what the mistakes of a seat cost together."""
    found = _mistakes(notes, seat)
    return Cost(len(found), sum(each.loss for each in found), hypot(*(each.error for each in found)))


def _mistakes(notes: Notes, seat: int) -> list[Judged]:
    """Return the mistakes; an action missed at several decisions in a row counts once, where it cost most."""
    own = (each for each in notes.judged if each.seat == seat and each.is_mistake)
    runs = groupby(own, key=lambda each: Moment(each, is_praise=False).played_and_better[1])
    return [max(run, key=lambda each: each.loss) for _, run in runs]


def accuracy(notes: Notes, seat: int) -> float | None:
    """Return the mean of 100 exp(-loss / 2) over the decisions that mattered; None if there are none."""
    losses = {each.entry: each.loss for each in _mistakes(notes, seat)}
    told = [each for each in notes.judged if each.seat == seat and each.spread > LEAST_LOSS]
    scores = [100 * exp(-losses.get(each.entry, 0.0) / _PATIENCE) for each in told]
    return sum(scores) / len(scores) if scores else None


@dataclass(frozen=True, slots=True)
class Point:
    """Hold every seat's chance to win after that many entries."""

    length: int
    chances: tuple[float, ...]


def curve(match: Match, notes: Notes, seat: int) -> list[Point]:
    """Return the chances as that seat could see them; the last point is the result."""
    found = {each.end: each.chances for each in notes.judged if each.seat == seat and each.ways}
    found |= {each.entry + 1: each.chances for each in notes.luck if each.seat == seat and each.chances}
    if found:
        winners = match.result().winners
        found[len(match.entries)] = [(each in winners) / len(winners) for each in range(len(match.seats))]
    return [Point(length, tuple(chances)) for length, chances in sorted(found.items())]


@dataclass(frozen=True, slots=True)
class Swing:
    """Hold a change of the seat's chance to win by more than `SWING`, and the entries that explain it."""

    length: int
    """Number of entries after which it is seen."""
    before: float
    after: float
    entries: tuple[int, ...]
    is_luck: bool = False
    """True if what was drawn, rolled or revealed explains it, and not the action."""


def swings(match: Match, notes: Notes, seat: int) -> list[Swing]:
    """Return the swings of the seat's curve, each explained by luck, by its own action or by those of rivals."""
    return [
        _explained(match, notes, seat, one, other)
        for one, other in pairwise(curve(match, notes, seat))
        if abs(other.chances[seat] - one.chances[seat]) > SWING
    ]


def _explained(match: Match, notes: Notes, seat: int, one: Point, other: Point) -> Swing:
    """Return the swing between two points with the largest luck or loss that goes its way, else with who acted."""
    before, after, between = one.chances[seat], other.chances[seat], range(one.length, other.length)
    swing, sign = Swing(other.length, before, after, ()), 1 if after > before else -1
    luck = [each for each in notes.luck if each.seat == seat and each.entry in between]
    lucky = max((each for each in luck if sign * each.points > each.error), key=_luck_size, default=None)
    lost = [each for each in _mistakes(notes, seat) if each.entry in between and sign < 0]
    costly = max(lost, key=lambda each: each.loss, default=None)
    if lucky is not None and (costly is None or _luck_size(lucky) > costly.loss):
        return replace(swing, entries=(lucky.entry,), is_luck=True)
    if costly is not None:
        return replace(swing, entries=(Moment(costly, is_praise=False).entry,))
    firsts = [next(run) for _, run in groupby(between, key=lambda entry: match.entries[entry].seat)]
    rivals = [entry for entry in firsts if match.entries[entry].seat != seat]
    return replace(swing, entries=tuple(rivals or firsts))


def _luck_size(luck: Luck) -> float:
    return abs(luck.points)


@dataclass(frozen=True, slots=True)
class Share:
    """Hold the luck of a turn, or of all; `length` is the number of entries after its last event."""

    length: int
    points: float
    error: float


def luck_by_turn(match: Match, notes: Notes, seat: int) -> list[Share]:
    """Return the luck of the seat in each turn that had any."""
    turns: dict[int, list[Luck]] = {}
    for each in notes.luck:
        if each.seat == seat and each.chances:
            turns.setdefault(match.turn_at(each.entry), []).append(each)
    return [_sum(pieces) for pieces in turns.values()]


def all_luck(notes: Notes, seat: int) -> Share | None:
    """Return the whole luck of the seat; None if there was none."""
    pieces = [each for each in notes.luck if each.seat == seat and each.chances]
    return _sum(pieces) if pieces else None


def _sum(pieces: Sequence[Luck]) -> Share:
    """Rounded as they are told, so that what is told of turns adds up to what is told of the match."""
    error = sqrt(sum(piece.error**2 for piece in pieces))
    return Share(pieces[-1].entry + 1, round(sum(round(piece.points, 1) for piece in pieces), 1), error)


def _first_not_in(deed: Sequence[str], other: Sequence[str]) -> str:
    return next((action for action in deed if action not in other), deed[0])
