"""The dialogs of a lesson: its menu, leaving, and what comes after its end."""

from functools import partial

from game.core.match import Match
from game.core.spec import Spec
from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.engine.widgets import Action
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.table.menu import Menu, open_rules


def open_menu(scene: Scene, match: Match, begin_again: Action) -> None:
    """Open the menu of the lesson."""
    t, app = scene.t, scene.app
    answers = [
        DialogAnswer(t("lesson-go-on"), icon="play", dress="gold"),
        DialogAnswer(t("lesson-from-start"), begin_again, "replay"),
        DialogAnswer(t("table-settings"), lambda: navigation.open_settings(app), "settings"),
        DialogAnswer(t("table-rules"), lambda: open_rules(scene, match), "rules"),
        DialogAnswer(t("lesson-leave"), app.stack.pop, "home"),
    ]
    app.stack.push(Menu(app, t("table-menu"), t("lesson-menu-text"), answers, stacked=True))


def ask_leave(scene: Scene) -> None:
    """Ask whether to leave the lesson."""
    t, app = scene.t, scene.app
    answers = [
        DialogAnswer(t("lesson-leave"), app.stack.pop, "home"),
        DialogAnswer(t("lesson-go-on"), icon="play", dress="gold"),
    ]
    app.stack.push(Dialog(app, t("lesson-leave"), t("lesson-leave-ask"), answers))


def open_end(app: App, spec: Spec, lesson_id: str) -> None:
    """Open the choice at the end: play, another lesson of the game, or leave."""
    t = app.catalog
    others = [name for name in lesson_catalogue.lessons_of(spec.id) if name != lesson_id]
    answers = [DialogAnswer(t("lesson-play"), lambda: _play(app, spec.id, lesson_id), "play", "gold")]
    for name in others:
        title = t(lesson_catalogue.key_of(spec, name, "title"))
        answers.append(DialogAnswer(title, partial(_other, app, spec.id, name), "learn"))
    answers.append(DialogAnswer(t("lesson-out"), app.stack.pop, "home"))
    app.stack.push(Dialog(app, t("lesson-end"), t("lesson-end-text"), answers, stacked=True))


def _play(app: App, game: str, lesson_id: str) -> None:
    """Close the lesson; from the title, open a new match like it, else focus what leads to play below."""
    app.stack.pop()
    below = app.stack.top
    if len(app.stack) == 1:
        navigation.open_new_game(app, game, lesson_catalogue.lessons_of(game)[lesson_id].options)
    elif below is not None and below.find(below.first_focus()):
        below.input.set_focus(below.first_focus())


def _other(app: App, game: str, lesson_id: str) -> None:
    """Replace the lesson by another one."""
    app.stack.pop()
    navigation.open_lesson(app, game, lesson_id)
