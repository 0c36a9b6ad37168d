"""Small pictures of tables, saved beside their matches and read by lists."""

import struct
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

from game.core.autosave import Autosave
from game.core.plain_files import read_file
from scenes.engine.cache.incremental_painting import unseen
from scenes.engine.layout import SCREEN
from scenes.engine.scene import Scene

SIZE = (524, 296)
_PNG = "picture.png"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = 24
"""Bytes of a PNG up to the end of its width and height."""
_LARGEST_BYTES = 4_000_000
_LARGEST_SIDE = 2048


def take_picture(scene: Scene, slot: Autosave) -> None:
    """Draw the scene alone and save it as picture of the match; the window is not touched."""
    canvas = unseen(scene.app.canvas)
    canvas.text_scale = scene.text_scale
    scene.draw(canvas, on_top=False)
    page = canvas.surface.subsurface(canvas.pixels(SCREEN).clip(canvas.surface.get_rect()))
    small = pygame.transform.smoothscale(page, SIZE)
    slot.keep_picture(lambda: _encoded(small))


def _encoded(picture: pygame.Surface) -> bytes:
    data = BytesIO()
    pygame.image.save(picture, data, _PNG)
    return data.getvalue()


def picture_of(path: Path) -> pygame.Surface | None:
    """Return the picture of a save; None if there is none, or none of a possible size."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError, pygame.error):
        return None


@lru_cache(maxsize=24)
def _read(path: Path, modified: int) -> pygame.Surface:
    """Read the picture; the time of the file is part of the cache's key."""
    data = read_file(path, _LARGEST_BYTES)
    _check_size(data)
    return pygame.image.load(BytesIO(data), _PNG).convert()


def _check_size(data: bytes) -> None:
    """Raise ValueError if the first chunk is not that of a PNG of a possible size.

    It is read before anything is unpacked.
    """
    signature, width, height = struct.unpack_from(">16s2I", data) if len(data) >= _HEAD else (b"", 0, 0)
    if not signature.startswith(_SIGNATURE) or max(width, height) > _LARGEST_SIDE:
        raise ValueError("no picture of a save")
