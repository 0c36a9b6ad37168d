"""How many rivals have their turn before the viewer: between two turns the order may turn round (LC 3)."""

from game.lucca.limits import turns
from game.lucca.order import turn_order
from game.lucca.state import BETWEEN, KEEP, State
from scenes.kit.seen import Seen

_DEALING = 1
"""What comes between two turns takes as long as the deeds of one seat."""


def turns_to_come(seen: Seen) -> int:
    """After the one that is told; an order not set yet as it would be now."""
    view: State = seen.view
    if view.stage == KEEP:
        known = all(quarter.palaces for quarter in view.quarters)
        return _before(seen.viewer, turn_order(view.quarters)) if known else len(view.quarters) // 2
    ahead = _ahead(view)
    if seen.viewer in ahead or view.turn == turns(view):
        return _before(seen.viewer, ahead)
    return len(ahead) + _DEALING + max(1, _before(seen.viewer, turn_order(view.quarters)))


def asks_again(seen: Seen) -> bool:
    """The viewer's turn of the last ones is still to come."""
    view: State = seen.view
    return view.stage == KEEP or view.turn < turns(view) or seen.viewer in _ahead(view)


def _ahead(view: State) -> tuple[int, ...]:
    return () if view.stage == BETWEEN else view.order[view.place + _has_begun(view) :]


def _has_begun(view: State) -> bool:
    return view.has_opened or view.active in view.takers


def _before(viewer: int, order: tuple[int, ...]) -> int:
    return order.index(viewer) if viewer in order else len(order)
