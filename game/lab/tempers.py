"""`python -m game.lab.tempers GAME`: measures whether tempers can be told apart, and whether they are equally strong.

All seats play one level, each with another temper, in changing places. For each temper the command tells its share of
the wins, and what it did more often than the others, or scored more with: in standard errors of the difference.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt

from game.core.spec import TEMPERS
from game.lab.arguments import budget_of, game_of, options_of, player_in, seats_of
from game.lab.command import leave_with
from game.lab.ladder import DEFAULT_BUDGET
from game.lab.matches import Fixture, Played, play
from game.lab.pool import add_crew_arguments, crew_of
from game.lab.statistics import deviation, mean, wilson

_CLEAR = 3.0
"""Number of standard errors from which a difference tells a temper from the others."""
_NEAR = 0.025
"""Difference from the fair share of wins up to which a temper counts as equally strong."""
_SHOWN = 3

Sitting = tuple[Played, int]
"""A match, and the place of one of its players."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Hold what a temper does more often than the others, or scores more with."""

    name: str
    own: float
    others: float
    errors: float
    """Difference in standard errors."""

    def __str__(self) -> str:
        return f"{self.name} {self.own:.2f} : {self.others:.2f} ({self.errors:.1f} errors)"


@dataclass(frozen=True, slots=True)
class Shown:
    """Hold the figures of one temper."""

    temper: str
    wins: float
    games: int
    signs: Sequence[Sign]
    """The clearest first."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    def is_fair(self, share: float) -> bool:
        """Return whether its wins may lie near the fair share."""
        low, high = wilson(self.wins, self.games)
        return low <= share + _NEAR and high >= share - _NEAR

    @property
    def is_clear(self) -> bool:
        """Whether something tells it from the others."""
        return bool(self.signs) and self.signs[0].errors >= _CLEAR

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        verdict = "clear" if self.is_clear else "HIDDEN"
        told = "; ".join(map(str, self.signs[:_SHOWN]))
        return (
            f"{self.temper:<9} {verdict:<6} {self.share:6.1%} of {self.games}  (95 %: {low:.1%} - {high:.1%})  {told}"
        )


def seatings(seats: int) -> list[tuple[str, ...]]:
    """Return the tempers by place in all orders, so that each temper sits everywhere and meets every other."""
    whole = TEMPERS * (1 + seats // len(TEMPERS))
    if seats > len(TEMPERS):
        return [whole[first : first + seats] for first in range(len(TEMPERS))]
    return list(permutations(TEMPERS, seats))


def shown(matches: Sequence[tuple[Played, Sequence[str]]]) -> list[Shown]:
    """Return the figures of each temper from matches with the tempers by place."""
    sittings: dict[str, list[Sitting]] = {temper: [] for temper in TEMPERS}
    for match, tempers in matches:
        for place, temper in enumerate(tempers):
            sittings[temper].append((match, place))
    return [
        Shown(temper, sum(match.shares[place] for match, place in own), len(own), list(_signs(temper, sittings)))
        for temper, own in sittings.items()
    ]


def _signs(temper: str, sittings: dict[str, list[Sitting]]) -> Iterator[Sign]:
    """Yield what tells the temper from the others, the clearest first."""
    own, others = sittings[temper], [each for other, each_of in sittings.items() if other != temper for each in each_of]
    names = sorted({name for match, place in [*own, *others] for name in match.done[place]})
    found = (
        _sign(name, *([match.done[place][name] for match, place in part] for part in (own, others))) for name in names
    )
    yield from sorted(found, key=lambda sign: -sign.errors)


def _sign(name: str, own: Sequence[float], others: Sequence[float]) -> Sign:
    error = sqrt(sum(deviation(part) ** 2 / len(part) for part in (own, others)))
    return Sign(name, mean(own), mean(others), (mean(own) - mean(others)) / error if error else 0.0)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the fewest of the game")
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--seed", default="tempers", metavar="TEXT")
    parser.add_argument("--level", default="artisan", help="of all seats")
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="playouts=N|seconds=S", help="of a full search")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    """Play the matches; return 0 if all tempers are clear and none certainly stronger or weaker, 1 otherwise."""
    spec, crew = game_of(args.game), crew_of(args)
    options, budget = tuple(options_of(spec, args.options).items()), budget_of(args.budget)
    seats = seats_of(spec, args.seats)
    orders = seatings(seats)
    tempers = [orders[number % len(orders)] for number in range(args.games)]
    fixtures = [
        Fixture(
            spec.id,
            options,
            tuple(player_in(spec, f"{args.level}/{each}") for each in order),
            f"{args.seed}-{number}",
            budget,
        )
        for number, order in enumerate(tempers)
    ]
    found = shown(list(zip(crew.map(play, fixtures), tempers, strict=True)))
    for each in found:
        print(each, flush=True)
    shares = [each.share for each in found]
    print(f"strongest and weakest differ by {max(shares) - min(shares):.1%} of the games")
    return 0 if all(each.is_clear and each.is_fair(1 / seats) for each in found) else 1


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.tempers", description="tell the tempers of opponents apart")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
