"""The data of the win chart, as one seat could see the match."""

from collections.abc import Sequence

from game.coach.agenda import Agenda
from game.coach.summary import Moment, curve, moments
from game.core.match import Match
from scenes.kit.wording import Wording
from scenes.screens.coach.swings import swings_told
from scenes.screens.coach.win_chart import MatchCurve


def course_of(agenda: Agenda, seat: int, wording: Wording, told: Sequence[Moment] | None = None) -> MatchCurve:
    """Return the chances, moments and turns of a match for a seat."""
    match, notes = agenda.match, agenda.notes
    return MatchCurve(
        points=curve(match, notes, seat),
        moments=moments(notes, seat) if told is None else told,
        length=len(match.entries),
        turns=_turns(match),
        prefix=match.spec.prefix,
        people=wording.people,
        viewer=seat,
        swings=swings_told(wording.catalog, match, notes, seat, wording),
        is_whole=agenda.decisions(seat).is_full,
    )


def _turns(match: Match) -> list[tuple[int, int]]:
    """Return the number of each turn, and how many entries were played before it."""
    found = list[tuple[int, int]]()
    for entry in match.entries:
        turn = match.turn_at(entry.index)
        if not found or found[-1][0] != turn:
            found.append((turn, entry.index))
    return found
