"""`python -m game.lab.coach GAME`: measures how far the coach can be trusted.

Decisions of uneven matches are judged as on the coach's page, and again with ten times the effort. In matches of
the full search, a mistake that the longer search denies is a false alarm. Moves put into them that the longer
search calls at least four points worse should become moments.
"""

import json
import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
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
from game.coach.strength import STRENGTH_FILE, Seen, Share, Strength, mark_of, strength_of
from game.coach.summary import moments
from game.coach.weighing import Weighing
from game.core.match import Match
from game.core.registry import spec_of
from game.core.save_files import write_whole
from game.core.seats import Seat
from game.core.spec import Spec
from game.lab.arguments import game_of, seats_of
from game.lab.command import leave_with
from game.lab.pool import Crew, add_crew_arguments, crew_of
from game.lab.statistics import wilson

_LONGER = 10
_UNEVEN = ("apprentice", "artisan", "merchant")
_STRONG = "magnifico"
_BUDGET = Budget(playouts=60)
_BLUNDER = 4.0
"""Least cost in points of a planted move."""
_TRIES = 24
"""Number of decisions tried to plant such moves."""
_PER_MATCH = 4
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
    spec, source = spec_of(task.game_id), random.Random(task.seed)
    match = _begun(spec, task, [source.choice(_UNEVEN) for _ in range(task.seats)])
    _play_on(match)
    deeds = [deed for seat in range(task.seats) for deed in deeds_of(match, seat)]
    pairs = [
        (_look(match, deed, task.level), _look_longer(match, deed, task.level))
        for deed in source.sample(deeds, min(_PER_MATCH, len(deeds)))
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


def _look_longer(match: Match, deed: Deed, level: int) -> Judged:
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
    false = sum(not _look_longer(match, deed, task.level).is_mistake for deed in told)
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
    long = _look_longer(match, deed, level)
    return long.loss - SURE * long.error > _BLUNDER


def _is_listed(match: Match, known: Sequence[Judged], blunder: Judged) -> bool:
    """Return whether the blunder would be among the moments of the match."""
    others = [each for each in known if each.entry != blunder.entry]
    notes = no_notes(match).model_copy(update={"judged": [*others, blunder]})
    told = (moment.judged for moment in moments(notes, blunder.seat) if not moment.is_praise)
    return blunder in told


# Matches


def _begun(spec: Spec, task: Task, levels: Sequence[str]) -> Match:
    return Match(spec, {}, [Seat(level) for level in levels], task.seed)


def _play_on(match: Match) -> None:
    while (decision := match.decision) is not None and len(match.entries) < match.spec.max_actions:
        seed, level = f"{match.seed}/{len(match.entries)}", match.seats[decision.seat].player
        view = match.view(decision.seat)
        match.submit(choose(match.spec, level, view, decision.seat, seed, _BUDGET))


# The sample


_SHARES = ("agreement", "told", "blunders", "false_alarms")


@dataclass(frozen=True, slots=True)
class Sample:
    """Describe what to measure, starting after the numbers that earlier figures have used."""

    first: Task
    halfway: float
    """Time until which the agreement is measured."""
    positions: int
    matches: int

    def grown(self, kept: Strength, crew: Crew) -> Iterator[Strength]:
        """Yield the sum after each match, so that nothing is lost when the command is stopped."""
        early = replace(self.first, until=self.halfway)
        for number, more in _measured(agreement, crew, early, kept.seen.agreement, self.positions // _PER_MATCH):
            kept = _sum(kept, more, Seen(agreement=number + 1, blunders=kept.seen.blunders))
            yield kept
        for number, more in _measured(blunders, crew, self.first, kept.seen.blunders, self.matches):
            kept = _sum(kept, more, Seen(agreement=kept.seen.agreement, blunders=number + 1))
            yield kept


def _measured(
    work: Callable[[Task], Strength], crew: Crew, first: Task, start: int, count: int
) -> Iterator[tuple[int, Strength]]:
    """Yield number and figures of each match that was finished in time."""
    tasks = (replace(first, number=number) for number in range(start, start + count))
    for number, strength in enumerate(crew.map(work, (task for task in tasks if not task.is_late)), start):
        print(strength.model_dump(include=set(_SHARES)), file=sys.stderr, flush=True)
        if strength != Strength():
            yield number, strength


def _sum(one: Strength, other: Strength, seen: Seen) -> Strength:
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in _SHARES}
    sums = {name: Share(hits=a.hits + b.hits, of=a.of + b.of) for name, (a, b) in pairs.items()}
    return Strength.model_validate({**sums, "seen": seen})


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--positions", type=int, default=200, metavar="N", help="decisions for the agreement")
    parser.add_argument("--matches", type=int, default=25, metavar="N", help="with eight blunders in each")
    parser.add_argument("--level", type=int, default=len(EFFORTS) - 1, choices=range(len(EFFORTS)), help="of effort")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no further match is looked at")
    keeping = parser.add_mutually_exclusive_group()
    keeping.add_argument("--keep", action="store_true", help="write the figures where the page reads them")
    keeping.add_argument("--more", action="store_true", help="add other matches to the kept figures, one by one")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    """Measure and print the figures; save them if wanted."""
    spec, crew = game_of(args.game), crew_of(args)
    halfway = monotonic() + args.seconds / 2
    first = Task(spec.id, seats_of(spec, args.seats), 0, args.level, halfway + args.seconds / 2)
    sample = Sample(first, halfway, args.positions, args.matches)
    kept = strength_of(spec.id) if args.more else Strength()
    measured = kept
    for measured in sample.grown(kept, crew):
        if args.more:
            _keep(spec, measured)
    if args.keep:
        _keep(spec, measured)
    _tell(measured)
    return 0


def _keep(spec: Spec, measured: Strength) -> None:
    target = Path(__file__).parents[1] / spec.id / STRENGTH_FILE
    marked = measured.model_copy(update={"mark": mark_of(spec.id)})
    write_whole(target, (json.dumps(marked.model_dump(), indent=1) + "\n").encode())


def _tell(measured: Strength) -> None:
    print(json.dumps(measured.model_dump()))
    for name in ("agreement", "told", "blunders"):
        print(f"{name:<10} {_told(getattr(measured, name))}")
    alarms = measured.false_alarms
    print(f"false alarms {alarms.hits} in {alarms.of} matches")


def _told(share: Share) -> str:
    low, high = wilson(share.hits, share.of)
    return f"{share.hits} of {share.of}  (95 %: {low:.0%} - {high:.0%})"


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.coach", description="measure how far the coach can be trusted")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
