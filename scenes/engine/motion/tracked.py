"""The register of loose things painted in a frame: what went elsewhere is read from two frames of any screen."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.engine.layout import Rect

if TYPE_CHECKING:
    from scenes.engine.drawing.canvas import Canvas

Spot = tuple[Hashable, tuple[int, int, int, int]]
"""A thing and where it lies."""


@dataclass(frozen=True, slots=True)
class TrackedItem:
    """A card, a piece, a storey; equal ones have one name."""

    name: Hashable
    area: pygame.Rect
    """In window pixels."""
    rect: Rect
    scale: float
    """As it was painted."""
    paint: "Callable[[Canvas, Rect], object]"
    window: pygame.Rect
    """Beyond it nothing is seen of it: a row that is scrolled away by half."""

    @property
    def spot(self) -> Spot:
        return self.name, (self.area.x, self.area.y, self.area.width, self.area.height)

    def at(self, area: pygame.Rect) -> "TrackedItem":
        return replace(self, area=area)


def moved(before: Sequence[TrackedItem], after: Sequence[TrackedItem]) -> Iterator[tuple[TrackedItem, TrackedItem]]:
    """What lies elsewhere now, with where it lay: of equal ones the nearest, and those that stayed are no others."""
    gone, come = _without(before, after), _without(after, before)
    from_above = product(reversed(range(len(gone))), reversed(range(len(come))))
    alike = [(was, now) for was, now in from_above if gone[was].name == come[now].name]
    found: dict[int, int] = {}
    for was, now in sorted(alike, key=lambda pair: _way(gone[pair[0]], come[pair[1]])):
        if now not in found and was not in found.values():
            found[now] = was
    for now in sorted(found):
        yield gone[found[now]], come[now]


def is_awaited(canvas: "Canvas", name: Hashable, rect: Rect) -> bool:
    """It is on its way there: what belongs to it is not shown yet either."""
    area = canvas.pixels(rect)
    return (name, (area.x, area.y, area.width, area.height)) in canvas.away


def _way(start: TrackedItem, end: TrackedItem) -> int:
    """Roughly: within a pile the upper ones stay above, whichever lies nearer by an edge."""
    return int(math.dist(start.area.center, end.area.center) // (2 * max(1, end.area.width)))


def _without(some: Sequence[TrackedItem], others: Sequence[TrackedItem]) -> list[TrackedItem]:
    stayed = {thing.spot for thing in others}
    return [thing for thing in some if thing.spot not in stayed]
