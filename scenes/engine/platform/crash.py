"""Errors of the program itself: write a log, show a message box and ask whether to continue."""

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
    """Name what the person wants after an error; the first two are the buttons of the message box."""

    GO_ON = 0
    QUIT = 1
    UNASKED = 2


class Crashed(Exception):
    """Report that the program ended by an error already logged and shown; the text says where the log is."""

    def __init__(self, log: Path | None) -> None:
        where = f"see {log}" if log else "its details could be written nowhere"
        super().__init__(f"The game stopped because of an error of its own: {where}")
        self.log = log


def write_log() -> Path | None:
    """Write the present exception to a file and return its path, or None if it cannot be written anywhere.

    It goes to the player's logs, or to the system's temporary folder.
    """
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
    """Show a message box about a damaged file of the program, if the system can show one."""
    with suppress(pygame.error):
        pygame.display.message_box(catalog("crash-title"), catalog("crash-damaged", place=damaged.place), "error")


def news(catalog: Catalog, log: Path | None) -> str:
    """Return the text of the message box for an error."""
    return catalog("crash-text", path=str(log or "–"))


def wish_after(catalog: Catalog, log: Path | None) -> Wish:
    """Ask in a message box whether to continue; return `UNASKED` if the system cannot show one."""
    buttons = (catalog("crash-go-on"), catalog("crash-quit"))
    try:
        answer = pygame.display.message_box(
            catalog("crash-title"), news(catalog, log), "error", None, buttons,
            return_button=Wish.GO_ON, escape_button=Wish.QUIT,
        )  # fmt: skip
    except pygame.error:
        return Wish.UNASKED
    return Wish(answer)
