"""`python -m game.lab.calibration GAME`: how far the judgement can be believed.

Two ways of a decision are judged where the full search judges, and played on to the end in the same worlds. By how much
the two differences miss each other, beyond what chance explains, is `Foresight.judgement`, with which the coach widens
its errors.
"""

import random
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev, variance
from typing import Any

from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.search import Reach, Search
from game.core.chance import Sampled
from game.core.rules import Options
from game.core.spec import Spec
from game.lab.arguments import game_of, options_of, seats_of
from game.lab.command import leave_with
from game.lab.pool import add_crew_arguments, crew_of

_NOISE = 1.0
"""Of the players of the matches, in usual distances between options."""
_PER_MATCH = 4
_WAYS = 4
"""The best of a decision is compared with one of those that come next."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some decisions of one match."""

    game_id: str
    options: tuple[tuple[str, str], ...]
    seats: int
    worlds: int
    number: int


@dataclass(frozen=True, slots=True)
class Missed:
    """Of one decision: how far the judged difference missed the played one, and the variance that chance explains."""

    points: float
    by_chance: float


def missed_in(task: Task) -> list[Missed]:
    spec = game_of(task.game_id)
    source = random.Random(f"calibration/{task.number}")
    positions = list(_turns(spec, dict(task.options), task.seats, source))
    chosen = source.sample(positions, min(_PER_MATCH, len(positions)))
    return [_missed(spec, view, seat, task.worlds, source) for view, seat in chosen]


def judgement_of(found: Sequence[Missed]) -> tuple[float, float, float]:
    """Return the usual miss in points without what chance explains, and its 95 % interval."""
    squares = [each.points**2 - each.by_chance for each in found]
    middle, reach = fmean(squares), 1.96 * stdev(squares) / sqrt(len(squares))
    least, usual, most = (sqrt(max(0.0, square)) for square in (middle - reach, middle, middle + reach))
    return usual, least, most


def _turns(spec: Spec, options: Options, seats: int, source: random.Random) -> Iterator[tuple[Any, int]]:
    """The views of all turns of a match that leave a choice, and whose they are."""
    rules, chance = spec.rules, Sampled(source)
    state = rules.new(options, seats, chance)
    while (decision := rules.decision(state)) is not None and not spec.evaluator.is_settled(state):
        minds = minds_for(spec, state)
        choices = minds.full[0].options(state, wide=True)
        if decision.is_turn and len(choices) > 1:
            yield rules.observe(state, decision.seat), decision.seat
        noise = _NOISE * minds.distance
        rules.apply(state, max(choices, key=lambda each: each[0] + source.gauss(0.0, noise))[1], chance)


def _missed(spec: Spec, view: Any, seat: int, worlds: int, source: random.Random) -> Missed:
    seed = str(source.random())
    near, far = (
        Search(spec, minds_for(spec, view), view, seat, seed, reach)
        for reach in (ADVISER.reach_in(spec), Reach(spec.max_actions))
    )
    best, *others = near.candidates(_WAYS)
    ways = (best, source.choice(others))
    misses = []
    for number in range(worlds):
        world = near.world(number)
        judged, played = (
            [search.ending(*search.begun(way, world), world).margin for way in ways] for search in (near, far)
        )
        misses.append(judged[0] - judged[1] - played[0] + played[1])
    return Missed(fmean(misses), variance(misses) / worlds)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--matches", type=int, default=10, metavar="N", help=f"with {_PER_MATCH} decisions in each")
    parser.add_argument("--worlds", type=int, default=100, metavar="N", help="for each decision")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    spec = game_of(args.game)
    options, seats = options_of(spec, args.options), seats_of(spec, args.seats)
    tasks = [Task(spec.id, tuple(options.items()), seats, args.worlds, number) for number in range(args.matches)]
    found = [each for task in crew_of(args).map(missed_in, tasks) for each in task]
    usual, least, most = judgement_of(found)
    interval = f"95 %: {least:.1f} - {most:.1f}; {len(found)} decisions"
    print(f"{spec.id}, {seats} seats: judgement {usual:.1f} points ({interval})")
    return 0


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.calibration", description="measure the error of judging")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
