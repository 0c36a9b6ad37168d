"""The menu of a table, and the screens opened from it."""

from game.core.match import Match
from scenes import navigation
from scenes.common.lesson_catalogue import has_lessons
from scenes.common.one_page_summary import has_summary
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.kit.game_uis import game_ui_of
from scenes.table.seats_page import SeatsPage
from scenes.table.table_parts import TableParts


class Menu(Dialog):
    """Ask what to do; Esc chooses the first answer, which only closes it."""

    name = "menu"

    def back(self) -> None:
        """Choose the first answer."""
        self.choose(self.answers[0])


def open_menu(parts: TableParts) -> None:
    """Show the menu over the table, or that of the policy."""
    if parts.controller.policy.open_menu():
        return
    t, app = parts.t, parts.app
    answers = [
        DialogAnswer(t("table-continue"), icon="play", dress="gold"),
        DialogAnswer(t("table-seats"), lambda: _open_seats(parts), "people"),
        DialogAnswer(t("table-settings"), lambda: navigation.open_settings(parts.app), "settings"),
        *_how_to_play(parts),
        DialogAnswer(t("table-rules"), lambda: open_rules(parts.scene, parts.match), "rules"),
        *_learn(parts),
        DialogAnswer(t("table-rematch"), lambda: _ask_rematch(parts), "swords"),
        _resign(parts),
        DialogAnswer(t("table-to-title"), lambda: to_title(app), "home"),
        DialogAnswer(t("table-quit"), parts.app.quit, "quit"),
    ]
    parts.app.stack.push(Menu(parts.app, t("table-menu"), t("table-menu-text"), answers, stacked=True))


def _how_to_play(parts: TableParts) -> list[DialogAnswer]:
    game, seats = parts.match.spec.id, len(parts.match.seats)
    if not has_summary(game):
        return []
    return [DialogAnswer(parts.t("how-to-play"), lambda: navigation.open_how_to_play(parts.app, game, seats), "info")]


def _learn(parts: TableParts) -> list[DialogAnswer]:
    """Return the answer that opens a lesson, if the game has any; the match waits below it."""
    game = parts.match.spec.id
    if not has_lessons(game):
        return []
    return [DialogAnswer(parts.t("lesson-learn"), lambda: navigation.open_lesson(parts.app, game), "learn")]


def _resign(parts: TableParts) -> DialogAnswer:
    is_playing, is_over = parts.controller.viewer in parts.match.humans, parts.match.is_over
    reason = parts.t("core-why-match-over" if is_over else "table-resign-watching")
    return DialogAnswer(
        parts.t("table-resign"), lambda: _ask_resign(parts), "flag", enabled=is_playing and not is_over, reason=reason
    )


def _ask_resign(parts: TableParts) -> None:
    answers = [
        DialogAnswer(parts.t("table-resign-yes"), parts.controller.resign, "flag"),
        DialogAnswer(parts.t("table-resign-no"), icon="undo", dress="gold"),
    ]
    parts.app.stack.push(Dialog(parts.app, parts.t("table-resign"), _what_resigning_ends(parts), answers))


def _what_resigning_ends(parts: TableParts) -> str:
    """Return the question of the dialog; a game played in a series has its own."""
    match, own = parts.match, f"{parts.match.spec.prefix}-resign-text"
    return parts.t(own, **match.options) if parts.app.catalog.has(own) else parts.t("table-resign-text")


def _ask_rematch(parts: TableParts) -> None:
    answers = [
        DialogAnswer(parts.t("table-rematch"), lambda: _rematch(parts), "swords"),
        DialogAnswer(parts.t("back"), icon="undo", dress="gold"),
    ]
    parts.app.stack.push(Dialog(parts.app, parts.t("table-rematch"), parts.t("table-rematch-text"), answers))


def _rematch(parts: TableParts) -> None:
    if parts.store:
        navigation.open_rematch(parts.app, parts.match, parts.store)


def _open_seats(parts: TableParts) -> None:
    app = parts.app
    app.stack.push(SeatsPage(app, parts.controller, lambda: parts.position().people))


def open_rules(scene: Scene, match: Match) -> None:
    """Open the rule book at the rule that governs the hovered or focused widget."""
    widget, spec = scene.input.attended(), match.spec
    paragraph = game_ui_of(spec.id).paragraph_of(widget) if widget is not None else ""
    navigation.open_rules(scene.app, f"{spec.prefix}-{paragraph}" if paragraph else spec.prefix)


def to_title(app: App) -> None:
    """Return to the title, which lies directly below the table."""
    app.stack.pop_to(next(iter(app.stack)))
