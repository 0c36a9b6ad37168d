"""The left page of the book: games, sections and paragraphs as rows, with the number of finds of a search."""

from dataclasses import dataclass

from scenes.common.one_page_summary import has_summary
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BODY, BURGUNDY, GOLD_DARK, INK, INK_SOFT, NUMBER, PANEL_HEADING, TextStyle
from scenes.engine.widgets import Look, Pressable
from scenes.screens.rules.books import DIFFERENCES, Book, RuleParagraph
from scenes.screens.rules.search import search

SECTION = BODY.but(size=25)
PARAGRAPH = BODY
COUNT = NUMBER.but(size=20, smallest=0.5)
INDENT = 40.0
NUMBER_WIDTH = 62.0


@dataclass(frozen=True, slots=True)
class ContentsEntry:
    """Describe a row; `depth` is 0 for a game, 1 for a section, 2 for a paragraph."""

    page: str
    depth: int
    number: str
    title: str
    finds: int = 0
    folds: bool = False
    is_open: bool = False
    ours: bool = False

    @property
    def id(self) -> str:
        """Return the id of its row."""
        return f"{'game' if self.depth == 0 else 'go'}-{self.page}"


def entries(books: tuple[Book, ...], page: str, words: str, catalog: Catalog) -> list[ContentsEntry]:
    """Return the visible rows: all finds while searching, else those that lead to the open page."""
    rows: list[ContentsEntry] = []
    for book in books:
        if words.strip():
            rows += _found(book, words, catalog)
        else:
            rows += _unfolded(book, page, catalog)
    return rows


def _game_row(book: Book, catalog: Catalog, finds: int, is_open: bool) -> ContentsEntry:
    return ContentsEntry(book.paragraphs[0].id, 0, "", book.name(catalog), finds, True, is_open)


def _found(book: Book, words: str, catalog: Catalog) -> list[ContentsEntry]:
    finds = search(book, words, catalog)
    rows = [
        ContentsEntry(entry.id, 1 if entry.is_section else 2, entry.number, entry.title(catalog), finds[entry.id])
        for entry in book.paragraphs
        if entry.id in finds
    ]
    return [_game_row(book, catalog, sum(finds.values()), bool(rows)), *rows]


def _unfolded(book: Book, page: str, catalog: Catalog) -> list[ContentsEntry]:
    is_open = page in book.pages()
    rows = [_game_row(book, catalog, 0, is_open)]
    if not is_open:
        return rows
    if has_summary(book.game):
        rows.append(ContentsEntry(book.summary_id, 1, "", catalog("how-to-play")))
    shown = book.find(page)
    for section in (entry for entry in book.paragraphs if entry.is_section):
        children = book.inside(section.number)
        unfolded = shown is not None and shown.section == section.number
        rows.append(_row(section, 1, catalog, bool(children), unfolded))
        rows += [_row(child, 2, catalog) for child in children if unfolded]
    rows.append(ContentsEntry(book.differences_id, 1, DIFFERENCES, catalog("rules-differences")))
    return rows


def _row(
    entry: RuleParagraph, depth: int, catalog: Catalog, folds: bool = False, is_open: bool = False
) -> ContentsEntry:
    return ContentsEntry(entry.id, depth, entry.number, entry.title(catalog), 0, folds, is_open, entry.ours)


@dataclass(frozen=True)
class ContentsRow(Pressable):
    """Show one line of the contents; a press opens its page."""

    entry: ContentsEntry
    chosen: bool

    @property
    def style(self) -> TextStyle:
        return (PANEL_HEADING, SECTION, PARAGRAPH)[self.entry.depth]

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.chosen:
            canvas.skin("plate_gold", self.rect)
        elif look.hovered or look.focused:
            canvas.fill(self.rect, GOLD_DARK, 0.13, 8)
        area = self.rect.trimmed(left=14 + INDENT * max(0, self.entry.depth - 1), right=12)
        if self.entry.finds:
            area, place = area.split_right(44, 8)
            self._draw_finds(canvas, place)
        elif self.entry.folds:
            area, place = area.split_right(44, 8)
            icon = "chevron_down" if self.entry.is_open else "chevron_right"
            canvas.icon(icon, place.center, 22, INK_SOFT)
        elif self.entry.ours:
            area, place = area.split_right(44, 8)
            draw_seal(canvas, place.centered(30, 30))
        self._draw_words(canvas, area)

    def _draw_words(self, canvas: Canvas, area: Rect) -> None:
        style = self.style
        if self.entry.number == DIFFERENCES:
            seal, area = area.split_left(40, 14)
            draw_seal(canvas, seal.centered(42, 42))
            canvas.text(self.entry.title, area, style.inked(BURGUNDY))
            return
        if self.entry.number:
            width = NUMBER_WIDTH * canvas.text_scale * (1 if self.entry.depth == 2 else 0.66)
            number, area = area.split_left(width)
            canvas.text(self.entry.number, number, style.inked(INK_SOFT))
        canvas.text(self.entry.title, area, style.inked(BURGUNDY if self.entry.depth == 0 else INK))

    def _draw_finds(self, canvas: Canvas, place: Rect) -> None:
        coin = place.centered(40, 40)
        canvas.image("common/art/coin", coin)
        canvas.text(str(self.entry.finds), coin.inset(4), COUNT)


def draw_seal(canvas: Canvas, rect: Rect) -> None:
    """Draw the seal that marks our own rulings."""
    canvas.image("common/art/seal", rect)
    sign = TextStyle(face="strong", size=rect.h * 0.5 / canvas.text_scale, colour=(255, 226, 190), align="center")
    canvas.text("≠", rect.moved(0, -rect.h * 0.03), sign)
