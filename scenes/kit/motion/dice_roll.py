"""The path of thrown dice: smaller and smaller bounces and slower and slower turns, one die after the other."""

from dataclasses import dataclass
from math import cos, pi

from scenes.engine.layout import Rect

ROLL = 0.9
"""Seconds until all dice lie still."""
_LEAPS, _SPIN, _FACE = 2.5, -2.0, 24.0
"""Number of bounces, degrees of turn per design unit, and design units after which another face is up."""
_APART, _DICE = 0.15, 3


@dataclass(frozen=True, slots=True)
class Throw:
    """Describe a throw: `way` is the starting distance beside the final place, `leap` the first height."""

    way: float
    leap: float

    def at(self, share: float, index: int, end: Rect) -> tuple[Rect, float, int] | None:
        """Return a die's rectangle, its turn in degrees and the faces still to come; None before it is thrown."""
        rolled = rolled_at(share, index)
        if rolled <= 0:
            return None
        left = (1 - rolled) ** 2
        height = self.leap * (1 - rolled) * abs(cos(_LEAPS * pi * rolled))
        way = self.way * left
        return end.moved(way, -height), _SPIN * way, int(abs(way) // _FACE)


def rolled_at(share: float, index: int) -> float:
    """Return the share of its own path that a die has covered; 0 before it is thrown."""
    late = _APART * min(index, _DICE - 1)
    return max(0.0, min(1.0, share * (1 + _APART * (_DICE - 1)) - late))
