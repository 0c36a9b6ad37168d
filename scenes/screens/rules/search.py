"""Finding words in the rules: how often a paragraph holds them, and the text with its finds marked."""

import re
import unicodedata

from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog
from scenes.screens.rules.books import Book, RuleParagraph


def folded(text: str) -> str:
    """Without case and without the difference between full-width and plain letters."""
    return unicodedata.normalize("NFKC", text).casefold()


def hits(paragraph: RuleParagraph, words: str, catalog: Catalog) -> int:
    """How often the words stand in the paragraph; its number finds it as well."""
    wanted = folded(words.strip())
    if not wanted:
        return 0
    texts = (paragraph.title(catalog), paragraph.text(catalog), paragraph.ruling(catalog), paragraph.printed)
    found = sum(folded(text).count(wanted) for text in texts)
    return found or int(wanted in (folded(paragraph.number), folded(paragraph.cited)))


def search(book: Book, words: str, catalog: Catalog) -> dict[str, int]:
    """The finds by paragraph id, only where there are any."""
    counted = ((paragraph.id, hits(paragraph, words, catalog)) for paragraph in book.paragraphs)
    return {page: count for page, count in counted if count}


def marked(text: str, words: str) -> str:
    """The text with every find set off; a find is shown as the text writes it."""
    wanted = words.strip()
    if not wanted:
        return text

    def set_off(found: re.Match[str]) -> str:
        return markup.strong(markup.coloured("burgundy", found[0]))

    return re.sub(re.escape(wanted), set_off, text, flags=re.IGNORECASE)
