"""Cuts the bold weights out of the variable fonts, once, at set-up; needs fontTools, which the game never imports."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from scenes.core import home
from scenes.core.fonts import SOURCES, package_file

LATIN = [*range(0x20, 0x17F), *range(0x2000, 0x2070), *range(0x2190, 0x21A0), *map(ord, "€™−≠≤≥ﬁﬂ")]
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum"]


@dataclass(frozen=True, slots=True)
class Cut:
    """One face and the weight it is cut at."""

    face: str
    weight: int


CUTS = (Cut("title", 700), Cut("body", 600), Cut("strong", 800), Cut("italic", 600))


def cut_fonts(target: Path) -> list[Path]:
    """Every cut as a file in `target`; those that are there already stay."""
    target.mkdir(parents=True, exist_ok=True)
    return [_cut(cut, target / SOURCES[cut.face].cut) for cut in CUTS]


def cut_all() -> list[Path]:
    """Into the player's cache, where the game looks for them."""
    return cut_fonts(home.cache_dir() / "fonts")


def _cut(cut: Cut, path: Path) -> Path:
    if path.is_file():
        return path
    font = _latin_only(package_file(SOURCES[cut.face]))
    instancer.instantiateVariableFont(font, {"wght": cut.weight}, inplace=True)
    beside = path.with_suffix(f".{os.getpid()}.new")
    font.save(beside)
    beside.replace(path)
    return path


def _latin_only(source: Path) -> TTFont:
    """The letters of our languages with their kerning and ligatures; cutting the rest would take seconds."""
    options = subset.Options(layout_features=FEATURES, notdef_outline=True)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LATIN)
    subsetter.subset(font)
    return font


if __name__ == "__main__":
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    cut_all()
