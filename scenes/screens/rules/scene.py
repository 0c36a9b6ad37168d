"""The open rule book: contents on the left page, the chosen rule on the right one."""

from typing import Self

from scenes import navigation
from scenes.engine.app import App
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BODY, HEADING, NOTE
from scenes.engine.widgets import Action, Button, Label, ListView, ScrollArea, TextField
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.rules.article import Article
from scenes.screens.rules.books import all_books, book_with
from scenes.screens.rules.contents import PARAGRAPH, ContentsRow, entries
from scenes.screens.rules.drop_cap import Initial, has_initial

LEFT = Rect(112, 104, 780, 920)
RIGHT = Rect(1026, 104, 790, 920)
HEAD = 76.0
FOOT = 64.0
ROW = 49.0
BAR_ROOM = 24.0
NAME = HEADING.but(size=46)
TURN = BODY.centered
SCROLLING = (Command.PAGE_UP, Command.PAGE_DOWN)


class RuleBook(Scene):
    """Show a page: the id of a paragraph, or `<prefix>-differences`."""

    name = "rules"
    backdrop = "common/art/book"

    def __init__(self, app: App, paragraph: str = "") -> None:
        super().__init__(app)
        self.words, self.asked = "", paragraph
        self.book = book_with(paragraph)
        self.page = paragraph if paragraph in self.book.pages() else self.book.paragraphs[0].id
        self._is_lost = True

    def turn_to(self, asked: Self) -> bool:
        """Opens the page asked for; where none is, the book lies open as it was left."""
        if asked.asked:
            self.words, self.book = "", asked.book
            self._show(asked.page)
            self.input.set_focus(f"go-{asked.page}")
        return True

    # Building

    def build(self) -> None:
        tools = [
            Tool("to-opponents", self.t("opponents-tool"), "opponent", self._open_opponents),
            Tool("close", self.t("close"), "cross", self.back),
        ]
        add_top_bar(self, self.t("title-name"), [self.t("rules"), self.book.name(self.app.catalog)], tools)
        head, contents = LEFT.split_top(HEAD, 18)
        self._add_head(head)
        self._add_contents(contents)
        article, foot = RIGHT.split_bottom(FOOT, 14)
        self._add_article(article)
        self._add_foot(foot)

    def _add_head(self, head: Rect) -> None:
        name, field = head.split_right(430, 20)
        title = self.t("rules")
        if has_initial(title, self.app.catalog.language):
            square, name = name.split_left(HEAD, 10)
            self.add(Initial("head-initial", square, title[0], "red"))
            title = title[1:].upper()
        self.add(Label("head", name, title, NAME))
        self.add(
            TextField(
                "search", field.centered(field.w, 54), self.words, self._search, on_submit=self._open_first_find,
                placeholder=self.t("rules-search"), longest=40, icon="search",
            )
        )  # fmt: skip

    def _add_contents(self, area: Rect) -> None:
        if self.words.strip():
            note, area = area.split_top(34 * self.app.canvas.text_scale, 6)
            self.add(Label("finds", note, self._told_finds(), NOTE))
        rows = entries(all_books(), self.page, self.words, self.app.catalog)
        height = max(ROW, self.measure("Ag", PARAGRAPH)[1] + 16)

        def make_row(index: int, place: Rect) -> list[ContentsRow]:
            entry = rows[index]
            chosen = entry.page == self.page and entry.depth > 0
            return [ContentsRow(entry.id, place, entry, chosen, on_press=lambda: self.open_page(entry.page))]

        self.add(ListView.of("contents", area, [height] * len(rows), make_row, gap=3))

    def _told_finds(self) -> str:
        rows = entries(all_books(), self.page, self.words, self.app.catalog)
        count = sum(row.finds for row in rows if row.depth > 0)
        return self.t("rules-finds", count=count)

    def _add_article(self, area: Rect) -> None:
        article = Article(self, area.trimmed(right=BAR_ROOM), self.words, self.open_page)
        paragraph = self.book.find(self.page)
        if paragraph is None:
            article.show_differences(self.book)
        else:
            article.show(self.book, paragraph)
        self.add(ScrollArea(f"article-{self.page}", area, article.widgets))

    def _add_foot(self, foot: Rect) -> None:
        pages = self.book.pages()
        index = pages.index(self.page)
        before, middle, after = foot.weighted_columns([1, 1, 1], 12)
        number = self.t("rules-page", page=index + 1, pages=len(pages))
        self.add(Label("page", middle, number, NOTE.centered.tightest))
        back = f"{markup.icon('chevron_left')} {self.t('rules-previous')}"
        self._add_turn("previous", before, back, index > 0, lambda: self._turn(-1))
        onward = f"{self.t('rules-next')} {markup.icon('chevron_right')}"
        self._add_turn("next", after, onward, index + 1 < len(pages), lambda: self._turn(1))

    def _add_turn(self, name: str, place: Rect, label: str, enabled: bool, on_press: Action) -> None:
        self.add(
            Button(
                name, place.centered(place.w, 54), label, on_press, style=TURN, enabled=enabled,
                reason=self.t(f"rules-no-{name}"), sound="page",
            )
        )  # fmt: skip

    # What it does

    def open_page(self, page: str) -> None:
        """Show the page and focus its row; the id of a summary opens the game's page of how to play."""
        self.book = book_with(page)
        if page == self.book.summary_id:
            navigation.open_how_to_play(self.app, self.book.game)
            return
        self._show(page)
        if self.find(f"go-{page}") is not None:  # a search may leave it out
            self.input.set_focus(f"go-{page}")

    def _open_opponents(self) -> None:
        navigation.open_opponents(self.app, self.book.game)

    def _turn(self, step: int) -> None:
        """Turn to the next or the previous page."""
        pages = self.book.pages()
        self._show(pages[(pages.index(self.page) + step) % len(pages)])

    def _show(self, page: str) -> None:
        self.page, self._is_lost = page, True
        self.invalidate()

    def _search(self, words: str) -> None:
        self.words = words
        self.invalidate()

    def _open_first_find(self, words: str) -> None:
        """Open the first page that the search has found."""
        rows = entries(all_books(), self.page, words, self.app.catalog)
        found = next((row for row in rows if row.depth > 0 and row.finds), None)
        if found is not None:
            self.open_page(found.page)

    def first_focus(self) -> str:
        return f"go-{self.page}"

    def back(self) -> None:
        """End the search; without one, close the book."""
        if self.words:
            self._search("")
        else:
            super().back()

    def intercept(self, press: KeyPress) -> bool:
        """Scroll the rule with PgUp and PgDn, whatever has the focus; the search key focuses the field."""
        if "rules/search" in press.commands:
            self.input.set_focus("search")
            return True
        area = self.find(f"article-{self.page}")
        return press.command in SCROLLING and area is not None and area.on_key(press)

    def refresh(self) -> None:
        """Build the widgets again if needed, and scroll the contents to a page that was opened."""
        super().refresh()
        if self._is_lost:
            self._reveal_row()

    def _reveal_row(self) -> None:
        """Scroll the contents to the open page, once after it was opened."""
        self._is_lost = False
        row = self.find(f"go-{self.page}")
        if row is not None and row.mount.parent is not None:
            row.mount.parent.reveal(row)
