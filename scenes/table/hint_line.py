"""A hint on the table: first a glow where to look, then the move and one sentence of reason."""

from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import TOOLTIP
from scenes.core.widgets import Look, Widget
from scenes.kit.seen import Seen

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_STYLE = TOOLTIP.but(size=25, align="center", smallest=0.6)


class HintLine(Widget):
    """A slip of parchment below the prompt."""

    def __init__(self, rect: Rect, text: str) -> None:
        super().__init__("hint-line", rect)
        self.text = text

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("shadow", self.rect)
        canvas.skin("tooltip", self.rect)
        canvas.paragraph(f"[icon:hint] {self.text}", self.rect.inset(22, 8), _STYLE)


def ask(table: "TableScene") -> None:
    """First where to look, then the move with its reason; then it is put away."""
    if table.hint_stage == 2:
        put_away(table)
    elif table.session.hint:
        table.hint_stage = 2
        table.invalidate()
    else:
        table.hint_stage = 1
        table.session.ask_hint()


def put_away(table: "TableScene") -> None:
    table.hint_stage = 0
    table.session.drop_hint()
    table.invalidate()


def places(table: "TableScene") -> list[Rect]:
    """Each piece on the way to the move; what no piece leads to is offered among the table's own buttons."""
    hint = table.session.hint
    if hint is None or not table.hint_stage:
        return []
    action = table.match.spec.rules.parse_action(hint.action)
    pieces = (table.find(piece) for piece in table.bindings.pieces_of(action))
    found = [piece.screen_rect() for piece in pieces if piece is not None]
    is_offered_plainly = action in table.bindings.unclaimed()
    return [table.board.controls_place] if is_offered_plainly and not found else found


def add(table: "TableScene", seen: Seen) -> None:
    below = table.board.prompt_place
    rect = Rect(below.x + 60, below.bottom + 10, below.w - 120, 54 if table.hint_stage == 1 else 104)
    table.add(HintLine(rect, _text(table, seen)))


def _text(table: "TableScene", seen: Seen) -> str:
    hint = table.session.hint
    assert hint is not None
    if table.hint_stage == 1:
        return table.t("table-hint-look")
    action = table.match.spec.rules.parse_action(hint.action)
    reason = seen.wording.reason(hint.reason) if hint.reason else ""
    return f"[b]{seen.wording.deed_in(action, seen.view)}[/b]\n{reason}"


def draw(table: "TableScene", canvas: Canvas) -> None:
    for place in table.hint_places():
        canvas.outline(place.outset(9), (60, 34, 6), 9, 14)
        canvas.outline(place.outset(8), (255, 214, 90), 5, 13)
