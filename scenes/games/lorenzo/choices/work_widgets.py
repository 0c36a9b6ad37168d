"""Parts of the dialog of a harvest or production: lines of cards, plates to choose, and the balance."""

from dataclasses import KW_ONLY, dataclass

from game.lorenzo.actions import BONUS_TILE
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import HARVEST
from game.lorenzo.goods import GOODS, POINTS, plus
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BURGUNDY,
    CREAM,
    GREEN,
    INK,
    INK_SOFT,
    SMALL_NOTE,
    SUBHEADING,
    TERM,
    Colour,
    TextStyle,
)
from scenes.engine.widgets import Button, Fixed, Look
from scenes.engine.widgets.button import Dress
from scenes.games.lorenzo.choices.work_draft import Outcome
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import draw_cut

PICTURE, NAMES = 112.0, 270.0
WORK_TERM = TERM.tight
LEAST = SMALL_NOTE.tight
_NAME = SUBHEADING.tightest
_RADIO = TERM.inked(CREAM).tightest
_WELL: Colour = (246, 226, 176)
_STANDS_BACK = 0.5
_PALE: Colour = (236, 218, 178)


@dataclass(frozen=True)
class WorkLine(Fixed):
    """Show a card or the bonus tile with the value that it needs; pale if the action's value does not reach it."""

    card: int
    name: str
    least: str
    work: int
    is_reached: bool

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        picture, rest = self.rect.inset(12, 7).split_left(PICTURE, 20)
        if self.card == BONUS_TILE:
            sign = signs.Sign("harvest" if self.work == HARVEST else "production")
            signs.draw_row(canvas, [sign, signs.Gap(), signs.Value(1)], picture, 40, "center")
        else:
            draw_cut(canvas, CARDS[self.card], picture)
        if not self.is_reached:
            canvas.fill(picture, _PALE, 0.6)
        name, least = rest.split_left(NAMES)[0].inset(0, 4).rows(2, 0)
        canvas.text(self.name, name, _NAME if self.is_reached else _NAME.inked(INK_SOFT))
        canvas.text(self.least, least, LEAST if self.is_reached else LEAST.inked(BURGUNDY))


@dataclass(frozen=True)
class RadioPlate(Button):
    """Show one use of a card in signs or words; the chosen one of a line glows, others are faded."""

    _: KW_ONLY
    row: signs.Row
    dress: Dress = "parchment"
    style: TextStyle = _RADIO

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.chosen or (self.enabled and (look.hovered or look.focused)):
            canvas.skin("glow", self.rect)
        with canvas.faded(1 if self.chosen else _STANDS_BACK):
            canvas.skin(self.skin(look), self.rect)
        self._draw_content(canvas, look)

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        mark, rest = self.rect.inset(14, 6).split_left(24, 12)
        canvas.circle(mark.center, 11, INK, 2)
        if self.chosen:
            canvas.circle(mark.center, 6, BURGUNDY)
        if self.row:
            signs.draw_row(canvas, self.row, rest, 30, "left", self.text_colour(look))
        else:
            canvas.text(self.label, rest, self.style.inked(self.text_colour(look)))


@dataclass(frozen=True)
class Balance(Fixed):
    """Show what is paid and received, and what one has afterwards."""

    t: Catalog
    outcome: Outcome
    goods: tuple[int, ...]

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.fill(self.rect, _WELL, 1, 10)
        canvas.outline(self.rect, (150, 116, 62), 2, 10)
        left, right = self.rect.inset(28, 10).columns(2, 30)
        paid, received = left.rows(2, 0)
        row = signs.changes([-number for number in self.outcome.paid])
        self._draw_line(canvas, paid, self.t("lo-work-pay"), row, BURGUNDY)
        row = signs.changes(self.outcome.received)
        if self.outcome.privileges:
            row = signs.parted([each for each in (row, signs.privileges(self.outcome.privileges)) if each])
        self._draw_line(canvas, received, self.t("lo-work-receive"), row, GREEN)
        head, foot = right.rows(2, 0)
        canvas.text(self.t("lo-work-then"), head, WORK_TERM)
        signs.draw_row(canvas, self._then(), foot, 30)

    def _draw_line(self, canvas: Canvas, line: Rect, term: str, row: signs.Row, colour: Colour) -> None:
        words, rest = line.split_left(150, 10)
        canvas.text(term, words, WORK_TERM.inked(colour))
        if row:
            signs.draw_row(canvas, row, rest, 30)
        else:
            canvas.text(self.t("lo-work-nothing"), rest, LEAST)

    def _then(self) -> signs.Row:
        """Return the four goods afterwards, and the tracks that change."""
        change = plus(self.outcome.received, tuple(-number for number in self.outcome.paid))
        shown = [each for each in range(POINTS) if each in GOODS or change[each]]
        return signs.parted([signs.amount(each, self.goods[each] + change[each]) for each in shown])
