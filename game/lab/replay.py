"""The command `replay`: plays a record again by the rules, refuses one that does not fit them, and prints its lines."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from game.core.match import Match
from game.core.record import (
    ActionLine,
    ChangeLine,
    Line,
    Record,
    RecordError,
    ResignLine,
    lines_of,
    parse_record,
    restore,
)
from game.core.spec import HUMAN, LEVELS, TEST_LEVELS
from game.lab.arguments import game_of
from game.lab.command import CommandError
from game.lab.output import print_lines


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--states", action="store_true", help="with the position after each action")


def run(args: Namespace) -> int:
    try:
        match = verified(parse_record(text_of(args.file), allow_cut=False))
    except RecordError as damage:
        raise CommandError(f"{args.file}: {damage}") from None
    print_lines(lines_of(match, args.states))
    return 0


def text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no text in UTF-8, so it is no record.") from None


def verified(record: Record) -> Match:
    """The match of a record in which everything is as the rules give it; raises RecordError."""
    _check_players(record)
    match = restore(record)
    has_states = any(isinstance(line, ActionLine) and line.state is not None for line in record.lines)
    true_lines = parse_record("\n".join(lines_of(match, has_states)), allow_cut=False).lines
    for number, (line, true_line) in enumerate(zip(record.lines, true_lines, strict=False), start=2):
        if line != _told_like(line, true_line):
            raise RecordError("core-record-damaged", f"Line {number} of the record does not fit the rules.", number)
    if len(record.lines) > len(true_lines):
        number = len(true_lines) + 2
        raise RecordError("core-record-damaged", f"Line {number} of the record comes after its end.", number)
    return match


def _told_like(line: Line, true_line: Line) -> Line:
    """Without the position where the record gives none."""
    if isinstance(line, ActionLine) and isinstance(true_line, ActionLine) and line.state is None:
        return true_line.model_copy(update={"state": None})
    return true_line


def _check_players(record: Record) -> None:
    seats = len(record.header.seats)
    if seats not in game_of(record.header.game).seats:
        raise RecordError("core-record-damaged", f"The record has {seats} seats, which the game does not allow.", 1)
    for number, seat, player in _named_seats(record):
        if seat not in range(seats) or player not in (HUMAN, *LEVELS, *TEST_LEVELS):
            sentence = f"Line {number} of the record names an unknown player, '{player}' in seat {seat}."
            raise RecordError("core-record-damaged", sentence, number)


def _named_seats(record: Record) -> Iterator[tuple[int, int, str]]:
    """Line, seat and player."""
    players = [seat.player for seat in record.header.seats]
    for seat, player in enumerate(players):
        yield 1, seat, player
    for number, line in enumerate(record.lines, start=2):
        if isinstance(line, ChangeLine):
            yield number, line.change, line.to.player
        elif isinstance(line, ResignLine):
            yield number, line.resigned, HUMAN
