"""What running animations hold back from the table or draw above it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.tweens import Animation, Call, InTurn, Tween, ease_in_out
from scenes.kit.pieces import Piece
from scenes.kit.seen import Seen

FLIGHT = 0.36

Paint = Callable[[Canvas, Rect], None]
EventAnimation = Callable[[Any, Seen], Animation | None]
"""Made from an event and the position right after it."""


@dataclass(slots=True)
class Flyer:
    """Something drawn above the table while it moves."""

    draw: Paint
    rect: Rect


S = TypeVar("S", bound="Stage")


def bound(stage: S, makers: Mapping[type, Callable[[S, Any, Seen], Animation | None]]) -> Mapping[type, EventAnimation]:
    """A game's makers of animations, each with its stage in hand."""
    return {event: partial(make, stage) for event, make in makers.items()}


class Stage:
    """The board dresses its pieces with it after each build."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.flyers: list[Flyer] = []
        self.hidden: set[str] = set()
        self.seen: Seen | None = None

    def follow(self, seen: Seen) -> None:
        self.seen = seen

    def dress(self) -> None:
        for widget in self.scene.widgets:
            if isinstance(widget, Piece):
                widget.is_hidden = widget.id in self.hidden

    def draw(self, canvas: Canvas) -> None:
        for flyer in self.flyers:
            flyer.draw(canvas, flyer.rect)

    def is_own(self, seat: int) -> bool:
        return self.seen is not None and self.seen.viewer == seat

    def raise_flyer(self, flyer: Flyer) -> None:
        self.flyers.append(flyer)

    def drop_flyer(self, flyer: Flyer) -> None:
        if flyer in self.flyers:
            self.flyers.remove(flyer)

    def flight(self, draw: Paint, start: Rect, end: Rect, hides: str = "", seconds: float = FLIGHT) -> Animation:
        """Moves a picture; the piece it becomes stays hidden until it has landed."""
        flyer = Flyer(draw, start)

        def begin() -> None:
            self.raise_flyer(flyer)
            if hides:
                self.hidden.add(hides)
            self.dress()

        def move(share: float) -> None:
            flyer.rect = start.lerp(end, share)

        def land() -> None:
            self.drop_flyer(flyer)
            self.hidden.discard(hides)
            self.dress()

        return InTurn([Call(begin), Tween(seconds, move, ease_in_out), Call(land)])
