"""Where the project's own files are, in a checkout and in a frozen build."""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pygame

T = TypeVar("T")


class DamagedFile(Exception):
    """A file of the program itself that cannot be used; the text is one sentence that says what to do."""

    def __init__(self, path: Path, detail: str) -> None:
        self.place = str(path.relative_to(root()) if path.is_relative_to(root()) else path)
        super().__init__(f"{self.place} is damaged ({detail}): unpack or download the game again; your matches stay.")


def root() -> Path:
    """The folder that holds `assets/`, `i18n/` and, in a frozen build, `fonts/`."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[3]


def asset(*parts: str) -> Path:
    return root().joinpath("assets", *parts)


def catalogues() -> Path:
    return root() / "i18n"


def read_table(path: Path, made: Callable[[dict[str, Any]], T]) -> T:
    """What is made of one of our TOML files."""
    try:
        return made(tomllib.loads(path.read_text(encoding="utf-8")))
    except Exception as error:
        raise DamagedFile(path, type(error).__name__) from error


def read_picture(path: Path, size: tuple[int, int] | None = None) -> pygame.Surface:
    """A picture of ours; a drawing made of lines needs a size."""
    try:
        return pygame.image.load_sized_svg(path, size) if size else pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise DamagedFile(path, str(error)) from error
