"""What is on its way: a position counts it already, while the eye still sees it coming or not yet gone."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from game.lorenzo.goods import RESOURCES
from scenes.engine.motion.tween import Animation, Tween, linear

Amount = Sequence[float]
GoodsOf = Callable[[int], Amount]
"""Of a seat, the seven numbers as the eye may know them; while they change they have fractions."""


def whole(amounts: Iterable[float]) -> tuple[float, ...] | None:
    """Numbers that stay; None while they are counted."""
    shown = tuple(amounts)
    return None if any(number % 1 for number in shown) else shown


class GoodsInFlight:
    """What is added here is left out of the numbers and tracks on the table until it is taken off again."""

    def __init__(self) -> None:
        self._goods: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * len(RESOURCES))
        self.seals: set[tuple[int, int]] = set()
        """Excommunications on their way: tile and seat."""
        self.leaders: set[int] = set()
        """Kept in the draft, and on their way to one's own."""
        self.tiles: set[int] = set()
        """Seats whose bonus tile is on its way."""

    def goods(self, seat: int, goods: Sequence[int]) -> Amount:
        if seat not in self._goods:
            return goods
        return [have - coming for have, coming in zip(goods, self._goods[seat], strict=True)]

    def add(self, seat: int, change: Sequence[float]) -> None:
        """Negative for what has not left yet."""
        self._goods[seat] = [old + more for old, more in zip(self._goods[seat], change, strict=True)]

    def counting(self, seat: int, change: Sequence[float], seconds: float) -> Animation:
        """What was added goes off it again, little by little."""
        counted = {"share": 0.0}

        def count(share: float) -> None:
            step, counted["share"] = share - counted["share"], share
            self.add(seat, [-number * step for number in change])
            if share == 1.0 and not any(round(number, 3) for number in self._goods[seat]):
                del self._goods[seat]

        return Tween(seconds, count, linear)
