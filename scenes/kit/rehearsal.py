"""What will appear all at once is painted before, in strokes where nobody looks: pictures and letters are kept."""

from collections.abc import Iterator, Sequence

from scenes.core.scene import Scene
from scenes.core.strokes import pieces_in_strokes, unseen
from scenes.core.widgets import Widget

_FIRST, _EACH = 0.5, 0.05
_STROKE = 0.004
"""Seconds of work in a frame that is seen."""


def rehearse(scene: Scene, widgets: Sequence[Widget]) -> None:
    """While the scene is looked at; a stroke in each of many frames."""
    strokes = pieces_in_strokes(widgets, unseen(scene.app.canvas))
    scene.after(_FIRST, lambda: _go_on(scene, strokes))


def _go_on(scene: Scene, strokes: Iterator[None]) -> None:
    allowance = scene.app.assets.allowance
    with allowance.of(_STROKE):
        while next(strokes, scene) is not scene:
            if allowance.is_spent:
                scene.after(_EACH, lambda: _go_on(scene, strokes))
                return
