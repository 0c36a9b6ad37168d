"""Points that are scored but not counted yet: coins carry them to a seat's medal."""

from collections.abc import Callable

from scenes.engine.layout import Rect
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


def none_coming(seat: int) -> int:
    """Return 0: no points are on their way."""
    return 0


class Counting(Widget):
    """Show points of seats without those that are still on their way; base of such widgets."""

    def __init__(self, id: str, rect: Rect, tooltip: str | Callable[[], str] = "") -> None:
        super().__init__(id, rect, tooltip)
        self.coming: Callable[[int], int] = none_coming


def in_shares(points: int, most: int) -> list[int]:
    """Return the points split evenly among coins, at most `most` of them."""
    count = min(abs(points), most)
    return [points * (coin + 1) // count - points * coin // count for coin in range(count)]
