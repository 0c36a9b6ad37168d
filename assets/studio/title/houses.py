"""Houses of the hill town at dusk: plastered walls, tiled roofs, shuttered windows, some of them lit."""

import random
from dataclasses import dataclass

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, polygon
from assets.studio.kit.light import fade_down
from assets.studio.kit.svg import Sketch
from assets.studio.title.dusk import HAZE, LAMP, RIM, SHADE, SUNLIT, halo

_PLASTER = ("#c79a82", "#d4a888", "#b98578", "#c08e74", "#d8b294", "#ab7c72")
_TILES = ("#b85c3e", "#a94e3a", "#c66e48", "#9d463a")


@dataclass(frozen=True, slots=True)
class House:
    """A house by its left edge, foot and size; `dusk` 0..1 tells how deep in shade it stands."""

    x: float
    foot: float
    width: float
    height: float
    plaster: str
    tile: str
    dusk: float

    @property
    def front(self) -> float:
        return self.width * 0.68

    @property
    def corner(self) -> float:
        return self.x + self.front

    @property
    def eaves(self) -> float:
        return self.foot - self.height

    @property
    def rise(self) -> float:
        return 5.0 + self.width * 0.22


def some_house(x: float, foot: float, scale: float, dusk: float, rng: random.Random) -> House:
    width, height = rng.uniform(28, 46) * scale, rng.uniform(20, 44) * scale
    plaster = mix(rng.choice(_PLASTER), HAZE, 0.12)
    return House(x, foot, width, height, plaster, rng.choice(_TILES), dusk)


def paint_house(sketch: Sketch, house: House, lit: float, rng: random.Random) -> None:
    """`lit` is the share of windows with a lamp behind."""
    _walls(sketch, house)
    _windows(sketch, house, lit, rng)
    _roof(sketch, house, rng)
    if rng.random() < 0.4:
        _chimney(sketch, house, rng)


def _walls(sketch: Sketch, house: House) -> None:
    x, top, corner, right = house.x, house.eaves, house.corner, house.x + house.width
    wall = mix(house.plaster, SHADE, house.dusk)
    front = ((0, mix(wall, SUNLIT, 0.6)), (0.5, mix(wall, SUNLIT, 0.22)), (1, wall))
    side = ((0, mix(wall, SHADE, 0.62)), (1, mix(wall, SHADE, 0.42)))
    sketch.rect(Box(x, top, house.front, house.height), sketch.horizontal(x, corner, front))
    sketch.rect(Box(corner, top, right - corner, house.height), sketch.horizontal(corner, right, side))
    fall = ((0, SHADE, 0.0), (0.5, SHADE, 0.05), (1, SHADE, 0.42))
    sketch.rect(Box(x, top, house.width, house.height), sketch.vertical(top, house.foot, fall))
    fade_down(sketch, Box(x, top, house.width, 5), 0.6, SHADE)
    sketch.rect(Box(x, top, 0.7, house.height), RIM, fill_opacity=0.55)


def _roof(sketch: Sketch, house: House, rng: random.Random) -> None:
    left, eaves, corner, right = house.x - 2, house.eaves + 0.6, house.corner, house.x + house.width + 2
    lean, ridge = house.width * 0.10, eaves - house.rise
    near, far = left + lean, corner + (right - corner) * 0.42
    tile = mix(house.tile, SHADE, house.dusk * 0.7)
    tones = ((0, mix(tile, "#ffcf96", 0.52)), (0.6, mix(tile, SUNLIT, 0.16)), (1, mix(tile, SHADE, 0.2)))
    slope = polygon([(left, eaves), (near, ridge), (far, ridge), (corner, eaves)])
    sketch.path(slope, sketch.vertical(ridge, eaves, tones))
    sketch.path(polygon([(corner, eaves), (far, ridge), (right, eaves)]), mix(tile, SHADE, 0.58))
    count = max(5, int(house.front / 2.6))
    for line in range(1, count):
        foot = (left + (corner - left) * line / count, eaves)
        head = (near + (far - near) * line / count, ridge)
        sketch.line(foot, head, mix(tile, SHADE, 0.5), 0.5, opacity=0.6)
    for _ in range(int(house.front / 3)):
        share, up = rng.random() * 0.9, rng.uniform(0.1, 0.9)
        worn = vary(mix(tile, "#ffc890", 0.35), rng, 20)
        x = left + lean * up + (corner - left) * share
        sketch.rect(Box(x, eaves - house.rise * up, 2.2, 1.2), worn, fill_opacity=0.6)
    sketch.line((near, ridge), (far, ridge), "#ffd8a4", 0.9, opacity=0.75)
    sketch.line((left, eaves), (right, eaves), "#2a0f16", 1.0, opacity=0.7)


def _chimney(sketch: Sketch, house: House, rng: random.Random) -> None:
    x = house.x + house.front * rng.uniform(0.25, 0.75)
    y = house.eaves - house.rise * 0.75
    sketch.rect(Box(x, y - 7, 2.6, 8), mix(house.plaster, SUNLIT, 0.3))
    sketch.rect(Box(x + 2.6, y - 7, 1.6, 8), mix(house.plaster, SHADE, 0.6))
    sketch.rect(Box(x - 0.6, y - 8, 5.4, 1.4), mix(house.tile, SHADE, 0.3))


def _windows(sketch: Sketch, house: House, lit: float, rng: random.Random) -> None:
    columns, rows = max(1, int(house.front / 8.6)), max(1, int((house.height - 4) / 11))
    for row in range(rows):
        for column in range(columns):
            if rng.random() < 0.14:
                continue
            x = house.x + house.front * (column + 0.5) / columns - 1.4
            y = house.eaves + 5.2 + row * (house.height - 5) / rows
            pane = Box(x, y, 2.9, 4.6)
            if rng.random() < lit:
                _lamplit_pane(sketch, pane, rng)
            else:
                _shuttered_pane(sketch, pane, house.plaster)
            sketch.rect(Box(x - 0.6, pane.bottom, pane.w + 1.2, 0.7), "#ffd8a4", fill_opacity=0.45)


def _lamplit_pane(sketch: Sketch, pane: Box, rng: random.Random) -> None:
    halo(sketch, pane.centre, 9.5, 0.8)
    sketch.rect(pane, vary(LAMP, rng, 14))
    sketch.rect(Box(pane.x, pane.y, pane.w, 1.2), "#f09a40", fill_opacity=0.6)
    sketch.line((pane.centre[0], pane.y), (pane.centre[0], pane.bottom), "#7a3d1c", 0.45, opacity=0.7)


def _shuttered_pane(sketch: Sketch, pane: Box, wall: str) -> None:
    sketch.rect(pane, "#2a1430")
    for x in (pane.x - 1.3, pane.right + 0.1):
        sketch.rect(Box(x, pane.y, 1.2, pane.h), mix("#524a46", wall, 0.3), fill_opacity=0.8)
