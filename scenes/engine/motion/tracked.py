"""Tracked items: drawings with names, by which two frames are compared to see what has moved."""

import math
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pygame

from scenes.engine.layout import Rect

if TYPE_CHECKING:
    from scenes.engine.drawing.canvas import Canvas

Spot = tuple[Hashable, tuple[int, int, int, int]]
"""Name and place of an item."""


@dataclass(frozen=True, slots=True)
class TrackedItem:
    """Describe a drawing that may glide, such as a card or a piece; equal ones have equal names."""

    name: Hashable
    area: pygame.Rect
    """Place in window pixels."""
    rect: Rect
    """Place in the design units it was painted with."""
    scale: float
    """Pixels per design unit when it was painted."""
    paint: "Callable[[Canvas, Rect], object]"
    window: pygame.Rect
    """Clip in pixels: an item half scrolled away is not seen beyond it."""
    stays: bool = False
    """True for a piece of a pile, which is drawn also while pieces are on their way from it or to it."""

    @property
    def spot(self) -> Spot:
        """Return its name and place, to compare it with other frames."""
        return self.name, (self.area.x, self.area.y, self.area.width, self.area.height)

    def at(self, area: pygame.Rect) -> "TrackedItem":
        """Return the same item in another area."""
        return replace(self, area=area)


@dataclass(frozen=True, slots=True)
class Number:
    """Paint a number as an item; while it is counted, another one may be painted in its place."""

    value: int
    write: "Callable[[Canvas, Rect, int], object]"
    of: Hashable = None
    """Name of the items on the same widget that it counts; then it changes as they leave and arrive."""

    def __call__(self, canvas: "Canvas", rect: Rect) -> None:
        """Paint the number."""
        self.write(canvas, rect, self.value)


@dataclass(frozen=True, slots=True)
class Difference:
    """Hold what differs between two pictures."""

    moved: tuple[tuple[TrackedItem, TrackedItem], ...]
    """Items in both pictures, before and after, that are elsewhere now."""
    entered: tuple[TrackedItem, ...]
    left: tuple[TrackedItem, ...]
    counted: tuple[tuple[TrackedItem, TrackedItem], ...]
    """Numbers that stayed where they are and have another value, before and after."""


def difference(
    before: Sequence[TrackedItem],
    after: Sequence[TrackedItem],
    owners: Mapping[int, Hashable] | None = None,
    chosen: Collection[int] = (),
) -> Difference:
    """Return what differs between two pictures, by the names of their items; see `moved`."""
    pairs = tuple(moved(before, after, owners, chosen))
    starts, ends = {id(start) for start, _ in pairs}, {id(end) for _, end in pairs}
    return Difference(
        moved=pairs,
        entered=tuple(item for item in _without(after, before) if id(item) not in ends),
        left=tuple(item for item in _without(before, after) if id(item) not in starts),
        counted=tuple(_counted(before, after)),
    )


def _counted(before: Sequence[TrackedItem], after: Sequence[TrackedItem]) -> Iterator[tuple[TrackedItem, TrackedItem]]:
    """Yield each number, before and after, that has another value at the same place."""
    values = {item.spot: (item, item.paint.value) for item in before if isinstance(item.paint, Number)}
    for item in after:
        was, value = values.get(item.spot, (item, None))
        if value is not None and isinstance(item.paint, Number) and item.paint.value != value:
            yield was, item


def looks_alike(one: TrackedItem, other: TrackedItem) -> bool:
    """Return whether two items are known to be painted alike, but for their size."""
    first, second = one.paint, other.paint
    if isinstance(first, partial) and isinstance(second, partial):
        return (first.func, first.args, first.keywords) == (second.func, second.args, second.keywords)
    return first == second


def moved(
    before: Sequence[TrackedItem],
    after: Sequence[TrackedItem],
    owners: Mapping[int, Hashable] | None = None,
    chosen: Collection[int] = (),
) -> Iterator[tuple[TrackedItem, TrackedItem]]:
    """Yield each item that has moved, before and after.

    Items that stayed are left out. Among equal ones those of one owner belong together, from the lowest up, else the
    nearest, from the topmost down; the `chosen` ones come last, so that those are the ones that leave. `owners` and
    `chosen` tell items by their `id`.
    """
    gone, come, owned = _without(before, after), _without(after, before), owners or {}

    def closeness(pair: tuple[int, int]) -> tuple[bool, bool, int, int, int]:
        was, now = pair
        start, end = gone[was], come[now]
        is_chosen, owner = id(start) in chosen, owned.get(id(start))
        if owner is not None and owner == owned.get(id(end)):
            return is_chosen, False, 0, was, now
        return is_chosen, True, _way(start, end), -was, -now

    pairs = product(range(len(gone)), range(len(come)))
    alike = [(was, now) for was, now in pairs if gone[was].name == come[now].name]
    found: dict[int, int] = {}
    for was, now in sorted(alike, key=closeness):
        if now not in found and was not in found.values():
            found[now] = was
    for now in sorted(found):
        yield gone[found[now]], come[now]


def is_awaited(canvas: "Canvas", name: Hashable, rect: Rect) -> bool:
    """Return whether an item is still on its way to this place; what belongs to it must wait too."""
    area = canvas.pixels(rect)
    return (name, (area.x, area.y, area.width, area.height)) in canvas.away


def _way(start: TrackedItem, end: TrackedItem) -> int:
    """Return the distance in steps of twice the width, so that the order within a pile decides between near ones."""
    return int(math.dist(start.area.center, end.area.center) // (2 * max(1, end.area.width)))


def _without(some: Sequence[TrackedItem], others: Sequence[TrackedItem]) -> list[TrackedItem]:
    """Return the items that are not at the same place in the other frame; of a pile, those that it has more there."""
    stayed, found = Counter(item.spot for item in others), list[TrackedItem]()
    for item in some:
        if stayed[item.spot]:
            stayed[item.spot] -= 1
        else:
            found.append(item)
    return found


def left_out(items: Iterable[TrackedItem]) -> frozenset[Spot]:
    """Return what a frame leaves out while these items are on their way; a pile is still drawn."""
    return frozenset(item.spot for item in items if not item.stays)
