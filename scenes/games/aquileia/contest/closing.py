"""The end of a contest or an auction: its dialog stands until what was won there has left it and landed."""

from dataclasses import replace

from game.aquileia import events as e
from game.aquileia.state import State
from scenes.kit.position_view import PositionView

_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken, e.AuctionWon)


def standing(position: PositionView, *, is_kept: bool = False) -> PositionView:
    """As the board and its dialog show it; kept, it has landed, and the dialog is about to go."""
    is_shown = is_parting(position, is_kept=is_kept)
    return replace(position, view=position.past.view_before_event(position.viewer)) if is_shown else position


def is_parting(position: PositionView, *, is_kept: bool = False) -> bool:
    """What is being told is won at a dialog that goes with it, and has not landed."""
    told = position.past.told
    if (position.has_landed and not is_kept) or not told or not isinstance(told[-1].event, _WON):
        return False
    return _has_dialog(position.past.view_before_event(position.viewer)) and not _has_dialog(position.view)


def _has_dialog(view: State) -> bool:
    return view.contest is not None or view.auction is not None
