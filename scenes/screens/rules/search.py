"""The search in the rules: number of finds by paragraph, and texts with their finds marked."""

import re
import unicodedata

from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog
from scenes.screens.rules.books import Book, RuleParagraph


def folded(text: str) -> str:
    """Return the text without case and without the difference of full-width and plain letters."""
    return unicodedata.normalize("NFKC", text).casefold()


def hits(paragraph: RuleParagraph, words: str, catalog: Catalog) -> int:
    """Return how often the words occur in the paragraph; its number counts as one find."""
    wanted = folded(words.strip())
    if not wanted:
        return 0
    texts = (paragraph.title(catalog), paragraph.text(catalog), paragraph.ruling(catalog), paragraph.printed)
    found = sum(folded(text).count(wanted) for text in texts)
    return found or int(wanted in (folded(paragraph.number), folded(paragraph.cited)))


def search(book: Book, words: str, catalog: Catalog) -> dict[str, int]:
    """Return the number of finds by paragraph id, for paragraphs that have any."""
    counted = ((paragraph.id, hits(paragraph, words, catalog)) for paragraph in book.paragraphs)
    return {page: count for page, count in counted if count}


def marked(text: str, words: str) -> str:
    """Return the text with every find marked."""
    wanted = words.strip()
    if not wanted:
        return text

    def set_off(found: re.Match[str]) -> str:
        return markup.strong(markup.coloured("burgundy", found[0]))

    return re.sub(re.escape(wanted), set_off, text, flags=re.IGNORECASE)
