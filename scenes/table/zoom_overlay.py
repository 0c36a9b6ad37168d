"""The zoom: a hovered or focused piece at twice its size or more, with its full text, after Z."""

from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import BODY
from scenes.kit.zoom import ZoomedPiece

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_PICTURE = Rect(0, 0, 980, 780)
_WORDS = 520.0
_GAP = 40.0
_SIDE, _TOP = 44.0, 36.0
_TEXT = BODY.but(size=30, valign="middle")


def turn(table: "TableScene") -> None:
    """Open or close the zoom."""
    if table.is_enlarging:
        put_away(table)
    else:
        take_up(table)


def take_up(table: "TableScene") -> None:
    """Open the zoom; if no piece is hovered or focused, show how it works."""
    portrait, text = meant(table)
    if portrait is None and not text:
        table.notice(help_text(table))
        return
    table.app.toasts.put_away_of(table)
    table.app.part("fade")
    table.is_enlarging = True
    table.redraw()


def help_text(table: "TableScene") -> str:
    """Return the sentence that says how the zoom works."""
    return table.t("table-enlarge-help", key=table.key_label(Command.ENLARGE))


def put_away(table: "TableScene") -> None:
    """Close the zoom."""
    table.app.part("fade")
    table.is_enlarging = False
    table.redraw()


def draw(table: "TableScene", canvas: Canvas) -> None:
    """Draw the piece and its text over the darkened table, if the zoom is open."""
    if not table.is_enlarging:
        return
    portrait, text = meant(table)
    picture = _PICTURE.fitted(portrait.aspect) if portrait is not None else Rect(0, 0, 0, 0)
    page = _page(canvas, text) if text else Rect(0, 0, 0, 0)
    gap = _GAP if portrait is not None and text else 0.0
    left, right = SCREEN.centered(picture.w + gap + page.w, SCREEN.h).split_left(picture.w, gap)
    canvas.rise()
    canvas.fill(SCREEN, (12, 7, 4), 0.7)
    if portrait is not None:
        portrait.draw(canvas, left.centered(*picture.size))
    if text:
        _draw_page(canvas, right.centered(*page.size), text)


def meant(table: "TableScene") -> tuple[ZoomedPiece | None, str]:
    """Return the enlarged piece and its text, without what the picture itself says."""
    widget = table.attended()
    if widget is None:
        return None, ""
    portrait = table.board.portrait_of(widget)
    says_all = portrait is not None and not portrait.is_wordless
    return portrait, table.board.told_beside(widget) if says_all else widget.tooltip()


def _page(canvas: Canvas, text: str) -> Rect:
    """Return a page as large as its text needs; very long text shrinks into the largest."""
    most = _WORDS - 2 * _SIDE
    width = min(most, canvas.measure(text, _TEXT)[0] + 2)
    height = min(_PICTURE.h, canvas.measure(text, _TEXT, width)[1] + 2 + 2 * _TOP)
    return Rect(0, 0, width + 2 * _SIDE, height)


def _draw_page(canvas: Canvas, page: Rect, text: str) -> None:
    canvas.skin("panel_parchment", page)
    canvas.paragraph(text, page.inset(_SIDE, _TOP), _TEXT)
