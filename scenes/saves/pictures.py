"""Small pictures of tables beside their saves: painted for the purpose, read back when a list shows them."""

from functools import lru_cache
from pathlib import Path

import pygame

from game.core.autosave import Autosave
from scenes.core.layout import SCREEN
from scenes.core.scene import Scene
from scenes.core.strokes import unseen

SIZE = (524, 296)


def take_picture(scene: Scene, slot: Autosave) -> None:
    """The scene alone becomes the picture of the slot; the window goes on showing what it shows."""
    canvas = unseen(scene.app.canvas)
    canvas.text_scale = scene.text_scale
    scene.draw(canvas, on_top=False)
    page = canvas.surface.subsurface(canvas.pixels(SCREEN).clip(canvas.surface.get_rect()))
    small = pygame.transform.smoothscale(page, SIZE)
    slot.keep_picture(lambda path: pygame.image.save(small, path))


def picture_of(path: Path) -> pygame.Surface | None:
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, pygame.error):
        return None


@lru_cache(maxsize=24)
def _read(path: Path, modified: int) -> pygame.Surface:
    return pygame.image.load(path).convert()
