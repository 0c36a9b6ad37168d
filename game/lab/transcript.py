"""The command `transcript`: plays one match between opponents and writes its record."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.ai.budget import Budget
from game.core.match import Match
from game.core.record import lines_of
from game.core.seats import Seat
from game.core.spec import COLOURS, TEMPERS
from game.lab.arguments import Table, add_table_arguments, budget_of, table_of
from game.lab.command import CommandError
from game.lab.output import print_lines
from game.lab.players import chosen_by, player_of

_PLAYOUTS = 100


def add_arguments(parser: ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="without it, the record is printed")
    parser.add_argument(
        "--budget",
        default=f"playouts={_PLAYOUTS}",
        metavar="playouts=N|seconds=S",
        help=f"of every seat that searches; with the default, {_PLAYOUTS} playouts, a seed always gives the same bytes",
    )
    parser.add_argument("--states", action="store_true", help="with the position after each action")


def run(args: Namespace) -> int:
    """Play the match; print or write its record."""
    lines = lines_of(play(table_of(args), args.seed, budget_of(args.budget)), args.states)
    if args.out is None:
        print_lines(lines)
        return 0
    text = "".join(f"{line}\n" for line in lines)
    try:
        args.out.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise CommandError(f"{args.out} cannot be written: {error.strerror}.") from None
    return 0


def play(table: Table, seed: str, budget: Budget | None = None) -> Match:
    """Return the match that `simulate` plays with this seed; above the game's limit it stays unfinished."""
    spec = table.spec
    players = [player_of(spec, level) for level in table.levels]
    if any(player.temper not in ("", *TEMPERS) for player in players):
        raise CommandError("A record names tempers, not plans; `simulate` plays those.")
    seats = [Seat(player.level, "", COLOURS[number], player.temper) for number, player in enumerate(players)]
    match = Match(spec, table.options, seats, seed)
    while (decision := match.decision) is not None and len(match.entries) < spec.max_actions:
        seat, key = decision.seat, f"{seed}/{len(match.entries) + 1}"
        match.submit(chosen_by(spec, players[seat], match.view(seat), seat, key, budget))
    return match
