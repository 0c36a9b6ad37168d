"""`python -m game.lab.ladder GAME`: measures whether each level beats the one below it, and how clearly.

One seat of the upper level plays among seats of the lower one and changes places from game to game; a shared win
counts in part. Budgets are playouts, so that the figures do not depend on the machine; the default stands for
0.1 to 0.7 s per decision of the full search.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.ai.budget import Budget
from game.ai.strength import Measured, keep
from game.core.rules import Options
from game.core.spec import LEVELS, Spec
from game.lab.arguments import budget_of, game_of, options_of, seats_of
from game.lab.command import CommandError, leave_with
from game.lab.matches import Played, play
from game.lab.pool import ALONE, Crew, add_crew_arguments, crew_of
from game.lab.simulate import Order
from game.lab.statistics import mean, percentile, wilson

DEFAULT_BUDGET = "playouts=100"

Sitting = tuple[Played, int]
"""A match, and the place of one of its players."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Describe a comparison: `upper` should win at least `bar` of the games against `lower` in all other seats."""

    upper: str
    lower: str
    bar: float


@dataclass(frozen=True, slots=True)
class Bars:
    """Hold the shares of wins to reach."""

    clear: float
    """Share of a level against the one below."""
    mastery: float
    """Share of greedy against random, and of the top level against greedy."""


BARS: Mapping[int, Bars] = {2: Bars(0.65, 0.90), 3: Bars(0.48, 0.75), 4: Bars(0.40, 0.70), 5: Bars(0.35, 0.60)}
"""Shares to reach by number of seats; a clear win is 15 % above equal strength."""


def rungs(seats: int) -> tuple[Rung, ...]:
    """Return the comparisons; the artisan only has to equal greedy, which plays without noise."""
    bars = BARS[seats]
    return (
        Rung("greedy", "random", bars.mastery),
        *(Rung(upper, lower, bars.clear) for lower, upper in pairwise(LEVELS)),
        Rung(LEVELS[1], "greedy", 1 / seats),
        Rung(LEVELS[-1], "greedy", bars.mastery),
    )


@dataclass(frozen=True, slots=True)
class Climb:
    """Hold the figures of a comparison; pairs are the upper level's and the mean of the lower one's seats."""

    rung: Rung
    seats: int
    games: int
    wins: float
    points: tuple[float, float]
    milliseconds: tuple[float, float]
    slowest: float
    """95th percentile of the upper level's decision times."""
    actions: float
    exhausted: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def measured(self, playouts: int) -> Measured:
        return Measured(self.seats, self.rung.upper, self.rung.lower, self.wins, self.games, playouts)

    @property
    def holds(self) -> bool:
        return self.share >= self.rung.bar

    def __str__(self) -> str:
        low, high = self.interval
        verdict = "holds" if self.holds else "FAILS"
        ending = f", {self.exhausted} never ended" if self.exhausted else ""
        return (
            f"{self.rung.upper:<10} over {self.seats - 1} {self.rung.lower:<10} {verdict}"
            f" {self.share:6.1%} of {self.games}  (95 %: {low:.1%} - {high:.1%}; bar {self.rung.bar:.0%})"
            f"  points {self.points[0]:.1f} : {self.points[1]:.1f}"
            f"  ms {self.milliseconds[0]:.0f} : {self.milliseconds[1]:.0f}, p95 {self.slowest:.0f}"
            f"  {self.actions:.0f} actions a game{ending}"
        )


def climb(rung: Rung, order: Order) -> Climb:
    """Play the matches of a comparison and return its figures."""
    matches = list(order.crew.map(play, [order.fixture(game) for game in range(order.games)]))
    seats = len(order.levels)
    upper, *lower = [_sittings(order, seat, matches) for seat in range(seats)]
    rivals = [sitting for sittings in lower for sitting in sittings]
    return Climb(
        rung,
        seats,
        order.games,
        sum(match.shares[place] for match, place in upper),
        (_mean_points(upper), _mean_points(rivals)),
        (mean(_times(upper)), mean(_times(rivals))),
        percentile(_times(upper), 95),
        mean([match.actions for match in matches]),
        sum(match.is_exhausted for match in matches),
    )


def _sittings(order: Order, seat: int, matches: Sequence[Played]) -> list[Sitting]:
    return [(match, order.place_of(seat, game)) for game, match in enumerate(matches)]


def _mean_points(sittings: Sequence[Sitting]) -> float:
    return mean([match.totals[place] for match, place in sittings])


def _times(sittings: Sequence[Sitting]) -> list[float]:
    return [time for match, place in sittings for time in match.times[place]]


def order_for(
    rung: Rung, spec: Spec, seats: int, options: Options, games: int, budget: Budget | None, crew: Crew = ALONE,
    seed: str = "ladder",
) -> Order:  # fmt: skip
    """Return the matches to simulate for a comparison."""
    return Order(spec, (rung.upper, *[rung.lower] * (seats - 1)), options, games, seed, crew, budget)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="per rung")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--seed", default="ladder", metavar="TEXT")
    add_crew_arguments(parser)
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="playouts=N|seconds=S", help="of a full search")
    parser.add_argument("--keep", action="store_true", help="write the figures where the page about opponents reads")
    parser.add_argument("--only", default="", metavar="UPPER,LOWER", help="a single rung")


def run(args: Namespace) -> int:
    """Play all comparisons; return 0 if every bar is reached, 1 otherwise."""
    spec = game_of(args.game)
    options, budget = options_of(spec, args.options), budget_of(args.budget)
    crew = crew_of(args)
    if args.games < 1:
        raise CommandError("--games is 1 or more.")
    playouts = _playouts_to_keep(args.keep, budget)
    seats = seats_of(spec, args.seats)
    holds = True
    for rung in _chosen(args.only, seats):
        order = order_for(rung, spec, seats, options, args.games, budget, crew, args.seed)
        result = climb(rung, order)
        print(result, flush=True)
        if playouts:
            keep(spec.id, result.measured(playouts))
        holds = holds and result.holds
    return 0 if holds else 1


def _playouts_to_keep(is_kept: bool, budget: Budget | None) -> int:
    """Return the playouts to save with the figures; 0 if they are not saved."""
    if not is_kept:
        return 0
    if budget is None or budget.playouts is None:
        raise CommandError("--keep is for a budget of playouts: seconds are not the same on every machine.")
    return budget.playouts


def _chosen(only: str, seats: int) -> tuple[Rung, ...]:
    known = rungs(seats)
    chosen = tuple(rung for rung in known if only in ("", f"{rung.upper},{rung.lower}"))
    if not chosen:
        names = " ".join(f"{rung.upper},{rung.lower}" for rung in known)
        raise CommandError(f"There is no rung '{only}'; there are {names}.")
    return chosen


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.ladder", description="play each level against the one below")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
