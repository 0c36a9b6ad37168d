"""What will appear all at once is painted before, in strokes where nobody looks: pictures and letters are kept."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes.engine.cache.incremental_painting import pieces_in_strokes, unseen
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget


@dataclass(frozen=True, slots=True)
class PaintPace:
    """In seconds: before the first stroke, from stroke to stroke, and of work in each."""

    first: float
    each: float
    stroke: float


BESIDE_MOTION = PaintPace(0.5, 0.05, 0.004)
IN_A_PAUSE = PaintPace(0.1, 0.03, 0.014)


def prerender_widgets(scene: Scene, widgets: Sequence[Widget]) -> None:
    """While the scene is looked at, whatever moves there."""
    paint_in_time(scene, pieces_in_strokes(widgets, unseen(scene.app.canvas)), BESIDE_MOTION)


def paint_in_time(scene: Scene, strokes: Iterator[None], pace: PaintPace) -> None:
    def go_on() -> None:
        if not scene.app.assets.allowance.finishes(strokes, pace.stroke):
            scene.after(pace.each, go_on)

    scene.after(pace.first, go_on)
