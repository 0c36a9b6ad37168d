"""Paints widgets unseen before they appear, in small steps, so that their pictures and letters are cached."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes.engine.cache.incremental_painting import pieces_in_strokes, unseen
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget


@dataclass(frozen=True, slots=True)
class PaintPace:
    """Hold the seconds before the first step, between steps, and of work in each."""

    first: float
    each: float
    stroke: float


BESIDE_MOTION = PaintPace(0.5, 0.05, 0.004)
IN_A_PAUSE = PaintPace(0.1, 0.03, 0.014)


def prerender_widgets(scene: Scene, widgets: Sequence[Widget]) -> None:
    """Paint the widgets unseen while the scene is shown, even if something moves in it."""
    paint_in_time(scene, pieces_in_strokes(widgets, unseen(scene.app.canvas)), BESIDE_MOTION)


def paint_in_time(scene: Scene, strokes: Iterator[None], pace: PaintPace) -> None:
    """Run the steps one after the other at that pace, by the scene's timers."""

    def go_on() -> None:
        if not scene.app.assets.allowance.finishes(strokes, pace.stroke):
            scene.after(pace.each, go_on)

    scene.after(pace.first, go_on)
