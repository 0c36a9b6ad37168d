"""Points that are scored but not counted yet: coins carry them to a seat's medal."""

from collections.abc import Hashable
from dataclasses import dataclass

from scenes.engine.widgets import Widget


class PendingPoints:
    """Count the points of each seat that are still on their way; kept by the stage."""

    def __init__(self) -> None:
        self._coming: dict[int, int] = {}

    def expect(self, seat: int, points: int) -> None:
        """Add points that are on their way to a seat."""
        self._coming[seat] = self.of(seat) + points

    def come(self, seat: int, points: int) -> None:
        """Subtract points that have arrived."""
        self.expect(seat, -points)

    def of(self, seat: int) -> int:
        """Return the points that the seat's medal does not show yet."""
        return self._coming.get(seat, 0)

    def all(self) -> tuple[tuple[int, int], ...]:
        """Return the seats with points on their way, and how many."""
        return tuple((seat, points) for seat, points in self._coming.items() if points)


_NONE = PendingPoints()


@dataclass(frozen=True, eq=False)
class Counting(Widget):
    """Show points of seats without those that are still on their way; base of such widgets."""

    def coming(self, seat: int) -> int:
        """Return the points that the seat's medal does not show yet."""
        return self.mount.state_or(_NONE).of(seat)

    def live(self) -> Hashable:
        """Return the points that are on their way."""
        return self.mount.state_or(_NONE).all()


def in_shares(points: int, most: int) -> list[int]:
    """Return the points split evenly among coins, at most `most` of them."""
    count = min(abs(points), most)
    return [points * (coin + 1) // count - points * coin // count for coin in range(count)]
