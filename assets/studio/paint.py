"""What a picture is, where pictures are found, and how the stale ones are painted."""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image

from assets.studio.kit.raster import save_webp
from assets.studio.manifest import ASSETS, Entry, new_entry, note_entry, read_manifest


@dataclass(frozen=True, slots=True)
class Picture:
    """`name` is a path under assets/ without its ending; `sources` are the painting modules' `__file__`s."""

    name: str
    size: tuple[int, int]
    paint: Callable[[], Image.Image]
    sources: tuple[str, ...]

    @property
    def path(self) -> Path:
        return ASSETS / f"{self.name}.webp"

    def entry(self) -> Entry:
        return new_entry(self.sources, self.size)


def in_folder(folder: str) -> Callable[[str, tuple[int, int], Callable[[], Image.Image], str], Picture]:
    """Pictures of one folder below assets/, each from one painting module's `__file__`."""

    def picture(name: str, size: tuple[int, int], paint: Callable[[], Image.Image], source: str) -> Picture:
        return Picture(f"{folder}/{name}", size, paint, (source,))

    return picture


def all_pictures() -> list[Picture]:
    """Every sub-package of assets.studio that has `pictures()` contributes; sorted by name."""
    package = importlib.import_module("assets.studio")
    found: list[Picture] = []
    for module in pkgutil.iter_modules(package.__path__):
        if module.ispkg:
            contribute = getattr(importlib.import_module(f"assets.studio.{module.name}"), "pictures", tuple)
            found.extend(contribute())
    return sorted(found, key=lambda picture: picture.name)


def is_stale(picture: Picture, manifest: dict[str, Entry]) -> bool:
    return not picture.path.is_file() or manifest.get(picture.name) != picture.entry()


def stale_pictures() -> list[Picture]:
    manifest = read_manifest()
    return [picture for picture in all_pictures() if is_stale(picture, manifest)]


def matching(pictures: Iterable[Picture], patterns: Sequence[str]) -> list[Picture]:
    """A pattern is a whole name with wildcards or any part of a name."""
    return [p for p in pictures if any(fnmatch(p.name, pattern) or pattern in p.name for pattern in patterns)]


def paint_and_save(picture: Picture) -> None:
    entry = picture.entry()
    image = picture.paint()
    if image.size != picture.size:
        raise ValueError(f"{picture.name} came out {image.size}, not {picture.size}")
    save_webp(image, picture.path)
    note_entry(picture.name, entry)
