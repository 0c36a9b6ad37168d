"""Judges a whole match in one go, for the laboratory and tests; the program hands the same chores to its workers."""

from collections.abc import Sequence

from game.ai.budget import Stop, never
from game.coach.agenda import Agenda, with_answer
from game.coach.keeping import no_notes
from game.coach.model import Notes
from game.core.match import Match


def judged(match: Match, seats: Sequence[int], level: int = 0, stop: Stop = never) -> Notes:
    notes = no_notes(match)
    for chore in Agenda(match, notes).chores(seats):
        if stop() or chore.level > level:
            break
        notes = with_answer(notes, chore.found(stop))
    return notes
