"""Font files, sizes and glyph coverage: which face draws which run of a text."""

import importlib.resources
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pygame
import pygame.freetype

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.platform import resources, user_dirs
from scenes.engine.platform.resources import DamagedFile
from scenes.engine.text.languages import writes_japanese
from scenes.engine.text.unicode_classes import drawable, is_attached
from scenes.engine.theme import Face

log = logging.getLogger(__name__)

F = TypeVar("F")

SERIF_FROM_PIXELS = 24
COVERAGE_KEPT = 40_000
RUNS_KEPT = 6_000
JAPANESE_SERIF = "NotoSerifJP-Regular.otf"
JAPANESE_SANS = "NotoSansJP-Regular.otf"


@dataclass(frozen=True, slots=True)
class FontSource:
    """A file inside a font package, and the name of the cut that replaces it when it was made."""

    package: str
    file: str
    cut: str = ""


SOURCES: dict[str, FontSource] = {
    "title": FontSource("fontpkg_cinzel", "files/Cinzel[wght].ttf", "Cinzel-Bold.ttf"),
    "body": FontSource("fontpkg_eb_garamond", "files/EBGaramond[wght].ttf", "EBGaramond-SemiBold.ttf"),
    "strong": FontSource("fontpkg_eb_garamond", "files/EBGaramond[wght].ttf", "EBGaramond-ExtraBold.ttf"),
    "italic": FontSource("fontpkg_eb_garamond", "files/EBGaramond-Italic[wght].ttf", "EBGaramond-SemiBoldItalic.ttf"),
    "plain-title": FontSource("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-Bold.ttf"),
    "plain-body": FontSource("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-Regular.ttf"),
    "plain-strong": FontSource("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-Bold.ttf"),
    "plain-italic": FontSource("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-Italic.ttf"),
    "ja-serif": FontSource("pylopdf_fonts_jp", JAPANESE_SERIF, JAPANESE_SERIF),
    "ja-sans": FontSource("pylopdf_fonts_jp", JAPANESE_SANS),
}


def cut_folders() -> list[Path]:
    """Set-up may have run with another home, so the usual cache counts as well."""
    return [folder / "fonts" for folder in (resources.root(), user_dirs.cache_dir(), user_dirs.usual_cache_dir())]


def package_file(source: FontSource) -> Path:
    """The file inside its installed package; the Japanese package keeps its fonts in a sub-folder."""
    base = Path(str(importlib.resources.files(source.package)))
    direct = base / source.file
    if direct.is_file():
        return direct
    return next(base.rglob(Path(source.file).name.replace("[", "[[]")), direct)


def font_files(name: str) -> Iterator[Path]:
    """The best first: what was cut at set-up, then the package's own."""
    source = SOURCES[name]
    cuts = [folder / source.cut for folder in cut_folders()] if source.cut else []
    yield from (cut for cut in cuts if cut.is_file())
    yield package_file(source)


def font_file(name: str) -> Path:
    return next(font_files(name))


def opened(name: str, open_file: Callable[[Path], F]) -> F:
    """From the best of its files that is sound."""
    for file in font_files(name):
        try:
            return open_file(file)
        except (OSError, ValueError, RuntimeError) as error:  # the last is what pygame.error is
            damaged = DamagedFile(file, str(error))
    raise damaged


def open_font(file: Path, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(file, pixels)


def is_japanese(char: str) -> bool:
    """Characters that only a Japanese face draws: kana, kanji, full-width forms and CJK punctuation."""
    code = ord(char)
    return 0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFFEF


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one font."""

    text: str
    font: pygame.font.Font


class FontBook:
    """Opens each face once per size and decides which face draws which characters."""

    def __init__(self, language: str = "en", plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._faces: dict[str, pygame.freetype.Font] = {}
        self._covered: dict[tuple[str, str], bool] = {}
        self._runs: BoundedCache[list[Run]] = BoundedCache(RUNS_KEPT)
        self.missing: set[str] = set()

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        key = (name, pixels)
        if key not in self._fonts:
            self._fonts[key] = opened(name, lambda file: open_font(file, pixels))
        return self._fonts[key]

    def latin(self, face: Face) -> str:
        return f"plain-{face}" if self.plain else face

    def japanese(self, pixels: int) -> str:
        return "ja-sans" if self.plain or pixels < SERIF_FROM_PIXELS else "ja-serif"

    def is_all_japanese(self, text: str) -> bool:
        """In the Japanese language a sentence with Japanese in it uses the Japanese face from end to end."""
        return writes_japanese(self.language) and any(is_japanese(char) for char in text)

    def runs(self, text: str, face: Face, pixels: int, all_japanese: bool = False) -> list[Run]:
        """Consecutive characters of one face each; spaces and marks stay with what stands before them."""
        question = text, face, pixels, all_japanese, self.plain
        return self._runs.get(question, lambda: self._split(text, face, pixels, all_japanese))

    def _split(self, text: str, face: Face, pixels: int, all_japanese: bool) -> list[Run]:
        japanese = self.japanese(pixels)
        latin = japanese if all_japanese else self.latin(face)
        text = drawable(text)
        self._learn(text, self._names(latin, japanese))
        result: list[tuple[str, str]] = []
        for char in text:
            stays = result and (char == " " or is_attached(char))
            name = result[-1][0] if stays else self._name_for(char, latin, japanese)
            if result and result[-1][0] == name:
                result[-1] = (name, result[-1][1] + char)
            else:
                result.append((name, char))
        return [Run(piece, self.font(name, pixels)) for name, piece in result]

    def _names(self, latin: str, japanese: str) -> tuple[str, ...]:
        """The faces that may draw a character, the best first."""
        return latin, self.latin("body"), japanese, "ja-sans", "plain-body"

    def _name_for(self, char: str, latin: str, japanese: str) -> str:
        first = japanese if is_japanese(char) else latin
        for name in (first, *self._names(latin, japanese)):
            if self.covers(name, char):
                return name
        if char not in self.missing:
            self.missing.add(char)
            log.warning("no font has the character U+%04X", ord(char))
        return first

    def covers(self, name: str, char: str) -> bool:
        key = (name, char)
        if key not in self._covered:
            self._ask(name, char)
        return self._covered[key]

    def _learn(self, text: str, names: tuple[str, ...]) -> None:
        """Faces are asked for a whole text at once: turning from one to the next opens its file again."""
        if len(self._covered) > COVERAGE_KEPT:
            self._covered.clear()
        unknown = {char for char in text if not any(self._covered.get((name, char)) for name in names)}
        for name in dict.fromkeys(names):
            asked = "".join(char for char in unknown if (name, char) not in self._covered)
            if asked:
                self._ask(name, asked)
            unknown -= {char for char in unknown if self._covered[name, char]}

    def _ask(self, name: str, text: str) -> None:
        if name not in self._faces:
            self._faces[name] = opened(name, lambda file: pygame.freetype.Font(str(file), 16))
        for char, metrics in zip(text, self._faces[name].get_metrics(text), strict=True):
            self._covered[name, char] = metrics is not None
