"""A frame as it is seen, held against the same one painted without anything that is kept."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

import pygame
import pytest

from scenes.engine.cache.widget_pictures import WidgetPictures
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look, Widget


def painted(stage: Headless) -> bytes:
    stage.app.draw()
    return pygame.image.tobytes(stage.app.canvas.surface, "RGB")


def registered(stage: Headless) -> Counter[tuple[object, ...]]:
    """Return the texts and loose things of the frame painted last; what is copied comes before what moves."""
    canvas = stage.app.canvas
    texts = [(box.text, tuple(box.position), box.fits) for box in canvas.boxes]
    return Counter([*texts, *((thing.name, tuple(thing.area)) for thing in canvas.things)])


def plainly(
    _: WidgetPictures,
    canvas: Canvas,
    background: tuple[Hashable, Callable[[Canvas], None]],
    widgets: Sequence[Widget],
    look_of: Callable[[Widget], Look],
) -> None:
    background[1](canvas)
    for widget in widgets:
        with canvas.faded(widget.strength):
            widget.draw(canvas, look_of(widget))
            widget.draw_children(canvas, look_of)


def as_if_anew(stage: Headless, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> bytes:
    laid, told = painted(stage), registered(stage)
    with monkeypatch.context() as patch:
        patch.setattr(WidgetPictures, "draw", plainly)
        patch.setattr(Canvas, "kept", lambda canvas, paint, *shown: paint(canvas, *shown))
        assert laid == painted(stage)
        assert told == registered(stage)
    return laid
