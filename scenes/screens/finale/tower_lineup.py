"""Where the towers stand: in the middle, as the families sit, and in the end beside the banner, as they have won."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import ease_in_out
from scenes.screens.finale.towers import PLATE, WIDEST_PLATE

TOWER = 0.48
"""Of the pitch; beside a tower there is room for what it cannot bear itself."""
_PLATES = 0.95
_WIDEST_PITCH = 440.0
_STEP = 0.2
"""Of the way; so long goes and comes what stands beside a tower."""


@dataclass(frozen=True)
class TowerLineup:
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
        """So far from where they stand in the end are the towers, which are counted in the middle."""
        first, last = self._plate(0), self._plate(len(self.order) - 1)
        middle = (first.x - self.city + last.right) / 2
        return self._whole((SCREEN.center[0] - middle) * (1 - ease_in_out(ranked)))

    @property
    def _is_ranked(self) -> bool:
        """They sit as they end."""
        return list(self.order) == sorted(self.order)

    def plate(self, seat: int, ranked: float) -> Rect:
        """At the foot of a tower, that share of the way from its seat to its rank; all go at once, each in one line."""
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
        """The room at the right of a tower so wide."""
        return self.pitch - self.city - tower

    def at_rest(self, ranked: float) -> float:
        """Nothing beside a tower lies over another one while they pass."""
        return 1.0 if self._is_ranked else min(1.0, max(0.0, 1 - ranked / _STEP, (ranked - 1) / _STEP + 1))
