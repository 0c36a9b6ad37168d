"""The command `simulate`: matches between opponents, counted by seat of the command line."""

import json
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from typing import Any

from game.ai.budget import Budget
from game.core.rules import Options
from game.core.spec import Spec
from game.lab.arguments import add_table_arguments, budget_of, table_of
from game.lab.command import CommandError
from game.lab.matches import Fixture, Played, play
from game.lab.pool import ALONE, Crew, add_crew_arguments, crew_of
from game.lab.statistics import deviation, mean, percentile, wilson


@dataclass(frozen=True, slots=True)
class Order:
    """Describe the matches to simulate."""

    spec: Spec
    levels: tuple[str, ...]
    options: Options
    games: int
    seed: str
    crew: Crew = ALONE
    budget: Budget | None = None
    rotates: bool = True

    def place_of(self, seat: int, game: int) -> int:
        """Return the place of a seat of the command line in this game."""
        return (seat + game) % len(self.levels) if self.rotates else seat

    def fixture(self, game: int) -> Fixture:
        """Return the match with that number."""
        levels = [""] * len(self.levels)
        for seat, level in enumerate(self.levels):
            levels[self.place_of(seat, game)] = level
        options = tuple(self.options.items())
        return Fixture(self.spec.id, options, tuple(levels), f"{self.seed}-{game}", self.budget)


def add_arguments(parser: ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--games", type=int, default=10, metavar="N")
    add_crew_arguments(parser)
    parser.add_argument("--budget", default="", metavar="playouts=N|seconds=S", help="of every seat that searches")
    parser.add_argument("--fixed-seats", action="store_true", help="seats keep their places instead of rotating")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: Namespace) -> int:
    """Play the matches and print the figures."""
    report = simulate(order_of(args))
    print(json.dumps(report) if args.json else table(report))
    return 0


def order_of(args: Namespace) -> Order:
    """Return the matches that the arguments describe; raise CommandError."""
    spec, levels, options = table_of(args)
    if args.games < 1:
        raise CommandError("--games is 1 or more.")
    budget, rotates = budget_of(args.budget), not args.fixed_seats
    return Order(spec, levels, options, args.games, args.seed, crew_of(args), budget, rotates)


def simulate(order: Order) -> dict[str, Any]:
    """Return the object that `--json` prints."""
    fixtures = [order.fixture(game) for game in range(order.games)]
    matches = list(order.crew.map(play, fixtures))
    seats = [_seat_report(order, seat, matches) for seat in range(len(order.levels))]
    return {
        "game": order.spec.id,
        "options": order.options,
        "games": order.games,
        "seed": order.seed,
        "seats": seats,
        "wins": [seat["wins"] for seat in seats],
        "draws": sum(max(match.shares) < 1 for match in matches),
        "seeds": [fixture.seed for fixture in fixtures],
    }


def _seat_report(order: Order, seat: int, matches: list[Played]) -> dict[str, Any]:
    places = [order.place_of(seat, game) for game in range(order.games)]
    pairs = list(zip(matches, places, strict=True))
    points = [match.totals[place] for match, place in pairs]
    times = [time for match, place in pairs for time in match.times[place]]
    wins = sum(match.shares[place] for match, place in pairs)
    return {
        "level": order.levels[seat],
        "wins": round(wins, 6),
        "win_share": round(wins / order.games, 6),
        "score_mean": round(mean(points), 3),
        "score_sd": round(deviation(points), 3),
        "decisions": len(times),
        "ms_mean": round(mean(times), 3),
        "ms_p95": round(percentile(times, 95), 3),
    }


def table(report: dict[str, Any]) -> str:
    """Return the same as a table, with the 95 % intervals of the wins."""
    lines = [f"{report['game']}: {report['games']} games, {report['draws']} drawn, seed {report['seed']}"]
    lines.append(f"{'level':<24} {'wins':>7} {'share':>7}  {'95 %':<15} {'points':>7} {'sd':>6} {'ms':>8} {'p95':>8}")
    for seat in report["seats"]:
        low, high = wilson(seat["wins"], report["games"])
        interval = f"{low:.1%} - {high:.1%}"
        lines.append(
            f"{seat['level']:<24} {seat['wins']:>7g} {seat['win_share']:>7.1%}  {interval:<15}"
            f" {seat['score_mean']:>7.1f} {seat['score_sd']:>6.1f} {seat['ms_mean']:>8.2f} {seat['ms_p95']:>8.2f}"
        )
    return "\n".join(lines)
