"""The register of texts drawn in a frame, and the questions tests ask of it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import pygame

TOUCH = 2
_NUDGE = 4
_FIGURE = re.compile(r"[-−+×]?\d+")

Words = tuple[str, tuple[int, int, int, int]]
"""A text and where it stands."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """One drawn text: what it got, what it took, what of it can be seen, all in window pixels.

    `depth` grows with everything that lies over what was drawn before: an overlay, a tooltip, a notice.
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
        return self.text, (self.taken.x, self.taken.y, self.taken.width, self.taken.height)


class TextSuppression:
    """While a picture gives way, words that would stand on old ones wait until those are gone; others come with it.

    What is only counted anew in its place is not silent meanwhile."""

    def __init__(self, area: pygame.Rect, said: Sequence[TextBox]) -> None:
        self._area, self._said = area, dict[str, list[pygame.Rect]]()
        for box in said:
            self._said.setdefault(box.text, []).append(box.taken)
        self._places = [box.taken for box in said]
        self._counted = {_counted(box): box for box in said if _FIGURE.search(box.text)}

    def silences(self, box: TextBox) -> bool:
        is_on_others = self._is_new(box) and box.taken.collidelist(self._places) >= 0
        return is_on_others and _counted(box) not in self._counted

    def counted_anew(self, boxes: Sequence[TextBox]) -> Iterator[pygame.Rect]:
        """Where another figure stands now, and where the one before stood."""
        for box in filter(self._is_new, boxes):
            if before := self._counted.get(_counted(box)):
                yield before.taken.union(box.taken)

    def _is_new(self, box: TextBox) -> bool:
        stood = self._said.get(box.text, ())
        return bool(self._area.colliderect(box.taken)) and not any(_is_beside(box.taken, place) for place in stood)


def _is_beside(one: pygame.Rect, other: pygame.Rect) -> bool:
    """A pressed button's label stands a little lower, and is the same."""
    return one.size == other.size and abs(one.x - other.x) <= _NUDGE and abs(one.y - other.y) <= _NUDGE


def _counted(box: TextBox) -> tuple[str, int, tuple[int, int, int, int]]:
    """The same for everything a plate says about different figures."""
    return _FIGURE.sub("0", box.text), box.depth, (box.area.x, box.area.y, box.area.width, box.area.height)


def standing(boxes: Sequence[TextBox], above: int) -> list[TextBox]:
    """All but those over which a dialog or a page lies, whose own begin at that depth."""
    of_page = [box for box in boxes if box.depth >= above and box.position]
    page = of_page[0].position.unionall([box.position for box in of_page]) if of_page else pygame.Rect(0, 0, 0, 0)
    return [box for box in boxes if box.depth >= above or not page.colliderect(box.taken)]


def overflowing(boxes: Sequence[TextBox]) -> list[TextBox]:
    """Texts too large for their place even at their smallest size."""
    return [box for box in boxes if not box.fits]


def overlapping(boxes: Sequence[TextBox]) -> list[tuple[TextBox, TextBox]]:
    """Pairs of texts of one depth that lie over each other."""
    cores = [(box, _core(box)) for box in boxes]
    return [
        (first, second)
        for (first, core), (second, other) in combinations(cores, 2)
        if first.depth == second.depth and core.colliderect(other)
    ]


def _core(box: TextBox) -> pygame.Rect:
    """Letters leave some room above and below; lines that only touch do not overlap."""
    if not box.position.width or not box.position.height:
        return pygame.Rect(0, 0, 0, 0)
    air = min(box.position.height // 2 - 1, max(TOUCH, box.pixels // 5))
    return box.position.inflate(-2 * TOUCH, -2 * max(0, air))
