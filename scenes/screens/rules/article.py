"""The right page of the book: a paragraph with pictures, our ruling and links, or the list of differences."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BODY,
    HEADING,
    LAPIS,
    NOTE,
    SECTION,
    SUBHEADING,
    TextStyle,
)
from scenes.engine.widgets import Button, Label, Look, Panel, Widget
from scenes.engine.widgets import Paragraph as TextBlock
from scenes.kit.game_uis import game_ui_of
from scenes.screens.rules.books import Book, RuleParagraph
from scenes.screens.rules.contents import draw_seal
from scenes.screens.rules.drop_cap import has_initial, illuminated
from scenes.screens.rules.search import marked

TITLE = HEADING.but(size=36, leading=1.15)
CITED = HEADING.but(size=30, colour=LAPIS)
TEXT = BODY.but(size=26, leading=1.34, valign="top")
PICTURE = Rect(0, 0, 212, 318)
PICTURES_BESIDE_UP_TO = 1.3

Open = Callable[[str], None]
Draw = Callable[[Canvas, Catalog, str, Rect], None]


class Article:
    """Fill a column from its top; `widgets` go into a scroll area."""

    def __init__(self, scene: Scene, column: Rect, words: str, open_page: Open) -> None:
        self.scene, self.column, self.words, self.open_page = scene, column, words, open_page
        self.catalog: Catalog = scene.app.catalog
        self.widgets: list[Widget] = []
        self._y = column.y

    # A rule

    def show(self, book: Book, paragraph: RuleParagraph) -> None:
        """Add a paragraph with everything that belongs to it."""
        self._heading(paragraph.cited, paragraph.title(self.catalog))
        self._body_with_pictures(book.game, paragraph)
        if paragraph.ours:
            self._ruling(book, paragraph)
        inside = book.inside(paragraph.number) if paragraph.is_section else []
        self._links(self.catalog("rules-in-this-section"), inside, "in")
        related = [entry for number in paragraph.related if (entry := book.numbered(number)) is not None]
        self._links(self.catalog("rules-see-also"), related, "see")
        if paragraph.printed:
            self._text("printed", self.catalog("rules-printed", term=paragraph.printed), NOTE.but(size=25))

    def show_differences(self, book: Book) -> None:
        """Add the list of all paragraphs with a ruling of our own."""
        self._heading("", self.catalog("rules-differences"))
        self._text("intro", self.catalog(f"{book.prefix}-rule-differences"), TEXT, gap=26)
        for paragraph in book.rulings():
            label = f"{paragraph.cited}   {paragraph.title(self.catalog)}"
            self._link(f"differs-{paragraph.id}", label, paragraph.id)
            self._text(f"ruling-{paragraph.id}", paragraph.ruling(self.catalog), TEXT, gap=26)

    # Its parts

    def _heading(self, cited: str, title: str) -> None:
        if cited:
            self._line("cited", cited, CITED)
        self._text("title", title, TITLE, gap=16)

    def _body_with_pictures(self, game: str, paragraph: RuleParagraph) -> None:
        """Add text and pictures; they lie beside the text unless the text is large."""
        whole = self.column
        beside = bool(paragraph.pictures) and self.scene.app.canvas.text_scale <= PICTURES_BESIDE_UP_TO
        top = self._y
        if beside:
            self.column = whole.trimmed(right=PICTURE.w + 28)
        self._body(paragraph)
        self.column = whole
        if paragraph.pictures:
            y = top if beside else self._y
            bottom = self._pictures(game, paragraph.pictures, Rect(whole.right - PICTURE.w, y, PICTURE.w, PICTURE.h))
            self._y = max(self._y, bottom + 24)

    def _body(self, paragraph: RuleParagraph) -> None:
        text = paragraph.text(self.catalog)
        if "\n" in text or not has_initial(text, self.catalog.language):
            self._text("body", self._marked(text), TEXT, gap=26)
            return
        area = Rect(self.column.x, self._y, self.column.w, 10)
        widgets = illuminated("body", area, text, TEXT, self.scene.measure, self._marked)
        self.widgets += widgets
        self._y = max(widget.rect.bottom for widget in widgets) + 24

    def _pictures(self, game: str, names: tuple[str, ...], first: Rect) -> float:
        """Add the pictures below each other; return where they end."""
        pictures = game_ui_of(game).rule_pictures
        if pictures is None:
            return first.y
        places = [first.moved(0, number * (first.h + 16)) for number in range(len(names))]
        for name, place in zip(names, places, strict=True):
            picture = place.fitted(pictures.aspect)
            self.widgets.append(RulePicture(f"picture-{name}", picture, pictures.draw, self.catalog, name))
        return places[-1].bottom

    def _ruling(self, book: Book, paragraph: RuleParagraph) -> None:
        text = self._marked(paragraph.ruling(self.catalog))
        area = Rect(self.column.x, self._y, self.column.w, 10)
        inner = area.trimmed(left=104, right=32)
        head = self.scene.measure("Ag", SUBHEADING)[1]
        height = self.scene.measure(text, TEXT, inner.w)[1] + 4
        link = self._link_height
        panel = Rect(area.x, area.y, area.w, 28 + head + 8 + height + 12 + link + 24)
        self.widgets.append(Panel("ruling", panel))
        self.widgets.append(ArticleSeal("ruling-seal", Rect(panel.x + 24, panel.y + 24, 64, 64)))
        heading = Rect(inner.x, panel.y + 28, inner.w, head)
        heading_style = SECTION
        self.widgets.append(Label("ruling-heading", heading, self.catalog("rules-differs"), heading_style))
        self.widgets.append(TextBlock("ruling-text", Rect(inner.x, heading.bottom + 8, inner.w, height), text, TEXT))
        self._y = heading.bottom + 8 + height + 12
        self._link("all-differences", self.catalog("rules-all-differences"), book.differences_id, inner)
        self._y = panel.bottom + 24

    def _links(self, heading: str, targets: list[RuleParagraph], name: str) -> None:
        if not targets:
            return
        self._line(f"{name}-heading", heading, SECTION)
        for target in targets:
            self._link(f"{name}-{target.id}", f"{target.number}   {target.title(self.catalog)}", target.id)
        self._y += 14

    @property
    def _link_height(self) -> float:
        return max(48.0, self.scene.measure("Ag", BODY)[1] + 14)

    def _link(self, id: str, label: str, page: str, area: Rect | None = None) -> None:
        column = area or self.column
        place = Rect(column.x, self._y, column.w, self._link_height)
        button = Button(id, place, label, lambda: self.open_page(page), dress="plate", style=BODY, sound="page")
        self.widgets.append(button)
        self._y = place.bottom + 8

    def _line(self, id: str, text: str, style: TextStyle) -> None:
        height = self.scene.measure("Ag", style)[1]
        self.widgets.append(Label(id, Rect(self.column.x, self._y, self.column.w, height), text, style))
        self._y += height + 6

    def _text(self, id: str, text: str, style: TextStyle, gap: float = 8) -> None:
        style = style.at_top
        height = self.scene.measure(text, style, self.column.w)[1] + 4
        self.widgets.append(TextBlock(id, Rect(self.column.x, self._y, self.column.w, height), text, style))
        self._y += height + gap

    def _marked(self, text: str) -> str:
        return marked(text, self.words)


@dataclass(frozen=True)
class RulePicture(Widget):
    """Draw a picture of the rule book with the game's own painter."""

    paint: Draw
    catalog: Catalog
    name: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.paint(canvas, self.catalog, self.name, self.rect)


@dataclass(frozen=True)
class ArticleSeal(Widget):
    """Draw the seal that marks our own rulings."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_seal(canvas, self.rect)
