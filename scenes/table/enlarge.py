"""Any piece at twice its size or more with its full text: hover or focus it and press Z."""

from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.inputs import Command
from scenes.core.layout import SCREEN
from scenes.core.theme import BODY

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_CARD = (520.0, 780.0)
_TEXT = BODY.but(size=30, valign="middle")


def draw(table: "TableScene", canvas: Canvas) -> None:
    widget = table.focused() if table.app.keyboard_in_use else table.hovered()
    paint = table.board.enlarged(widget) if widget is not None else None
    text = widget.tooltip() if widget is not None else ""
    if widget is None or (paint is None and not text):
        text = table.t("table-enlarge-help", key=table.key_label(Command.ENLARGE))
    canvas.fill(SCREEN, (12, 7, 4), 0.7)
    middle = SCREEN.centered(_CARD[0] * 2 + 40, _CARD[1])
    picture, words = middle.columns(2, 40)
    if paint is not None:
        paint(canvas, picture)
    else:
        words = words.moved(dx=-middle.w / 4)
    page = words.centered(words.w, 420)
    canvas.skin("panel_parchment", page)
    canvas.paragraph(text, page.inset(44, 36), _TEXT)

