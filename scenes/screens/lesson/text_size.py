"""One text size for all steps of a lesson: the largest in which the longest one fits."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.lessons.model import Step
from scenes.common import lesson_catalogue
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, TextStyle
from scenes.screens.lesson import panel_heights

if TYPE_CHECKING:
    from scenes.screens.lesson.scene import LessonTable

_SIZES, _WITHOUT_FIGURES = (26.0, 25.0, 24.0), (23.0, 22.0, 21.0, 20.0)
"""Sizes tried with pictures, then without; a step without room shrinks the smallest further."""
USUAL = BODY.but(size=23, valign="top", smallest=0.69)


class Letters:
    """Find the style once for each language, text size and window."""

    def __init__(self) -> None:
        self._found: dict[Hashable, TextStyle] = {}

    def style(self, table: "LessonTable", place: Rect) -> TextStyle:
        key = table.app.catalog.language, table.text_scale, table.app.canvas.scale, place
        if key not in self._found:
            self._found[key] = _largest(table, place)
        return self._found[key]


def _largest(table: "LessonTable", place: Rect) -> TextStyle:
    fits = next((size for size in _SIZES if _have_room(table, place, size, with_figures=True)), None)
    fits = fits or next((size for size in _WITHOUT_FIGURES if _have_room(table, place, size)), _WITHOUT_FIGURES[-1])
    return _of_size(fits)


def _of_size(size: float) -> TextStyle:
    return USUAL.but(size=size, smallest=USUAL.smallest * USUAL.size / size)


def _have_room(table: "LessonTable", place: Rect, size: float, *, with_figures: bool = False) -> bool:
    """Return whether the texts of all steps fit in that size; the longest are measured first."""
    told = [(table.words_of(step, "text"), _room(table, step, place, with_figures)) for step in table.lesson.steps]
    told.sort(key=lambda each: len(each[0]) / max(1.0, each[1]), reverse=True)
    width, style = panel_heights.inner(place).w, _of_size(size)
    return all(table.measure(text, style, width)[1] <= room for text, room in told)


def _room(table: "LessonTable", step: Step, place: Rect, with_figures: bool) -> float:
    """Return the height for the text of a step; pictures with captions lie below each other."""
    one = panel_heights.LEAST_FIGURE + panel_heights.FIGURE_GAP
    room = panel_heights.for_words(step, place, table.app.canvas.text_scale)
    if with_figures:
        return room - len(captions_of(table, step)[1:]) * one
    return room + (one if panel_heights.figure_of(step, table.app.canvas.text_scale) else 0.0)


def captions_of(table: "LessonTable", step: Step) -> list[str]:
    """Return the captions of a step's pictures; none if they have no texts."""
    first = lesson_catalogue.key_of(table.match.spec, table.lesson_id, step.name, "picture", "1")
    numbers = range(1, len(step.figure) + 1) if table.app.catalog.has(first, "en") else ()
    return [table.words_of(step, "picture", str(number)) for number in numbers]
