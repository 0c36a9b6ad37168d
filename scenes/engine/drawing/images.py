"""Pictures: found below `assets/`, loaded, scaled once per size, and kept in caches with a limit."""

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import prod
from pathlib import Path

import pygame

from scenes.engine.cache.time_budget import TimeBudget
from scenes.engine.platform import resources
from scenes.engine.platform.resources import DamagedFile
from scenes.engine.platform.window import pixels_shown

log = logging.getLogger(__name__)

MASTER_BYTES = 16 * 1024 * 1024
"""Memory for pictures in their own size, which are hardly needed once they are scaled."""
SCALED_WINDOWS = 5
"""Memory for scaled pictures, in pictures of the window's size: enough for a table and the finale over it."""
DOUBLE_FROM_SCALE = 1.01
"""Window scale from which files of double size (`@2x`) are preferred."""

_BYTES_A_PIXEL = 4
_WITHOUT_WINDOW = (1920, 1080)
"""Size assumed while there is no window."""
_NAME = re.compile(r"[\w-]+(?:/[\w-]+)*")
"""Matches names of pictures: nothing that leads out of `assets/`, such as `..`, a drive or a leading slash."""

Size = tuple[int, int]
Limit = Callable[[], int]
"""Returns the largest number of bytes; asked whenever a picture is added."""


def windows(count: float) -> Limit:
    """Return a limit of that many pictures of the window's size, since a larger window shows larger pictures."""
    return lambda: round(count * _BYTES_A_PIXEL * prod(_window_size()))


def _window_size() -> Size:
    return pixels_shown() or _WITHOUT_WINDOW


class SurfaceCache:
    """Hold surfaces by key up to a number of bytes; the least recently used are dropped first."""

    def __init__(self, limit: Limit, allowance: TimeBudget | None = None) -> None:
        self._limit = limit
        self._allowance = allowance or TimeBudget()
        self._bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface of a key, or None."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of a key, made with `make` if needed; may raise Interrupted before making it."""
        found = self.find(key)
        if found is not None:
            return found
        self._allowance.ask()
        made = make()
        self._allowance.made()
        self._surfaces[key] = made
        self._bytes += _weight(made)
        self._shrink(self._limit())
        return made

    def _shrink(self, limit: int) -> None:
        while self._bytes > limit and len(self._surfaces) > 1:
            self._bytes -= _weight(self._surfaces.popitem(last=False)[1])

    def clear(self) -> None:
        """Drop all surfaces."""
        self._surfaces.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)


def _weight(surface: pygame.Surface) -> int:
    """Return the bytes that a surface takes."""
    return prod(surface.get_size()) * _BYTES_A_PIXEL


def converted(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface in the window's format, which is copied faster."""
    if pixels_shown() is None:
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


class ImageCache:
    """Return pictures by their path below `assets/` without the ending: `<game>/art/card_12`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or resources.root() / "assets"
        self.allowance = TimeBudget()
        """Time limit shared by all caches of pictures, those of texts and skins too."""
        self.masters = SurfaceCache(lambda: MASTER_BYTES, self.allowance)
        self.scaled = SurfaceCache(windows(SCALED_WINDOWS), self.allowance)
        self.prefers_double = False
        self._missing: set[str] = set()
        self._files: dict[tuple[str, bool], Path | None] = {}
        self._sizes: dict[Path, Size] = {}

    def image(self, name: str, size: Size) -> pygame.Surface | None:
        """Return a picture at exactly that size in pixels; None, logged once, if it is missing or damaged."""
        key = name, size, self.prefers_double
        found = self.scaled.find(key)
        if found is not None:
            return found
        path = self._file(name)
        if path is None:
            self._report(name)
            return None
        try:
            return self.scaled.get(key, lambda: self._scale(path, size))
        except DamagedFile as damaged:
            self._give_up(name, damaged)
            return None

    def natural_size(self, name: str) -> Size | None:
        """Return the size of a picture's file; it is remembered even after the picture has been dropped."""
        path = self._file(name)
        if path is not None and path not in self._sizes:
            picture = self.picture(name)
            if picture is None:
                return None
            self._sizes[path] = picture.get_size()
        return self._sizes[path] if path is not None else None

    def picture(self, name: str) -> pygame.Surface | None:
        """Return a picture in the size of its file; None, logged once, if it is missing or damaged."""
        path = self._file(name)
        if path is None:
            self._report(name)
            return None
        try:
            return self._master(path)
        except DamagedFile as damaged:
            self._give_up(name, damaged)
            return None

    def _master(self, path: Path) -> pygame.Surface:
        return self.masters.get(path, lambda: converted(resources.read_picture(path)))

    def icon(self, name: str, pixels: int, colour: tuple[int, int, int]) -> pygame.Surface | None:
        """Return a white SVG of `assets/common/icons` in another colour; None if it is missing or damaged."""
        path = self.folder / "common" / "icons" / f"{name}.svg"
        if name in self._missing or not _NAME.fullmatch(name) or not path.is_file():
            self._report(name)
            return None
        try:
            return self.scaled.get(("icon", name, pixels, colour), lambda: _tinted(path, pixels, colour))
        except DamagedFile as damaged:
            self._give_up(name, damaged)
            return None

    def forget_scaled(self) -> None:
        """Drop all scaled pictures after a change of the window's size."""
        self.scaled.clear()

    def forget_all(self) -> None:
        """Drop all pictures."""
        self.scaled.clear()
        self.masters.clear()

    def _file(self, name: str) -> Path | None:
        key = (name, self.prefers_double)
        if key not in self._files:
            self._files[key] = self._find(name)
        return self._files[key]

    def _find(self, name: str) -> Path | None:
        if not _NAME.fullmatch(name):
            return None
        endings = ("@2x.webp", ".webp", ".png") if self.prefers_double else (".webp", ".png", "@2x.webp")
        for ending in endings:
            path = self.folder / f"{name}{ending}"
            if path.is_file():
                return path
        return None

    def _scale(self, path: Path, size: Size) -> pygame.Surface:
        master = self._master(path)
        return master if master.get_size() == size else pygame.transform.smoothscale(master, size)

    def _give_up(self, name: str, damaged: DamagedFile) -> None:
        """Treat a damaged picture as missing from now on."""
        self._files[name, self.prefers_double] = None
        self._missing.add(name)
        log.warning("picture damaged: %s", damaged)

    def _report(self, name: str) -> None:
        if name not in self._missing:
            self._missing.add(name)
            log.warning("picture missing: %s", name)


def _tinted(path: Path, pixels: int, colour: tuple[int, int, int]) -> pygame.Surface:
    surface = converted(resources.read_picture(path, (pixels, pixels)))
    surface.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
