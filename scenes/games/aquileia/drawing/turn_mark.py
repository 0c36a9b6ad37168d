"""The seat marked as the one whose turn it is, the same on the board, in dialogs and in panels."""

from game.aquileia.events import ContestBegun
from game.aquileia.state import NOBODY, OVER, PLACING, PRIZE, State
from scenes.kit.position_view import PositionView


def has_just_begun(position: PositionView) -> bool:
    """Return whether a contest opens now; the last action was then made elsewhere."""
    return isinstance(next(position.past.latest(position.viewer), None), ContestBegun)


def lit(position: PositionView) -> int:
    """Return the seat whose action is shown, else the seat that must decide; `NOBODY` if there is none."""
    if position.mover != NOBODY and not has_just_begun(position):
        return position.mover
    view: State = position.view
    if view.contest:
        place = 0 if view.contest.stage == PRIZE else view.contest.turn
        return next(iter(view.contest.fighters[place : place + 1]), NOBODY)
    if view.auction:
        return view.auction.bidder
    if view.step == PLACING:
        return view.active
    return NOBODY if view.step == OVER else view.spaces[view.step]
