"""Goods, seals, leaders and tiles in flight: the position counts them already, the table after they have landed."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from game.lorenzo.goods import RESOURCES
from scenes.engine.motion.tween import Animation, Tween, linear

Amount = Sequence[float]
GoodsOf = Callable[[int], Amount]
"""Returns a seat's seven numbers as the table shows them; they have fractions while they are counted."""


def whole(amounts: Iterable[float]) -> tuple[float, ...] | None:
    """Return the numbers if they are whole, so that a picture of them can be kept; None while they are counted."""
    shown = tuple(amounts)
    return None if any(number % 1 for number in shown) else shown


class GoodsInFlight:
    """Count what is flying; until it is removed here, the numbers and tracks on the table leave it out."""

    def __init__(self) -> None:
        self._goods: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * len(RESOURCES))
        self.seals: set[tuple[int, int]] = set()
        """Excommunications that are still flying: tile and seat."""
        self.leaders: set[int] = set()
        """Leaders kept in the draft that are still flying."""
        self.tiles: set[int] = set()
        """Seats whose bonus tile is still flying."""

    def goods(self, seat: int, goods: Sequence[int]) -> Amount:
        """Return the goods without those that are still flying."""
        if seat not in self._goods:
            return goods
        return [have - coming for have, coming in zip(goods, self._goods[seat], strict=True)]

    def add(self, seat: int, change: Sequence[float]) -> None:
        """Add goods that are flying; negative numbers are for goods that have not left yet."""
        self._goods[seat] = [old + more for old, more in zip(self._goods[seat], change, strict=True)]

    def counting(self, seat: int, change: Sequence[float], seconds: float) -> Animation:
        """Return an animation that gradually removes goods that were added."""
        counted = {"share": 0.0}

        def count(share: float) -> None:
            step, counted["share"] = share - counted["share"], share
            self.add(seat, [-number * step for number in change])
            if share == 1.0 and not any(round(number, 3) for number in self._goods[seat]):
                del self._goods[seat]

        return Tween(seconds, count, linear)
