"""The tasks left to judge a match, in the order that is most useful to a reader."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.coach.chores import Chore, WeighDeed, WeighLuck
from game.coach.decisions import Deed, deeds_of
from game.coach.effort import FINEST
from game.coach.model import Judged, Luck, Notes
from game.coach.summary import moments
from game.core.match import Match

Known = TypeVar("Known", Judged, Luck)


@dataclass(frozen=True, slots=True)
class Count:
    """Hold how much of something is done."""

    done: int
    of: int

    @property
    def is_full(self) -> bool:
        return self.done >= self.of


class Agenda:
    """List the tasks of a match that is over; a running match is never judged."""

    def __init__(self, match: Match, notes: Notes) -> None:
        assert match.is_over
        self.match, self.notes = match, notes
        self.seats = [*match.humans, *(seat for seat in range(len(match.seats)) if seat not in match.humans)]
        """Seats in the order in which they are judged, people first."""
        self._deeds = {seat: deeds_of(match, seat) for seat in self.seats}
        self._lucky = [entry.index for entry in match.entries if entry.barrier() is not None]

    @property
    def first_seats(self) -> list[int]:
        """Return the seats whose page it is: the people's, or all if no person played."""
        return self.match.humans or self.seats

    def decisions(self, seat: int) -> Count:
        """Return how many decisions of the seat have been judged."""
        return Count(sum(each.seat == seat for each in self.notes.judged), len(self._deeds[seat]))

    def is_firm(self, seat: int) -> bool:
        """Return whether every decision has been judged at the finest level."""
        return self.decisions(seat).is_full and self.fineness([seat]).is_full

    def is_settled(self, seat: int) -> bool:
        """Return whether every decision has been judged, and the moments at the finest level."""
        return self.decisions(seat).is_full and self.told(seat).is_full

    def told(self, seat: int) -> Count:
        """Return how many of the moments have been judged at the finest level."""
        levels = [moment.judged.level for moment in moments(self.notes, seat)]
        return Count(sum(level >= FINEST for level in levels), len(levels))

    def fineness(self, seats: Sequence[int]) -> Count:
        """Return how many decisions have been judged at the finest level."""
        done = sum(each.seat in seats and each.level >= FINEST for each in self.notes.judged)
        return Count(done, sum(len(self._deeds[seat]) for seat in seats))

    def chores(self, seats: Sequence[int]) -> Iterator[Chore]:
        """Yield everything that is missing: each wanted seat briefly, then its decisions at higher levels.

        Once a seat has been judged, its moments are judged at the finest level before anything else.
        """
        wanted, asked = [seat for seat in self.seats if seat in seats], set[tuple[int, int]]()
        for chore in self._in_order(wanted):
            yield from self._of_told(wanted, asked)
            if isinstance(chore, WeighLuck) or (chore.entry, chore.seat) not in asked:
                yield chore

    def _of_told(self, seats: Sequence[int], asked: set[tuple[int, int]]) -> Iterator[Chore]:
        for seat in seats:
            if self.decisions(seat).is_full:
                firsts = {deed.first: deed for deed in self._deeds[seat]}
                for judged in [moment.judged for moment in moments(self.notes, seat)]:
                    if judged.level < FINEST and (judged.entry, seat) not in asked:
                        asked.add((judged.entry, seat))
                        yield self._deed_chore(firsts[judged.entry], FINEST)

    def _in_order(self, wanted: Sequence[int]) -> Iterator[Chore]:
        levels = {("deed", each.entry, each.seat): each.level for each in self.notes.judged}
        levels |= {("luck", each.entry, each.seat): each.level for each in self.notes.luck}
        for level in range(FINEST + 1):
            for seat in wanted:
                for deed in self._deeds[seat]:
                    if levels.get(("deed", deed.first, seat), -1) < level:
                        yield self._deed_chore(deed, level)
                if seat in self.first_seats or level == 0:
                    for entry in self._lucky:
                        if levels.get(("luck", entry, seat), -1) < level:
                            yield self._luck_chore(entry, seat, level)

    def _deed_chore(self, deed: Deed, level: int) -> WeighDeed:
        match, seed = self.match, f"{self.match.seed}/coach/{deed.first}/{level}"
        view = match.spec.rules.to_plain(match.view_at(deed.first, deed.seat))
        return WeighDeed(match.spec.id, view, deed.seat, deed.first, deed.actions, seed, level)

    def _luck_chore(self, entry: int, seat: int, level: int) -> WeighLuck:
        match, seed = self.match, f"{self.match.seed}/luck/{entry}/{level}"
        before, after = (match.spec.rules.to_plain(match.view_at(length, seat)) for length in (entry, entry + 1))
        return WeighLuck(match.spec.id, before, after, seat, entry, match.entries[entry].action.text, seed, level)


def with_answer(notes: Notes, answer: Judged | Luck) -> Notes:
    """Return the notes with the answer in place of an older one about the same decision or luck.

    An answer without a result only raises the level of the older one.
    """
    if isinstance(answer, Judged):
        answer = _at_least(answer, notes.judged, bool(answer.ways))
        judged = [each for each in notes.judged if _place(each) != _place(answer)]
        return notes.model_copy(update={"judged": sorted([*judged, answer], key=_place)})
    answer = _at_least(answer, notes.luck, bool(answer.chances))
    luck = [each for each in notes.luck if _place(each) != _place(answer)]
    return notes.model_copy(update={"luck": sorted([*luck, answer], key=_place)})


def _at_least(answer: Known, found: Sequence[Known], is_known: bool) -> Known:
    """Return the answer; if it has no result, the earlier one with the new level."""
    before = next((each for each in found if _place(each) == _place(answer)), None)
    return answer if is_known or before is None else before.model_copy(update={"level": answer.level})


def _place(known: Judged | Luck) -> tuple[int, int]:
    return known.entry, known.seat
