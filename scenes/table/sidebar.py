"""The sidebar of the table: the log, and below it the table's own buttons or choices."""

from typing import Any

from scenes.engine.layout import Rect
from scenes.engine.widgets import Panel, Picture
from scenes.kit.board import Board
from scenes.kit.position_view import AnyPosition
from scenes.table import controls
from scenes.table.log_sidebar import add_chronicle, has_room_for_news
from scenes.table.playback.panel_transitions import RESTING, RestingPanel
from scenes.table.table_parts import TableParts

_GAP = 6.0
_EMBLEM, _FAINT = 0.6, 0.4


def add(parts: TableParts, position: AnyPosition) -> None:
    """Add the sidebar.

    If the buttons have a place of their own, the log keeps its height while all that is new has room.
    """
    board, asks = parts.board, controls.has_choices(parts)
    waits = parts.is_settled and (board.closing if position.can_act else controls.are_needed(parts))
    standing = None if asks else _standing(parts, position)
    place = _above(board.chronicle_place, standing) if standing else room(board, bool(asks or waits))
    left = parts.hints.add(position, place) if parts.hints.is_open else place
    if left:
        add_chronicle(parts.scene, left, parts.playback, position)
    if asks:
        controls.add_open_choices(parts, board.controls_place)
    elif standing and parts.is_settled and not controls.answers_soon(parts):
        controls.add_standing(parts, standing)
    elif standing:
        _add_closed_panel(parts, standing)
    elif waits:
        controls.add(parts, board.controls_place)
    else:
        add_resting_panel(parts)


def add_resting_panel(parts: TableParts) -> None:
    """Add the panel of the person's last choice, dimmed, while that action is shown."""
    place, telling = parts.board.controls_place, parts.playback
    is_done = (telling.current is not None and telling.tells_own) or parts.controller.is_going_on
    if not (parts.board.has_panel and is_done):
        return
    if offered := parts.panels.offered:
        parts.scene.add(Panel(parts.panels.offered_on, place, "panel_wood"))
        parts.scene.add(RestingPanel(RESTING, place, offered))
    else:
        _add_closed_panel(parts, place)


def _add_closed_panel(parts: TableParts, place: Rect) -> None:
    """Add an empty panel with the city's emblem while its buttons are not needed."""
    parts.scene.add(Panel("controls", place, "panel_wood"))
    side = min(place.w, place.h) * _EMBLEM
    emblem = place.centered(side, side)
    parts.scene.add(Picture("controls-emblem", emblem, f"{parts.match.spec.id}/art/emblem", alpha=_FAINT))


def _standing(parts: TableParts, position: AnyPosition) -> Rect | None:
    """Return the reserved place of the buttons.

    It is None if nothing could be pressed there while the log or a hint needs the room.
    """
    place, board = parts.board.standing_place, parts.board
    if place is None or not (position.can_act and parts.is_settled) or parts.match.holds_turn():
        return place
    is_crowded = parts.hints.is_open or not has_room_for_news(
        parts.scene, _above(board.chronicle_place, place), parts.playback.chronicle, position
    )
    return None if is_crowded else place


def room(board: Board[Any, Any], shows_buttons: bool) -> Rect:
    """Return the place of the log, without the buttons if both share one place."""
    place, buttons = board.chronicle_place, board.controls_place
    return _above(place, buttons) if shows_buttons and place.overlaps(buttons) else place


def _above(place: Rect, buttons: Rect) -> Rect:
    return place.trimmed(bottom=place.bottom - buttons.y + _GAP)
