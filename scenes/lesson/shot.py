"""A lesson for `main.py shot`: the step numbered as actions would have been played."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.kit import lesson_shelf
from scenes.lesson.scene import LessonTable


def for_shot(app: App, match: Match) -> Scene:
    lesson_id, lesson = next(iter(lesson_shelf.lessons_of(match.spec.id).items()))
    number = min(len(match.entries), len(lesson.steps) - 1)
    return LessonTable(app, match.spec, lesson_id, lesson, number)
