"""Display lists: drawings recorded step by step, to be painted again without running the code that drew them."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from scenes.engine.motion.tracked import Spot, TrackedItem
from scenes.engine.text.drawn_text import TextBox, TextSuppression

Stroke = Callable[[pygame.Surface], object]
"""One recorded step, which paints on a surface."""


class DisplayList:
    """Record painting steps in window pixels, with the texts and tracked items drawn by them."""

    def __init__(self) -> None:
        self.boxes: list[TextBox] = []
        self.things: list[TrackedItem] = []
        self.shows: Hashable = None
        """What it shows and how it was painted; another drawing is needed for anything else."""
        self.rise = 0
        """Number of layers that the drawing put over what was painted before it."""
        self._steps: list[Stroke | list[tuple[pygame.Surface, tuple[int, int]]]] = []

    def add(self, stroke: Stroke) -> None:
        """Record a step."""
        self._steps.append(stroke)

    def add_picture(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        """Record the copying of a picture; several in a row are copied in one call."""
        last = self._steps[-1] if self._steps else None
        if isinstance(last, list):
            last.append((picture, place))
        else:
            self._steps.append([(picture, place)])

    def take_over(self, other: "DisplayList") -> None:
        """Record all steps of another display list as well."""
        for step in other._steps:
            if isinstance(step, list):
                for picture, place in step:
                    self.add_picture(picture, place)
            else:
                self.add(step)

    def may_be_seen(self, away: frozenset[Spot], hushes: Sequence[TextSuppression]) -> bool:
        """Return whether all of it may be shown: no item is on its way, no text is suppressed."""
        is_silenced = any(hush.silences(box) for hush in hushes for box in self.boxes)
        return not is_silenced and not any(thing.spot in away for thing in self.things)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint all steps on a surface."""
        for step in self._steps:
            if isinstance(step, list):
                surface.fblits(step)
            else:
                step(surface)


def blit_faded(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], strength: int) -> None:
    """Copy a picture onto a surface with an opacity from 0 to 255; the picture is opaque again afterwards."""
    picture.set_alpha(strength)
    surface.blit(picture, place)
    picture.set_alpha(255)
