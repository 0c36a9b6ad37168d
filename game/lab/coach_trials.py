"""The trials of the coach: what it finds in one match is held against longer searches.

Decisions of uneven matches are judged as on the coach's page, and again with ten times the effort. In matches of
the full search, a mistake that the longer search denies is a false alarm. Moves put into them that the longer
search calls at least four points worse should become moments.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from game.ai.budget import Budget, never
from game.ai.candidates import Candidate
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Search
from game.coach.decisions import Deed, deeds_of
from game.coach.effort import EFFORTS, Effort
from game.coach.model import SURE, Judged
from game.coach.storage import no_notes
from game.coach.strength import Share, Strength
from game.coach.summary import moments
from game.coach.weighing import Weighing
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import Spec

_LONGER = 10
_UNEVEN = ("apprentice", "artisan", "merchant")
_STRONG = "magnifico"
_BUDGET = Budget(playouts=60)
_BLUNDER = 4.0
"""Least cost in points of a planted move."""
_TRIES = 24
"""Number of decisions tried to plant such moves."""
PER_MATCH = 4
"""Decisions taken from one match, so that many matches are used."""
_BLUNDERS = 8
"""Blunders planted in one match, which takes longer to play."""


@dataclass(frozen=True, slots=True)
class Task:
    """Describe one match to measure; the judged seat changes from match to match.

    The time limit is only checked between its parts.
    """

    game_id: str
    seats: int
    number: int
    level: int
    until: float = float("inf")

    @property
    def seed(self) -> str:
        return f"coach-{self.number}"

    @property
    def seat(self) -> int:
        return self.number % self.seats

    @property
    def is_late(self) -> bool:
        return monotonic() > self.until


def longer(effort: Effort) -> Effort:
    """Return ten times the effort."""
    return Effort(effort.looks * _LONGER, effort.worlds * _LONGER, effort.chances)


# How often a longer search agrees


def agreement(task: Task) -> Strength:
    """Return how often a longer search agrees, in some decisions of one match."""
    source = random.Random(task.seed)
    match = uneven(task, source)
    deeds = [deed for seat in range(task.seats) for deed in deeds_of(match, seat)]
    pairs = [
        (_look(match, deed, task.level), look_longer(match, deed, task.level))
        for deed in source.sample(deeds, min(PER_MATCH, len(deeds)))
        if not task.is_late
    ]
    pairs = [(short, long) for short, long in pairs if short.ways and long.ways]
    told = [(short, long) for short, long in pairs if short.is_mistake]
    return Strength(agreement=_share(pairs, _choose_alike), told=_share(told, _choose_alike))


def _choose_alike(pair: tuple[Judged, Judged]) -> bool:
    return pair[0].best.deed[0] == pair[1].best.deed[0]


def _share(pairs: Sequence[tuple[Judged, Judged]], holds: Callable[[tuple[Judged, Judged]], bool]) -> Share:
    return Share(hits=sum(map(holds, pairs)), of=len(pairs))


def _look(match: Match, deed: Deed, level: int) -> Judged:
    return _weighing(match, deed, "look").judged(deed.first, level, never)


def look_longer(match: Match, deed: Deed, level: int) -> Judged:
    """Return the judgement of a move with ten times the effort and in other worlds."""
    return _weighing(match, deed, "longer").judged_with(longer(EFFORTS[level]), deed.first, level, never)


def _weighing(match: Match, deed: Deed, purpose: str) -> Weighing:
    view = match.view_at(deed.first, deed.seat)
    return Weighing(match.spec, view, deed.seat, deed.actions, f"{match.seed}/{deed.first}/{purpose}")


# Whether blunders are found, and nothing else


def blunders(task: Task) -> Strength:
    """Return the false mistakes in a match of the full search, and how many planted moves become moments."""
    match = _begun(spec_of(task.game_id), task, [_STRONG] * task.seats)
    _play_on(match)
    deeds = deeds_of(match, task.seat)
    known = [_look(match, deed, task.level) for deed in deeds]
    told = [deed for deed, each in zip(deeds, known, strict=True) if each.is_mistake]
    false = sum(not look_longer(match, deed, task.level).is_mistake for deed in told)
    if task.is_late:
        return Strength()
    listed = [_is_listed(match, known, _look(match, worse, task.level)) for worse in _planted(match, deeds, task)]
    return Strength(blunders=Share(hits=sum(listed), of=len(listed)), false_alarms=Share(hits=false, of=1))


def _planted(match: Match, deeds: Sequence[Deed], task: Task) -> Iterator[Deed]:
    """Yield moves that cost enough, in the place of some of the seat's moves."""
    source, found = random.Random(f"{task.seed}/blunder"), 0
    for deed in source.sample(deeds, min(_TRIES, len(deeds))):
        if found == _BLUNDERS or task.is_late:
            return
        worse = _finished(match, deed, source.choice(match.spec.rules.legal(match.state_at(deed.first))))
        if worse.actions[0] != deed.actions[0] and _is_blunder(match, worse, task.level):
            found += 1
            yield worse


def _finished(match: Match, deed: Deed, action: Any) -> Deed:
    """Return the move with another first action, completed as the search would do it."""
    view = match.view_at(deed.first, deed.seat)
    search = Search(match.spec, minds_for(match.spec, view), view, deed.seat, match.seed, ADVISER.reach_in(match.spec))
    candidate = Candidate(action, 0.0)
    search.begun(candidate, search.world(0))
    return replace(deed, actions=(action.text, *(each.text for each in candidate.plan or ())))


def _is_blunder(match: Match, deed: Deed, level: int) -> bool:
    """Return whether the move costs enough.

    A quick look, in other worlds than those of the test, rejects most that do not.
    """
    if _weighing(match, deed, "glance").judged(deed.first, 0, never).loss <= _BLUNDER:
        return False
    long = look_longer(match, deed, level)
    return long.loss - SURE * long.error > _BLUNDER


def _is_listed(match: Match, known: Sequence[Judged], blunder: Judged) -> bool:
    """Return whether the blunder would be among the moments of the match."""
    others = [each for each in known if each.entry != blunder.entry]
    notes = no_notes(match).model_copy(update={"judged": [*others, blunder]})
    told = (moment.judged for moment in moments(notes, blunder.seat) if not moment.is_praise)
    return blunder in told


# Matches


def uneven(task: Task, source: random.Random) -> Match:
    """Return a finished match of players of different levels."""
    match = _begun(spec_of(task.game_id), task, [source.choice(_UNEVEN) for _ in range(task.seats)])
    _play_on(match)
    return match


def _begun(spec: Spec, task: Task, levels: Sequence[str]) -> Match:
    return Match(spec, {}, [Seat(level) for level in levels], task.seed)


def _play_on(match: Match) -> None:
    while (decision := match.decision) is not None and len(match.entries) < match.spec.max_actions:
        seed, level = f"{match.seed}/{len(match.entries)}", match.seats[decision.seat].player
        view = match.view(decision.seat)
        match.submit(choose(match.spec, level, view, decision.seat, seed, _BUDGET))
