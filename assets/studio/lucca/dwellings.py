"""The houses of Lucca: plaster in warm tones, shutters, and the tiled roofs of which the town mostly consists."""

import random
from dataclasses import dataclass
from typing import Literal

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, number
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.solids import (
    SHADE,
    Solid,
    cast_on_ground,
    paint_gable_roof,
    paint_hipped_roof,
    paint_ridge_roof,
    paint_walls,
)

Roof = Literal["ridge", "gable", "hipped"]
_PLASTERS = ("#ecd09c", "#e6bd82", "#dea674", "#f2e2bc", "#dcb692", "#e9cfac", "#d2966e", "#efdcb0", "#d9a972")
_TILES = ("#bd673f", "#b05a35", "#cb7e50", "#a55434", "#c4744c", "#c98a60", "#b06048")
_SHUTTERS = ("#5d6b48", "#4c5a3c", "#6e5a40", "#53655c")
_PAINTERS = {"ridge": paint_ridge_roof, "gable": paint_gable_roof, "hipped": paint_hipped_roof}


@dataclass(frozen=True, slots=True)
class Dwelling:
    """`size` is the measure of its windows and rises: houses further away are smaller."""

    solid: Solid
    size: float
    plaster: str
    tile: str
    roof: Roof


def some_dwelling(x: float, foot: float, size: float, rng: random.Random) -> Dwelling:
    width, height = size * rng.uniform(0.85, 1.5), size * rng.uniform(0.7, 1.2)
    roof: Roof = rng.choice(("ridge", "ridge", "ridge", "gable", "gable", "hipped"))
    solid = Solid(x, foot, min(width, size) if roof == "gable" else width, height, size * rng.uniform(0.5, 0.75))
    return Dwelling(solid, size, vary(rng.choice(_PLASTERS), rng, 9), vary(rng.choice(_TILES), rng, 13), roof)


def paint_dwelling(sketch: Sketch, house: Dwelling, rng: random.Random) -> None:
    solid = house.solid
    cast_on_ground(sketch, solid)
    paint_walls(sketch, solid, house.plaster)
    _windows(sketch, house, rng)
    rise = house.size * (0.3 if house.roof == "ridge" else 0.34)
    if house.roof == "gable":
        _pediment(sketch, solid, house.plaster, rise)
    _PAINTERS[house.roof](sketch, solid, house.tile, rise)
    sketch.rect(Box(solid.x, solid.top, solid.width, house.size * 0.07), SHADE, fill_opacity=0.3)
    if rng.random() < 0.4:
        _chimney(sketch, house, rng)


def _pediment(sketch: Sketch, solid: Solid, plaster: str, rise: float) -> None:
    apex = f"L{number(solid.x + solid.width / 2)} {number(solid.top - rise)}"
    d = f"M{number(solid.x)} {number(solid.top)} {apex} L{number(solid.right)} {number(solid.top)} Z"
    sketch.path(d, mix(plaster, "#fff2cc", 0.25))


def _windows(sketch: Sketch, house: Dwelling, rng: random.Random) -> None:
    solid, size = house.solid, house.size
    columns, rows = max(2, int(solid.width / (size * 0.3))), max(1, int(solid.height / (size * 0.36)))
    shutter = rng.choice(_SHUTTERS)
    for row in range(rows):
        y = solid.top + solid.height * (row + 0.3) / rows
        for column in range(columns):
            x = solid.x + solid.width * (column + 0.5) / columns
            pane = Box(x - size * 0.06, y, size * 0.12, size * 0.19)
            sketch.rect(pane, mix("#4a3038", house.plaster, 0.1))
            if size > 17:
                for left in (pane.x - size * 0.06, pane.right):
                    sketch.rect(Box(left, y, size * 0.055, pane.h), shutter, fill_opacity=0.9)
                sketch.rect(Box(pane.x - size * 0.05, pane.bottom, size * 0.22, size * 0.025), "#fff4d8")
        middle = solid.back(solid.right, y, 0.5)
        sketch.rect(Box(middle[0] - size * 0.04, middle[1], size * 0.08, size * 0.18), "#241628", fill_opacity=0.6)


def _chimney(sketch: Sketch, house: Dwelling, rng: random.Random) -> None:
    solid, size = house.solid, house.size
    x, y = solid.back(solid.x + solid.width * rng.uniform(0.2, 0.75), solid.top - size * 0.24, 0.4)
    stack = Box(x, y - size * 0.14, size * 0.1, size * 0.2)
    sketch.rect(stack, mix(house.plaster, "#6a4a3a", 0.25))
    sketch.rect(Box(stack.right, stack.y, size * 0.05, stack.h), mix(house.plaster, SHADE, 0.6))
    sketch.rect(Box(x - size * 0.02, stack.y - size * 0.04, size * 0.19, size * 0.05), house.tile)
