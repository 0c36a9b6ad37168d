"""The widgets of the page: numbered headings, rows with a picture and words, the drawn example."""

from dataclasses import KW_ONLY, dataclass

from scenes.common.one_page_summary import Cut, OnePageSummary, draw_cut, draw_figure
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BURGUNDY,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    NUMBER,
    PARCHMENT_LIGHT,
    SMALL,
    SMALL_HEADING,
    SUBHEADING,
    WALNUT,
)
from scenes.engine.widgets import Look, Widget

HEAD = SUBHEADING.but(size=31, colour=BURGUNDY, smallest=0.55)
NAME = SMALL_HEADING.tightest
WORDS = SMALL.tight
PICTURE = 70.0
ROW_EDGE, ROW_GAP = 12.0, 14.0
_DISC = 46.0
_NUMERAL = NUMBER.but(size=28, colour=CREAM, smallest=0.5)
TURN, _APART = 42.0, 10.0
_TURN = NUMBER.but(size=23, colour=INK, smallest=0.5)
_CAPTION_HEIGHT = 56.0
_CAPTION = SMALL.but(size=20, align="center", leading=1.0, smallest=0.6)


@dataclass(frozen=True)
class NumberedHead(Widget):
    """Draw a disc with the number of the block, and its name."""

    number: str
    text: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        disc, words = self.rect.split_left(_DISC, 14)
        x, y = disc.center
        canvas.circle((x + 1, y + 3), _DISC / 2, WALNUT)
        canvas.circle((x, y), _DISC / 2, GOLD)
        canvas.circle((x, y), _DISC / 2 - 3, BURGUNDY)
        canvas.text(self.number, disc.inset(8), _NUMERAL)
        canvas.text(self.text, words, HEAD)


@dataclass(frozen=True)
class TurnSteps(Widget):
    """Draw a disc for each turn; the first is lit."""

    count: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number in range(self.count):
            disc = Rect(self.rect.x + number * (TURN + _APART), self.rect.y, TURN, TURN)
            canvas.circle(disc.center, TURN / 2, GOLD_DARK)
            canvas.circle(disc.center, TURN / 2 - 2.5, GOLD_LIGHT if number == 0 else PARCHMENT_LIGHT)
            canvas.text(str(number + 1), disc.inset(7), _TURN)


@dataclass(frozen=True)
class FigureRow(Widget):
    """Draw a picture, a name and a few words.

    The name lies beside the words; if `name_height` is given, above them.
    """

    catalog: Catalog
    game: str
    figure: list[str]
    name: str
    words: str
    _: KW_ONLY
    name_width: float = 0
    name_height: float = 0

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("plate", self.rect)
        picture, rest = self.rect.inset(ROW_EDGE, 4).split_left(PICTURE, ROW_GAP)
        draw_figure(canvas, self.catalog, self.game, self.figure, picture)
        if self.name_height:
            name, words = rest.inset(0, 4).split_top(self.name_height)
        else:
            name, words = rest.split_left(self.name_width, ROW_GAP)
        canvas.text(self.name, name, NAME)
        canvas.paragraph(self.words, words, WORDS)


@dataclass(frozen=True)
class Example(Widget):
    """Draw the figures of the example on their background, each with its name below."""

    catalog: Catalog
    game: str
    summary: OnePageSummary
    names: list[str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_framed(canvas, self.game, self.summary.ground, self.rect)
        columns = self.rect.inset(10, 8).columns(len(self.names), 8)
        for figure, name, column in zip(self.summary.example, self.names, columns, strict=True):
            place, caption = column.split_bottom(_CAPTION_HEIGHT, 4)
            draw_figure(canvas, self.catalog, self.game, figure, place)
            canvas.skin("plate", caption)
            canvas.paragraph(name, caption.inset(10, 4), _CAPTION)


@dataclass(frozen=True)
class PageHead(Widget):
    """Draw the city over the page, with a ribbon for the title."""

    game: str
    cut: Cut
    title: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_framed(canvas, self.game, self.cut, self.rect)
        ribbon = Rect(self.rect.center[0] - 500, self.rect.bottom - 54, 1000, 84)
        canvas.skin("ribbon", ribbon)
        canvas.text(self.title, ribbon.inset(110, 4).trimmed(bottom=14), HEAD.but(size=40, align="center"))


@dataclass(frozen=True)
class Divider(Widget):
    """Draw a thin line, horizontal or vertical."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.line((self.rect.x, self.rect.y), (self.rect.right, self.rect.bottom), (168, 134, 78), 1.5)


def draw_framed(canvas: Canvas, game: str, cut: Cut, rect: Rect) -> None:
    """Draw a part of a game's picture in a golden frame."""
    draw_cut(canvas, game, cut, rect)
    canvas.outline(rect, GOLD_DARK, 2.5)
    canvas.outline(rect.outset(2.5), GOLD, 2.5)
