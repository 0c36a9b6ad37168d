"""Lists of saved matches: read from the first line and a summary, or made by replaying the record."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.core.match import Match
from game.core.plain_files import read_file
from game.core.reasons import Reason
from game.core.record import Header
from game.core.seats import Seat
from game.core.spec import PRACTICE

_LARGEST_BYTES = 1 << 16
_Points = Annotated[int, Field(ge=-100_000, le=100_000)]


class Summary(BaseModel):
    """Hold what a list shows of a match; valid for a record of exactly `size` bytes."""

    model_config = ConfigDict(frozen=True, strict=True)

    size: Annotated[int, Field(ge=0)]
    turn: Annotated[int, Field(ge=0, le=10_000)]
    totals: list[_Points]
    winners: list[int]
    finished: bool
    handed_over: bool = False

    def fits(self, header: Header) -> bool:
        """Return whether every seat has points and the winners are seats."""
        seats = range(len(header.seats))
        return len(self.totals) == len(seats) and all(winner in seats for winner in self.winners)


@dataclass(frozen=True, slots=True)
class Slot:
    """Hold one saved match of a list; with a `problem` only id, name and time are known."""

    id: str
    name: str
    modified: float
    picture: Path | None
    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    turn: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    finished: bool = False
    handed_over: bool = False
    """True if somebody else took a seat during the match."""
    problem: Reason | None = None

    @property
    def is_going_on(self) -> bool:
        """Return whether the match can be continued."""
        return not self.finished and self.problem is None

    @property
    def is_practice(self) -> bool:
        """Return whether the match is practice."""
        return dict(self.options).get(PRACTICE.key, PRACTICE.default) != PRACTICE.default

    @property
    def is_counted(self) -> bool:
        """Return whether it counts for statistics: finished, no practice, no seat handed over."""
        return self.finished and self.problem is None and not self.is_practice and not self.handed_over

    @property
    def people(self) -> set[int]:
        """Return the seats played by people."""
        return {number for number, seat in enumerate(self.seats) if seat.is_human}


def summary_of(match: Match, size: int) -> Summary:
    """Return the summary of a match with a record of that size."""
    result, first = match.result(), match.first_seats
    return Summary(
        size=size, turn=match.turn, totals=list(result.totals), winners=list(result.winners), finished=match.is_over,
        handed_over=any(change.seat.player != first[change.number].player for change in match.seat_changes),
    )  # fmt: skip


def stored_summary(path: Path) -> Summary | None:
    """Return the summary of a file; None if it is missing or damaged."""
    try:
        return Summary.model_validate_json(read_file(path, _LARGEST_BYTES))
    except (OSError, ValidationError):
        return None
