"""Restoring of records: they are replayed by the rules, and anything the program would not write is refused."""

import json
from typing import Any

from game.core.actions import ActionSyntaxError
from game.core.chance import OutcomeMismatchError, Replay
from game.core.match import IllegalActionError, Match
from game.core.names import LONGEST_NAME
from game.core.record import (
    ActionLine,
    ChangeLine,
    Header,
    Line,
    Record,
    RecordError,
    ResignLine,
    ResultLine,
    SeatLine,
    dump_line,
    result_line,
)
from game.core.registry import game_ids, spec_of
from game.core.seats import PLAYERS, Seat
from game.core.spec import TEMPERS, OptionError, Spec, complete_options

_LONGEST_SEED = 200
_NO_FIT = (
    ActionSyntaxError, IllegalActionError, OutcomeMismatchError, ArithmeticError, AssertionError, AttributeError,
    LookupError, RecursionError, TypeError, ValueError,
)  # fmt: skip
"""Errors that a wrong record may raise in the rules; they count as damage."""


def restore(record: Record) -> Match:
    """Return the match of a record in which everything is as the rules give it; raise RecordError."""
    match = _begun(record.header)
    for number, line in enumerate(record.lines, start=2):
        try:
            _restore_line(match, line, number)
        except _NO_FIT as error:
            raise _no_fit(number, error) from None
        if isinstance(line, ResultLine) and number < len(record.lines) + 1:
            raise _damaged(number + 1, f"Line {number + 1} of the record comes after its end.")
    if match.is_over and not any(isinstance(line, ResultLine) for line in record.lines[-1:]):
        if not record.allows_cut:
            raise _damaged(len(record.lines) + 1, "The record of a finished match has no result.")
        record.was_cut = True
    match.take_up()
    return match


def check_header(header: Header) -> Spec:
    """Return the game of a valid first line; raise RecordError."""
    if header.game not in game_ids():
        raise RecordError("core-record-game", f"There is no game {header.game!r} here.", 1)
    spec = spec_of(header.game)
    if header.rules_version != spec.rules_version:
        sentence = f"The record is of rules version {header.rules_version}; this program plays {spec.rules_version}."
        raise RecordError("core-record-version", sentence, 1)
    for seat in header.seats:
        _check_seat(spec, seat, 1)
    if len(header.seats) not in spec.seats:
        raise _damaged(1, f"The record has {len(header.seats)} seats, which the game does not allow.")
    if len(header.seed) > _LONGEST_SEED or not header.seed.isprintable():
        raise _damaged(1, "The record's seed is no seed.")
    try:
        complete_options(spec, header.options)
    except OptionError:
        raise _damaged(1, "The record names an option that the game does not have.") from None
    return spec


def _check_seat(spec: Spec, seat: SeatLine, line: int) -> None:
    if seat.player not in PLAYERS:
        sentence = f"Line {line} of the record names a player this program does not know, {seat.player!r}."
        raise RecordError("core-record-version", sentence, line)
    if seat.temper not in ("", *TEMPERS):
        sentence = f"Line {line} of the record names a temper this program does not know, {seat.temper!r}."
        raise RecordError("core-record-version", sentence, line)
    if seat.colour not in ("", *spec.colours):
        raise _damaged(line, f"Line {line} of the record names an unknown colour, {seat.colour!r}.")
    if len(seat.name) > LONGEST_NAME or any(_never_named(char) for char in seat.name):
        raise _damaged(line, f"Line {line} of the record has a name that is no name.")


def _never_named(char: str) -> bool:
    """Return whether a name must not contain the character: control characters and surrogates."""
    return char < " " or "\x7f" <= char <= "\x9f" or "\ud800" <= char <= "\udfff"


def _begun(header: Header) -> Match:
    spec = check_header(header)
    luck = Replay(header.outcome)
    try:
        match = Match(spec, header.options, [seat_of(line) for line in header.seats], header.seed, luck)
    except _NO_FIT as error:
        raise _no_fit(1, error) from None
    if not luck.is_spent():
        raise _damaged(1, "The record gives luck that the set-up does not ask for.")
    return match


def _restore_line(match: Match, line: Line, number: int) -> None:
    match line:
        case ActionLine():
            _replay_action(match, line)
        case ChangeLine():
            _check_seat_number(match, line.change)
            _check_seat(match.spec, line.to, number)
            match.set_seat(line.change, seat_of(line.to))
        case ResignLine():
            _check_seat_number(match, line.resigned)
            match.resign(line.resigned)
        case ResultLine():
            if not match.is_over or result_line(match.result()) != dump_line({"result": line.result.model_dump()}):
                raise OutcomeMismatchError("the score table differs")


def _replay_action(match: Match, line: ActionLine) -> None:
    luck = Replay(line.outcome)
    entry = match.submit(match.spec.rules.parse_action(line.action), luck)
    if not luck.is_spent():
        raise OutcomeMismatchError("the record gives luck that the rules do not ask for")
    told = [event.to_plain() for event in entry.events]
    given = (line.seat, line.action, line.legal, _exact(line.events))
    if given != (entry.seat, entry.action.text, entry.legal, _exact(told)):
        raise OutcomeMismatchError("the rules give another result")
    if line.state is not None and _exact(line.state) != _exact(match.spec.rules.to_plain(entry.after)):
        raise OutcomeMismatchError("the rules give another position")


def _check_seat_number(match: Match, seat: int) -> None:
    if match.is_over or not 0 <= seat < len(match.seats):
        raise OutcomeMismatchError("a seat that nobody knows, or a match that is over")


def _exact(plain: Any) -> str:
    """Return the value as text, as Python takes `True`, `1.0` and `1` for equal."""
    return json.dumps(plain, sort_keys=True)


def seat_of(line: SeatLine) -> Seat:
    """Return the seat of a line."""
    return Seat(line.player, line.name, line.colour, line.temper)


def _no_fit(line: int, error: Exception) -> RecordError:
    return error if isinstance(error, RecordError) else _damaged(line, f"Line {line} does not fit the rules: {error}.")


def _damaged(line: int, sentence: str) -> RecordError:
    return RecordError("core-record-damaged", sentence, line)
