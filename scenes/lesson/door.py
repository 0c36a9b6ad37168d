"""Opens a city's lesson at the step where it was left, and asks which where there are several."""

from functools import partial

from game.core.registry import spec_of
from scenes.core.app import App
from scenes.core.dialog import Answer, Dialog
from scenes.kit import lesson_shelf
from scenes.lesson.scene import LessonTable


def open_lesson(app: App, game: str, lesson: str = "") -> None:
    lessons = lesson_shelf.lessons_of(game)
    if lesson in lessons or len(lessons) == 1:
        _open(app, game, lesson or next(iter(lessons)))
    elif lessons:
        _ask_which(app, game, list(lessons))
    else:
        app.notice(app.catalog("lesson-damaged"))


def _ask_which(app: App, game: str, lessons: list[str]) -> None:
    spec, t = spec_of(game), app.catalog
    answers = [
        Answer(t(lesson_shelf.key_of(spec, name, "title")), partial(_open, app, game, name), "person")
        for name in lessons
    ]
    answers.append(Answer(t("back"), icon="undo", dress="gold"))
    app.stack.push(Dialog(app, t("lesson-which"), t("lesson-which-text"), answers, stacked=True))


def _open(app: App, game: str, lesson_id: str) -> None:
    spec, lesson = spec_of(game), lesson_shelf.lessons_of(game)[lesson_id]
    step = lesson_shelf.progress_of(app).place(f"{game}/{lesson_id}").step
    number = step if step < len(lesson.steps) else 0
    app.stack.push(LessonTable(app, spec, lesson_id, lesson, number))
