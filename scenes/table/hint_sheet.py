"""A hint on the table: first the area where to look and what for, then the move and its pieces."""

from collections.abc import Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ai.hints import CLOSE
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.text import markup
from scenes.engine.theme import BURGUNDY, INK_SOFT, TOOLTIP
from scenes.engine.widgets import Action, Look, Widget
from scenes.kit.position_view import AnyPosition
from scenes.table.hidden_hands import raise_curtain
from scenes.table.hint_area import area

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_STYLE = TOOLTIP.but(size=24, valign="top", smallest=0.7)
_HEAD = f"{markup.icon('hint')} "
_THINKING = "table-hint-thinking"
_SIDE, _TOP = 20.0, 16.0
_CROSS = 26.0
_BESIDE = 34.0
"""Width left free beside the text, for the cross."""
_GAP = 8.0
_LAMP, _ABOVE = 19.0, 8.0
"""Radius of the lamp at the frame's corner, and its distance above, so that it covers little."""
_LEAST_LEFT = 230.0
"""Least height left for the log; below it the hint takes the whole column."""


class HintSheet(Widget):
    """Show the text of a hint on parchment over the upper part of the log; a press closes it."""

    is_solid = True

    def __init__(self, rect: Rect, text: str, tooltip: str, on_press: Action) -> None:
        super().__init__("hint-sheet", rect, tooltip)
        self.text, self._on_press = text, on_press

    def press(self) -> None:
        """Close the hint."""
        self.play("click")
        self._on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the sheet with its text and the cross."""
        canvas.skin("shadow", self.rect)
        canvas.skin("tooltip", self.rect)
        canvas.paragraph(self.text, self.rect.inset(_SIDE, _TOP).trimmed(right=_BESIDE), _STYLE)
        cross = self.rect.right - _CROSS + 2, self.rect.y + _CROSS
        canvas.icon("cross", cross, _CROSS - 4, BURGUNDY if look.hovered else INK_SOFT)


def ask(table: "TableScene") -> None:
    """Show the next step of a hint: where to look and why, then the move, then nothing.

    A press while the search runs asks for the second step at once.
    """
    if table.controller.acts_covered:
        raise_curtain(table, table.controller.viewer, then=partial(ask, table))
    elif table.hint_stage == 2 and table.controller.hint:
        put_away(table)
    elif table.controller.hint:
        table.hint_stage = 2
        table.invalidate()
    elif table.controller.is_asking_hint:
        table.hint_stage = 2
        table.notice(table.t(_THINKING))
    else:
        table.hint_stage = 1
        table.controller.ask_hint()


def thinking(table: "TableScene") -> str:
    """Return the prompt while a hint is searched for; empty otherwise."""
    return table.t(_THINKING) if table.controller.is_asking_hint else ""


def put_away(table: "TableScene") -> None:
    """Drop the hint."""
    table.controller.drop_hint()
    follow(table)
    table.invalidate()


def follow(table: "TableScene") -> None:
    """Update the step: a hint that has come is no longer searched for, a dropped one has no step."""
    if table.controller.is_asking_hint:
        return
    table.app.toasts.put_away(table.t(_THINKING))
    if not table.controller.hint:
        table.hint_stage = 0


def places(table: "TableScene") -> list[Rect]:
    """Return the areas to frame: one area first, then each piece of the move.

    For a move without a piece it is the place of the table's own buttons.
    """
    hint = table.controller.hint
    if hint is None or not is_open(table):
        return []
    action = table.match.spec.rules.parse_action(hint.action)
    if table.hint_stage == 1:
        return [area(table, action)]
    pieces = (table.find(piece) for piece in table.bindings.pieces_of(action))
    found = [piece.screen_rect() for piece in pieces if piece is not None]
    is_offered_plainly = action in table.bindings.unclaimed()
    return [table.board.controls_place] if is_offered_plainly and not found else found


def is_open(table: "TableScene") -> bool:
    """Return whether a hint is shown; none while only what everybody may know is."""
    return bool(table.hint_stage and table.controller.hint and not table.is_covered)


def add(table: "TableScene", position: AnyPosition, column: Rect) -> Rect | None:
    """Add the sheet, as high as its text needs; return what is left of the column, None if too little."""
    text = _text(table, position)
    needed = table.measure(text, _STYLE, column.w - 2 * _SIDE - _BESIDE)[1] + 2 * _TOP + _GAP
    sheet, left = column.split_top(min(column.h, needed), _GAP)
    if left.h < _LEAST_LEFT:
        sheet = column
    table.add(HintSheet(sheet, text, table.t("table-hint-away"), lambda: put_away(table)))
    return left if sheet is not column else None


def leads_elsewhere(table: "TableScene", towards: Collection[Any]) -> bool:
    """Return whether these actions leave out the hinted one."""
    hint = table.controller.hint
    return hint is not None and bool(towards) and table.match.spec.rules.parse_action(hint.action) not in towards


def _text(table: "TableScene", position: AnyPosition) -> str:
    """Return the text of the sheet: why to look there, or what to do."""
    hint = table.controller.hint
    assert hint is not None
    action = table.match.spec.rules.parse_action(hint.action)
    reason = hint.reason if hint.reason and table.board.is_true_of(position, action, hint.reason) else None
    why = position.wording.reason(reason) if reason else ""
    if table.hint_stage == 1:
        lines = [table.board.prospect(position, action) or table.t("table-hint-look"), why, table.t("table-hint-again")]
    else:
        lines = [
            markup.strong(position.wording.deed_in(action, position.view)),
            table.board.advice(position, action),
            why,
        ]
        rather = table.board.rather(position, action, hint.candidates)
        lines.append(rather)
        if not rather and (reason is None or reason.key.endswith(f"-{CLOSE}")):
            lines.append(_beside(table, position, action, [text for text, _ in hint.candidates[1:]]))
    return _HEAD + "\n".join(line for line in lines if line)


def _beside(table: "TableScene", position: AnyPosition, action: Any, others: Iterable[str]) -> str:
    """Return a sentence with the next best action that is really another; empty if there is none."""
    for other in map(table.match.spec.rules.parse_action, others):
        if table.board.is_another_move(position, action, other):
            return table.t("table-hint-beside", deed=position.wording.deed_in(other, position.view))
    return ""


def draw(table: "TableScene", canvas: Canvas) -> None:
    """Draw a frame with a lamp at its corner, so that it differs from everything else that glows."""
    for place in table.hint_places():
        frame = place.outset(9)
        canvas.outline(frame, (60, 34, 6), 9, 14)
        canvas.outline(place.outset(8), (255, 214, 90), 5, 13)
        x, y = Rect(frame.x, frame.y - _ABOVE, 0, 0).outset(_LAMP).kept_inside(SCREEN).center
        canvas.circle((x, y), _LAMP, (60, 34, 6))
        canvas.circle((x, y), _LAMP - 3, (255, 214, 90))
        canvas.icon("hint", (x, y), 1.3 * _LAMP, BURGUNDY)
