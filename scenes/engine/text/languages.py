"""The table of languages; a new one needs a line here and a folder of catalogues."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

FALLBACK = "en"
"""Language used for messages that another one lacks."""
PSEUDO = "xx"
"""Test language: English with accents, made longer."""

Writing = Literal["latin", "japanese"]


@dataclass(frozen=True, slots=True)
class Language:
    """Describe a language; `code` is its catalogue folder, `system_names` are beginnings of its system names."""

    code: str
    name: str
    short_name: str
    system_names: tuple[str, ...]
    writing: Writing = "latin"


LANGUAGES = (
    Language("en", "English", "EN", ("en", "English")),
    Language("ja", "日本語", "日本語", ("ja", "Japanese"), "japanese"),
    Language("it", "Italiano", "IT", ("it", "Italian")),
)
"""All languages, in the order in which they are offered."""

CODES = tuple(language.code for language in LANGUAGES)


def language_for(system_names: Sequence[str]) -> str:
    """Return the code of the first of the system's languages that the game has, or English."""
    spoken = (each.code for name in system_names for each in LANGUAGES if name.startswith(each.system_names))
    return next(spoken, FALLBACK)


def writes_japanese(code: str) -> bool:
    """Return whether the language uses Japanese faces and line breaks, without painted initials."""
    return any(each.code == code and each.writing == "japanese" for each in LANGUAGES)
