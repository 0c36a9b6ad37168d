"""Painting a scene in small slices, so that the window can be served in between."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import inf

from scenes.engine.cache.time_budget import Interrupted
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.widgets.base import Look, Widget, drawn

_TRIES = 100
"""Interruptions after which a part is painted in one go: what it made before may be dropped by then."""


def unseen(canvas: Canvas) -> Canvas:
    """Return a canvas that paints on a hidden copy of the window and fills the same caches."""
    twin = Canvas(canvas.surface.copy(), canvas.assets, canvas.skins, canvas.lettering)
    twin.shapes, twin.drawings, twin.text_scale = canvas.shapes, canvas.drawings, canvas.text_scale
    twin.begin()
    return twin


def scene_in_strokes(scene: Scene, canvas: Canvas) -> Iterator[None]:
    """Paint a scene slice by slice, without what depends on the mouse; yield after each slice."""
    canvas.text_scale = scene.text_scale
    with canvas.assets.allowance.of(inf):
        scene.refresh()
    yield
    yield from _whole(canvas, scene.draw_background)
    yield from pieces_in_strokes(drawn(scene.widgets, scene.motions.undrawn()), canvas)
    yield from _whole(canvas, scene.draw_over)


def pieces_in_strokes(pieces: Iterable[Widget], canvas: Canvas) -> Iterator[None]:
    """Paint widgets and their children one after the other; yield after each slice."""
    for piece in pieces:
        yield from _whole(canvas, partial(_draw, piece))


def _draw(piece: Widget, canvas: Canvas) -> None:
    piece.draw(canvas, Look())
    piece.draw_children(canvas, lambda child: Look())


def _whole(canvas: Canvas, paint: Callable[[Canvas], None]) -> Iterator[None]:
    """Paint until nothing interrupts it; yield after each interruption, then start again."""
    for _ in range(_TRIES):
        depth = canvas.depth
        try:
            paint(canvas)
        except Interrupted:
            canvas.depth = depth
            yield
        else:
            yield
            return
    with canvas.assets.allowance.of(inf):
        paint(canvas)
