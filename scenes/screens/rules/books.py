"""The rules of each game in their order, from `assets/<game>/rules.toml`; the words are in the catalogues."""

from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel, ConfigDict

from game.core.registry import spec_of
from scenes.engine.platform import resources
from scenes.engine.text.catalog import Catalog
from scenes.kit.game_uis import game_ui_ids

DIFFERENCES = "differences"


class _ParagraphEntry(BaseModel):
    """Describe a paragraph in the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    number: str
    printed: str = ""
    pictures: list[str] = []
    related: list[str] = []
    ours: bool = False


class _BookFile(BaseModel):
    """Describe the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cited_as: str = ""
    """Letters of its citations, if they are not the game's prefix."""
    paragraph: list[_ParagraphEntry]


@dataclass(frozen=True, slots=True)
class RuleParagraph:
    """Describe a numbered rule; `ours` is True if the catalogue also has a ruling of our own."""

    prefix: str
    number: str
    printed: str
    pictures: tuple[str, ...]
    related: tuple[str, ...]
    ours: bool
    cited_as: str

    @property
    def id(self) -> str:
        """Return the id by which other parts refer to it: `sg-3-4`."""
        return paragraph_id(self.prefix, self.number)

    @property
    def section(self) -> str:
        """Return the number of its section."""
        return self.number.partition(".")[0]

    @property
    def is_section(self) -> bool:
        return self.section == self.number

    @property
    def cited(self) -> str:
        """Return its citation: `SG 3.4`."""
        return f"{self.cited_as} {self.number}"

    def title(self, catalog: Catalog) -> str:
        return catalog(f"{self._key}-title")

    def text(self, catalog: Catalog) -> str:
        return catalog(self._key)

    def ruling(self, catalog: Catalog) -> str:
        """Return our ruling; empty if there is none."""
        return catalog(f"{self._key}-ours") if self.ours else ""

    @property
    def _key(self) -> str:
        return f"{self.prefix}-rule-{_slug(self.number)}"


@dataclass(frozen=True, slots=True)
class Book:
    """Hold the rules of one game."""

    game: str
    prefix: str
    paragraphs: tuple[RuleParagraph, ...]

    @property
    def differences_id(self) -> str:
        """Return the id of the page with all differences."""
        return f"{self.prefix}-{DIFFERENCES}"

    @property
    def summary_id(self) -> str:
        """Return the id of its first line, which opens the game's page of how to play; it is no page of the book."""
        return f"{self.prefix}-summary"

    def name(self, catalog: Catalog) -> str:
        return catalog(f"city-{self.game.replace('_', '-')}")

    def find(self, page: str) -> RuleParagraph | None:
        """Return the paragraph with that id; None if there is none."""
        return next((paragraph for paragraph in self.paragraphs if paragraph.id == page), None)

    def numbered(self, number: str) -> RuleParagraph | None:
        """Return the paragraph with that number; None if there is none."""
        return self.find(paragraph_id(self.prefix, number))

    def inside(self, section: str) -> list[RuleParagraph]:
        """Return the paragraphs of a section, without the section itself."""
        return [entry for entry in self.paragraphs if entry.section == section and not entry.is_section]

    def rulings(self) -> list[RuleParagraph]:
        """Return the paragraphs with a ruling of our own."""
        return [entry for entry in self.paragraphs if entry.ours]

    def pages(self) -> list[str]:
        """Return the ids of all pages in reading order."""
        return [*(paragraph.id for paragraph in self.paragraphs), self.differences_id]


def paragraph_id(prefix: str, number: str) -> str:
    """Return the id of a paragraph from the game's prefix and the number."""
    return f"{prefix}-{_slug(number)}"


def _slug(number: str) -> str:
    return number.replace(".", "-")


@cache
def all_books() -> tuple[Book, ...]:
    """Return the books of all games that can be played and have rule texts."""
    return tuple(_read(game) for game in game_ui_ids() if resources.asset(game, "rules.toml").is_file())


def book_of_game(game: str) -> Book:
    """Return the book of a game."""
    return next(book for book in all_books() if book.game == game)


def book_with(page: str) -> Book:
    """Return the book that a page belongs to by its prefix; the first book for an unknown page."""
    prefix = page.partition("-")[0]
    return next((book for book in all_books() if book.prefix == prefix), all_books()[0])


def _read(game: str) -> Book:
    prefix = spec_of(game).prefix
    book = resources.read_table(resources.asset(game, "rules.toml"), _BookFile.model_validate)
    cited_as = book.cited_as or prefix.upper()
    paragraphs = (
        RuleParagraph(
            prefix, entry.number, entry.printed, tuple(entry.pictures), tuple(entry.related), entry.ours, cited_as
        )
        for entry in book.paragraph
    )  # fmt: skip
    return Book(game, prefix, tuple(paragraphs))
