"""Small pictures of tables beside their saves: taken from the window, read back when a list shows them."""

from functools import lru_cache
from pathlib import Path

import pygame

from game.core.storage import Autosave
from scenes.core.app import App

SIZE = (524, 296)


def take_picture(app: App, slot: Autosave) -> None:
    """What the window shows now becomes the picture of the slot."""
    small = pygame.transform.smoothscale(app.window.surface, SIZE)
    slot.keep_picture(lambda path: pygame.image.save(small, path))


def picture_of(path: Path) -> pygame.Surface | None:
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, pygame.error):
        return None


@lru_cache(maxsize=24)
def _read(path: Path, modified: int) -> pygame.Surface:
    return pygame.image.load(path).convert()
