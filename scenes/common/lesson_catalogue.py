"""The lessons that each game brings, and the progress in them."""

import logging
from functools import cache
from pathlib import Path

from game.core.registry import spec_of
from game.core.spec import Spec
from game.lessons import progress
from game.lessons.course import check_course
from game.lessons.model import Lesson
from game.lessons.progress import Progress
from game.lessons.reading import LessonError, read_lesson
from scenes.engine.app import App
from scenes.engine.platform import resources, user_dirs

log = logging.getLogger(__name__)


def lesson_files(game: str) -> list[Path]:
    """Return the lesson files of a game."""
    return sorted(resources.asset(game).glob("lesson*.toml"))


def has_lessons(game: str) -> bool:
    """Return whether the game has lessons."""
    return bool(lesson_files(game))


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by id, in their order; damaged ones are logged and left out."""
    found: dict[str, Lesson] = {}
    for path in lesson_files(game):
        try:
            found[path.stem] = _read(spec_of(game), path)
        except (LessonError, OSError, UnicodeDecodeError) as error:
            log.warning("%s: %s", path, error)
    return dict(sorted(found.items(), key=lambda item: item[1].order))


def _read(spec: Spec, path: Path) -> Lesson:
    lesson = read_lesson(spec, path.read_text(encoding="utf-8"))
    check_course(spec, lesson)
    return lesson


def key_of(spec: Spec, lesson_id: str, *parts: str) -> str:
    """Return the key of a text of the lesson, such as `pb-lesson-aim-head`."""
    return "-".join([spec.prefix, lesson_id.replace("_", "-"), *parts])


def progress_file() -> Path:
    """Return the file in which progress is saved."""
    return user_dirs.home_dir() / "lessons.json"


def progress_of(app: App) -> Progress:
    """Return the progress, read once."""
    return app.services.get(read_progress)


def read_progress(app: App) -> Progress:
    """Return the progress in the player's folder; a damaged file is set aside and a notice says so."""
    kept, was_damaged = progress.load(progress_file()) if app.persistent else (Progress(), False)
    if was_damaged:
        app.notice(app.catalog("lesson-progress-damaged"))
    return kept


def has_finished_lesson(app: App, game: str) -> bool:
    """Return whether any lesson of the game has been finished."""
    return any(progress_of(app).place(f"{game}/{lesson}").is_finished for lesson in lessons_of(game))


def keep_progress(app: App) -> None:
    """Save the progress; if that fails, it is only logged."""
    if not app.persistent:
        return
    try:
        progress.save(progress_file(), progress_of(app))
    except OSError as error:
        log.warning("the progress of lessons could not be kept: %s", error)
