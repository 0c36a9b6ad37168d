"""Fonts cut down to what the game draws; needs fontTools, which the running game never imports.

Set-up cuts bold weights of the variable fonts; a download also gets the Japanese serif, cut to its usual kanji.
"""

import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scenes.engine.platform import user_dirs
from scenes.engine.text.fonts import SOURCES, package_file

LATIN = [*range(0x20, 0x17F), *range(0x2000, 0x2070), *range(0x2190, 0x21A0), *map(ord, "€™−≠≤≥ﬁﬂ")]
"""Code points kept in Latin faces."""
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum"]
"""OpenType features kept in every cut font."""


KANJI = range(0x3400, 0xA000)
JIS_ROWS = range(0xA1, 0xFF)
"""Values of both bytes of a JIS X 0208 character in EUC-JP."""


@dataclass(frozen=True, slots=True)
class Weight:
    """Describe one weight of a variable face, with the letters of our languages."""

    face: str
    weight: int

    def cut(self) -> TTFont:
        """Return the cut font."""
        font = _only(self.face, LATIN)
        instancer.instantiateVariableFont(font, {"wght": self.weight}, inplace=True)
        return font


@dataclass(frozen=True, slots=True)
class UsualKanji:
    """Describe a Japanese face without the kanji outside of JIS X 0208, which another face still draws."""

    face: str

    def cut(self) -> TTFont:
        """Return the cut font."""
        with TTFont(package_file(SOURCES[self.face])) as whole:
            covered = set(whole.getBestCmap())
        return _only(self.face, sorted(covered - set(KANJI) | covered & usual_kanji()))


CUTS = (Weight("title", 700), Weight("body", 600), Weight("strong", 800), Weight("italic", 600))
"""Fonts cut at set-up."""
PACKED = (*CUTS, UsualKanji("ja-serif"))
"""Fonts cut for a download."""


def usual_kanji() -> set[int]:
    """Return the code points of JIS X 0208: the 6,355 kanji of its two levels and its other characters."""
    pairs = (bytes(pair).decode("euc_jp", "ignore") for pair in product(JIS_ROWS, JIS_ROWS))
    return {ord(char) for char in pairs if len(char) == 1}


def subset_font(target: Path, cuts: Sequence[Weight | UsualKanji] = CUTS) -> list[Path]:
    """Write each cut into the folder `target`, unless its file exists, and return the paths."""
    target.mkdir(parents=True, exist_ok=True)
    return [_written(cut, target / SOURCES[cut.face].cut) for cut in cuts]


def subset_all_fonts() -> list[Path]:
    """Write the cuts of set-up into the player's cache, where the game looks for them."""
    return subset_font(user_dirs.cache_dir() / "fonts")


def _written(cut: Weight | UsualKanji, path: Path) -> Path:
    if path.is_file():
        return path
    beside = path.with_suffix(f".{os.getpid()}.new")
    cut.cut().save(beside)
    beside.replace(path)
    return path


def _only(face: str, letters: Sequence[int]) -> TTFont:
    """Return a face with only these letters, their kerning and ligatures.

    Cutting comes before choosing a weight, which would take seconds for all letters.
    """
    options = subset.Options(layout_features=FEATURES, notdef_outline=True)
    font = subset.load_font(str(package_file(SOURCES[face])), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


if __name__ == "__main__":
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    subset_all_fonts()
