"""A part of the screen shown in another place and size, with everything that lies on it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets.base import Look, Widget


@dataclass(frozen=True, slots=True)
class Lens:
    """Shows `part` of the screen in `place`, which has its proportions."""

    part: Rect
    place: Rect

    @property
    def factor(self) -> float:
        return self.place.w / self.part.w

    def shown(self, rect: Rect) -> Rect:
        factor, part, place = self.factor, self.part, self.place
        return Rect(
            place.x + (rect.x - part.x) * factor, place.y + (rect.y - part.y) * factor, rect.w * factor, rect.h * factor
        )

    @contextmanager
    def over(self, canvas: Canvas) -> Iterator[None]:
        """What is drawn inside is seen through it."""
        move = self.place.x - self.part.x * self.factor, self.place.y - self.part.y * self.factor
        with canvas.clipped(self.place), canvas.shifted(*move), canvas.zoomed(self.factor, (0, 0)):
            yield


class Zoomed(Widget):
    """Children are placed as on the whole screen; those that lie outside the part are left out."""

    def __init__(self, id: str, lens: Lens, content: Sequence[Widget]) -> None:
        super().__init__(id, lens.place)
        self.lens = lens
        self._content = [child for child in content if child.rect.overlaps(lens.part)]

    def children(self) -> list[Widget]:
        return self._content

    def carried(self, rect: Rect) -> Rect:
        return self.lens.shown(rect)

    def window(self) -> Rect:
        return self.screen_rect()

    def draw_children(self, canvas: Canvas, look_of: Callable[[Widget], Look]) -> None:
        with self.lens.over(canvas):
            super().draw_children(canvas, look_of)
