"""The menu of a table, and the screens opened from it."""

from typing import TYPE_CHECKING

from scenes import navigation
from scenes.common.lesson_catalogue import has_lessons
from scenes.common.one_page_summary import has_summary
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.table.seats_page import SeatsPage

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Menu(Dialog):
    """Ask what to do; Esc chooses the first answer, which only closes it."""

    name = "menu"

    def back(self) -> None:
        """Choose the first answer."""
        self.choose(self.answers[0])


def open_menu(table: "TableScene") -> None:
    """Show the menu over the table."""
    t = table.t
    answers = [
        DialogAnswer(t("table-continue"), icon="play", dress="gold"),
        DialogAnswer(t("table-seats"), lambda: _open_seats(table), "people"),
        DialogAnswer(t("table-settings"), lambda: navigation.open_settings(table.app), "settings"),
        *_how_to_play(table),
        DialogAnswer(t("table-rules"), lambda: open_rules(table), "rules"),
        *_learn(table),
        DialogAnswer(t("table-rematch"), lambda: _ask_rematch(table), "swords"),
        _resign(table),
        DialogAnswer(t("table-to-title"), lambda: to_title(table), "home"),
        DialogAnswer(t("table-quit"), table.app.quit, "quit"),
    ]
    table.app.stack.push(Menu(table.app, t("table-menu"), t("table-menu-text"), answers, stacked=True))


def _how_to_play(table: "TableScene") -> list[DialogAnswer]:
    game, seats = table.match.spec.id, len(table.match.seats)
    if not has_summary(game):
        return []
    return [DialogAnswer(table.t("how-to-play"), lambda: navigation.open_how_to_play(table.app, game, seats), "info")]


def _learn(table: "TableScene") -> list[DialogAnswer]:
    """Return the answer that opens a lesson, if the game has any; the match waits below it."""
    game = table.match.spec.id
    if not has_lessons(game):
        return []
    return [DialogAnswer(table.t("lesson-learn"), lambda: navigation.open_lesson(table.app, game), "learn")]


def _resign(table: "TableScene") -> DialogAnswer:
    can = table.controller.viewer in table.match.humans and not table.match.is_over
    return DialogAnswer(
        table.t("table-resign"), lambda: _ask_resign(table), "flag", enabled=can, reason=table.t("core-why-match-over")
    )


def _ask_resign(table: "TableScene") -> None:
    answers = [
        DialogAnswer(table.t("table-resign-yes"), table.controller.resign, "flag"),
        DialogAnswer(table.t("table-resign-no"), icon="undo", dress="gold"),
    ]
    table.app.stack.push(Dialog(table.app, table.t("table-resign"), _what_resigning_ends(table), answers))


def _what_resigning_ends(table: "TableScene") -> str:
    """Return the question of the dialog; a game played in a series has its own."""
    match, own = table.match, f"{table.match.spec.prefix}-resign-text"
    return table.t(own, **match.options) if table.app.catalog.has(own) else table.t("table-resign-text")


def _ask_rematch(table: "TableScene") -> None:
    answers = [
        DialogAnswer(table.t("table-rematch"), lambda: _rematch(table), "swords"),
        DialogAnswer(table.t("back"), icon="undo", dress="gold"),
    ]
    table.app.stack.push(Dialog(table.app, table.t("table-rematch"), table.t("table-rematch-text"), answers))


def _rematch(table: "TableScene") -> None:
    if table.store:
        navigation.open_rematch(table.app, table.match, table.store)


def _open_seats(table: "TableScene") -> None:
    table.app.stack.push(SeatsPage(table))


def open_rules(table: "TableScene") -> None:
    """Open the rule book at the rule that governs the hovered or focused widget."""
    widget = table.attended()
    paragraph = table.game_ui.paragraph_of(widget) if widget is not None else ""
    prefix = table.match.spec.prefix
    navigation.open_rules(table.app, f"{prefix}-{paragraph}" if paragraph else prefix)


def to_title(table: "TableScene") -> None:
    """Return to the title, which lies directly below the table."""
    table.app.stack.pop_to(next(iter(table.app.stack)))
