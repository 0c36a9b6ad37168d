"""The record: one format for saves, transcripts and replays, in JSON lines (contracts.md, "One file format")."""

import json
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from game.core.match import Match, Played, SeatChange
from game.core.scores import Result
from game.core.seats import Seat

FORMAT = "quattro-citta 1"
LARGEST_BYTES = 5_000_000
MOST_LINES = 20_000


class RecordError(ValueError):
    """Report a record that cannot be used; the text is one sentence, `key` the message id for the screen."""

    def __init__(self, key: str, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.key = key
        self.line = line


class _Strict(BaseModel):
    """Read strictly: `true` and `1.0` are no integers."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SeatLine(_Strict):
    """Describe a seat in the record."""

    player: str
    name: str = ""
    colour: str = ""
    temper: str = ""


class Header(_Strict):
    """Describe the first line."""

    format: Literal["quattro-citta 1"]
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[SeatLine]
    seed: str
    outcome: list[list[int]]


class ActionLine(_Strict):
    """Describe the line of an action."""

    seat: int
    action: str
    outcome: list[list[int]]
    events: list[dict[str, Any]]
    legal: int
    state: dict[str, Any] | None = None


class ChangeLine(_Strict):
    """Describe the line of a seat that got a new player."""

    change: int
    to: SeatLine


class ResignLine(_Strict):
    """Describe the line of a resignation."""

    resigned: int


class GameScore(_Strict):
    """Describe the score table of one game."""

    categories: list[str]
    points: list[list[int]]
    totals: list[int]
    winners: list[int]


class ResultBody(_Strict):
    """Describe the result."""

    games: list[GameScore]
    totals: list[int]
    winners: list[int]


class ResultLine(_Strict):
    """Describe the last line of a finished match."""

    result: ResultBody


Line = ActionLine | ChangeLine | ResignLine | ResultLine


@dataclass(slots=True)
class Record:
    """Hold a parsed file, not yet checked against the rules."""

    header: Header
    lines: list[Line] = field(default_factory=list)
    allows_cut: bool = False
    was_cut: bool = False
    """True if the last line was damaged and dropped, or is missing."""


# Writing


def dump_line(plain: dict[str, Any]) -> str:
    """Return the object as one line of JSON."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def header_line(match: Match) -> str:
    """Return the first line of a match's record."""
    return dump_line(
        {
            "format": FORMAT,
            "game": match.spec.id,
            "rules_version": match.spec.rules_version,
            "options": match.options,
            "seats": [_seat_to_plain(seat) for seat in match.first_seats],
            "seed": match.seed,
            "outcome": [list(values) for values in match.setup_outcome],
        }
    )


def action_line(match: Match, entry: Played, with_state: bool = False) -> str:
    """Return the line of an entry, with the position after it if wanted."""
    plain: dict[str, Any] = {
        "seat": entry.seat,
        "action": entry.action.text,
        "outcome": [list(values) for values in entry.outcome],
        "events": [event.to_plain() for event in entry.events],
        "legal": entry.legal,
    }
    if with_state:
        plain["state"] = match.spec.rules.to_plain(entry.after)
    return dump_line(plain)


def result_line(result: Result) -> str:
    """Return the line of the result."""
    games = [
        {
            "categories": list(table.categories),
            "points": [list(row) for row in table.points],
            "totals": list(table.totals),
            "winners": list(table.winners),
        }
        for table in result.games
    ]
    return dump_line({"result": {"games": games, "totals": list(result.totals), "winners": list(result.winners)}})


def lines_of(match: Match, with_states: bool = False) -> Iterator[str]:
    """Yield all lines of a match's record."""
    yield header_line(match)
    changes = deque(match.seat_changes)
    for entry in match.entries:
        while changes and changes[0].index <= entry.index:
            yield _change_line(changes.popleft())
        yield action_line(match, entry, with_states)
    for change in changes:
        yield _change_line(change)
    if match.resigned is not None:
        yield dump_line({"resigned": match.resigned})
    if match.is_over:
        yield result_line(match.result())


def _change_line(change: SeatChange) -> str:
    return dump_line({"change": change.number, "to": _seat_to_plain(change.seat)})


def _seat_to_plain(seat: Seat) -> dict[str, str]:
    """Return the seat as plain values; without a temper, in the form of older records."""
    temper = {"temper": seat.temper} if seat.temper else {}
    return {"player": seat.player, "name": seat.name, "colour": seat.colour, **temper}


# Reading


TOO_LARGE = "The file is larger than the record of any match."


def decoded(data: bytes) -> str:
    """Return the text of a file; bytes that are no UTF-8 make their line a damaged one."""
    if len(data) > LARGEST_BYTES:
        raise RecordError("core-record-large", TOO_LARGE)
    return data.decode("utf-8", "surrogateescape")


def parse_record(text: str, allow_cut: bool = True) -> Record:
    """Return the record of a text, after checking the form of every line.

    With `allow_cut` a damaged last line is dropped; any other damage raises RecordError.
    """
    rows = [row for row in text.split("\n") if row.strip()]
    if not rows:
        raise RecordError("core-record-empty", "The file is empty; it holds no match.")
    if len(rows) > MOST_LINES:
        raise RecordError("core-record-large", TOO_LARGE)
    record = Record(parse_header(rows[0]), allows_cut=allow_cut)
    for number, row in enumerate(rows[1:], start=2):
        line = _parse_line(row)
        if line is not None:
            record.lines.append(line)
        elif allow_cut and number == len(rows):
            record.was_cut = True
        else:
            raise RecordError("core-record-damaged", f"Line {number} of the record is damaged.", number)
    return record


def parse_header(row: str) -> Header:
    """Return the first line; raise RecordError if it is none."""
    plain = _json_object(row)
    form = plain.get("format") if plain else None
    if plain is None or not isinstance(form, str) or not form.startswith("quattro-citta"):
        raise RecordError("core-record-foreign", "The file is no record of Quattro Città.", 1)
    if form != FORMAT:
        raise RecordError("core-record-version", f"The record has the format {form!r}, not {FORMAT!r}.", 1)
    try:
        return Header.model_validate(plain)
    except ValidationError as error:
        place = ".".join(map(str, error.errors(include_input=False)[0]["loc"]))
        raise RecordError("core-record-damaged", f"The first line of the record is damaged at {place!r}.", 1) from None


def _json_object(row: str) -> dict[str, Any] | None:
    try:
        row.encode()
        plain = json.loads(row, object_pairs_hook=_each_key_once)
    except (ValueError, RecursionError):
        return None
    return plain if isinstance(plain, dict) else None


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object; raise ValueError if a key occurs twice."""
    plain = dict(pairs)
    if len(plain) < len(pairs):
        raise ValueError
    return plain


def _parse_line(row: str) -> Line | None:
    plain = _json_object(row)
    if plain is None:
        return None
    for model in (ActionLine, ChangeLine, ResignLine, ResultLine):
        if next(iter(model.model_fields)) in plain:
            try:
                return model.model_validate(plain)
            except (ValidationError, RecursionError):
                return None
    return None
