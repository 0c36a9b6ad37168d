"""LM 5.1: what came of a church report, read off the position: who supported the church, and who bears the tile."""

from game.lorenzo.state import CHURCH, OVER, State, Supporting


def is_reporting(view: State, period: int) -> bool:
    """The church is asking in these turns."""
    return view.stage == CHURCH and view.period == period


def is_asked_first(view: State) -> bool:
    """One family alone has been heard yet."""
    return view.stage == CHURCH and len(_waiting(view)) == len(view.players) - 1


def supporters(view: State, period: int) -> list[int]:
    """In turn order; as far as they have been heard."""
    if not (period < view.period or is_reporting(view, period) or view.stage == OVER):
        return []
    waiting = _waiting(view) if is_reporting(view, period) else frozenset[int]()
    return [seat for seat in view.order if seat not in waiting and seat not in struck(view, period)]


def struck(view: State, period: int) -> list[int]:
    return [seat for seat in view.order if view.tiles[period - 1] in view.players[seat].tiles]


def _waiting(view: State) -> frozenset[int]:
    return frozenset(frame.seat for frame in view.stack if isinstance(frame, Supporting))
