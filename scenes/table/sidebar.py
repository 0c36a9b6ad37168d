"""The sidebar of the table: the log, and below it the table's own buttons or choices."""

from typing import TYPE_CHECKING, Any

from scenes.engine.layout import Rect
from scenes.engine.widgets import Panel, Picture
from scenes.kit.board import Board
from scenes.kit.position_view import AnyPosition
from scenes.table import controls, hint_sheet, open_choices
from scenes.table.log_sidebar import add_chronicle, has_room_for_news
from scenes.table.playback.panel_transitions import RestingPanel

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_GAP = 6.0
_EMBLEM, _FAINT = 0.6, 0.4


def add(table: "TableScene", position: AnyPosition) -> None:
    """Add the sidebar.

    If the buttons have a place of their own, the log keeps its height while all that is new has room.
    """
    board, asks = table.board, open_choices.are_needed(table)
    waits = table.is_settled and (board.closing if position.can_act else controls.are_needed(table))
    standing = None if asks else _standing(table, position)
    place = _above(board.chronicle_place, standing) if standing else room(board, bool(asks or waits))
    left = hint_sheet.add(table, position, place) if hint_sheet.is_open(table) else place
    if left:
        add_chronicle(table, left, table.playback.chronicle, position)
    if asks:
        open_choices.add(table, board.controls_place)
    elif standing and table.is_settled and not controls.answers_soon(table):
        controls.add_standing(table, standing)
    elif standing:
        _add_closed_panel(table, standing)
    elif waits:
        controls.add(table, board.controls_place)
    else:
        add_resting_panel(table)


def add_resting_panel(table: "TableScene") -> None:
    """Add the panel of the person's last choice, dimmed, while that action is shown."""
    place, telling = table.board.controls_place, table.playback
    is_done = (telling.current is not None and telling.tells_own) or table.controller.is_going_on
    if not (table.board.has_panel and is_done):
        return
    if offered := table.panels.offered:
        table.add(Panel(table.panels.offered_on, place, "panel_wood"))
        table.add(RestingPanel(place, offered))
    else:
        _add_closed_panel(table, place)


def _add_closed_panel(table: "TableScene", place: Rect) -> None:
    """Add an empty panel with the city's emblem while its buttons are not needed."""
    table.add(Panel("controls", place, "panel_wood"))
    side = min(place.w, place.h) * _EMBLEM
    emblem = place.centered(side, side)
    table.add(Picture("controls-emblem", emblem, f"{table.match.spec.id}/art/emblem", alpha=_FAINT))


def _standing(table: "TableScene", position: AnyPosition) -> Rect | None:
    """Return the reserved place of the buttons.

    It is None if nothing could be pressed there while the log or a hint needs the room.
    """
    place, board = table.board.standing_place, table.board
    if place is None or not (position.can_act and table.is_settled) or table.match.holds_turn():
        return place
    is_crowded = hint_sheet.is_open(table) or not has_room_for_news(
        table, _above(board.chronicle_place, place), table.playback.chronicle, position
    )
    return None if is_crowded else place


def room(board: Board[Any, Any], shows_buttons: bool) -> Rect:
    """Return the place of the log, without the buttons if both share one place."""
    place, buttons = board.chronicle_place, board.controls_place
    return _above(place, buttons) if shows_buttons and place.overlaps(buttons) else place


def _above(place: Rect, buttons: Rect) -> Rect:
    return place.trimmed(bottom=place.bottom - buttons.y + _GAP)
