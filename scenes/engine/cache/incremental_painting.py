"""A scene painted in strokes, with time for the window in between."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import inf

from scenes.engine.cache.time_budget import Interrupted
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.widgets.base import Look, Widget

_TRIES = 100
"""Who is interrupted more often may forget what was made meanwhile, and is painted in one go."""


def unseen(canvas: Canvas) -> Canvas:
    """One like it, at the start of a frame that nobody sees; what it paints is kept for both."""
    twin = Canvas(canvas.surface.copy(), canvas.assets, canvas.skins, canvas.lettering)
    twin.shapes, twin.drawings, twin.text_scale = canvas.shapes, canvas.drawings, canvas.text_scale
    twin.begin()
    return twin


def scene_in_strokes(scene: Scene, canvas: Canvas) -> Iterator[None]:
    """As it is drawn, without what follows the mouse."""
    canvas.text_scale = scene.text_scale
    with canvas.assets.allowance.of(inf):
        scene.refresh()
    yield
    yield from _whole(canvas, scene.draw_background)
    yield from pieces_in_strokes([piece for piece in scene.widgets if not piece.is_at_rest], canvas)
    yield from _whole(canvas, scene.draw_over)


def pieces_in_strokes(pieces: Iterable[Widget], canvas: Canvas) -> Iterator[None]:
    for piece in pieces:
        yield from _whole(canvas, partial(_draw, piece))


def _draw(piece: Widget, canvas: Canvas) -> None:
    piece.draw(canvas, Look())
    piece.draw_children(canvas, lambda child: Look())


def _whole(canvas: Canvas, paint: Callable[[Canvas], None]) -> Iterator[None]:
    """From the start again after each interruption."""
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
