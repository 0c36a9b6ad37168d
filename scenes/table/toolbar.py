"""The tools in the top bar of a table: undo, redo, hint, rules, log, menu; without people, the speed."""

from functools import partial
from typing import TYPE_CHECKING

from scenes.common.speed_choice import add_speeds, speed_width
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.theme import NOTE_ON_WOOD
from scenes.engine.widgets import Label
from scenes.engine.widgets.top_bar import TOOL_HEIGHT, Tool, TopBar
from scenes.table.log_page import LogPage
from scenes.table.menu import open_rules

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_SPEED = NOTE_ON_WOOD.tightest
_GAP = 14.0


def table_tools(table: "TableScene") -> list[Tool]:
    """Return the tools of the top bar."""
    return [
        *(_of_people(table) if table.match.humans else ()),
        Tool("rules", table.t("table-rules"), "rules", lambda: open_rules(table), Command.RULES),
        Tool("log", table.t("table-log"), "log", lambda: _open_log(table), Command.LOG),
        Tool("menu", table.t("table-menu"), "menu", table.open_menu, Command.MENU),
    ]


def _of_people(table: "TableScene") -> list[Tool]:
    """Return undo, redo and hint; they are left out in a match without people."""
    hint = [_hint(table)] if table.app.settings.hints else []
    look = [_look(table)] if table.bindings.look else []
    return [_undo(table), _redo(table), *hint, *look]


def add_watching(table: "TableScene", bar: TopBar) -> None:
    """Add the choice of speed to the top bar of a match without people, until all has been shown."""
    if table.match.humans or (table.match.is_over and table.is_settled):
        return
    bars, words = speed_width(table), table.t("table-speed")
    label = table.measure(words, _SPEED)[0]
    place = Rect(bar.room - bars, 4, bars, TOOL_HEIGHT)
    bar.room -= bars + label + 2 * _GAP
    table.add(Label("speed-name", Rect(bar.room + _GAP / 2, 4, label, TOOL_HEIGHT), words, _SPEED))
    add_speeds(table, place)


def _undo(table: "TableScene") -> Tool:
    reason = table.match.why_no_undo()
    told = table.t(reason.key) if reason else ""
    can = reason is None and table.is_settled and not table.controller.is_going_on
    help_text = partial(_what_is_taken_back, table)
    return Tool("undo", table.t("table-undo"), "undo", table.controller.undo, Command.UNDO, can, told, help_text)


def _what_is_taken_back(table: "TableScene") -> str:
    """Return the actions that Undo takes back, in the words of the log."""
    wording = table.wording
    events = [event for entry in table.controller.deeds.to_take_back for event in entry.events]
    deeds = wording.told([event.masked(wording.viewer) for event in events])
    return table.t("table-undo-what", deeds=deeds) if deeds else table.t("table-undo-help")


def _redo(table: "TableScene") -> Tool:
    can, redo = table.match.can_redo and table.is_settled, partial(table.playback.travel_on, table.controller.redo)
    return Tool("redo", table.t("table-redo"), "redo", redo, Command.REDO, can, table.t("table-redo-nothing"))


def _look(table: "TableScene") -> Tool:
    """At one's own hand, behind a curtain."""
    can, words = table.is_settled, table.t("table-look")
    return Tool("look", words, "eye", table.controller.look, enabled=can, tooltip=table.t("table-look-help"))


def _hint(table: "TableScene") -> Tool:
    controller = table.controller
    can, reason = table.is_settled and table.position.can_act, table.t("table-hint-not-now")
    icon = "clock" if controller.is_asking_hint else "hint"
    label, other = table.t("table-hint"), table.t("table-hint-more")
    if controller.hint and table.hint_stage == 1:
        label, other = other, label
    return Tool(
        "hint", label, icon, table.ask_hint, Command.HINT, can, reason, table.t("table-hint-help"), other_label=other
    )


def _open_log(table: "TableScene") -> None:
    table.app.stack.push(LogPage(table))
