"""What is on its way: a position counts it already, while the eye still sees it coming or not yet gone."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Literal

from game.aquileia.board import METALS

Thing = int | Literal["henchman", "tiebreaker", "blue_die"]
"""A card of the hand by its kind, a piece, or a blue die."""


class PiecesInFlight:
    """What is added here is left out of the numbers on the table until it is taken off again."""

    def __init__(self) -> None:
        self._coins: defaultdict[int, list[int]] = defaultdict(lambda: [0] * len(METALS))
        self._points: defaultdict[int, int] = defaultdict(int)
        self._things: defaultdict[tuple[int, Thing], int] = defaultdict(int)
        self.is_first_moving = False
        """The mark of the starting player is on its way."""

    def add_coin(self, seat: int, metal: int, count: int) -> None:
        """Negative for coins that have not left yet."""
        self._coins[seat][metal] += count

    def add_points(self, seat: int, points: int) -> None:
        self._points[seat] += points

    def add(self, seat: int, thing: Thing, count: int = 1) -> None:
        self._things[seat, thing] += count

    def moves(self, seat: int) -> bool:
        """Something that this seat pays or gets is seen on its way."""
        things = (count for (owner, _), count in self._things.items() if owner == seat)
        return bool(self._points[seat]) or any(self._coins[seat]) or any(things)

    def coming(self, seat: int, thing: Thing) -> int:
        return self._things[seat, thing]

    def coins(self, seat: int, counts: Sequence[int]) -> list[int]:
        """Of these, what the eye has seen arrive."""
        return [count - coming for count, coming in zip(counts, self._coins[seat], strict=True)]

    def points(self, seat: int, points: int) -> int:
        return points - self._points[seat]
