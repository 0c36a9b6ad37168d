"""Heights of the parts of the teacher's panel, and the height left for its words."""

from game.lessons.model import Step
from scenes.engine.layout import Rect

FULL_FROM = 600.0
"""Height from which the panel has words on its buttons instead of icons, and lists the tasks."""
TALL_FROM = 800.0
"""Height from which it has the teacher's picture with large text, and three lines for a task."""
PORTRAIT = 80.0
NAME, STEP, DOTS, ANEW, HEAD, ONWARDS = 34.0, 28.0, 20.0, 28.0, 36.0, 60.0
WAYS, LOW_WAYS = 108.0, 48.0
LEAST_FIGURE, FIGURE_GAP, FOOT = 84.0, 12.0, 12.0
_FIGURES_UP_TO = 1.15
_TASK, _LOW_TASK, _AROUND_TASKS = 94.0, 58.0, 44.0


def inner(place: Rect) -> Rect:
    """Return the area inside the scroll's edges."""
    return place.inset(26, 34).trimmed(top=8)


def figure_of(step: Step, text_scale: float) -> tuple[str, ...]:
    """Return the pictures of a step; none with large text, which needs the room."""
    return step.figure if text_scale <= _FIGURES_UP_TO else ()


def has_portrait(place: Rect, text_scale: float) -> bool:
    """Return whether the teacher's picture is shown in all steps: not in a low panel with large text."""
    return place.h >= TALL_FROM or text_scale <= _FIGURES_UP_TO


def of_step(place: Rect, text_scale: float) -> float:
    """Return the height of the head: teacher, and how far the lesson is."""
    return PORTRAIT + 6 if has_portrait(place, text_scale) else STEP + 2 + DOTS + 8


def is_told_below_the_dots(step: Step, place: Rect, text_scale: float) -> bool:
    """Return whether the note about a new position has a line of its own; else it replaces the dots."""
    return bool(step.position) and place.h >= TALL_FROM and text_scale <= _FIGURES_UP_TO


def of_task(count: int, place: Rect) -> float:
    """Return the height of one task."""
    return _TASK if place.h >= TALL_FROM or count == 1 else _LOW_TASK


def of_tasks(step: Step, place: Rect) -> float:
    """Return the height of all tasks with their heading."""
    count = len(step.tasks)
    return _AROUND_TASKS + of_task(count, place) * count


def for_words(step: Step, place: Rect, text_scale: float) -> float:
    """Return the height left for the text of a step, with its picture at the least size."""
    room = inner(place).h - of_step(place, text_scale) - HEAD - 4 - FOOT
    room -= (WAYS if place.h >= FULL_FROM else LOW_WAYS) + 8
    room -= ANEW + 4 if is_told_below_the_dots(step, place, text_scale) else 0
    room -= LEAST_FIGURE + FIGURE_GAP if figure_of(step, text_scale) else 0
    if not step.plays and step.question is None:
        return room - ONWARDS - 10
    return room - of_tasks(step, place) - 8 if step.tasks and place.h >= FULL_FROM else room
