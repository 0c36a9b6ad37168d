"""Points that are told but still on their way: coins carry them to a seat's medal, which counts them as they come."""

from collections.abc import Callable

from scenes.engine.layout import Rect
from scenes.engine.widgets import Widget


class PendingPoints:
    """Kept by a stage while coins fly."""

    def __init__(self) -> None:
        self._coming: dict[int, int] = {}

    def expect(self, seat: int, points: int) -> None:
        self._coming[seat] = self.of(seat) + points

    def come(self, seat: int, points: int) -> None:
        self.expect(seat, -points)

    def of(self, seat: int) -> int:
        """What the medal does not show yet."""
        return self._coming.get(seat, 0)


def none_coming(seat: int) -> int:
    return 0


class Counting(Widget):
    """Shows points of seats without those that are still coming."""

    def __init__(self, id: str, rect: Rect, tooltip: str | Callable[[], str] = "") -> None:
        super().__init__(id, rect, tooltip)
        self.coming: Callable[[int], int] = none_coming


def in_shares(points: int, most: int) -> list[int]:
    """So many coins carry them at the most."""
    count = min(abs(points), most)
    return [points * (coin + 1) // count - points * coin // count for coin in range(count)]
