"""`python -m game.lab.ladder GAME`: whether each level beats the one below it, and how clearly.

Budgets are playouts, so that the figures do not hang on the machine; the default stands for about 0.15 s a decision of
the full search. A draw counts half.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.ai.budget import Budget
from game.core.rules import Options
from game.core.spec import LEVELS, Spec
from game.lab.arguments import budget_of, game_of, options_of
from game.lab.command import CommandError
from game.lab.matches import Played
from game.lab.pool import play_all
from game.lab.simulate import Order
from game.lab.statistics import mean, percentile, wilson

DEFAULT_BUDGET = "playouts=100"


@dataclass(frozen=True, slots=True)
class Rung:
    """`upper` shall win at least `bar` of the games against `lower`."""

    upper: str
    lower: str
    bar: float


_CLEAR = 0.65
"""Of a level over the one below."""
_MASTERY = 0.90
RUNGS = (
    Rung("greedy", "random", _MASTERY),
    *(Rung(upper, lower, _CLEAR) for lower, upper in pairwise(LEVELS)),
    Rung(LEVELS[-1], "greedy", _MASTERY),
)


@dataclass(frozen=True, slots=True)
class Climb:
    """What became of a rung. Pairs are the upper level's figure and the lower one's."""

    rung: Rung
    games: int
    wins: float
    points: tuple[float, float]
    milliseconds: tuple[float, float]
    slowest: float
    """The 95th percentile of the upper level's decisions."""
    actions: float
    exhausted: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def holds(self) -> bool:
        return self.share >= self.rung.bar

    def __str__(self) -> str:
        low, high = self.interval
        verdict = "holds" if self.holds else "FAILS"
        ending = f", {self.exhausted} never ended" if self.exhausted else ""
        return (
            f"{self.rung.upper:<10} over {self.rung.lower:<10} {verdict} {self.share:6.1%} of {self.games}"
            f"  (95 %: {low:.1%} - {high:.1%}; bar {self.rung.bar:.0%})"
            f"  points {self.points[0]:.1f} : {self.points[1]:.1f}"
            f"  ms {self.milliseconds[0]:.0f} : {self.milliseconds[1]:.0f}, p95 {self.slowest:.0f}"
            f"  {self.actions:.0f} actions a game{ending}"
        )


def climb(rung: Rung, order: Order) -> Climb:
    matches = list(play_all((order.fixture(game) for game in range(order.games)), order.jobs))
    upper, lower = ([order.place_of(seat, game) for game in range(order.games)] for seat in (0, 1))
    return Climb(
        rung,
        order.games,
        sum(match.shares[place] for match, place in zip(matches, upper, strict=True)),
        (_mean_points(matches, upper), _mean_points(matches, lower)),
        (mean(_times(matches, upper)), mean(_times(matches, lower))),
        percentile(_times(matches, upper), 95),
        mean([match.actions for match in matches]),
        sum(match.is_exhausted for match in matches),
    )


def _mean_points(matches: Sequence[Played], places: Sequence[int]) -> float:
    return mean([match.totals[place] for match, place in zip(matches, places, strict=True)])


def _times(matches: Sequence[Played], places: Sequence[int]) -> list[float]:
    return [time for match, place in zip(matches, places, strict=True) for time in match.times[place]]


def order_for(
    rung: Rung, spec: Spec, options: Options, games: int, budget: Budget | None, jobs: int = 1, seed: str = "ladder"
) -> Order:
    """Two players; the seats change places from game to game."""
    return Order(spec, (rung.upper, rung.lower), options, games, seed, jobs, budget)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="per rung")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--seed", default="ladder", metavar="TEXT")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to share the matches")
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="playouts=N|seconds=S", help="of a full search")
    parser.add_argument("--only", default="", metavar="UPPER,LOWER", help="a single rung")


def run(args: Namespace) -> int:
    """0 when every rung holds, 1 otherwise."""
    spec = game_of(args.game)
    options, budget = options_of(spec, args.options), budget_of(args.budget)
    if args.games < 1 or args.jobs < 1:
        raise CommandError("--games and --jobs are 1 or more.")
    if 2 not in spec.seats:
        raise CommandError(f"A ladder is for two players, and {spec.title} is not.")
    holds = True
    for rung in _rungs(args.only):
        result = climb(rung, order_for(rung, spec, options, args.games, budget, args.jobs, args.seed))
        print(result, flush=True)
        holds = holds and result.holds
    return 0 if holds else 1


def _rungs(only: str) -> tuple[Rung, ...]:
    chosen = tuple(rung for rung in RUNGS if only in ("", f"{rung.upper},{rung.lower}"))
    if not chosen:
        known = " ".join(f"{rung.upper},{rung.lower}" for rung in RUNGS)
        raise CommandError(f"There is no rung '{only}'; there are {known}.")
    return chosen


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.ladder", description="play each level against the one below")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
