"""Points and winners (LC 4.2 b, LC 5)."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.reasons import Reason, because
from game.core.scores import Result, ScoreTable
from game.lucca.openings import last_openings
from game.lucca.quarters import Quarter, with_opened
from game.lucca.state import State

CATEGORIES = ("windows", "openings", "walls", "towers", "largest", "smallest")
SHIELDS_PER_WALL = 2
LARGEST_POINTS, SMALLEST_POINTS = 3, -3


class Support(NamedTuple):
    """LC 5.3: the shields that the walls need, and those on the building site."""

    need: int
    shields: int

    @property
    def is_enough(self) -> bool:
        return self.shields >= self.need


class Address(NamedTuple):
    seat: int
    card: int


def support_of(quarter: Quarter) -> Support:
    return Support(SHIELDS_PER_WALL * len(quarter.walls), quarter.shields)


def wall_value(quarter: Quarter) -> int:
    """LC 5.3: what each wall and each tower is worth, once every completed palace is opened."""
    return len(quarter.opened) + len(quarter.completed) if support_of(quarter).is_enough else 0


def visible_addresses(quarters: Sequence[Quarter]) -> list[Address]:
    """LC 5.4: in all areas, because no completed palace stays unopened at the end."""
    return [Address(seat, palace.address) for seat, quarter in enumerate(quarters) for palace in quarter.palaces]


def address_holders(quarters: Sequence[Quarter]) -> tuple[Address, Address]:
    """LC 5.4: the smallest and the largest; asked when starting cards lie open."""
    addresses = visible_addresses(quarters)
    return min(addresses, key=_card), max(addresses, key=_card)


def _card(address: Address) -> int:
    return address.card


def score(state: State) -> ScoreTable:
    """Return the table as if the match ended now, with the last openings that would come first (LC 5.2)."""
    quarters = state.quarters[:]
    for seat, palace, paid_by in last_openings(quarters):
        quarters[seat] = with_opened(quarters[seat], palace, sum(paid_by))
    rows = [_points(quarter) for quarter in quarters]
    if visible_addresses(quarters):
        smallest, largest = address_holders(quarters)
        rows[largest.seat][-2] = LARGEST_POINTS
        rows[smallest.seat][-1] = SMALLEST_POINTS
    points = tuple(tuple(row) for row in rows)
    return ScoreTable(CATEGORIES, points, _winners([sum(row) for row in points], quarters))


def _points(quarter: Quarter) -> list[int]:
    each = wall_value(quarter)
    return [quarter.window_points, quarter.opening_points, each * len(quarter.walls), each * quarter.towers, 0, 0]


def _winners(totals: Sequence[int], quarters: Sequence[Quarter]) -> tuple[int, ...]:
    """LC 5.5: before the reveal nobody has an address, and everybody is first."""
    ranks = [(total, quarter.largest_address) for total, quarter in zip(totals, quarters, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def result(state: State) -> Result:
    table = score(state)
    return Result((table,), table.totals, table.winners)


def tie_break(state: State) -> Reason | None:
    """LC 5.5."""
    return because("lc-tie-address") if result(state).is_tie_broken else None
