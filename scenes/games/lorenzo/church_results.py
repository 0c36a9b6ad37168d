"""Results of a church report, read from the position: who supported the church, and who has the tile (LM 5.1)."""

from game.lorenzo.state import CHURCH, OVER, State, Supporting


def is_reporting(view: State, period: int) -> bool:
    """Return whether the church report of this period is running."""
    return view.stage == CHURCH and view.period == period


def is_asked_first(view: State) -> bool:
    """Return whether exactly one family has decided in the running church report."""
    return view.stage == CHURCH and len(_waiting(view)) == len(view.players) - 1


def supporters(view: State, period: int) -> list[int]:
    """Return the families that have supported the church so far, in turn order."""
    if not (period < view.period or is_reporting(view, period) or view.stage == OVER):
        return []
    waiting = _waiting(view) if is_reporting(view, period) else frozenset[int]()
    return [seat for seat in view.order if seat not in waiting and seat not in struck(view, period)]


def struck(view: State, period: int) -> list[int]:
    """Return the families that are excommunicated by this period's tile, in turn order."""
    return [seat for seat in view.order if view.tiles[period - 1] in view.players[seat].tiles]


def _waiting(view: State) -> frozenset[int]:
    return frozenset(frame.seat for frame in view.stack if isinstance(frame, Supporting))
