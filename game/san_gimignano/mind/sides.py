"""One player's towers summed up for judgement; cached, as the same towers recur in a search."""

from collections.abc import Sequence

from game.san_gimignano.cards import TOWERS
from game.san_gimignano.towers import Tower

_TALL = 5
"""SG 8.7: number of levels that count for the Church of Santa Fina."""


class Side:
    """Sum up one set of towers; `Sides` makes one for each, so identity is equality."""

    __slots__ = (
        "banded", "banded_levels", "banded_tops", "completed", "fall_height", "fall_loss", "grace", "heights",
        "highest", "open_banded", "open_plain", "plain_tops", "tall",
    )  # fmt: skip

    def __init__(self, towers: Sequence[Tower]) -> None:
        banded = [tower for tower in towers if not tower.is_plain]
        unfinished = [tower for tower in towers if not tower.is_complete]
        self.completed = len(towers) - len(unfinished)
        self.banded = len(banded)
        self.banded_levels = sum(tower.levels for tower in banded)
        self.open_banded = sum(not tower.is_complete for tower in banded)
        self.open_plain = len(unfinished) - self.open_banded
        self.grace = sum(tower.levels for tower in towers if tower.is_plain and tower.top == TOWERS[2])
        self.tall = sum(tower.levels >= _TALL for tower in towers)
        self.highest = max((tower.levels for tower in towers), default=0)
        self.heights = _plain_heights(towers)
        self.plain_tops = _plain_heights(unfinished)
        self.banded_tops = _next_stones([tower for tower in unfinished if not tower.is_plain], self.banded)
        self.fall_height = max((tower.levels for tower in towers if tower.can_fall()), default=0)
        self.fall_loss = max(
            (self._loss(tower) for tower in towers if tower.can_fall() and tower.levels == self.fall_height), default=0
        )

    def _loss(self, tower: Tower) -> int:
        """Return the points lost when this tower is torn down (SG 5.7)."""
        if tower.is_plain:
            return tower.top
        return self.banded * self.banded_levels - (self.banded - 1) * (self.banded_levels - tower.levels)


def _plain_heights(towers: Sequence[Tower]) -> tuple[int, ...]:
    heights = [0] * len(TOWERS)
    for tower in towers:
        if tower.is_plain:
            place = tower.top - TOWERS[0]
            heights[place] = max(heights[place], tower.levels)
    return tuple(heights)


def _next_stones(unfinished: Sequence[Tower], points: int) -> tuple[int, ...]:
    """Return for each number the points of laying one card of it on banded towers."""
    gains = [0] * len(TOWERS)
    for tower in unfinished:
        if tower.top > TOWERS[0]:
            gains[tower.top - 1 - TOWERS[0]] = points
    return tuple(gains)


class Sides:
    """Hold the sides made so far."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[tuple[Tower, ...], Side] = {}

    def of(self, towers: Sequence[Tower]) -> Side:
        key = tuple(towers)
        side = self._kept.get(key)
        if side is None:
            side = self._kept[key] = Side(key)
        return side

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        self._kept.clear()
