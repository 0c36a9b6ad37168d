"""Previews on the table before a choice: what a triplet could become, and the next order."""

from typing import NamedTuple

from game.lucca.cards import COLOUR_OF, WINDOWS_OF
from game.lucca.limits import goal
from game.lucca.order import turn_order
from game.lucca.placing import DISCARD, EXTEND, START, WALL, placed, ways
from game.lucca.quarters import Quarter
from game.lucca.scoring import CATEGORIES, score
from game.lucca.state import State


class Fate(NamedTuple):
    """Describe what a card would become: a palace or tower if allowed, else a wall, or nothing if that costs."""

    card: int
    way: str
    size: int
    """Number of cards of its palace afterwards; 0 without a palace."""
    windows: int
    """Windows that it adds to its palace."""
    points: int
    """Points that its palace scores at once when it is completed."""
    covered: int
    """Address that is no longer visible; 0 if none is covered."""
    shields: int
    """Shields on the building site afterwards; a completed palace takes its shields away."""


class Prospect(NamedTuple):
    """Hold cards played one after the other, each onto the palace that those before it have begun."""

    fates: tuple[Fate, ...]
    changes: tuple[int, ...]
    """Change of each category if the match ended then."""
    place: int
    """Place of the seat in the next order, from 1."""

    @property
    def gain(self) -> int:
        return sum(self.changes)

    @property
    def now(self) -> int:
        """Return the points scored at once (LC 4.2 b)."""
        return sum(fate.points for fate in self.fates)

    @property
    def later(self) -> dict[str, int]:
        """Return the points that only the end brings or takes, by category."""
        changes = dict(zip(CATEGORIES, self.changes, strict=True))
        changes["windows"] -= self.now
        return {category: change for category, change in changes.items() if change}


def prospect(view: State, seat: int, cards: tuple[int, ...]) -> Prospect:
    quarter, fates = view.quarters[seat], list[Fate]()
    for card in cards:
        way = _natural_way(view, seat, quarter, card)
        after = placed(quarter, way, card, goal(view))
        fates.append(_fate(quarter, after, way, card))
        quarter = after
    then = _with(view, seat, quarter)
    points = zip(score(view).points[seat], score(then).points[seat], strict=True)
    return Prospect(tuple(fates), tuple(later - now for now, later in points), next_order(then).index(seat) + 1)


def _natural_way(view: State, seat: int, quarter: Quarter, card: int) -> str:
    way = ways(quarter, card)[0]
    if way == WALL and _gain(view, seat, quarter, placed(quarter, WALL, card, goal(view))) < 0:
        return DISCARD
    return way


def _fate(before: Quarter, after: Quarter, way: str, card: int) -> Fate:
    palace = before.on_site(COLOUR_OF[card]) if way == EXTEND else None
    size = len(palace.cards) + 1 if palace else int(way == START)
    points = after.window_points - before.window_points
    return Fate(card, way, size, WINDOWS_OF[card] * bool(size), points, palace.address if palace else 0, after.shields)


def _gain(view: State, seat: int, before: Quarter, after: Quarter) -> int:
    return _total(view, seat, after) - _total(view, seat, before)


def _total(view: State, seat: int, quarter: Quarter) -> int:
    return score(_with(view, seat, quarter)).totals[seat]


def _with(view: State, seat: int, quarter: Quarter) -> State:
    changed = view.clone()
    changed.quarters[seat] = quarter
    return changed


def next_order(view: State) -> tuple[int, ...]:
    """LC 3: as it would be if the next turn began now."""
    return turn_order(view.quarters)
