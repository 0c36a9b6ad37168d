"""What every program of the tests would read or set anew is read and set once for all of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame
import pytest

from scenes.engine.drawing import skins
from scenes.engine.drawing.images import ImageCache, SurfaceCache
from scenes.engine.platform import resources, window
from scenes.engine.text import catalog, fonts
from scenes.engine.text.text_cache import TextCache

SHARED_BYTES = 220 * 1024 * 1024

OURS = resources.root()
"""A test may put a spoilt copy of the project in its place, of which nothing is shared."""

_read_messages, _open_font = cache(catalog.read_messages), cache(fonts.open_font)
_parsed_skins = cache(skins.parsed)
_read_shelf, _read_icon = catalog.Shelf, window.read_icon
_our_icon = cache(_read_icon)


@cache
def _our_shelf(folder: Path) -> catalog.Shelf:
    def refuse(sentence: str) -> None:
        raise AssertionError(sentence)

    return _read_shelf(folder, refuse)


def _shared_shelf(folder: Path, report: Callable[[str], None]) -> catalog.Shelf:
    """Return the messages of a language as they were compiled first."""
    return _our_shelf(folder) if folder.is_relative_to(OURS) else _read_shelf(folder, report)


def _shared_icon(path: Path) -> pygame.Surface:
    return _our_icon(path) if path.is_relative_to(OURS) else _read_icon(path)


@contextmanager
def shared_reading() -> Iterator[None]:
    """Share catalogues by their text, fonts and the icon by their file, the table of skins by its text."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "read_messages", _read_messages)
        patch.setattr(catalog, "Shelf", _shared_shelf)
        patch.setattr(fonts, "open_font", _open_font)
        patch.setattr(skins, "parsed", _parsed_skins)
        patch.setattr(window, "read_icon", _shared_icon)
        yield


@contextmanager
def shared_pictures() -> Iterator[None]:
    """Pictures and set texts outlive the program that asked for them first."""
    masters, scaled = SurfaceCache(lambda: SHARED_BYTES), SurfaceCache(lambda: SHARED_BYTES)
    known: dict[tuple[str, bool], TextCache] = {}

    class SharedAssets(ImageCache):
        def __init__(self) -> None:
            super().__init__()
            self.masters, self.scaled = masters, scaled

        def forget_scaled(self) -> None:
            """They may be wanted again."""

        forget_all = forget_scaled

    class SharedLettering(TextCache):
        def use(self, language: str, plain: bool) -> None:
            if (language, plain) not in known:
                known[language, plain] = TextCache(self._assets)
                known[language, plain].use(language, plain)
            vars(self).update(vars(known[language, plain]))

        def clear(self) -> None:
            """They may be wanted again."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.engine.app.ImageCache", SharedAssets)
        patch.setattr("scenes.engine.app.TextCache", SharedLettering)
        yield
