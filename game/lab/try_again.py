"""`python -m game.lab.try_again GAME`: measures whether the answers that Try again counts as right lose nothing.

The moments of one seat in uneven matches are found as the coach's page finds them. Each way that counts as right is
judged again, in other worlds and with ten times the effort: it holds unless that calls it a mistake.
"""

import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic

from game.ai.budget import never
from game.coach.agenda import Agenda, with_answer
from game.coach.decisions import Deed
from game.coach.effort import EFFORTS, FINEST
from game.coach.model import Judged
from game.coach.storage import no_notes
from game.coach.strength import Share
from game.coach.summary import moments
from game.coach.trying import verdicts
from game.core.match import Match
from game.lab.arguments import game_of, seats_of
from game.lab.coach_trials import Task, look_longer, uneven
from game.lab.command import leave_with
from game.lab.pool import add_crew_arguments, crew_of
from game.lab.statistics import share_text

NOTHING = Share()


@dataclass(frozen=True, slots=True)
class Held:
    """Hold how many answers counted as right lose nothing by the longer search: the best found, and all others."""

    moments: int = 0
    best: Share = NOTHING
    others: Share = NOTHING

    def added(self, more: "Held") -> "Held":
        """Return the sum of both."""
        return Held(self.moments + more.moments, _sum(self.best, more.best), _sum(self.others, more.others))

    @property
    def all(self) -> Share:
        """Return the share among all answers."""
        return _sum(self.best, self.others)


def _sum(one: Share, other: Share) -> Share:
    return Share(hits=one.hits + other.hits, of=one.of + other.of)


def held(task: Task) -> Held:
    """Return how the answers of one match hold; nothing if it is late."""
    found = Held()
    if task.is_late:
        return found
    match = uneven(task, random.Random(task.seed))
    for judged in _costly(match, task):
        best, *others = (_holds(match, judged, each.deed) for each in verdicts(judged) if each.is_right)
        shares = Share(hits=best, of=1), Share(hits=sum(others), of=len(others))
        found = found.added(Held(1, *shares))
    return found


def _costly(match: Match, task: Task) -> Iterator[Judged]:
    """Yield the costly moments of the seat, found and judged as the coach's page does it."""
    agenda = Agenda(match, no_notes(match))
    for chore in agenda.chores([task.seat]):
        if agenda.is_settled(task.seat):
            break
        agenda.notes = with_answer(agenda.notes, chore.found(never))
    for moment in moments(agenda.notes, task.seat):
        if moment.judged.is_mistake and not task.is_late:
            yield moment.judged


def _holds(match: Match, judged: Judged, deed: tuple[str, ...]) -> bool:
    long = look_longer(match, Deed(judged.seat, judged.entry, deed), FINEST)
    return bool(long.ways) and not long.is_mistake


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--matches", type=int, default=25, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first match")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which nothing more is looked at")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    """Measure and print the figures after each match."""
    spec, crew = game_of(args.game), crew_of(args)
    first = Task(spec.id, seats_of(spec, args.seats), 0, FINEST, monotonic() + args.seconds)
    tasks = (replace(first, number=number) for number in range(args.first, args.first + args.matches))
    measured = Held()
    for number, more in enumerate(crew.map(held, tasks), start=1):
        measured = measured.added(more)
        print(f"{number} matches, {measured.moments} moments: {share_text(measured.all)}", file=sys.stderr, flush=True)
    print(f"{spec.id}: {measured.moments} moments, looked at again with {EFFORTS[FINEST].worlds} worlds times ten")
    for name, share in (("best", measured.best), ("others", measured.others), ("all", measured.all)):
        print(f"{name:<7} {share_text(share)}")
    return 0


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.try_again", description="measure what Try again counts as right")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
