"""The register of texts drawn in a frame, hiding of texts during a fade, and checks used by tests."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import pygame

TOUCH = 2
"""Pixels at the sides of a text that may overlap another one."""
_NUDGE = 4
"""Pixels by which a text may have moved and still count as the same."""
_FIGURE = re.compile(r"[-−+×]?\d+")

Words = tuple[str, tuple[int, int, int, int]]
"""A text and its place, in window pixels."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """Describe one drawn text in window pixels.

    `area` is the room it had, `taken` what it fills, `position` the part of that which is visible.
    `depth` grows with each layer drawn over the ones before: an overlay, a tooltip, a notice.
    """

    text: str
    area: pygame.Rect
    taken: pygame.Rect
    position: pygame.Rect
    pixels: int
    fits: bool
    depth: int

    @property
    def words(self) -> Words:
        """Return the text with its place, for comparing two frames."""
        return self.text, (self.taken.x, self.taken.y, self.taken.width, self.taken.height)


class TextSuppression:
    """Hide new texts during a fade while they would overlap old ones; they appear when those are gone.

    A text in which only numbers have changed is not hidden.
    """

    def __init__(self, area: pygame.Rect, said: Sequence[TextBox]) -> None:
        self._area, self._said = area, dict[str, list[pygame.Rect]]()
        for box in said:
            self._said.setdefault(box.text, []).append(box.taken)
        self._places = [box.taken for box in said]
        self._counted = {_counted(box): box for box in said if _FIGURE.search(box.text)}

    def silences(self, box: TextBox) -> bool:
        """Return whether this text must stay hidden for now."""
        is_on_others = self._is_new(box) and box.taken.collidelist(self._places) >= 0
        return is_on_others and _counted(box) not in self._counted

    def counted_anew(self, boxes: Sequence[TextBox]) -> Iterator[pygame.Rect]:
        """Yield the area around the old and the new place of each text whose number has changed."""
        for box in filter(self._is_new, boxes):
            if before := self._counted.get(_counted(box)):
                yield before.taken.union(box.taken)

    def _is_new(self, box: TextBox) -> bool:
        """Return whether the text lies in the fading area and was not there before."""
        stood = self._said.get(box.text, ())
        return bool(self._area.colliderect(box.taken)) and not any(_is_beside(box.taken, place) for place in stood)


def _is_beside(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Return whether both lie in nearly the same place: the label of a pressed button is a little lower."""
    return one.size == other.size and abs(one.x - other.x) <= _NUDGE and abs(one.y - other.y) <= _NUDGE


def _counted(box: TextBox) -> tuple[str, int, tuple[int, int, int, int]]:
    """Return a key that is the same for texts in one place that differ only in their numbers."""
    return _FIGURE.sub("0", box.text), box.depth, (box.area.x, box.area.y, box.area.width, box.area.height)


def standing(boxes: Sequence[TextBox], above: int) -> list[TextBox]:
    """Return the texts that the top scene does not cover; its own begin at the depth `above`."""
    of_page = [box for box in boxes if box.depth >= above and box.position]
    page = of_page[0].position.unionall([box.position for box in of_page]) if of_page else pygame.Rect(0, 0, 0, 0)
    return [box for box in boxes if box.depth >= above or not page.colliderect(box.taken)]


def overflowing(boxes: Sequence[TextBox]) -> list[TextBox]:
    """Return the texts that do not fit their place even at their smallest size."""
    return [box for box in boxes if not box.fits]


def overlapping(boxes: Sequence[TextBox]) -> list[tuple[TextBox, TextBox]]:
    """Return pairs of texts of one depth that overlap."""
    cores = [(box, _core(box)) for box in boxes]
    return [
        (first, second)
        for (first, core), (second, other) in combinations(cores, 2)
        if first.depth == second.depth and core.colliderect(other)
    ]


def _core(box: TextBox) -> pygame.Rect:
    """Return the area of a text without the free space around its letters, which may overlap others."""
    if not box.position.width or not box.position.height:
        return pygame.Rect(0, 0, 0, 0)
    air = min(box.position.height // 2 - 1, max(TOUCH, box.pixels // 5))
    return box.position.inflate(-2 * TOUCH, -2 * max(0, air))
