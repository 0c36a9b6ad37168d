"""What every program of the tests would read or set anew is read and set once for all of them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame
import pytest

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.drawing import skins
from scenes.engine.drawing.images import ImageCache, SurfaceCache
from scenes.engine.platform import resources, window
from scenes.engine.text import catalog, fonts
from scenes.engine.text.text_cache import TextCache

SHARED_BYTES = 220 * 1024 * 1024
SKIN_BYTES = LETTER_BYTES = 60 * 1024 * 1024
TEXTS = 30_000
"""Many programs write far more texts than one."""

OURS = resources.root()
"""A test may put a spoilt copy of the project in its place, of which nothing is shared."""

_read_messages, _open_font = cache(catalog.read_messages), cache(fonts.open_font)
_parsed_skins = cache(skins.parsed)
_read_shelf, _read_icon = catalog.Shelf, window.read_icon
_our_icon = cache(_read_icon)
_format, _nine_slice = catalog.Catalog._format, skins.nine_slice
_formatted: BoundedCache[str] = BoundedCache(200_000)


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


def _shared_format(asked: catalog.Catalog, key: str, arguments: dict[str, catalog.Argument]) -> str:
    """Return a message as it was formatted first; one with a problem is formatted again, to be reported again."""
    given = tuple((name, type(value), value) for name, value in arguments.items())
    question = asked._folder, asked.language, key, given
    known = _formatted.find(question) if asked._folder.is_relative_to(OURS) else None
    if known is not None:
        return known
    told = _format(asked, key, arguments)
    return _formatted.put(question, told) if key not in asked.missing else told


@contextmanager
def shared_reading() -> Iterator[None]:
    """Share catalogues by their text, messages by their arguments, fonts and the icon by their file, skins' table."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "read_messages", _read_messages)
        patch.setattr(catalog, "Shelf", _shared_shelf)
        patch.setattr(catalog.Catalog, "_format", _shared_format)
        patch.setattr(fonts, "open_font", _open_font)
        patch.setattr(skins, "parsed", _parsed_skins)
        patch.setattr(window, "read_icon", _shared_icon)
        yield


_masters, _scaled = SurfaceCache(lambda: SHARED_BYTES), SurfaceCache(lambda: SHARED_BYTES)
_stretched = SurfaceCache(lambda: SKIN_BYTES)
_lettering: dict[tuple[str, bool], TextCache] = {}


class SharedAssets(ImageCache):
    def __init__(self) -> None:
        super().__init__()
        self.masters, self.scaled = _masters, _scaled

    def forget_scaled(self) -> None:
        """They may be wanted again."""

    forget_all = forget_scaled


class SharedLettering(TextCache):
    def use(self, language: str, plain: bool) -> None:
        if (language, plain) not in _lettering:
            _lettering[language, plain] = first = TextCache(self._assets)
            first.use(language, plain)
            first.placed, first._blocks = BoundedCache(TEXTS), BoundedCache(TEXTS)
            first.pictures = SurfaceCache(lambda: LETTER_BYTES, self._assets.allowance)
        vars(self).update(vars(_lettering[language, plain]))

    def clear(self) -> None:
        """They may be wanted again."""


def _shared_slice(picture: pygame.Surface, inset: skins.Edges, size: tuple[int, int], factor: float) -> pygame.Surface:
    question = picture, inset, size, factor
    return _stretched.get(question, lambda: _nine_slice(picture, inset, size, factor))


@contextmanager
def shared_pictures() -> Iterator[None]:
    """Pictures and set texts outlive the program that asked for them first, and their memory is used again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(skins, "nine_slice", _shared_slice)
        patch.setattr("scenes.engine.app.release_pictures", lambda: None)
        patch.setattr("scenes.engine.app.ImageCache", SharedAssets)
        patch.setattr("scenes.engine.app.TextCache", SharedLettering)
        yield
