"""The menu of a table, and the ways from it to other scenes."""

from typing import TYPE_CHECKING

from scenes import doors
from scenes.core.dialog import Answer, Dialog
from scenes.kit.lesson_shelf import has_lessons
from scenes.kit.summary import has_summary
from scenes.table.seats_page import SeatsPage

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Menu(Dialog):
    """Esc closes it: the harmless answer is the first one."""

    name = "menu"

    def back(self) -> None:
        self.choose(self.answers[0])


def open_menu(table: "TableScene") -> None:
    t = table.t
    answers = [
        Answer(t("table-continue"), icon="play", dress="gold"),
        Answer(t("table-seats"), lambda: _open_seats(table), "people"),
        Answer(t("table-settings"), lambda: doors.open_settings(table.app), "settings"),
        *_how_to_play(table),
        Answer(t("table-rules"), lambda: open_rules(table), "rules"),
        *_learn(table),
        Answer(t("table-rematch"), lambda: _ask_rematch(table), "swords"),
        _resign(table),
        Answer(t("table-to-title"), lambda: to_title(table), "home"),
        Answer(t("table-quit"), table.app.quit, "quit"),
    ]
    table.app.stack.push(Menu(table.app, t("table-menu"), t("table-menu-text"), answers, stacked=True))


def _how_to_play(table: "TableScene") -> list[Answer]:
    game, seats = table.match.spec.id, len(table.match.seats)
    if not has_summary(game):
        return []
    return [Answer(table.t("how-to-play"), lambda: doors.open_how_to_play(table.app, game, seats), "info")]


def _learn(table: "TableScene") -> list[Answer]:
    """The match waits below the lesson."""
    game = table.match.spec.id
    if not has_lessons(game):
        return []
    return [Answer(table.t("lesson-learn"), lambda: doors.open_lesson(table.app, game), "learn")]


def _resign(table: "TableScene") -> Answer:
    can = table.session.viewer in table.match.humans and not table.match.is_over
    return Answer(
        table.t("table-resign"), lambda: _ask_resign(table), "flag", enabled=can, reason=table.t("core-why-match-over")
    )


def _ask_resign(table: "TableScene") -> None:
    answers = [
        Answer(table.t("table-resign-yes"), table.session.resign, "flag"),
        Answer(table.t("table-resign-no"), icon="undo", dress="gold"),
    ]
    table.app.stack.push(Dialog(table.app, table.t("table-resign"), _what_resigning_ends(table), answers))


def _what_resigning_ends(table: "TableScene") -> str:
    """A game whose options make a series says so."""
    match, own = table.match, f"{table.match.spec.prefix}-resign-text"
    return table.t(own, **match.options) if table.app.catalog.has(own) else table.t("table-resign-text")


def _ask_rematch(table: "TableScene") -> None:
    answers = [
        Answer(table.t("table-rematch"), lambda: _rematch(table), "swords"),
        Answer(table.t("back"), icon="undo", dress="gold"),
    ]
    table.app.stack.push(Dialog(table.app, table.t("table-rematch"), table.t("table-rematch-text"), answers))


def _rematch(table: "TableScene") -> None:
    if table.store:
        doors.open_rematch(table.app, table.match, table.store)


def _open_seats(table: "TableScene") -> None:
    table.app.stack.push(SeatsPage(table))


def open_rules(table: "TableScene") -> None:
    """The book, at the paragraph that governs what the mouse or the focus is on."""
    widget = table.attended()
    paragraph = table.face.paragraph_of(widget) if widget is not None else ""
    prefix = table.match.spec.prefix
    doors.open_rules(table.app, f"{prefix}-{paragraph}" if paragraph else prefix)


def to_title(table: "TableScene") -> None:
    """The table lies directly on the title."""
    table.app.stack.pop_to(next(iter(table.app.stack)))
