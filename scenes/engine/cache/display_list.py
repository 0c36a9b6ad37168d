"""A drawing written down stroke by stroke, so that it can be painted again without asking anybody what it shows."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.engine.motion.tracked import Spot, TrackedItem
from scenes.engine.text.drawn_text import TextBox, TextSuppression

Stroke = Callable[[pygame.Surface], object]


class DisplayList:
    """Strokes in their order, in window pixels, with the texts and loose things among them."""

    def __init__(self) -> None:
        self.boxes: list[TextBox] = []
        self.things: list[TrackedItem] = []
        self.rise = 0
        """How many times something lay over what was painted before."""
        self._steps: list[Stroke | list[tuple[pygame.Surface, tuple[int, int]]]] = []

    def add(self, stroke: Stroke) -> None:
        self._steps.append(stroke)

    def add_picture(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        """Pictures that follow each other are copied in one go."""
        last = self._steps[-1] if self._steps else None
        if isinstance(last, list):
            last.append((picture, place))
        else:
            self._steps.append([(picture, place)])

    def take_over(self, other: "DisplayList") -> None:
        for step in other._steps:
            if isinstance(step, list):
                for picture, place in step:
                    self.add_picture(picture, place)
            else:
                self.add(step)

    def may_be_seen(self, away: frozenset[Spot], hushes: Sequence[TextSuppression]) -> bool:
        """All of it: nothing in it is on its way, or has to wait until it may be read."""
        is_silenced = any(hush.silences(box) for hush in hushes for box in self.boxes)
        return not is_silenced and not any(thing.spot in away for thing in self.things)

    def paint(self, surface: pygame.Surface) -> None:
        for step in self._steps:
            if isinstance(step, list):
                surface.fblits(step)
            else:
                step(surface)

    def pressed(self, surface: pygame.Surface, area: pygame.Rect) -> "DisplayList":
        """What the surface shows there now, as one stroke."""
        drawing = DisplayList()
        drawing.boxes, drawing.things, drawing.rise = self.boxes, self.things, self.rise
        drawing.add_picture(surface.subsurface(area).copy(), area.topleft)
        return drawing


@dataclass(slots=True)
class CachedBitmap:
    """One picture of many things; who shows it keeps it, so that it goes when they do."""

    shows: Hashable = None
    drawing: DisplayList = field(default_factory=DisplayList)


def blit_faded(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], strength: int) -> None:
    picture.set_alpha(strength)
    surface.blit(picture, place)
    picture.set_alpha(255)
