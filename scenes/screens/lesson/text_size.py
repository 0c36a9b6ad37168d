"""One text size for all steps of a lesson: the largest in which the longest one fits."""

from collections.abc import Hashable

from game.lessons.model import Step
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, TextStyle
from scenes.screens.lesson import panel_heights
from scenes.screens.lesson.teaching import Teaching

_SIZES, _WITHOUT_FIGURES = (26.0, 25.0, 24.0), (23.0, 22.0, 21.0, 20.0)
"""Sizes tried with pictures, then without; a step without room shrinks the smallest further."""
USUAL = BODY.but(size=23, valign="top", smallest=0.69)


class Letters:
    """Find the style once for each language, text size and window."""

    def __init__(self) -> None:
        self._found: dict[Hashable, TextStyle] = {}

    def style(self, scene: Scene, teaching: Teaching, place: Rect) -> TextStyle:
        """Return the style of the words for a panel of that size."""
        key = scene.app.catalog.language, scene.text_scale, scene.app.canvas.scale, place
        if key not in self._found:
            self._found[key] = _largest(scene, teaching, place)
        return self._found[key]


def _largest(scene: Scene, teaching: Teaching, place: Rect) -> TextStyle:
    fits = next((size for size in _SIZES if _have_room(scene, teaching, place, size, with_figures=True)), None)
    fits = fits or next(
        (size for size in _WITHOUT_FIGURES if _have_room(scene, teaching, place, size)), _WITHOUT_FIGURES[-1]
    )
    return _of_size(fits)


def _of_size(size: float) -> TextStyle:
    return USUAL.but(size=size, smallest=USUAL.smallest * USUAL.size / size)


def _have_room(scene: Scene, teaching: Teaching, place: Rect, size: float, *, with_figures: bool = False) -> bool:
    """Return whether the texts of all steps fit in that size; the longest are measured first."""
    told = [
        (teaching.words_of(step, "text"), _room(scene, teaching, step, place, with_figures))
        for step in teaching.lesson.steps
    ]
    told.sort(key=lambda each: len(each[0]) / max(1.0, each[1]), reverse=True)
    width, style = panel_heights.inner(place).w, _of_size(size)
    return all(scene.measure(text, style, width)[1] <= room for text, room in told)


def _room(scene: Scene, teaching: Teaching, step: Step, place: Rect, with_figures: bool) -> float:
    """Return the height for the text of a step; pictures with captions lie below each other."""
    one = panel_heights.LEAST_FIGURE + panel_heights.FIGURE_GAP
    room = panel_heights.for_words(step, place, scene.app.canvas.text_scale)
    if with_figures:
        return room - len(teaching.captions(step)[1:]) * one
    return room + (one if panel_heights.figure_of(step, scene.app.canvas.text_scale) else 0.0)
