"""What every program of these tests would read anew is read once for all of them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from fluent.runtime import FluentResource

from scenes.core import fonts, resources
from scenes.core.assets import SurfaceCache
from scenes.core.fonts import FontBook

PICTURES_KEPT = 300_000_000
"""Bytes."""


@pytest.fixture(scope="session", autouse=True)
def shared_reading() -> Iterator[None]:
    """Catalogues by their text, fonts by their file, our own pictures by their place: nobody draws on those."""
    pictures, read = SurfaceCache(PICTURES_KEPT), resources.read_picture
    open_font = cache(pygame.font.Font)
    assets = resources.root() / "assets"

    def read_once(path: Path, size: tuple[int, int] | None = None) -> pygame.Surface:
        if size or not path.is_relative_to(assets):
            return read(path, size)
        return pictures.get(path, lambda: read(path))

    def font_of(book: FontBook, name: str, pixels: int) -> pygame.font.Font:
        return open_font(fonts.font_file(name), pixels)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.core.text.FluentResource", cache(FluentResource))
        patch.setattr(resources, "read_picture", read_once)
        patch.setattr(FontBook, "font", font_of)
        yield
