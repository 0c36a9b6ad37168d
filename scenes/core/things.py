"""The register of loose things painted in a frame: what went elsewhere is read from two frames of any screen."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from scenes.core.layout import Rect

if TYPE_CHECKING:
    from scenes.core.canvas import Canvas

Spot = tuple[Hashable, tuple[int, int, int, int]]
"""A thing and where it lies."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, a piece, a storey; equal ones have one name."""

    name: Hashable
    area: pygame.Rect
    """In window pixels."""
    rect: Rect
    scale: float
    """As it was painted."""
    paint: "Callable[[Canvas, Rect], object]"

    @property
    def spot(self) -> Spot:
        return self.name, (self.area.x, self.area.y, self.area.width, self.area.height)

    def at(self, area: pygame.Rect) -> "Thing":
        return replace(self, area=area)


def moved(before: Sequence[Thing], after: Sequence[Thing]) -> Iterator[tuple[Thing, Thing]]:
    """What lies elsewhere now, with where it lay; of equal ones those that stayed are no others."""
    gone, come = _without(before, after), _without(after, before)
    for thing in come:
        was = next((one for one in gone if one.name == thing.name), None)
        if was is not None:
            gone.remove(was)
            yield was, thing


def _without(some: Sequence[Thing], others: Sequence[Thing]) -> list[Thing]:
    stayed = {thing.spot for thing in others}
    return [thing for thing in some if thing.spot not in stayed]
