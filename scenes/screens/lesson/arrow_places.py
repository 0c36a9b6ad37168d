"""Places for the arrows of a lesson: over nothing that is read, pressed or explained, as large as possible."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.theme import TOP_BAR_HEIGHT

LENGTH, HALF = 62.0, 24.0
SWAY = 9.0
_SHIFT = 16.0
_SIZES = (1.0, 0.7, 0.45)
"""Sizes of an arrow as factors, the largest first."""
_SMALL = _SIZES[-1]
Side = tuple[float, Point, Point]
"""Free length beside a target, the middle of that edge, and the direction away from it."""
Arrow = tuple[Side, float]
"""A side of the target, and the size of the arrow there."""


@dataclass(frozen=True, slots=True)
class Places:
    """Hold the areas that an arrow would cover."""

    told: list[Rect]
    """Widgets that can be pressed, pieces, and texts that are widgets."""
    explained: list[Rect]
    """Areas of widgets with a tooltip."""
    read: list[Rect]
    """The same as `told` without pieces."""
    written: list[Rect]
    """Every word that is visible."""

    def beside(self, target: Rect) -> "Places":
        """Return the places without those that contain the target, and without words on it."""
        told, explained, read = (
            [rect for rect in each if not rect.contains(target.center)]
            for each in (self.told, self.explained, self.read)
        )
        return Places(told, explained, read, [rect for rect in self.written if not target.contains(rect.center)])


def _sides(target: Rect, shift: float) -> list[Side]:
    """Return the four sides of a target; above and below, the arrow is shifted from the middle."""
    x, y = target.center
    return [
        (target.x, (target.x, y), (-1, 0)),
        (SCREEN.right - target.right, (target.right, y), (1, 0)),
        (target.y - TOP_BAR_HEIGHT, (x + shift, target.y), (0, -1)),
        (SCREEN.bottom - target.bottom, (x + shift, target.bottom), (0, 1)),
    ]


def free_side(target: Rect, places: Places) -> Arrow | None:
    """Return the largest arrow that covers nothing meaningful.

    If there is none: a small one away from the middle, or one over pictures.
    """
    steps = range(int(target.w / 4 / _SHIFT) + 1)
    shifts = [side * step * _SHIFT for step in steps for side in (1, -1)]
    told, written = places.told, places.written
    bare = [*told, *places.explained]
    attempts = [
        *(([*bare, *written], shifts, size) for size in _SIZES),
        ([*told, *written], shifts[::-1], _SMALL),
        *((bare, shifts, size) for size in _SIZES),
        (told, shifts[::-1], _SMALL),
    ]
    for others, tried, size in attempts:
        if side := _side_clear_of(others, target, tried, size):
            return side, size
    return _over_pictures(target, shifts, places)


def _side_clear_of(others: Sequence[Rect], target: Rect, shifts: Sequence[float], size: float) -> Side | None:
    """Return the side with most room whose arrow covers none of the others; None if there is none."""
    return next((max(free) for shift in shifts if (free := _clear(_sides(target, shift), others, size))), None)


def _over_pictures(target: Rect, shifts: Sequence[float], places: Places) -> Arrow | None:
    """Return the arrow over nothing to press that hides the least of words, then of pieces."""
    free = [
        (side, size) for size in _SIZES for shift in shifts for side in _clear(_sides(target, shift), places.read, size)
    ]

    def hidden(arrow: Arrow) -> tuple[float, float]:
        area = arrow_rect(*arrow)
        return sum(map(area.shared, places.written)), sum(map(area.shared, places.told)) / arrow[1]

    return min(free, key=hidden, default=None)


def _clear(sides: Sequence[Side], others: Sequence[Rect], size: float) -> list[Side]:
    """Return the sides that are long enough, and whose arrow covers none of the others."""
    free = [side for side in sides if side[0] >= (LENGTH + SWAY) * size]
    return [side for side in free if not any(arrow_rect(side, size).overlaps(other) for other in others)]


def arrow_rect(side: Side, size: float) -> Rect:
    """Return the area of an arrow, with the room in which it sways."""
    _, (x, y), (dx, dy) = side
    across, along = (HALF + 8) * size, (LENGTH + SWAY) / 2 * size
    half = (along, across) if dx else (across, along)
    return Rect(x + dx * along, y + dy * along, 0, 0).outset(*half)
