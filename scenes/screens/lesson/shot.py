"""Builds a lesson for `main.py shot`; the number of actions chooses the step."""

from game.core.match import Match
from scenes.common import lesson_catalogue
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.lesson.scene import LessonTable


def for_shot(app: App, match: Match) -> Scene:
    lesson_id, lesson = next(iter(lesson_catalogue.lessons_of(match.spec.id).items()))
    number = min(len(match.entries), len(lesson.steps) - 1)
    return LessonTable(app, match.spec, lesson_id, lesson, number)
