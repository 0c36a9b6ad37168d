"""The chronicle at the side of the table: what rivals did since your last turn, and the latest turns."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import BURGUNDY, INK_SOFT, SMALL, SUBHEADING
from scenes.core.widgets import Label, ListView, Look, Panel, Paragraph, Widget
from scenes.replay import open_replay
from scenes.table.log import Block, since_last_turn
from scenes.table.people import Person
from scenes.table.seen import Seen

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_SHOWN = 40
"""The side shows the latest blocks; the log page has them all."""
_LINE = SMALL.but(size=22, valign="top", smallest=0.8)
_TURN = SMALL.but(size=19, align="center", colour=INK_SOFT)
_CREST = 42.0


class BlockRow(Widget):
    """One turn of one seat; pressing it shows the board of that moment."""

    focusable = True

    def __init__(self, id: str, rect: Rect, block: Block, person: Person, table: "TableScene") -> None:  # noqa: A002
        super().__init__(id, rect, table.t("table-log-row-help"))
        self.block, self.person, self.table = block, person, table

    def press(self) -> None:
        open_replay(self.table.app, self.table.match, self.block.last + 1)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.fill(self.rect, (217, 171, 70), 0.3, 8)
        left, words = self.rect.inset(4, 4).split_left(_CREST, 8)
        crest, below = left.split_top(min(44, left.h), 0)
        canvas.image_fitted(self.person.crest, crest)
        if below.h >= 22:
            canvas.text(str(self.block.turn), below.split_top(22)[0], _TURN)
        canvas.paragraph(self.block.text, words, _LINE)
        canvas.rule(self.rect, self.rect.bottom + 3)


def add_chronicle(table: "TableScene", place: Rect, told: Sequence[Block], seen: Seen) -> None:
    table.add(Panel("chronicle", place, "scroll"))
    inner = place.inset(26, 40).trimmed(top=14)
    head, rest = inner.split_top(44, 4)
    table.add(
        Label("chronicle-head", head, table.t("table-chronicle"), SUBHEADING.but(align="center", colour=BURGUNDY))
    )
    recent = since_last_turn(list(told), seen.viewer)
    if recent and table.match.seats[seen.viewer].is_human:
        rest = _add_news(table, rest, recent)
    _add_rows(table, rest, told[-_SHOWN:], seen)


def _add_news(table: "TableScene", area: Rect, recent: Sequence[Block]) -> Rect:
    """What the others did since the viewer's last turn; returns the room below."""
    text = table.t("sentence-separator").join(block.text for block in recent)
    width = area.w - 28
    height = min(table.measure(text, _LINE, width)[1] + 62, area.h * 0.5)
    news, rest = area.split_top(height, 12)
    table.add(Panel("news", news, "panel_plain"))
    inner = news.inset(14, 10)
    head, words = inner.split_top(30, 4)
    style = SMALL.but(size=22, face="strong", colour=BURGUNDY, align="center")
    table.add(Label("news-head", head, table.t("table-since"), style))
    table.add(Paragraph("news-text", words, text, _LINE))
    return rest


def _add_rows(table: "TableScene", area: Rect, told: Sequence[Block], seen: Seen) -> None:
    width = area.w - _CREST - 36
    heights = [max(72.0, table.measure(block.text, _LINE, width)[1] + 16) for block in told]

    def row(index: int, rect: Rect) -> list[Widget]:
        block = told[index]
        return [BlockRow(f"log-{block.first}", rect, block, seen.people[block.seat], table)]

    table.add(ListView("log-rows", area, heights, row, gap=8, at_end=True))
