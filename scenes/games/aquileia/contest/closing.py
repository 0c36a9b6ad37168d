"""The end of a contest or an auction: its dialog stays until the prizes have left it and landed."""

from dataclasses import replace

from game.aquileia import events as e
from game.aquileia.state import State
from scenes.games.aquileia.position import AquileiaPosition

_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken, e.AuctionWon)


def standing(position: AquileiaPosition, *, is_kept: bool = False) -> AquileiaPosition:
    """Return the position that board and dialog show: still the one before a last prize until that has landed.

    With `is_kept`, the prize has landed but its dialog has not closed yet.
    """
    is_shown = is_parting(position, is_kept=is_kept)
    return replace(position, view=position.past.view_before_event(position.viewer)) if is_shown else position


def is_parting(position: AquileiaPosition, *, is_kept: bool = False) -> bool:
    """Return whether the event shown is a prize that ends its dialog and has not landed."""
    told = position.past.told
    if (position.has_landed and not is_kept) or not told or not isinstance(told[-1].event, _WON):
        return False
    return _has_dialog(position.past.view_before_event(position.viewer)) and not _has_dialog(position.view)


def _has_dialog(view: State) -> bool:
    return view.contest is not None or view.auction is not None
