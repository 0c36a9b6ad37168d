"""Where the towers stand: in the middle, as the families sit, and in the end beside the banner, as they have won."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.core.layout import SCREEN, Rect
from scenes.finale.towers import PLATE, WIDEST_PLATE

TOWER = 0.48
"""Of the pitch; beside a tower there is room for what it cannot bear itself."""
_PLATES = 0.95
_WIDEST_PITCH = 440.0
_STEP = 0.25
"""Of the way; so far what stands beside a tower goes before it sets out, and comes when it arrives."""


@dataclass(frozen=True, slots=True)
class Row:
    """`order` from left to right in the end, in `room`; `city` is the width of what each family has built.

    Whole pixels, each so wide as `grain`, are gone: otherwise pictures would be needed in many sizes."""

    order: Sequence[int]
    room: Rect
    city: float
    grain: float

    @property
    def pitch(self) -> float:
        """From tower to tower; signs beside the last have room."""
        gaps, last, cities = len(self.order) - 1, 1 - TOWER / 2, self.city * len(self.order)
        return min(_WIDEST_PITCH, (self.room.w - cities) / (gaps + last + _PLATES / 2)) + self.city

    def aside(self, ranked: float) -> float:
        """So far from where it is in the end lies the middle."""
        return self._whole((SCREEN.center[0] - self.room.center[0]) * (1 - ranked))

    def plate(self, seat: int, ranked: float) -> Rect:
        """At the foot of a tower, that share of the way from its seat to its rank."""
        seated, placed = self._plate(sorted(self.order).index(seat)), self._plate(self.order.index(seat))
        return placed.moved(self._whole((seated.x - placed.x) * (1 - ranked)) + self.aside(ranked))

    def _plate(self, place: int) -> Rect:
        gaps, last = len(self.order) - 1, 1 - TOWER / 2
        width = min(WIDEST_PLATE, self.pitch * _PLATES)
        whole = width / 2 + self.pitch * gaps + (self.pitch - self.city) * last + self.city
        left = self.room.centered(whole, 0).x + self.city
        return Rect(left + self.pitch * place, self.room.bottom, width, PLATE)

    def _whole(self, way: float) -> float:
        return round(way / self.grain) * self.grain

    def beside(self, tower: float) -> float:
        """The room at the right of a tower so wide."""
        return self.pitch - self.city - tower

    def at_rest(self, seat: int, ranked: float) -> float:
        """Nothing beside a tower lies over another one while they pass."""
        passes = sorted(self.order).index(seat) != self.order.index(seat)
        return min(1.0, max(0.0, 1 - ranked / _STEP, (ranked - 1) / _STEP + 1)) if passes else 1.0
