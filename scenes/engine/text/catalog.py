"""Fluent catalogues: every sentence a player sees, in the chosen language or else in English."""

import logging
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from scenes.engine.platform import resources
from scenes.engine.text.languages import FALLBACK, PSEUDO
from scenes.engine.text.markup import marked_up, plain_text, written

log = logging.getLogger(__name__)

CACHE_LIMIT = 8000
"""Number of formatted texts kept before the cache starts again."""

Argument = str | int | float

_KEYS = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Finds the message ids of a catalogue file without parsing it."""
_ACCENTS = str.maketrans("aeiouAEIOUcnsy", "àéîöüÀÉÎÖÜçñšý")


def numeral(number: int) -> str:
    """Return a number as text with a true minus sign: `3`, `−3`, `0`."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Return a number as text with its sign: `+3`, `−3`, `0`."""
    return f"+{number}" if number > 0 else numeral(number)


def pseudo(text: str) -> str:
    """Return English with accents, 40 % longer; it reveals untranslated texts and boxes that are too small."""
    if not any(char.isalpha() for char in text):
        return text
    padding = "~" * max(1, round(len(plain_text(text)) * 0.4) - 1)
    words = [padding[i : i + 6] for i in range(0, len(padding), 6)]
    return " ".join([text.translate(_ACCENTS), *words])


def read_messages(source: str) -> ast.Resource:
    """Parse a Fluent source; positions are left out, because they need as much memory as the messages."""
    return FluentParser(with_spans=False).parse(source)


def with_ad(name: Any) -> Any:
    """Return `ad Agnese` and `a Bianca`: in Italian `a` takes a d before its own vowel. In catalogues: `AD($name)`."""
    word = str(name)
    first = unicodedata.normalize("NFD", plain_text(word).lstrip())[:1]
    return f"ad {word}" if first in "Aa" and first else f"a {word}"


class Catalog:
    """Return texts by key: `t("key", name="Anna", n=3)`.

    A missing key is returned as it is and logged once.
    """

    def __init__(self, language: str = FALLBACK, folder: Path | None = None) -> None:
        self._folder = folder or resources.catalogues()
        self._shelves: dict[str, Shelf] = {}
        self._cache: dict[tuple[str, tuple[tuple[str, Argument], ...]], str] = {}
        self.problems: list[str] = []
        self.on_problem: Callable[[str], None] | None = None
        """Called with one sentence for each damaged file, when it is first needed."""
        self.missing: set[str] = set()
        self.language = language

    def switch(self, language: str) -> None:
        """Change the language."""
        self.language = language
        self._cache.clear()

    def has(self, key: str, language: str | None = None) -> bool:
        """Return whether the language itself has the message, without falling back to English."""
        return self._shelf(self._real(language or self.language)).find(key) is not None

    def in_language(self, key: str, language: str) -> str:
        """Return the message in another language, or an empty text if that language lacks it."""
        shelf = self._shelf(self._real(language))
        pattern = shelf.find(key)
        return str(shelf.bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return a message in the chosen language, with its arguments filled in."""
        cached = self._cache.get((key, tuple(arguments.items())))
        if cached is None:
            if len(self._cache) > CACHE_LIMIT:
                self._cache.clear()
            cached = self._format(key, arguments)
            self._cache[(key, tuple(arguments.items()))] = cached
        return cached

    def _format(self, key: str, arguments: dict[str, Argument]) -> str:
        for language in dict.fromkeys((self._real(self.language), FALLBACK)):
            shelf = self._shelf(language)
            pattern = shelf.find(key)
            if pattern is not None:
                value, errors = shelf.bundle.format_pattern(pattern, arguments)
                for error in errors:
                    self._report(key, f"text {key} ({language}): {error}")
                return pseudo(str(value)) if self.language == PSEUDO else str(value)
        self._report(key, f"text {key} is missing")
        return key

    def _report(self, key: str, sentence: str) -> None:
        if key not in self.missing:
            self.missing.add(key)
            log.warning(sentence)

    @staticmethod
    def _real(language: str) -> str:
        """Return the language whose files are used: the test language has the English ones."""
        return FALLBACK if language == PSEUDO else language

    def _shelf(self, language: str) -> "Shelf":
        if language not in self._shelves:
            self._shelves[language] = Shelf(self._folder / language, self._problem)
        return self._shelves[language]

    def _problem(self, sentence: str) -> None:
        self.problems.append(sentence)
        log.warning(sentence)
        if self.on_problem:
            self.on_problem(sentence)


class Shelf:
    """Hold the catalogue files of one language; each is parsed when one of its messages is first needed."""

    def __init__(self, folder: Path, report: Callable[[str], None]) -> None:
        self.bundle = FluentBundle([folder.name], functions={"AD": with_ad}, use_isolating=False)
        self._report = report
        self._unread: dict[str, str] = {}
        """Text of each file not parsed yet, by name."""
        self._home: dict[str, str] = {}
        """Name of the file that has a message, by message id."""
        for path in sorted(folder.glob("*.ftl")):
            self._index(path)

    def find(self, key: str) -> Any:
        """Return the pattern of a message, or None."""
        home = self._home.get(key, "")
        if home in self._unread:
            self._read(home)
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def _index(self, path: Path) -> None:
        name = f"{path.name} ({path.parent.name})"
        try:
            text = self._unread[name] = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self._report(f"{name} cannot be read: {error}.")
            return
        self._home.update(dict.fromkeys(_KEYS.findall(text), name))

    def _read(self, name: str) -> None:
        resource = read_messages(marked_up(self._unread.pop(name)))
        damaged = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if damaged:
            line = written(damaged[0].content or "").strip().splitlines()[0]
            self._report(f"{name} has a line Fluent cannot read: {line}")
        self.bundle.add_resource(resource, allow_overrides=True)
