"""What opening a palace brings: now, or in the last openings, once its family has had its last turn."""

from collections.abc import Sequence

from game.lucca.limits import turns
from game.lucca.openings import Opening, last_openings, opening_of
from game.lucca.quarters import Palace, Quarter
from game.lucca.state import BETWEEN, State
from scenes.games.lucca.wording import LuccaWording
from scenes.kit.position_view import PositionView


def opens_last(position: PositionView, seat: int) -> bool:
    """What is not open yet opens at the end (LC 5.2); between turns the triplets of the one before are taken."""
    view: State = position.view
    return view.turn == turns(view) and view.stage != BETWEEN and seat in view.takers


def coming_opening(position: PositionView, seat: int, palace: Palace) -> Opening:
    """In the last openings others may come before it, and pay nothing any more."""
    quarters: Sequence[Quarter] = position.view.quarters
    if not opens_last(position, seat):
        return opening_of(quarters, seat, palace)
    last = (opening for opening in last_openings(quarters) if opening.seat == seat)
    return next(opening for opening in last if opening.palace.colour == palace.colour)


def opening_line(position: PositionView, opening: Opening) -> str:
    """The points, and who pays them."""
    assert isinstance(position.wording, LuccaWording)
    key = "lc-opening-last" if opens_last(position, opening.seat) else "lc-opening-now"
    return position.wording.catalog(key, points=opening.points, paid=position.wording.paid(opening.paid_by))
