"""Coins, points and pieces in flight: the position counts them already, the table after they have landed."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Literal

from game.aquileia.board import METALS

Thing = int | Literal["henchman", "tiebreaker", "blue_die"]
"""A card of the hand by its kind, a piece, or a blue die."""


class PiecesInFlight:
    """Count what is flying; until it is removed here, the numbers on the table leave it out."""

    def __init__(self) -> None:
        self._coins: defaultdict[int, list[int]] = defaultdict(lambda: [0] * len(METALS))
        self._points: defaultdict[int, int] = defaultdict(int)
        self._things: defaultdict[tuple[int, Thing], int] = defaultdict(int)
        self.is_first_moving = False
        """True while the mark of the starting player is flying."""

    def add_coin(self, seat: int, metal: int, count: int) -> None:
        """Add coins that are flying; a negative count is for coins that have not left yet."""
        self._coins[seat][metal] += count

    def add_points(self, seat: int, points: int) -> None:
        self._points[seat] += points

    def add(self, seat: int, thing: Thing, count: int = 1) -> None:
        self._things[seat, thing] += count

    def moves(self, seat: int) -> bool:
        """Return whether something that this seat pays or gets is flying."""
        things = (count for (owner, _), count in self._things.items() if owner == seat)
        return bool(self._points[seat]) or any(self._coins[seat]) or any(things)

    def coming(self, seat: int, thing: Thing) -> int:
        """Return how many of these are still flying to the seat."""
        return self._things[seat, thing]

    def coins(self, seat: int, counts: Sequence[int]) -> list[int]:
        """Return these counts without the coins that have not arrived."""
        return [count - coming for count, coming in zip(counts, self._coins[seat], strict=True)]

    def points(self, seat: int, points: int) -> int:
        """Return the points without those that are still flying."""
        return points - self._points[seat]
