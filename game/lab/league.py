"""`python -m game.lab.league GAME`: measures whether a plan of experienced players beats the strongest level.

Each plan of the game (`PLANS` in `game/<id>/mind`) is played by one seat among seats of the rival level, in
changing places. None should win more than its fair share.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from game.core.spec import LEVELS, Spec
from game.lab.arguments import budget_of, game_of, options_of, player_in, seats_of
from game.lab.command import CommandError, leave_with
from game.lab.ladder import DEFAULT_BUDGET, Climb, Rung, climb, order_for
from game.lab.pool import add_crew_arguments, crew_of


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="players; otherwise the most of the game")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="per plan")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--seed", default="league", metavar="TEXT")
    parser.add_argument("--level", default=LEVELS[-1], help="of the seat that follows the plan")
    parser.add_argument("--rival", default=LEVELS[-1], help="in all other seats")
    parser.add_argument("--only", default="", metavar="PLAN,PLAN", help="some of the plans")
    parser.add_argument("--budget", default=DEFAULT_BUDGET, metavar="playouts=N|seconds=S", help="of a full search")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    """Play all plans; return 0 if none certainly wins more than its fair share, 1 otherwise."""
    spec = game_of(args.game)
    options, budget, crew = options_of(spec, args.options), budget_of(args.budget), crew_of(args)
    seats = seats_of(spec, args.seats or max(spec.seats))
    if args.games < 1:
        raise CommandError("--games is 1 or more.")
    is_fair = True
    for plan in _chosen(spec, args.only):
        rung = Rung(player_in(spec, f"{args.level}/{plan}"), player_in(spec, args.rival), 1 / seats)
        found = climb(rung, order_for(rung, spec, seats, options, args.games, budget, crew, args.seed))
        is_fair = is_fair and found.interval[0] <= rung.bar
        print(told(found), flush=True)
    return 0 if is_fair else 1


def told(found: Climb) -> str:
    """Return one line: the plan, its share with the 95 % interval, the fair share, and the points of both sides."""
    low, high = found.interval
    verdict = "TOO STRONG" if low > found.rung.bar else "in doubt" if high > found.rung.bar else "beaten"
    return (
        f"{found.rung.upper:<36} {verdict:<10} {found.share:6.1%} of {found.games}"
        f"  (95 %: {low:.1%} - {high:.1%}; fair {found.rung.bar:.0%})"
        f"  points {found.points[0]:.1f} : {found.points[1]:.1f}"
    )


def _chosen(spec: Spec, only: str) -> Sequence[str]:
    return [name.strip() for name in only.split(",") if name.strip()] or list(spec.evaluator.PLANS)


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.league", description="play every plan against the top level")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
