"""The row of the market: piles keep their order, and during a purchase also their places."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.san_gimignano.state import Drawing, State
from scenes.engine.layout import Rect
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.layout import market_piles, market_rects

"""Prefix of the ids of its pieces, which are numbered."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Describe a pile: equal cards in one place, and their piece."""

    kind: int
    count: int
    rect: Rect
    name: str


@dataclass(frozen=True, slots=True)
class MarketRow:
    """Hold kind and number of each pile from the left; the number is 0 after the last card was taken."""

    piles: tuple[tuple[int, int], ...]

    @staticmethod
    def of(market: Sequence[int]) -> "MarketRow":
        """Return the row of a market without an earlier one."""
        return MarketRow(tuple(market_piles(list(market))))

    def seen_in(self, view: State) -> "MarketRow":
        """Return the row of a position that follows this one."""
        now = Counter(view.market)
        is_buying = bool(view.stack) and isinstance(view.stack[-1], Drawing)
        if is_buying and now <= Counter(dict(self.piles)):
            return MarketRow(tuple((kind, now[kind]) for kind, _ in self.piles))
        row, lie = [kind for kind, _ in self.piles if now[kind]], list(dict.fromkeys(view.market))
        for place, kind in enumerate(lie):
            if kind not in row:
                following = (row.index(each) for each in lie[place + 1 :] if each in row)
                row.insert(min(following, default=len(row)), kind)
        return MarketRow(tuple((kind, now[kind]) for kind in row))

    def lying(self) -> list[Lying]:
        """Return the piles that have cards, with their places."""
        places = enumerate(zip(self.piles, market_rects(len(self.piles)), strict=True))
        return [Lying(kind, count, rect, piece_ids.market(n)) for n, ((kind, count), rect) in places if count]
