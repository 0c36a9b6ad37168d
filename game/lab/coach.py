"""`python -m game.lab.coach GAME`: how far the coach can be trusted.

Decisions of uneven matches are judged as the page judges them, and once more with ten times the thought. Into matches
of the full search moves are put that the longer search calls at least four points worse; the coach shall list them,
and nothing else. What the longer search denies of what is told in those matches is a false alarm.
"""

import json
import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from game.ai.budget import Budget, never
from game.ai.opponents import choose
from game.coach.chores import WeighDeed
from game.coach.deeds import Deed, deeds_of
from game.coach.effort import EFFORTS, Effort
from game.coach.judging import judged
from game.coach.model import SURE, Judged
from game.coach.strength import STRENGTH_FILE, Share, Strength
from game.coach.summary import moments
from game.coach.weighing import Weighing
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import Spec
from game.lab.arguments import game_of
from game.lab.command import CommandError
from game.lab.pool import Crew, add_crew_arguments, crew_of
from game.lab.statistics import wilson

_LONGER = 10
_UNEVEN = ("apprentice", "artisan", "merchant")
_STRONG = "magnifico"
_BUDGET = Budget(playouts=120)
_BLUNDER = 4.0
"""Points that a planted move costs at least."""
_TRIES = 12
"""Decisions looked at for a place where such a move is possible."""
_PER_MATCH = 4
"""Decisions taken from one uneven match, so that many matches are seen."""


@dataclass(frozen=True, slots=True)
class Task:
    """One match to be looked at; the judged seat changes from match to match. The clock is asked only in between."""

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
    return Effort(effort.looks * _LONGER, effort.worlds * _LONGER, effort.chances)


# How often a longer search agrees


def agreement(task: Task) -> Strength:
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
    plain = match.spec.rules.to_plain(match.view_at(deed.first, deed.seat))
    seed = f"{match.seed}/{deed.first}"
    return WeighDeed(match.spec.id, plain, deed.seat, deed.first, deed.actions, seed, level).found(never)


def _look_longer(match: Match, deed: Deed, level: int) -> Judged:
    view = match.view_at(deed.first, deed.seat)
    weighing = Weighing(match.spec, view, deed.seat, deed.actions, f"{match.seed}/{deed.first}/longer")
    return weighing.judged_with(longer(EFFORTS[level]), deed.first, level, never)


# Whether blunders are found, and nothing else


def blunder(task: Task) -> Strength:
    """No blunder was possible, or there was no time: none of none."""
    spec = spec_of(task.game_id)
    match = _begun(spec, task, [_STRONG] * task.seats)
    _play_on(match)
    planted = None if task.is_late else _planted(match, task)
    if planted is None:
        return Strength()
    match, entry = planted
    _play_on(match)
    notes = judged(match, [task.seat], task.level, lambda: task.is_late)
    if task.is_late:
        return Strength()
    listed = [moment.judged.entry for moment in moments(notes, task.seat) if not moment.is_praise]
    others = [each for each in notes.judged if each.is_mistake and each.entry != entry]
    deeds = {deed.first: deed for deed in deeds_of(match, task.seat)}
    false = sum(not _is_confirmed(match, deeds[each.entry], task.level) for each in others)
    return Strength(blunders=Share(hits=entry in listed, of=1), false_alarms=Share(hits=false, of=1))


def _planted(match: Match, task: Task) -> tuple[Match, int] | None:
    """The match up to a move of the seat that costs enough, and its entry."""
    source = random.Random(f"{task.seed}/blunder")
    deeds = deeds_of(match, task.seat)
    for deed in source.sample(deeds, min(_TRIES, len(deeds))):
        legal = match.spec.rules.legal(match.state_at(deed.first))
        worse = replace(deed, actions=(source.choice(legal).text,))
        if worse.actions[0] != deed.actions[0] and _look(match, worse, 0).loss > _BLUNDER:
            long = _look_longer(match, worse, 0)
            if long.loss - SURE * long.error > _BLUNDER:
                again = match.branch(deed.first)
                again.submit(again.spec.rules.parse_action(worse.actions[0]))
                return again, deed.first
    return None


def _is_confirmed(match: Match, deed: Deed, level: int) -> bool:
    return _look_longer(match, deed, level).is_mistake


# Matches


def _begun(spec: Spec, task: Task, levels: Sequence[str]) -> Match:
    return Match(spec, {}, [Seat(level) for level in levels], task.seed)


def _play_on(match: Match) -> None:
    while (decision := match.decision) is not None and len(match.entries) < match.spec.max_actions:
        seed, level = f"{match.seed}/{len(match.entries)}", match.seats[decision.seat].player
        view = match.view(decision.seat)
        match.submit(choose(match.spec, level, view, decision.seat, seed, _BUDGET))


# The command


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--positions", type=int, default=200, metavar="N", help="decisions for the agreement")
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="matches with a planted blunder")
    parser.add_argument("--level", type=int, default=len(EFFORTS) - 1, choices=range(len(EFFORTS)), help="of effort")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no further match is looked at")
    parser.add_argument("--keep", action="store_true", help="write the figures where the page reads them")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    spec, crew = game_of(args.game), crew_of(args)
    seats = args.seats or min(spec.seats)
    if seats not in spec.seats:
        raise CommandError(f"{spec.title} is for {' or '.join(map(str, spec.seats))} players, not {seats}.")
    half = monotonic() + args.seconds / 2
    measured = Strength()
    for strength in _measured(agreement, crew, Task(spec.id, seats, 0, args.level, half), args.positions // _PER_MATCH):
        measured = _sum(measured, strength)
    late = Task(spec.id, seats, 0, args.level, half + args.seconds / 2)
    for strength in _measured(blunder, crew, late, args.matches):
        measured = _sum(measured, strength)
    print(json.dumps(measured.model_dump()))
    for name in ("agreement", "told", "blunders"):
        print(f"{name:<10} {_told(getattr(measured, name))}")
    alarms = measured.false_alarms
    print(f"false alarms {alarms.hits} in {alarms.of} matches")
    if args.keep:
        target = Path(__file__).parents[1] / spec.id / STRENGTH_FILE
        target.write_text(json.dumps(measured.model_dump(), indent=1) + "\n", encoding="utf-8")
    return 0


def _measured(work: Callable[[Task], Strength], crew: Crew, first: Task, count: int) -> Iterator[Strength]:
    tasks = (replace(first, number=number) for number in range(count))
    for strength in crew.map(work, (task for task in tasks if not task.is_late)):
        print(strength.model_dump(), file=sys.stderr, flush=True)
        yield strength


def _sum(one: Strength, other: Strength) -> Strength:
    pairs = {name: (getattr(one, name), getattr(other, name)) for name in Strength.model_fields}
    return Strength(**{name: Share(hits=a.hits + b.hits, of=a.of + b.of) for name, (a, b) in pairs.items()})


def _told(share: Share) -> str:
    low, high = wilson(share.hits, share.of)
    return f"{share.hits} of {share.of}  (95 %: {low:.0%} - {high:.0%})"


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.coach", description="measure how far the coach can be trusted")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
