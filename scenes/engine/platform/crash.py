"""An error of the program itself: written down where that is possible, told in a box, and the match goes on."""

import os
import sys
import tempfile
import traceback
from contextlib import suppress
from datetime import datetime
from enum import IntEnum
from pathlib import Path

import pygame

from game.core.version import version
from scenes.engine.platform import resources, user_dirs
from scenes.engine.text.catalog import Catalog


class Wish(IntEnum):
    """What the person wants after an error; the first two are the buttons of the box."""

    GO_ON = 0
    QUIT = 1
    UNASKED = 2


class Crashed(Exception):
    """The error has been written down and told; the text is one sentence with the place of the log."""

    def __init__(self, log: Path | None) -> None:
        where = f"see {log}" if log else "its details could be written nowhere"
        super().__init__(f"The game stopped because of an error of its own: {where}")
        self.log = log


def write_log() -> Path | None:
    """The present exception in the player's logs, or among the system's temporary files where no log can be written."""
    name = f"crash-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    head = f"Quattro Città {version()}, {sys.platform}, Python {sys.version}\n{sys.argv}\n\n"
    for folder in (user_dirs.logs_dir(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            log = folder / name
            log.write_text(head + traceback.format_exc(), "utf-8", errors="backslashreplace")
        except OSError:
            continue
        return log
    return None


def tell_damage(catalog: Catalog, damaged: resources.DamagedFile) -> None:
    """In a box, where one can be shown; the sentence goes to the terminal as well."""
    with suppress(pygame.error):
        pygame.display.message_box(catalog("crash-title"), catalog("crash-damaged", place=damaged.place), "error")


def news(catalog: Catalog, log: Path | None) -> str:
    return catalog("crash-text", path=str(log or "–"))


def wish_after(catalog: Catalog, log: Path | None) -> Wish:
    """Not every system can show a box beside the window."""
    buttons = (catalog("crash-go-on"), catalog("crash-quit"))
    try:
        answer = pygame.display.message_box(
            catalog("crash-title"), news(catalog, log), "error", None, buttons,
            return_button=Wish.GO_ON, escape_button=Wish.QUIT,
        )  # fmt: skip
    except pygame.error:
        return Wish.UNASKED
    return Wish(answer)
