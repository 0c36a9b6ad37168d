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
from scenes.kit.position_view import PositionView
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
"""Left free by the words, as the cross stands there."""
_GAP = 8.0
_LAMP, _ABOVE = 19.0, 8.0
"""The lamp stands on its corner, clear of what lies in it."""
_LEAST_LEFT = 230.0
"""A chronicle that would be lower is covered whole."""


class HintSheet(Widget):
    """Parchment over the head of the chronicle, where nothing lies that a hint speaks of; a press puts it away."""

    is_solid = True

    def __init__(self, rect: Rect, text: str, tooltip: str, on_press: Action) -> None:
        super().__init__("hint-sheet", rect, tooltip)
        self.text, self._on_press = text, on_press

    def press(self) -> None:
        self.play("click")
        self._on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("shadow", self.rect)
        canvas.skin("tooltip", self.rect)
        canvas.paragraph(self.text, self.rect.inset(_SIDE, _TOP).trimmed(right=_BESIDE), _STYLE)
        cross = self.rect.right - _CROSS + 2, self.rect.y + _CROSS
        canvas.icon("cross", cross, _CROSS - 4, BURGUNDY if look.hovered else INK_SOFT)


def ask(table: "TableScene") -> None:
    """First where to look and why, then the move; then it is put away. While it is thought over, a press is kept.

    It may speak of the hand, which only its owner may see.
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
    """What the ribbon says meanwhile."""
    return table.t(_THINKING) if table.controller.is_asking_hint else ""


def put_away(table: "TableScene") -> None:
    table.controller.drop_hint()
    follow(table)
    table.invalidate()


def follow(table: "TableScene") -> None:
    """A hint that has come is not on its way any more; one that was dropped has no stage."""
    if table.controller.is_asking_hint:
        return
    table.app.toasts.put_away(table.t(_THINKING))
    if not table.controller.hint:
        table.hint_stage = 0


def places(table: "TableScene") -> list[Rect]:
    """First an area, then each piece on the way; what no piece leads to is offered among the table's own buttons."""
    hint = table.controller.hint
    if hint is None or not table.hint_stage:
        return []
    action = table.match.spec.rules.parse_action(hint.action)
    if table.hint_stage == 1:
        return [area(table, action)]
    pieces = (table.find(piece) for piece in table.bindings.pieces_of(action))
    found = [piece.screen_rect() for piece in pieces if piece is not None]
    is_offered_plainly = action in table.bindings.unclaimed()
    return [table.board.controls_place] if is_offered_plainly and not found else found


def is_open(table: "TableScene") -> bool:
    return bool(table.hint_stage and table.controller.hint)


def add(table: "TableScene", position: PositionView, column: Rect) -> Rect | None:
    """As high as its words need; what it leaves of the column, if that is enough for anything else."""
    text = _text(table, position)
    needed = table.measure(text, _STYLE, column.w - 2 * _SIDE - _BESIDE)[1] + 2 * _TOP + _GAP
    sheet, left = column.split_top(min(column.h, needed), _GAP)
    if left.h < _LEAST_LEFT:
        sheet = column
    table.add(HintSheet(sheet, text, table.t("table-hint-away"), lambda: put_away(table)))
    return left if sheet is not column else None


def leads_elsewhere(table: "TableScene", towards: Collection[Any]) -> bool:
    """Something else was chosen than what the hint speaks of."""
    hint = table.controller.hint
    return hint is not None and bool(towards) and table.match.spec.rules.parse_action(hint.action) not in towards


def _text(table: "TableScene", position: PositionView) -> str:
    """Why one should look there; then what to do."""
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


def _beside(table: "TableScene", position: PositionView, action: Any, others: Iterable[str]) -> str:
    """Where no score explains the choice, what came next to it is named, unless it is much the same."""
    for other in map(table.match.spec.rules.parse_action, others):
        if table.board.is_another_move(position, action, other):
            return table.t("table-hint-beside", deed=position.wording.deed_in(other, position.view))
    return ""


def draw(table: "TableScene", canvas: Canvas) -> None:
    """A frame with a lamp at its corner: whatever else glows there, it is told apart."""
    for place in table.hint_places():
        frame = place.outset(9)
        canvas.outline(frame, (60, 34, 6), 9, 14)
        canvas.outline(place.outset(8), (255, 214, 90), 5, 13)
        x, y = Rect(frame.x, frame.y - _ABOVE, 0, 0).outset(_LAMP).kept_inside(SCREEN).center
        canvas.circle((x, y), _LAMP, (60, 34, 6))
        canvas.circle((x, y), _LAMP - 3, (255, 214, 90))
        canvas.icon("hint", (x, y), 1.3 * _LAMP, BURGUNDY)
