"""The command `replay`: replays a record by the rules, refuses one that does not fit, and prints its lines."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.core.record import LARGEST_BYTES, RecordError, decoded, lines_of, parse_record
from game.core.restoring import restore
from game.lab.command import CommandError
from game.lab.output import print_lines


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--states", action="store_true", help="with the position after each action")


def run(args: Namespace) -> int:
    """Replay the file and print its record."""
    try:
        match = restore(parse_record(decoded(bytes_of(args.file)), allow_cut=False))
    except RecordError as damage:
        raise CommandError(f"{args.file}: {damage}") from None
    print_lines(lines_of(match, args.states))
    return 0


def bytes_of(file: Path) -> bytes:
    """Return the bytes of a file, up to one more than a record may have; raise CommandError."""
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise CommandError(f"{file} is no name of a file.") from None
