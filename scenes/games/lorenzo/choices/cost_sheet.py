"""The sheet beside a space that shows the breakdown of a placement."""

from collections.abc import Sequence

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import FINE_PRINT, INK_SOFT, PANEL_HEADING, SMALL, TOOLTIP, Colour
from scenes.engine.widgets import Look
from scenes.games.lorenzo.choices.cost_breakdown import CostBreakdown, CostLine
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.layout import place
from scenes.kit.moves.popover import Popover, place_popover

_TITLE = PANEL_HEADING.tightest
_TERM = TOOLTIP.inked(INK_SOFT).tight
_NOTE = SMALL.but(size=20, face="strong", align="right", smallest=0.6)
_FOOT = FINE_PRINT.to_right.tight
_WIDTH, _TERM_WIDTH = 432.0, 136.0
_HEAD, _LINE, _RULE, _FOOT_HEIGHT, _FRAME = 42.0, 34.0, 11.0, 26.0, 52.0
_INK_OF_RULE: Colour = (168, 134, 78)
_SIGNS = 27.0


def draw_account(canvas: Canvas, account: CostBreakdown, target: Rect) -> None:
    """Draw the breakdown beside its target; it covers neither that nor the own goods.

    The distance of its lines grows with the letters.
    """
    grown = signs.grown(canvas)
    lines, pitch = len(account.costs) + len(account.brings), _LINE * grown
    size = _WIDTH * grown, _FRAME + (_HEAD + _FOOT_HEIGHT) * grown + lines * pitch + _RULE
    sheet = Popover("account", place_popover(target, size, place("city").inset(4)), target)
    sheet.draw(canvas, Look())
    head, rest = sheet.inner.split_top(_HEAD * grown)
    canvas.text(account.title, head, _TITLE.inked(account.ink))
    costs, rest = rest.split_top(len(account.costs) * pitch)
    _draw_lines(canvas, account.costs, costs)
    rule, rest = rest.split_top(_RULE)
    canvas.line((rule.x, rule.center[1]), (rule.right, rule.center[1]), _INK_OF_RULE, 2)
    brings, foot = rest.split_top(len(account.brings) * pitch)
    _draw_lines(canvas, account.brings, brings)
    canvas.text(account.foot, foot, _FOOT)


def _draw_lines(canvas: Canvas, lines: Sequence[CostLine], area: Rect) -> None:
    for line, row in zip(lines, area.rows(max(1, len(lines)), 0), strict=False):
        term, rest = row.split_left(_TERM_WIDTH * signs.grown(canvas), 10)
        canvas.text(line.term, term, _TERM)
        signs.draw_row(canvas, line.row, rest, _SIGNS)
        if line.note:
            note = rest.trimmed(left=signs.taken_width(canvas, line.row, rest, _SIGNS) + 8)
            canvas.text(line.note, note, _NOTE.inked(line.note_colour))
