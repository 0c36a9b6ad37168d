"""What the table shows before a choice is made: what each card could become, and the order as it would be next."""

from typing import NamedTuple

from game.lucca.cards import COLOUR_OF
from game.lucca.limits import goal
from game.lucca.order import turn_order
from game.lucca.placing import EXTEND, START, placed, ways
from game.lucca.quarters import Quarter
from game.lucca.scoring import score
from game.lucca.state import State


class Fate(NamedTuple):
    """What a card would become if it were played first: a palace or a tower where the rules allow, otherwise a wall."""

    card: int
    way: str
    size: int
    """Cards of its palace afterwards; 0 without a palace."""
    windows: int
    """Points that its palace scores at once, because it is complete."""
    covered: int
    """The address that is no longer visible; 0 when none is covered."""
    shields: int
    """On the building site afterwards: a completed palace takes its shields away."""
    gain: int
    """Change of what the end would bring the seat if it came now."""


def fates(view: State, seat: int, cards: tuple[int, ...]) -> list[Fate]:
    return [_fate(view, seat, card) for card in cards]


def _fate(view: State, seat: int, card: int) -> Fate:
    quarter, way = view.quarters[seat], ways(view.quarters[seat], card)[0]
    after = placed(quarter, way, card, goal(view))
    palace = quarter.on_site(COLOUR_OF[card]) if way == EXTEND else None
    size = len(palace.cards) + 1 if palace else int(way == START)
    windows = after.window_points - quarter.window_points
    return Fate(card, way, size, windows, palace.address if palace else 0, after.shields, _gain(view, seat, after))


def _gain(view: State, seat: int, after: Quarter) -> int:
    changed = view.clone()
    changed.quarters[seat] = after
    return score(changed).totals[seat] - score(view).totals[seat]


def next_order(view: State) -> tuple[int, ...]:
    """LC 3: as it would be if the next turn began now."""
    return turn_order(view.quarters)
