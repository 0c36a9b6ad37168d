"""Whose turn is lit, on the board, in its dialogs and in the panels beside it: one person everywhere."""

from game.aquileia.events import ContestBegun
from game.aquileia.state import NOBODY, OVER, PLACING, PRIZE, State
from scenes.kit.position_view import PositionView


def has_just_begun(position: PositionView) -> bool:
    """A contest opens; whoever moved last did so elsewhere."""
    return isinstance(next(position.past.latest(position.viewer), None), ContestBegun)


def lit(position: PositionView) -> int:
    """Whose deed is told, else who decides."""
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
