"""Skins: stretched frames whose corners keep their size; a plain drawing replaces a missing file."""

import logging
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from scenes.engine.drawing.images import ImageCache, SurfaceCache, converted, windows
from scenes.engine.theme import (
    BURGUNDY,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREY,
    NIGHT,
    PARCHMENT,
    PARCHMENT_LIGHT,
    WALNUT,
    Colour,
)

log = logging.getLogger(__name__)

Edges = tuple[int, int, int, int]
"""Distances at left, top, right and bottom."""

TEXTURE_DENSITY = 2.0
"""Pixels of a skin's picture per design unit."""
SKIN_WINDOWS = 2
"""Memory for drawn skins, in pictures of the window's size."""
REACHING = frozenset({"glow", "shadow", "focus_ring"})
"""Skins that extend beyond their rectangle by their padding."""


@dataclass(frozen=True, slots=True)
class Skin:
    """Describe a skin: a picture whose `inset`, in its own pixels, is never stretched, and its padding `pad`."""

    file: str
    inset: Edges
    pad: Edges


@dataclass(frozen=True, slots=True)
class Plain:
    """Describe the drawing that replaces a missing skin."""

    fill: Colour | None
    edge: Colour | None = GOLD
    radius: float = 8
    alpha: int = 255


PLAIN: dict[str, Plain] = {
    "panel_parchment": Plain(PARCHMENT),
    "panel_wood": Plain(WALNUT),
    "panel_plain": Plain(PARCHMENT_LIGHT, GOLD_DARK),
    "button_wood": Plain(WALNUT),
    "button_gold": Plain((244, 214, 140), GOLD_DARK),
    "button_hover": Plain((76, 47, 26), GOLD_LIGHT),
    "button_pressed": Plain((28, 17, 10)),
    "button_grey": Plain((96, 88, 78), GREY),
    "button_unlit": Plain((48, 37, 28), (87, 69, 47)),
    "field": Plain(PARCHMENT_LIGHT, GOLD_DARK, 6),
    "field_focus": Plain((255, 251, 238), (39, 64, 139), 6),
    "toggle_on": Plain(GREEN, GOLD, 30),
    "toggle_off": Plain((120, 110, 92), GOLD_DARK, 30),
    "segment": Plain(WALNUT),
    "segment_chosen": Plain((244, 214, 140), GOLD),
    "slider_track": Plain((138, 106, 58), GOLD_DARK, 6),
    "slider_fill": Plain(BURGUNDY, None, 6),
    "slider_knob": Plain(GOLD, GOLD_DARK, 14),
    "tooltip": Plain(PARCHMENT_LIGHT, GOLD_DARK, 6),
    "ribbon": Plain(PARCHMENT, GOLD_DARK, 2),
    "scroll": Plain(PARCHMENT, GOLD_DARK),
    "top_bar": Plain(NIGHT, GOLD, 0),
    "plate": Plain(PARCHMENT, GOLD_DARK, 6),
    "header_L": Plain((126, 30, 34)),
    "header_F": Plain((39, 64, 139)),
    "header_Q": Plain((47, 96, 52)),
    "header_T": Plain((91, 58, 120)),
    "header_S": Plain((196, 104, 28)),
    "glow": Plain((255, 224, 112), None, 14, 90),
    "shadow": Plain((0, 0, 0), None, 12, 90),
    "focus_ring": Plain(None, (255, 230, 130), 10),
    "button_parchment": Plain((238, 222, 184), GOLD_DARK),
    "plate_gold": Plain((250, 222, 140), GOLD_DARK, 6),
    "key_cap": Plain((250, 241, 216), GREY, 5),
    "coin": Plain(GOLD, GOLD_DARK, 60),
}
"""Replacement of each skin."""


