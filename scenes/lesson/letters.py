"""One size for the letters of all steps of a lesson: as large as the fullest of them have room for."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.lessons.model import Step
from scenes.core.layout import Rect
from scenes.core.theme import BODY, TextStyle
from scenes.kit import lesson_shelf
from scenes.lesson import heights

if TYPE_CHECKING:
    from scenes.lesson.scene import LessonTable

_SIZES = (26.0, 25.0, 24.0)
USUAL = BODY.but(size=23, valign="top", smallest=0.69)
_FULLEST = 4
"""Of so many steps the words are measured."""


class Letters:
    """Found once for each language, size of text and window."""

    def __init__(self) -> None:
        self._found: dict[Hashable, TextStyle] = {}

    def style(self, table: "LessonTable", place: Rect) -> TextStyle:
        key = table.app.catalog.language, table.text_scale, table.app.canvas.scale, place
        if key not in self._found:
            self._found[key] = _largest(table, place)
        return self._found[key]


def _largest(table: "LessonTable", place: Rect) -> TextStyle:
    told = [(table.words_of(step, "text"), _room(table, step, place)) for step in table.lesson.steps]
    told.sort(key=lambda each: len(each[0]) / max(1.0, each[1]), reverse=True)
    width = heights.inner(place).w
    for size in _SIZES:
        style = USUAL.but(size=size, smallest=USUAL.smallest * USUAL.size / size)
        if all(table.measure(text, style, width)[1] <= room for text, room in told[:_FULLEST]):
            return style
    return USUAL


def _room(table: "LessonTable", step: Step, place: Rect) -> float:
    """Pictures with words of their own stand one under the other."""
    more = len(captions_of(table, step)[1:]) * (heights.LEAST_FIGURE + heights.FIGURE_GAP)
    return heights.for_words(step, place, table.app.canvas.text_scale) - more


def captions_of(table: "LessonTable", step: Step) -> list[str]:
    """Where each picture of a step has words of its own."""
    first = lesson_shelf.key_of(table.match.spec, table.lesson_id, step.name, "picture", "1")
    numbers = range(1, len(step.figure) + 1) if table.app.catalog.has(first, "en") else ()
    return [table.words_of(step, "picture", str(number)) for number in numbers]
