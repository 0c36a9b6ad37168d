"""Where the towers stand: in the middle, as the families sit, and in the end beside the banner, as they have won."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import pi, sin

from scenes.core.layout import SCREEN, Rect
from scenes.core.tweens import ease_in_out
from scenes.finale.towers import PLATE, WIDEST_PLATE

TOWER = 0.48
"""Of the pitch; beside a tower there is room for what it cannot bear itself."""
_PLATES = 0.95
_WIDEST_PITCH = 440.0
_LIFT = 54.0
_STEP = 0.25
"""Of the first and the last step; so long goes and comes what stands beside a tower."""


@dataclass(frozen=True)
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
        return self._whole((SCREEN.center[0] - self.room.center[0]) * (1 - ease_in_out(ranked)))

    @cached_property
    def steps(self) -> list[list[int]]:
        """The row before the first step, and after each: neighbours pass each other, so that none meets a third."""
        rows = [sorted(self.order)]
        while rows[-1] != list(self.order):
            begins = 0 if len(rows) % 2 else 1
            rows.append(self._passed(rows[-1], begins))
        return [row for row, before in zip(rows, [[], *rows], strict=False) if row != before]

    def _passed(self, row: Sequence[int], begins: int) -> list[int]:
        passed, rank = list(row), self.order.index
        for left in range(begins, len(row) - 1, 2):
            if rank(passed[left]) > rank(passed[left + 1]):
                passed[left : left + 2] = passed[left + 1], passed[left]
        return passed

    def _way(self, seat: int, ranked: float) -> tuple[float, int]:
        """Its place among the others, and whether it goes to the right."""
        number = min(int(ranked * (len(self.steps) - 1)), max(0, len(self.steps) - 2))
        share = ease_in_out(ranked * (len(self.steps) - 1) - number)
        start, end = (self.steps[min(step, len(self.steps) - 1)].index(seat) for step in (number, number + 1))
        return start + (end - start) * share, end - start

    def lift(self, seat: int, ranked: float) -> float:
        """Of two that pass, one is carried before the other."""
        place, way = self._way(seat, ranked)
        return self._whole(_LIFT * sin(pi * (place % 1))) if way > 0 else 0.0

    def plate(self, seat: int, ranked: float) -> Rect:
        """At the foot of a tower, that share of the way from its seat to its rank."""
        placed = self._plate(self.order.index(seat))
        now = self._plate(self._way(seat, ranked)[0])
        return placed.moved(self._whole(now.x - placed.x) + self.aside(ranked), -self.lift(seat, ranked))

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

    def at_rest(self, seat: int, ranked: float) -> float:
        """Nothing beside a tower lies over another one while they pass."""
        passes = len({row.index(seat) for row in self.steps}) > 1
        step = _STEP / max(1, len(self.steps) - 1)
        return min(1.0, max(0.0, 1 - ranked / step, (ranked - 1) / step + 1)) if passes else 1.0
