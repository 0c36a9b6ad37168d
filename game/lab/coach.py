"""`python -m game.lab.coach GAME`: measures how far the coach can be trusted, by the trials of `coach_trials.py`."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from game.coach.effort import EFFORTS
from game.coach.strength import STRENGTH_FILE, Seen, Share, Strength, mark_of, strength_of
from game.core.save_files import write_whole
from game.core.spec import Spec
from game.lab.arguments import game_of, seats_of
from game.lab.coach_trials import PER_MATCH, Task, agreement, blunders
from game.lab.command import leave_with
from game.lab.pool import Crew, add_crew_arguments, crew_of
from game.lab.statistics import share_text

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
        for number, more in _measured(agreement, crew, early, kept.seen.agreement, self.positions // PER_MATCH):
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
        print(f"{name:<10} {share_text(getattr(measured, name))}")
    alarms = measured.false_alarms
    print(f"false alarms {alarms.hits} in {alarms.of} matches")


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.coach", description="measure how far the coach can be trusted")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
