"""Pictures: found, loaded, scaled once per size and kept in a bounded cache."""

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

log = logging.getLogger(__name__)

MASTER_BYTES = 16 * 1024 * 1024
"""Hardly asked for again, once they are scaled."""
SCALED_WINDOWS = 5
"""A full table and the finale that comes over it, so that neither drives the other out."""
DOUBLE_FROM_SCALE = 1.01

_BYTES_A_PIXEL = 4
_WITHOUT_WINDOW = (1920, 1080)
_NAME = re.compile(r"[\w-]+(?:/[\w-]+)*")
"""Of a picture. Nothing that leads out of `assets/`: no beginning at the root, no `..`, no drive and no server."""

Size = tuple[int, int]
Limit = Callable[[], int]
"""Bytes, asked for whenever a picture is added."""


def windows(count: float) -> Limit:
    """As much as so many pictures of the whole window take: a larger window shows larger pictures."""
    return lambda: round(count * _BYTES_A_PIXEL * prod(_window_size()))


def _window_size() -> Size:
    window = pygame.display.get_surface()
    return window.get_size() if window else _WITHOUT_WINDOW


class SurfaceCache:
    """Surfaces by key, least recently used first out when the bound is passed."""

    def __init__(self, limit: Limit, allowance: TimeBudget | None = None) -> None:
        self._limit = limit
        self._allowance = allowance or TimeBudget()
        self._bytes = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def find(self, key: Hashable) -> pygame.Surface | None:
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
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
        self._surfaces.clear()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._surfaces)


def _weight(surface: pygame.Surface) -> int:
    return prod(surface.get_size()) * _BYTES_A_PIXEL


def converted(surface: pygame.Surface) -> pygame.Surface:
    """In the window's format, so that drawing is a plain copy."""
    if not pygame.display.get_surface():
        return surface
    return surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()


class ImageCache:
    """Pictures by their path below `assets/`, without the ending: `<game>/art/card_12`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or resources.root() / "assets"
        self.allowance = TimeBudget()
        """For all caches of pictures: letters and skins too."""
        self.masters = SurfaceCache(lambda: MASTER_BYTES, self.allowance)
        self.scaled = SurfaceCache(windows(SCALED_WINDOWS), self.allowance)
        self.prefers_double = False
        self._missing: set[str] = set()
        self._files: dict[tuple[str, bool], Path | None] = {}
        self._sizes: dict[Path, Size] = {}

    def image(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture at exactly that size in pixels, or None (logged once) when it is missing or damaged."""
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
        """Asked for in every frame, when the picture itself may be forgotten."""
        path = self._file(name)
        if path is not None and path not in self._sizes:
            picture = self.picture(name)
            if picture is None:
                return None
            self._sizes[path] = picture.get_size()
        return self._sizes[path] if path is not None else None

    def picture(self, name: str) -> pygame.Surface | None:
        """Return the picture as large as it is kept, or None (logged once) when it is missing or damaged."""
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
        """A white SVG of `assets/common/icons`, tinted."""
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
        """After a change of window size nothing at the old size is needed."""
        self.scaled.clear()

    def forget_all(self) -> None:
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
        """From now on it is drawn as one that is missing."""
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
