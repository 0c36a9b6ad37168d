"""The end of a contest or an auction: its dialog stands until what was won there has left it and landed."""

from dataclasses import replace

from game.aquileia import events as e
from game.aquileia.state import State
from scenes.kit.seen import Seen

_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken, e.AuctionWon)


def standing(seen: Seen, *, is_kept: bool = False) -> Seen:
    """As the board and its dialog show it; kept, it has landed, and the dialog is about to go."""
    is_shown = is_parting(seen, is_kept=is_kept)
    return replace(seen, view=seen.past.view_before_event(seen.viewer)) if is_shown else seen


def is_parting(seen: Seen, *, is_kept: bool = False) -> bool:
    """What is being told is won at a dialog that goes with it, and has not landed."""
    told = seen.past.told
    if (seen.has_landed and not is_kept) or not told or not isinstance(told[-1].event, _WON):
        return False
    return _has_dialog(seen.past.view_before_event(seen.viewer)) and not _has_dialog(seen.view)


def _has_dialog(view: State) -> bool:
    return view.contest is not None or view.auction is not None
