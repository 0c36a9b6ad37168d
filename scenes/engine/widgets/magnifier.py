"""A part of the screen shown in another place and size, with the widgets on it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets.base import Look, Widget


@dataclass(frozen=True, slots=True)
class Lens:
    """Map a part of the screen to a place of the same proportions."""

    part: Rect
    place: Rect

    @property
    def factor(self) -> float:
        """Return how much larger it shows things."""
        return self.place.w / self.part.w

    def shown(self, rect: Rect) -> Rect:
        """Return where a rectangle of the part is seen."""
        factor, part, place = self.factor, self.part, self.place
        return Rect(
            place.x + (rect.x - part.x) * factor, place.y + (rect.y - part.y) * factor, rect.w * factor, rect.h * factor
        )

    @contextmanager
    def over(self, canvas: Canvas) -> Iterator[None]:
        """Draw everything inside as the lens shows it."""
        move = self.place.x - self.part.x * self.factor, self.place.y - self.part.y * self.factor
        with canvas.clipped(self.place), canvas.shifted(*move), canvas.zoomed(self.factor, (0, 0)):
            yield


@dataclass(frozen=True)
class Zoomed(Widget):
    """Show widgets through a lens; they are placed as on the whole screen, and those outside are left out."""

    lens: Lens
    content: Sequence[Widget]

    @classmethod
    def of(cls, id: str, lens: Lens, widgets: Sequence[Widget]) -> "Zoomed":
        """Return a lens with those of the widgets that it shows."""
        return cls(id, lens.place, lens, [child for child in widgets if child.rect.overlaps(lens.part)])

    def children(self) -> Sequence[Widget]:
        """Return the widgets that the lens shows."""
        return self.content

    def carried(self, rect: Rect) -> Rect:
        """Return where the lens shows a rectangle."""
        return self.lens.shown(rect)

    def window(self) -> Rect:
        """Return its place: nothing is seen outside."""
        return self.screen_rect()

    def draw_children(self, canvas: Canvas, look_of: Callable[[Widget], Look]) -> None:
        """Draw the widgets through the lens."""
        with self.lens.over(canvas):
            super().draw_children(canvas, look_of)
