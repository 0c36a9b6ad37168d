"""How high the parts of the teacher's panel are, and what they leave for its words."""

from game.lessons.model import Step
from scenes.engine.layout import Rect

FULL_FROM = 600.0
"""A lower panel says the same with signs in the place of words."""
TALL_FROM = 800.0
"""There is room for the teacher's portrait beside large letters, and for three lines to a task."""
PORTRAIT = 80.0
NAME, STEP, DOTS, ANEW, HEAD, ONWARDS = 34.0, 28.0, 20.0, 28.0, 36.0, 60.0
WAYS, LOW_WAYS = 108.0, 48.0
LEAST_FIGURE, FIGURE_GAP, FOOT = 84.0, 12.0, 12.0
_FIGURES_UP_TO = 1.15
_TASK, _LOW_TASK, _AROUND_TASKS = 94.0, 58.0, 44.0


def inner(place: Rect) -> Rect:
    """What the scroll's rolls leave."""
    return place.inset(26, 34).trimmed(top=8)


def figure_of(step: Step, text_scale: float) -> tuple[str, ...]:
    """Where letters are large, words need the room, and those in a picture would not fit it."""
    return step.figure if text_scale <= _FIGURES_UP_TO else ()


def has_portrait(place: Rect, text_scale: float) -> bool:
    """Beside name and step, in every step of a lesson; in a low panel large letters have no room for it."""
    return place.h >= TALL_FROM or text_scale <= _FIGURES_UP_TO


def of_step(place: Rect, text_scale: float) -> float:
    """Who teaches, and how far the lesson is."""
    return PORTRAIT + 6 if has_portrait(place, text_scale) else STEP + 2 + DOTS + 8


def is_told_below_the_dots(step: Step, place: Rect, text_scale: float) -> bool:
    """That another scene begins; large letters take the place of the dots, and so it is in a low panel."""
    return bool(step.position) and place.h >= TALL_FROM and text_scale <= _FIGURES_UP_TO


def of_task(count: int, place: Rect) -> float:
    return _TASK if place.h >= TALL_FROM or count == 1 else _LOW_TASK


def of_tasks(step: Step, place: Rect) -> float:
    count = len(step.tasks)
    return _AROUND_TASKS + of_task(count, place) * count


def for_words(step: Step, place: Rect, text_scale: float) -> float:
    """With a picture that is not too small."""
    room = inner(place).h - of_step(place, text_scale) - HEAD - 4 - FOOT
    room -= (WAYS if place.h >= FULL_FROM else LOW_WAYS) + 8
    room -= ANEW + 4 if is_told_below_the_dots(step, place, text_scale) else 0
    room -= LEAST_FIGURE + FIGURE_GAP if figure_of(step, text_scale) else 0
    if not step.plays and step.question is None:
        return room - ONWARDS - 10
    return room - of_tasks(step, place) - 8 if step.tasks and place.h >= FULL_FROM else room
