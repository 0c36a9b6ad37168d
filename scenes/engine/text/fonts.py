"""Font files, sizes and the characters they contain: which face draws which part of a text."""

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
"""Size of letters from which Japanese is drawn with serifs."""
COVERAGE_KEPT = 40_000
RUNS_KEPT = 6_000
JAPANESE_SERIF = "NotoSerifJP-Regular.otf"
JAPANESE_SANS = "NotoSansJP-Regular.otf"


@dataclass(frozen=True, slots=True)
class FontSource:
    """Name a file inside a font package, and the cut file that replaces it if set-up has made one."""

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
"""The font file of each face; `plain-` faces are for the setting of plain letters."""


def cut_folders() -> list[Path]:
    """Return the folders that may hold cut fonts, the best first.

    The usual cache is among them because set-up may have run with another home folder.
    """
    return [folder / "fonts" for folder in (resources.root(), user_dirs.cache_dir(), user_dirs.usual_cache_dir())]


def package_file(source: FontSource) -> Path:
    """Return the path of a font in its installed package, looking in sub-folders too."""
    base = Path(str(importlib.resources.files(source.package)))
    direct = base / source.file
    if direct.is_file():
        return direct
    return next(base.rglob(Path(source.file).name.replace("[", "[[]")), direct)


def font_files(name: str) -> Iterator[Path]:
    """Yield the files of a face, the best first: cut fonts, then the package's own."""
    source = SOURCES[name]
    cuts = [folder / source.cut for folder in cut_folders()] if source.cut else []
    yield from (cut for cut in cuts if cut.is_file())
    yield package_file(source)


def font_file(name: str) -> Path:
    """Return the best file of a face."""
    return next(font_files(name))


def opened(name: str, open_file: Callable[[Path], F]) -> F:
    """Open the best file of a face that is not damaged; raise DamagedFile if none is left."""
    for file in font_files(name):
        try:
            return open_file(file)
        except (OSError, ValueError, RuntimeError) as error:  # the last is what pygame.error is
            damaged = DamagedFile(file, str(error))
    raise damaged


def open_font(file: Path, pixels: int) -> pygame.font.Font:
    """Open a font file at a size in pixels."""
    return pygame.font.Font(file, pixels)


def is_japanese(char: str) -> bool:
    """Return whether only a Japanese face draws this: kana, kanji, full-width forms, CJK punctuation."""
    code = ord(char)
    return 0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFFEF


@dataclass(frozen=True, slots=True)
class Run:
    """Hold a part of a text that is drawn with one font."""

    text: str
    font: pygame.font.Font


class FontBook:
    """Open each face once per size, and choose the face for each character."""

    def __init__(self, language: str = "en", plain: bool = False) -> None:
        self.language = language
        self.plain = plain
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._faces: dict[str, pygame.freetype.Font] = {}
        self._covered: dict[tuple[str, str], bool] = {}
        self._runs: BoundedCache[list[Run]] = BoundedCache(RUNS_KEPT)
        self.missing: set[str] = set()

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Return a face at a size in pixels."""
        key = (name, pixels)
        if key not in self._fonts:
            self._fonts[key] = opened(name, lambda file: open_font(file, pixels))
        return self._fonts[key]

    def latin(self, face: Face) -> str:
        """Return the name of the face for Latin letters: the plain one if the player chose plain letters."""
        return f"plain-{face}" if self.plain else face

    def japanese(self, pixels: int) -> str:
        """Return the name of the Japanese face: without serifs if letters are small or plain."""
        return "ja-sans" if self.plain or pixels < SERIF_FROM_PIXELS else "ja-serif"

    def is_all_japanese(self, text: str) -> bool:
        """Return whether the whole text is set in the Japanese face.

        In the Japanese language a single Japanese character is enough.
        """
        return writes_japanese(self.language) and any(is_japanese(char) for char in text)

    def runs(self, text: str, face: Face, pixels: int, all_japanese: bool = False) -> list[Run]:
        """Split a text into runs of one face; spaces and marks stay with the character before them."""
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
        """Return the faces that may draw a character, the best first."""
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
        """Return whether a face contains the character."""
        key = (name, char)
        if key not in self._covered:
            self._ask(name, char)
        return self._covered[key]

    def _learn(self, text: str, names: tuple[str, ...]) -> None:
        """Ask the faces about all unknown characters at once: changing between faces opens files again."""
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
