"""Paths of the program's own files, in a checkout and in a built program, and reading them."""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pygame

T = TypeVar("T")

_CHECKOUT = Path(__file__).resolve().parents[3]


class DamagedFile(Exception):
    """Report a file of the program that cannot be used; the text is one sentence that says what to do."""

    def __init__(self, path: Path, detail: str) -> None:
        self.place = str(path.relative_to(root()) if path.is_relative_to(root()) else path)
        super().__init__(f"{self.place} is damaged ({detail}): unpack or download the game again; your matches stay.")


def root() -> Path:
    """Return the folder that holds `assets/`, `i18n/` and, in a built program, `fonts/`."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else _CHECKOUT


def asset(*parts: str) -> Path:
    """Return a path below `assets/`."""
    return root().joinpath("assets", *parts)


def catalogues() -> Path:
    """Return the folder of the message catalogues."""
    return root() / "i18n"


def read_table(path: Path, made: Callable[[dict[str, Any]], T]) -> T:
    """Return what `made` makes of a TOML file of the program; raise DamagedFile if anything fails."""
    try:
        return made(tomllib.loads(path.read_text(encoding="utf-8")))
    except Exception as error:
        raise DamagedFile(path, type(error).__name__) from error


def read_picture(path: Path, size: tuple[int, int] | None = None) -> pygame.Surface:
    """Return a picture of the program; an SVG file needs the size it is drawn at.

    Raise DamagedFile if it cannot be read.
    """
    try:
        return pygame.image.load_sized_svg(path, size) if size else pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise DamagedFile(path, str(error)) from error
