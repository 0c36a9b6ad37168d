"""Opens a lesson at the step where it was left; asks which one if there are several."""

from collections.abc import Sequence
from functools import partial

from game.core.registry import spec_of
from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.common.game_catalogue import city_of, playable_cities
from scenes.engine.app import App
from scenes.engine.text import markup
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.screens.lesson.scene import LessonTable


def open_lesson(app: App, game: str, lesson: str = "") -> None:
    """Open a lesson of a game; if its id is not given, ask which, and show a notice if none can be read."""
    lessons = lesson_catalogue.lessons_of(game)
    if lesson in lessons or len(lessons) == 1:
        _open(app, game, lesson or next(iter(lessons)))
    elif lessons:
        _ask_which(app, [(game, name) for name in lessons])
    else:
        app.notice(app.catalog("lesson-damaged"))


def open_lessons(app: App) -> None:
    """Ask which lesson of any game to open, or whether to try the person's own moments again."""
    lessons = [(city.id, name) for city in playable_cities() for name in lesson_catalogue.lessons_of(city.id)]
    moments = DialogAnswer(app.catalog("deck-title"), partial(navigation.open_deck, app), "replay")
    _ask_which(app, lessons, [moments])


def _ask_which(app: App, lessons: Sequence[tuple[str, str]], others: Sequence[DialogAnswer] = ()) -> None:
    """Ask which lesson to open, or what else; the first unfinished one is highlighted."""
    t, progress = app.catalog, lesson_catalogue.progress_of(app)
    fresh = next((each for each in lessons if not progress.place("/".join(each)).is_finished), None)
    answers = [
        DialogAnswer(
            _label(app, game, name), partial(_open, app, game, name), dress="gold" if (game, name) == fresh else "wood"
        )
        for game, name in lessons
    ]
    answers += [*others, DialogAnswer(t("back"), icon="undo")]
    app.stack.push(Dialog(app, t("lesson-which"), t("lesson-which-text"), answers, stacked=True))


def _label(app: App, game: str, name: str) -> str:
    """Return the city, the lesson's title if there are several, and how far it has been played."""
    t, lessons = app.catalog, lesson_catalogue.lessons_of(game)
    place = lesson_catalogue.progress_of(app).place(f"{game}/{name}")
    parts = [city_of(game).name(t)]
    if len(lessons) > 1:
        parts.append(t(lesson_catalogue.key_of(spec_of(game), name, "title")))
    if place.step:
        parts.append(t("lesson-how-far", n=place.step + 1, of=len(lessons[name].steps)))
    return " · ".join(parts) + (f"  {markup.icon('check')}" if place.is_finished else "")


def _open(app: App, game: str, lesson_id: str) -> None:
    spec, lesson = spec_of(game), lesson_catalogue.lessons_of(game)[lesson_id]
    step = lesson_catalogue.progress_of(app).place(f"{game}/{lesson_id}").step
    number = step if step < len(lesson.steps) else 0
    app.stack.push(LessonTable(app, spec, lesson_id, lesson, number))
