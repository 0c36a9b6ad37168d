"""The rule book: complete in every language, searchable, linked, by keys and by mouse."""

import re

import pytest

from scenes.engine.headless import Headless
from scenes.engine.input.focus import every
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.markup import marked_up
from scenes.navigation import open_rules
from scenes.screens.rules.books import Book, RuleParagraph, all_books, book_of_game
from scenes.screens.rules.scene import RuleBook
from scenes.screens.rules.search import hits, marked, search
from tests.ui.playable import stage, texts_that_do_not_fit

PARAGRAPHS = [(book, paragraph) for book in all_books() for paragraph in book.paragraphs]


def keys_of(paragraph: RuleParagraph) -> list[str]:
    key = f"{paragraph.prefix}-rule-{paragraph.number.replace('.', '-')}"
    return [key, f"{key}-title", *([f"{key}-ours"] if paragraph.ours else [])]


def page_of(headless: Headless, page: str = "") -> RuleBook:
    book = RuleBook(headless.app, page)
    headless.show(book)
    return book


@pytest.mark.parametrize("language", ["en", "ja", "it"])
def test_every_paragraph_has_its_words(language: str) -> None:
    catalog = Catalog()
    wanted = [key for _, paragraph in PARAGRAPHS for key in keys_of(paragraph)]
    wanted += [f"{book.prefix}-rule-differences" for book in all_books()]
    assert [key for key in wanted if not catalog.has(key, language)] == []


def test_no_rule_text_is_left_out_of_the_book() -> None:
    catalog = Catalog()
    listed = {key for _, paragraph in PARAGRAPHS for key in keys_of(paragraph)}
    for book in all_books():
        text = (catalog._folder / "en" / f"{book.game}_rules.ftl").read_text(encoding="utf-8")
        written = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)) - {f"{book.prefix}-rule-differences"}
        assert written == {key for key in listed if key.startswith(f"{book.prefix}-")}


def test_related_paragraphs_exist() -> None:
    missing = [
        (paragraph.id, number)
        for book, paragraph in PARAGRAPHS
        for number in paragraph.related
        if book.numbered(number) is None
    ]
    assert missing == []


def test_the_book_opens_where_it_is_asked_to() -> None:
    with stage() as headless:
        page_of(headless)
        open_rules(headless.app, PARAGRAPHS[7][1].id)
        headless.step()
        top = headless.app.stack.top
        assert isinstance(top, RuleBook)
        assert top.page == PARAGRAPHS[7][1].id


def test_an_unknown_paragraph_opens_the_beginning_of_its_game() -> None:
    with stage() as headless:
        book = all_books()[0]
        assert page_of(headless, f"{book.prefix}-99-9").page == book.paragraphs[0].id
        assert page_of(headless, book.prefix).page == book.paragraphs[0].id


def test_search_counts_in_every_text_and_in_numbers() -> None:
    catalog = Catalog()
    book = book_of_game("san_gimignano")
    finds = search(book, "MARKET", catalog)
    assert finds
    assert all("market" in _all_words(book, page, catalog) for page in finds)
    cited = book.paragraphs[-1]
    assert hits(cited, cited.cited, catalog) == 1


def _all_words(book: Book, page: str, catalog: Catalog) -> str:
    paragraph = book.find(page)
    assert paragraph is not None
    return " ".join([paragraph.title(catalog), paragraph.text(catalog), paragraph.ruling(catalog)]).lower()


def test_finds_are_marked_as_the_text_writes_them() -> None:
    assert marked("The Market is a market.", "market").count(marked_up("[b]")) == 2
    assert marked_up("[c:burgundy]Market[/c]") in marked("The Market", "market")


def test_search_and_first_find_by_keys_alone() -> None:
    with stage() as headless:
        book = page_of(headless)
        headless.key("ctrl+f")
        headless.type("dealer")
        headless.key("return")
        assert "dealer" in _all_words(book.book, book.page, headless.app.catalog)
        headless.key("escape")
        assert (book.words, headless.app.stack.top) == ("", book)


def test_contents_links_and_turning_by_mouse_alone() -> None:
    with stage() as headless:
        book = page_of(headless)
        section = next(entry for entry in book.book.paragraphs if entry.is_section and entry.number == "3")
        headless.click(f"go-{section.id}")
        child = book.book.inside("3")[0]
        headless.click(f"in-{child.id}")
        assert book.page == child.id
        headless.click("next")
        assert book.page == book.book.inside("3")[1].id
        headless.click("previous")
        assert book.page == child.id


def test_a_link_to_a_page_that_the_search_leaves_out_leaves_the_focus_on_something() -> None:
    with stage() as headless:
        book = page_of(headless, "lc-2-5")
        headless.click("search")
        headless.type("no such words")
        link = next(widget.id for widget in every(book.widgets) if widget.id.startswith("see-lc-"))
        book.find(link).press()  # type: ignore[union-attr]
        headless.step()
        assert book.page == link.removeprefix("see-")
        assert book.input.focused() is not None


@pytest.mark.parametrize("page", ["", "aq-3-4"])
def test_a_book_asked_for_a_page_ends_its_search_and_lies_as_it_was_without_one(page: str) -> None:
    with stage() as headless:
        open_rules(headless.app, "lc-2-5")
        headless.step()
        book = headless.app.stack.top
        assert isinstance(book, RuleBook)
        headless.click("search")
        headless.type("wall")
        open_rules(headless.app, page)
        headless.step()
        assert headless.app.stack.top is book
        assert (book.words, book.page) == (("", page) if page else ("wall", "lc-2-5"))
        assert not page or (book.input.focus_id, book.find("finds")) == (f"go-{page}", None)


def test_the_open_page_is_in_sight_among_the_contents_at_any_text_size() -> None:
    """Also after turning to another one, in the next frame."""
    with stage(text_scale=200) as headless:
        book = page_of(headless, all_books()[0].paragraphs[-3].id)
        for _ in range(6):
            row = book.find(f"go-{book.page}")
            assert row is not None
            assert row.mount.parent is not None
            window = row.mount.parent.window()
            assert window is not None
            assert window.y <= row.screen_rect().y < row.screen_rect().bottom <= window.bottom
            book._turn(1)
            headless.app.draw()


def test_one_page_lists_every_ruling_of_ours() -> None:
    with stage() as headless:
        book = page_of(headless, all_books()[0].differences_id)
        for paragraph in book.book.rulings():
            assert book.find(f"differs-{paragraph.id}") is not None


@pytest.mark.parametrize("language", ["en", "ja", "it", "xx"])
@pytest.mark.parametrize("scale", [100, 200])
def test_pages_fit_at_any_text_size(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        longest = max(PARAGRAPHS, key=lambda entry: len(entry[1].text(headless.app.catalog)))[1]
        for page in (longest.id, all_books()[0].differences_id):
            page_of(headless, page)
            assert texts_that_do_not_fit(headless) == []
