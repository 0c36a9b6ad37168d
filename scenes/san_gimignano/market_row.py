"""The cards of the market as they lie: while some of them are taken, the others keep their places."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.san_gimignano.state import Drawing, State
from scenes.core.layout import Rect
from scenes.san_gimignano.geometry import market_piles, market_rects


@dataclass(frozen=True, slots=True)
class Lying:
    """So many equal cards in one place, and their piece."""

    kind: int
    count: int
    rect: Rect
    name: str


@dataclass(frozen=True, slots=True)
class MarketRow:
    """Kind and number of each pile from the left; where a card was taken there may be none."""

    piles: tuple[tuple[int, int], ...]

    @staticmethod
    def of(market: Sequence[int]) -> "MarketRow":
        return MarketRow(tuple(market_piles(list(market))))

    def seen_in(self, view: State) -> "MarketRow":
        """How the market lies in that position, coming from this one."""
        now, before = Counter(view.market), Counter[int]()
        for kind, count in self.piles:
            before[kind] += count
        is_buying = bool(view.stack) and isinstance(view.stack[-1], Drawing)
        return self._without(before - now) if is_buying and now <= before else MarketRow.of(view.market)

    def _without(self, taken: Counter[int]) -> "MarketRow":
        left = list[tuple[int, int]]()
        for kind, count in self.piles:
            gone = min(count, taken[kind])
            taken[kind] -= gone
            left.append((kind, count - gone))
        return MarketRow(tuple(left))

    def lying(self) -> list[Lying]:
        places = enumerate(zip(self.piles, market_rects(len(self.piles)), strict=True))
        return [Lying(kind, count, rect, f"market-{n}") for n, ((kind, count), rect) in places if count]
