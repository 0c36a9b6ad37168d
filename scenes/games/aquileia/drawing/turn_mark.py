"""The seat marked as the one whose turn it is, the same on the board, in dialogs and in panels."""

from game.aquileia.events import ContestBegun
from game.aquileia.state import NOBODY, OVER, PLACING, PRIZE
from scenes.games.aquileia.position import AquileiaPosition


def has_just_begun(position: AquileiaPosition) -> bool:
    """Return whether a contest opens now; the last action was then made elsewhere."""
    return isinstance(next(position.past.latest(position.viewer), None), ContestBegun)


def lit(position: AquileiaPosition) -> int:
    """Return the seat whose action is shown, else the seat that must decide; `NOBODY` if there is none."""
    if position.mover != NOBODY and not has_just_begun(position):
        return position.mover
    view = position.view
    if view.contest:
        place = 0 if view.contest.stage == PRIZE else view.contest.turn
        return next(iter(view.contest.fighters[place : place + 1]), NOBODY)
    if view.auction:
        return view.auction.bidder
    if view.step == PLACING:
        return view.active
    return NOBODY if view.step == OVER else view.spaces[view.step]
