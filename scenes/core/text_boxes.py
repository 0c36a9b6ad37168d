"""The register of texts drawn in a frame, and the questions tests ask of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import pygame

TOUCH = 2


@dataclass(frozen=True, slots=True)
class TextBox:
    """One drawn text: what it got, what it took, what of it can be seen, all in window pixels.

    `depth` grows with everything that lies over what was drawn before: an overlay, a tooltip, a notice.
    """

    text: str
    area: pygame.Rect
    taken: pygame.Rect
    seen: pygame.Rect
    pixels: int
    fits: bool
    depth: int


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
    if not box.seen.width or not box.seen.height:
        return pygame.Rect(0, 0, 0, 0)
    air = min(box.seen.height // 2 - 1, max(TOUCH, box.pixels // 5))
    return box.seen.inflate(-2 * TOUCH, -2 * max(0, air))
