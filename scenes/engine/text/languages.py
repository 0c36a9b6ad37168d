"""The table of languages: a line here and a folder of catalogues are all the program knows of one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

FALLBACK = "en"
"""Behind every other language."""
PSEUDO = "xx"
"""English with accents and longer, for tests."""

Writing = Literal["latin", "japanese"]


@dataclass(frozen=True, slots=True)
class Language:
    """`code` names the folder of its catalogues; `system_names` begin what systems call it."""

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
"""In the order of the choices."""

CODES = tuple(language.code for language in LANGUAGES)


def language_for(system_names: Sequence[str]) -> str:
    """The code of the first language of the system that the game speaks."""
    spoken = (each.code for name in system_names for each in LANGUAGES if name.startswith(each.system_names))
    return next(spoken, FALLBACK)


def writes_japanese(code: str) -> bool:
    """One face from end to end, lines that break by Japanese rules, no painted initials."""
    return any(each.code == code and each.writing == "japanese" for each in LANGUAGES)
