"""Points for opening a palace: now, or in the last openings after its family's last turn."""

from game.lucca.limits import turns
from game.lucca.openings import Opening, last_openings, opening_of
from game.lucca.quarters import Palace
from game.lucca.state import BETWEEN
from scenes.games.lucca.position import LuccaPosition


def opens_last(position: LuccaPosition, seat: int) -> bool:
    """Return whether the seat has had its last turn, so that its palaces open at the end (LC 5.2)."""
    view = position.view
    return view.turn == turns(view) and view.stage != BETWEEN and seat in view.takers


def coming_opening(position: LuccaPosition, seat: int, palace: Palace) -> Opening:
    """Return the opening to come; in the last openings earlier ones may leave it fewer payers."""
    quarters = position.view.quarters
    if not opens_last(position, seat):
        return opening_of(quarters, seat, palace)
    last = (opening for opening in last_openings(quarters) if opening.seat == seat)
    return next(opening for opening in last if opening.palace.colour == palace.colour)


def opening_line(position: LuccaPosition, opening: Opening) -> str:
    """Return the points of an opening and who pays them."""
    key = "lc-opening-last" if opens_last(position, opening.seat) else "lc-opening-now"
    return position.wording.catalog(key, points=opening.points, paid=position.wording.paid(opening.paid_by))
