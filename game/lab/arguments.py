"""Command line arguments of the commands that play matches: game, seats, options, budget."""

from argparse import ArgumentParser, Namespace
from typing import NamedTuple

from game.ai.budget import Budget
from game.ai.levels import UnknownLevelError
from game.ai.tempers import UnknownTemperError
from game.core.registry import UnknownGameError, spec_of
from game.core.rules import Options
from game.core.spec import OptionError, Spec, complete_options
from game.lab.command import CommandError
from game.lab.players import player_of


class Table(NamedTuple):
    """Hold a game with all its options, and the players as `players.player_of` reads them."""

    spec: Spec
    levels: tuple[str, ...]
    options: Options


def add_table_arguments(parser: ArgumentParser) -> None:
    """Add game, seats, options and seed to a parser."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", required=True, metavar="LEVEL[/TEMPER],...")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,...")
    parser.add_argument("--seed", default="1", metavar="TEXT")


def table_of(args: Namespace) -> Table:
    """Return the table that the arguments describe; raise CommandError."""
    spec = game_of(args.game)
    levels = tuple(player_in(spec, text.strip()) for text in args.seats.split(","))
    seats_of(spec, len(levels))
    return Table(spec, levels, options_of(spec, args.options))


def player_in(spec: Spec, text: str) -> str:
    """Return the text if it names a player of the game; raise CommandError otherwise."""
    try:
        player_of(spec, text)
    except (UnknownLevelError, UnknownTemperError) as wrong:
        raise CommandError(str(wrong.args[0])) from None
    return text


def seats_of(spec: Spec, wanted: int) -> int:
    """Return the wanted number of seats, or for 0 the fewest of the game; raise CommandError."""
    seats = wanted or min(spec.seats)
    if seats not in spec.seats:
        raise CommandError(f"{spec.title} is for {' or '.join(map(str, spec.seats))} players, not {seats}.")
    return seats


def game_of(game_id: str) -> Spec:
    """Return the Spec of a game; raise CommandError."""
    try:
        return spec_of(game_id)
    except UnknownGameError as wrong:
        raise CommandError(str(wrong.args[0])) from None


def options_of(spec: Spec, text: str) -> Options:
    """Return all options of the game with those of the text; raise CommandError."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    try:
        return complete_options(spec, {key.strip(): value.strip() for key, _, value in pairs})
    except OptionError as wrong:
        raise CommandError(str(wrong.args[0])) from None


def budget_of(text: str) -> Budget | None:
    """Return the budget for every seat that searches; None for an empty text."""
    if not text:
        return None
    kind, _, amount = text.partition("=")
    try:
        budget = Budget(playouts=int(amount)) if kind == "playouts" else Budget(seconds=float(amount))
    except ValueError:
        budget = None
    if budget is None or kind not in ("playouts", "seconds") or not 0 < float(amount) < float("inf"):
        raise CommandError(f"A budget is playouts=N or seconds=S with a number above 0, not '{text}'.")
    return budget