class SkinBook:
    """Draw skins by name at any size; `assets/common/skins.toml` lists them."""

    def __init__(self, assets: ImageCache) -> None:
        self._assets = assets
        self._skins = _read(assets.folder / "common" / "skins.toml")
        self.cache = SurfaceCache(windows(SKIN_WINDOWS), assets.allowance)
        self._reported: set[str] = set()

    def clear(self) -> None:
        """Drop all drawn skins."""
        self.cache.clear()

    def pad(self, name: str) -> tuple[float, float, float, float]:
        """Return the width of a skin's frame at left, top, right and bottom, in design units."""
        skin = self._skins.get(name)
        if skin is None:
            return 12, 8, 12, 8
        left, top, right, bottom = (side / TEXTURE_DENSITY for side in skin.pad)
        return left, top, right, bottom

    def reach(self, name: str) -> tuple[float, float, float, float]:
        """Return how far a skin extends beyond its rectangle at each side; 0 for most."""
        return self.pad(name) if name in REACHING and name in self._skins else (0, 0, 0, 0)

    def draw(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        """Return the skin at a size in pixels; `scale` is the number of pixels per design unit."""
        return self.cache.get((name, size, round(scale, 4)), lambda: self._make(name, size, scale))

    def _make(self, name: str, size: tuple[int, int], scale: float) -> pygame.Surface:
        skin = self._skins.get(name)
        if skin is not None and (picture := self._assets.picture(skin.file)) is not None:
            return nine_slice(picture, skin.inset, size, scale / TEXTURE_DENSITY)
        if name not in self._reported:
            self._reported.add(name)
            log.warning("skin missing, drawn plainly: %s", name)
        return _plain(PLAIN.get(name, Plain(PARCHMENT)), size, scale)


def _read(path: Path) -> dict[str, Skin]:
    if not path.is_file():
        return {}
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError, KeyError) as error:
        log.warning("%s cannot be used: %s", path.name, error)
        return {}


def parsed(text: str) -> dict[str, Skin]:
    """Return the skins that a TOML text lists, by name."""
    return {name: _skin(entry) for name, entry in tomllib.loads(text)["skin"].items()}


def _skin(entry: dict[str, Any]) -> Skin:
    return Skin(f"common/art/{entry['image']}", _edges(entry["inset"]), _edges(entry["pad"]))


def _edges(values: list[int]) -> Edges:
    left, top, right, bottom = values
    return left, top, right, bottom


def nine_slice(picture: pygame.Surface, inset: Edges, size: tuple[int, int], factor: float) -> pygame.Surface:
    """Return `picture` stretched to `size`; its borders are scaled by `factor` only.

    Borders become smaller if opposite ones would meet.
    """
    width, height = size
    source = _cuts(picture.get_width(), inset[0], inset[2]), _cuts(picture.get_height(), inset[1], inset[3])
    horizontal = min(factor, width / max(1, inset[0] + inset[2]))
    vertical = min(factor, height / max(1, inset[1] + inset[3]))
    factor = min(horizontal, vertical)
    target = (
        _cuts(width, round(inset[0] * factor), round(inset[2] * factor)),
        _cuts(height, round(inset[1] * factor), round(inset[3] * factor)),
    )
    result = pygame.Surface(size, pygame.SRCALPHA)
    for column in range(3):
        for row in range(3):
            _slice(picture, source, target, column, row, result)
    return converted(result)


def _cuts(length: int, first: int, last: int) -> tuple[int, int, int, int]:
    return 0, first, max(first, length - last), length


def _slice(
    picture: pygame.Surface,
    source: tuple[tuple[int, ...], tuple[int, ...]],
    target: tuple[tuple[int, ...], tuple[int, ...]],
    column: int,
    row: int,
    result: pygame.Surface,
) -> None:
    width = source[0][column + 1] - source[0][column]
    height = source[1][row + 1] - source[1][row]
    target_size = target[0][column + 1] - target[0][column], target[1][row + 1] - target[1][row]
    if min(width, height, *target_size) <= 0:
        return
    part = picture.subsurface((source[0][column], source[1][row], width, height))
    result.blit(pygame.transform.smoothscale(part, target_size), (target[0][column], target[1][row]))


def _plain(look: Plain, size: tuple[int, int], scale: float) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    area = surface.get_rect()
    radius = min(round(look.radius * scale), min(size) // 2)
    if look.fill is not None:
        pygame.draw.rect(surface, (*look.fill, look.alpha), area, border_radius=radius)
    if look.edge is not None:
        pygame.draw.rect(surface, look.edge, area, max(1, round(2 * scale)), border_radius=radius)
    return converted(surface)
