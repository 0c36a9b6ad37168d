"""The places of the towers: first in the order of seats, at the end beside the banner in the order of points."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import ease_in_out
from scenes.screens.finale.towers import PLATE, WIDEST_PLATE

TOWER = 0.48
"""Share of the pitch for a tower; the rest has room for signs beside it."""
_PLATES = 0.95
_WIDEST_PITCH = 440.0
_STEP = 0.2
"""Share of the path in which the signs beside a tower fade out, and later in."""


@dataclass(frozen=True)
class TowerLineup:
    """Compute the places of the towers in `room`.

    `order` is that of the end, `city` the width of each family's buildings.
    Towers move by whole pixels (`grain` is the size of one), else pictures would be needed in many sizes.
    """

    order: Sequence[int]
    room: Rect
    city: float
    grain: float

    @property
    def pitch(self) -> float:
        """Return the distance from tower to tower; it leaves room for the signs beside the last."""
        gaps, last, cities = len(self.order) - 1, 1 - TOWER / 2, self.city * len(self.order)
        return min(_WIDEST_PITCH, (self.room.w - cities) / (gaps + last + _PLATES / 2)) + self.city

    def aside(self, ranked: float) -> float:
        """Return how far the towers are from their final x, as they are counted in the middle."""
        first, last = self._plate(0), self._plate(len(self.order) - 1)
        middle = (first.x - self.city + last.right) / 2
        return self._whole((SCREEN.center[0] - middle) * (1 - ease_in_out(ranked)))

    @property
    def _is_ranked(self) -> bool:
        """Return whether the seats are in the order of the end already."""
        return list(self.order) == sorted(self.order)

    def plate(self, seat: int, ranked: float) -> Rect:
        """Return the name plate at the foot of a tower, at that share of its path from seat to rank."""
        end = self._plate(self.order.index(seat))
        start = self._plate(sorted(self.order).index(seat))
        return end.moved(self._whole((start.x - end.x) * (1 - ease_in_out(ranked))) + self.aside(ranked))

    def _plate(self, place: float) -> Rect:
        gaps, last = len(self.order) - 1, 1 - TOWER / 2
        width = min(WIDEST_PLATE, self.pitch * _PLATES)
        whole = width / 2 + self.pitch * gaps + (self.pitch - self.city) * last + self.city
        left = self.room.centered(whole, 0).x + self.city
        return Rect(left + self.pitch * place, self.room.bottom, width, PLATE)

    def _whole(self, way: float) -> float:
        return round(way / self.grain) * self.grain

    def beside(self, tower: float) -> float:
        """Return the width of the room to the right of a tower of that width."""
        return self.pitch - self.city - tower

    def at_rest(self, ranked: float) -> float:
        """Return how visible the signs are; they fade out while towers pass each other."""
        return 1.0 if self._is_ranked else min(1.0, max(0.0, 1 - ranked / _STEP, (ranked - 1) / _STEP + 1))
