"""The dialogs of a lesson: its menu, leaving, and what comes after its end."""

from functools import partial
from typing import TYPE_CHECKING

from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.table.menu import Menu, open_rules

if TYPE_CHECKING:
    from scenes.screens.lesson.scene import LessonTable


def open_menu(table: "LessonTable") -> None:
    """Open the menu of the lesson."""
    t = table.t
    answers = [
        DialogAnswer(t("lesson-go-on"), icon="play", dress="gold"),
        DialogAnswer(t("lesson-from-start"), lambda: table.go_to(0), "replay"),
        DialogAnswer(t("table-settings"), lambda: navigation.open_settings(table.app), "settings"),
        DialogAnswer(t("table-rules"), lambda: open_rules(table), "rules"),
        DialogAnswer(t("lesson-leave"), table.app.stack.pop, "home"),
    ]
    table.app.stack.push(Menu(table.app, t("table-menu"), t("lesson-menu-text"), answers, stacked=True))


def ask_leave(table: "LessonTable") -> None:
    """Ask whether to leave the lesson."""
    t = table.t
    answers = [
        DialogAnswer(t("lesson-leave"), table.app.stack.pop, "home"),
        DialogAnswer(t("lesson-go-on"), icon="play", dress="gold"),
    ]
    table.app.stack.push(Dialog(table.app, t("lesson-leave"), t("lesson-leave-ask"), answers))


def open_end(table: "LessonTable") -> None:
    """Open the choice at the end: play, another lesson of the game, or leave."""
    t, app, game = table.t, table.app, table.match.spec.id
    others = [(name, lesson) for name, lesson in lesson_catalogue.lessons_of(game).items() if name != table.lesson_id]
    answers = [DialogAnswer(t("lesson-play"), lambda: _play(table), "play", "gold")]
    for name, _ in others:
        title = t(lesson_catalogue.key_of(table.match.spec, name, "title"))
        answers.append(DialogAnswer(title, partial(_other, table, name), "learn"))
    answers.append(DialogAnswer(t("lesson-out"), app.stack.pop, "home"))
    app.stack.push(Dialog(app, t("lesson-end"), t("lesson-end-text"), answers, stacked=True))


def _play(table: "LessonTable") -> None:
    """Close the lesson; from the title, open a new match like it, else focus what leads to play below."""
    app, game = table.app, table.match.spec.id
    app.stack.pop()
    below = app.stack.top
    if len(app.stack) == 1:
        navigation.open_new_game(app, game, lesson_catalogue.lessons_of(game)[table.lesson_id].options)
    elif below is not None and below.find(below.first_focus()):
        below.set_focus(below.first_focus())


def _other(table: "LessonTable", lesson_id: str) -> None:
    """Replace the lesson by another one."""
    table.app.stack.pop()
    navigation.open_lesson(table.app, table.match.spec.id, lesson_id)
