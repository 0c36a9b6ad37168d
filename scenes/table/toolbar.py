"""The tools in the top bar of a table: undo, redo, hint, rules, log, menu; without people, the speed."""

from dataclasses import replace
from functools import partial

from scenes.common.speed_choice import add_speeds, speed_width
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.theme import NOTE_ON_WOOD
from scenes.engine.widgets import Label
from scenes.engine.widgets.top_bar import TOOL_HEIGHT, Tool, TopBar, add_top_bar
from scenes.kit.position_view import AnyPosition
from scenes.table.log_page import LogPage
from scenes.table.menu import open_menu, open_rules
from scenes.table.table_parts import TableParts

_SPEED = NOTE_ON_WOOD.tightest
_GAP = 14.0


def add_bar(parts: TableParts, position: AnyPosition) -> None:
    """Add the top bar with the game's name, its details and the tools."""
    spec, scene = parts.match.spec, parts.scene
    details = parts.controller.policy.details(parts.board.details(position))
    bar = add_top_bar(scene, scene.t(f"{spec.prefix}-title"), details, table_tools(parts), f"{spec.id}/art/arms")
    add_watching(parts, bar)


def table_tools(parts: TableParts) -> list[Tool]:
    """Return the tools of the top bar."""
    return parts.controller.policy.tools(_usual_tools(parts))


def _usual_tools(parts: TableParts) -> list[Tool]:
    return [
        *(_of_people(parts) if parts.match.humans else ()),
        Tool("rules", parts.t("table-rules"), "rules", lambda: open_rules(parts.scene, parts.match), Command.RULES),
        Tool("log", parts.t("table-log"), "log", lambda: _open_log(parts), Command.LOG),
        Tool("menu", parts.t("table-menu"), "menu", lambda: open_menu(parts), Command.MENU),
    ]


def _of_people(parts: TableParts) -> list[Tool]:
    """Return undo, redo and hint; they are left out in a match without people."""
    hint = [_hint(parts)] if parts.app.settings.hints else []
    look = [_look(parts)] if parts.moves.bindings.look else []
    return [_undo(parts), _redo(parts), *hint, *look]


def add_watching(parts: TableParts, bar: TopBar) -> None:
    """Add the choice of speed to the top bar of a match without people, until all has been shown."""
    if parts.match.humans or (parts.match.is_over and parts.is_settled):
        return
    bars, words = speed_width(parts.scene), parts.t("table-speed")
    label = parts.scene.measure(words, _SPEED)[0]
    place = Rect(bar.room - bars, 4, bars, TOOL_HEIGHT)
    scene, room = parts.scene, bar.room - bars - label - 2 * _GAP
    scene.widgets[scene.widgets.index(bar)] = replace(bar, room=room)
    scene.add(Label("speed-name", Rect(room + _GAP / 2, 4, label, TOOL_HEIGHT), words, _SPEED))
    add_speeds(parts.scene, place)


def _undo(parts: TableParts) -> Tool:
    reason = parts.match.why_no_undo()
    told = parts.t(reason.key) if reason else ""
    can = reason is None and parts.is_settled and not parts.controller.is_going_on
    help_text = partial(_what_is_taken_back, parts)
    return Tool("undo", parts.t("table-undo"), "undo", parts.controller.undo, Command.UNDO, can, told, help_text)


def _what_is_taken_back(parts: TableParts) -> str:
    """Return the actions that Undo takes back, in the words of the log."""
    wording = parts.playback.chronicle.wording
    events = [event for entry in parts.controller.deeds.to_take_back for event in entry.events]
    deeds = wording.told([event.masked(wording.viewer) for event in events])
    return parts.t("table-undo-what", deeds=deeds) if deeds else parts.t("table-undo-help")


def _redo(parts: TableParts) -> Tool:
    can, redo = parts.match.can_redo and parts.is_settled, partial(parts.playback.travel_on, parts.controller.redo)
    return Tool("redo", parts.t("table-redo"), "redo", redo, Command.REDO, can, parts.t("table-redo-nothing"))


def _look(parts: TableParts) -> Tool:
    """At one's own hand, behind a curtain."""
    can, words = parts.is_settled, parts.t("table-look")
    return Tool("look", words, "eye", parts.controller.look, enabled=can, tooltip=parts.t("table-look-help"))


def _hint(parts: TableParts) -> Tool:
    controller = parts.controller
    can, reason = parts.is_settled and parts.position().can_act, parts.t("table-hint-not-now")
    icon = "clock" if controller.is_asking_hint else "hint"
    label, other = parts.t("table-hint"), parts.t("table-hint-more")
    if controller.hint and parts.hints.stage == 1:
        label, other = other, label
    return Tool(
        "hint", label, icon, parts.hints.ask, Command.HINT, can, reason, parts.t("table-hint-help"), other_label=other
    )


def _open_log(parts: TableParts) -> None:
    app = parts.app
    app.stack.push(LogPage(app, parts.playback, parts.position))
