"""Reading of lesson files, with one sentence about what is wrong."""

import tomllib
from collections.abc import Callable
from importlib import import_module
from typing import Any

from pydantic import ValidationError

from game.core.spec import OptionError, Spec, complete_options
from game.lessons.model import ANY, Lesson

DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Errors that a wrong position or a forbidden action may raise."""


class LessonError(ValueError):
    """Report a file that cannot be used; the text is one sentence."""


def read_lesson(spec: Spec, text: str) -> Lesson:
    """Return the lesson of a file; raise LessonError if it does not fit the game."""
    try:
        lesson = Lesson.model_validate(tomllib.loads(text))
        complete_options(spec, lesson.options)
    except (tomllib.TOMLDecodeError, OptionError) as error:
        raise LessonError(f"The lesson is damaged: {error}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the whole"
        raise LessonError(f"The lesson is damaged at {place}: {first['msg']}.") from None
    if lesson.seats not in spec.seats:
        raise LessonError(f"The lesson seats {lesson.seats}, which the game does not allow.")
    _check_notation(spec, lesson)
    return lesson


def position_of(spec: Spec, text: str) -> Any:
    """Return the state that the game's notation describes."""
    position: Callable[[str], Any] = import_module(f"game.{spec.id}.notation").position
    return position(text)


def _check_notation(spec: Spec, lesson: Lesson) -> None:
    for step in lesson.steps:
        try:
            if step.position:
                _check_seats(spec, lesson, step.position)
            for text in frozenset[str]().union(*step.plays):
                if not text.endswith(ANY):
                    spec.rules.parse_action(text)
        except DAMAGE as error:
            raise LessonError(f"Step {step.name} of the lesson is damaged: {error}.") from None


def _check_seats(spec: Spec, lesson: Lesson, text: str) -> None:
    seats = spec.rules.seats(position_of(spec, text))
    if seats != lesson.seats:
        raise ValueError(f"its position has {seats} seats")
