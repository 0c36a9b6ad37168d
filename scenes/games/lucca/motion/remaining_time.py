"""Estimate of how long the rivals' turns take at usual speed until the viewer is asked."""

from collections.abc import Sequence

from game.lucca.limits import TRIPLET, goal, turns
from game.lucca.order import turn_order
from game.lucca.state import BETWEEN, KEEP, State
from scenes.games.lucca.position import LuccaPosition

_TAKEN, _CARD, _OPENED, _COMPLETED, _BREATH = 0.7, 0.62, 1.75, 1.2, 0.3
_DEALING = 5.0
"""Seconds between two turns."""
_OPENS = 0.9
"""Share of the palaces that can be opened and are expected to be."""
_COMPLETES = (0.8, 0.4)
"""Share of the palaces that are expected to be completed, if one card is missing, and if two are."""


def seconds_to_come(position: LuccaPosition) -> float:
    """Return the estimated seconds after the event that is shown.

    An order that is not set yet is taken as it would be now.
    """
    view = position.view
    if not asks_again(position):
        return 0.0
    ahead = _ahead(view)
    rest = _CARD * len(view.placing) if view.active != position.viewer else 0.0
    if position.viewer in ahead:
        return rest + _length(view, _before(position.viewer, ahead))
    known = all(quarter.palaces for quarter in view.quarters)
    following = turn_order(view.quarters) if known else range(len(view.quarters))
    return rest + _length(view, ahead) + _DEALING + _length(view, _before(position.viewer, following))


def asks_again(position: LuccaPosition) -> bool:
    """Return whether the viewer still has a turn to come."""
    view = position.view
    return view.stage == KEEP or view.turn < turns(view) or position.viewer in _ahead(view)


def _ahead(view: State) -> tuple[int, ...]:
    return () if view.stage in (KEEP, BETWEEN) else view.order[view.place + _has_begun(view) :]


def _has_begun(view: State) -> bool:
    return view.has_opened or view.active in view.takers


def _before(viewer: int, order: Sequence[int]) -> Sequence[int]:
    return order[: order.index(viewer)] if viewer in order else order


def _length(view: State, seats: Sequence[int]) -> float:
    return sum(_turn(view, seat) for seat in seats)


def _turn(view: State, seat: int) -> float:
    quarter, whole = view.quarters[seat], goal(view)
    wanting = [whole - len(palace.cards) for palace in quarter.site]
    completed = sum(share * wanting.count(number) for number, share in enumerate(_COMPLETES, start=1))
    return _OPENED * _OPENS * len(quarter.completed) + _TAKEN + TRIPLET * _CARD + _COMPLETED * completed + _BREATH
