"""Openings: their points, who pays them, and the last openings of all (LC 4.1, LC 5.2)."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from game.lucca.order import turn_order
from game.lucca.quarters import Palace, Quarter

SITE_CARD_POINTS = 1
COMPLETED_POINTS = 2


class Opening(NamedTuple):
    """Hold an opening; `paid_by` has the points that each seat's cards give."""

    seat: int
    palace: Palace
    paid_by: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.paid_by)


def opening_of(quarters: Sequence[Quarter], seat: int, palace: Palace, opened: Container[int] = ()) -> Opening:
    """Return the opening of a palace; `opened` names seats whose completed palaces count as opened already."""
    colour = palace.colour
    paid_by = tuple(
        0 if owner == seat else _paid(quarter, colour, pays_for_completed=owner not in opened)
        for owner, quarter in enumerate(quarters)
    )
    return Opening(seat, palace, paid_by)


def _paid(quarter: Quarter, colour: int, pays_for_completed: bool) -> int:
    """LC 4.3 lets a seat have each colour in one of its areas only."""
    for palace in quarter.site:
        if palace.colour == colour:
            return SITE_CARD_POINTS * len(palace.cards)
    if pays_for_completed:
        for palace in quarter.completed:
            if palace.colour == colour:
                return COMPLETED_POINTS
    return 0


def last_openings(quarters: Sequence[Quarter]) -> list[Opening]:
    """LC 5.2: in the order computed once more; what an earlier seat has opened pays later ones nothing."""
    done: list[int] = []
    openings: list[Opening] = []
    for seat in turn_order(quarters):
        openings += [opening_of(quarters, seat, palace, done) for palace in quarters[seat].completed]
        done.append(seat)
    return openings
