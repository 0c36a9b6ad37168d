"""Points and winners (AQ 5)."""

from collections.abc import Sequence

from game.aquileia.board import SITES, VILLAS
from game.aquileia.laurels import COLOURS, COLOURS_OF, POINTS, everybody, kind_of, seen_by, shown_to
from game.aquileia.state import SOURCES, State
from game.core.reasons import Reason
from game.core.scores import Result, ScoreTable

CATEGORIES = (*SOURCES, "laurels", "villas")


def score(state: State) -> ScoreTable:
    """Return the table as if the match ended now, by the laurels that everybody has seen.

    Once the match is over, all laurels are turned up.
    """
    rows = [_points(state, seat) for seat in range(state.seats)]
    totals = [sum(row) for row in rows]
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return ScoreTable(CATEGORIES, tuple(rows), winners)


def _points(state: State, seat: int) -> tuple[int, ...]:
    laurels = open_laurels(state, seat)
    return (*state.points[seat], laurel_points(laurels), villa_points(villa_sums(state, seat), laurels))


def open_laurels(state: State, seat: int) -> list[int]:
    """Return the kinds of the seat's laurels that everybody has seen (AQ 7)."""
    all_seats = everybody(state.seats)
    return [kind_of(code) for code in state.laurels[seat] if seen_by(code) == all_seats]


def turn_up(state: State) -> None:
    """AQ 5: show everybody the laurels that players hold."""
    all_seats = everybody(state.seats)
    state.laurels = [tuple(shown_to(code, all_seats) for code in held) for held in state.laurels]


def laurels_seen(state: State, seat: int, viewer: int) -> list[int]:
    """Return the kinds of the seat's laurels that the viewer has seen."""
    return [kind_of(code) for code in state.laurels[seat] if seen_by(code) >> viewer & 1]


def laurel_points(laurels: Sequence[int]) -> int:
    """AQ 5.1."""
    return sum(POINTS[kind] for kind in laurels)


def villa_sums(state: State, seat: int) -> list[int]:
    """Return the points of the seat's villas of each colour."""
    sums = [0] * len(COLOURS)
    for number in VILLAS:
        if state.sites[number] == seat:
            sums[SITES[number].colour] += SITES[number].points
    return sums


def villa_points(sums: Sequence[int], laurels: Sequence[int]) -> int:
    """AQ 5.2: each laurel counts once, a two-coloured one for the colour with the higher sum."""
    return sum(max((sums[colour] for colour in COLOURS_OF[kind]), default=0) for kind in laurels)


def result(state: State) -> Result:
    """AQ 5.3: a tied victory is shared."""
    table = score(state)
    return Result((table,), table.totals, table.winners)


def tie_break(state: State) -> Reason | None:
    """AQ 5.3."""
    return None
