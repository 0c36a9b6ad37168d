"""San Gimignano on its hill: rows of houses between the towers, the ring wall and the gate of the road."""

import math
import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, number
from assets.studio.kit.land import Foliage, cypress
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.svg import Sketch
from assets.studio.title.dusk import RIM, SHADE, SUNLIT, arched_window, halo, polyline_down
from assets.studio.title.houses import House, paint_house, some_house
from assets.studio.title.towers import Crown, Tower, paint_battlements, paint_faces, paint_tower

MIDDLE = 960.0
GATE: Point = (940.0, 754.0)
_STONE = ("#a67668", "#9b6c68", "#b28070", "#946764")
_CYPRESS = Foliage("#1a1424", "#7d5340")
_WALL = Coursing("#94695f", 12, 5.4, 0.6, 9, SUNLIT, SHADE, 0.4, 0.45)

_Place = tuple[float, float, float, Crown]
_FAR: tuple[_Place, ...] = (
    (662, 32, 106, "battlements"),
    (700, 34, 148, "flat"),
    (752, 40, 232, "battlements"),
    (806, 33, 176, "turret"),
    (856, 42, 284, "battlements"),
    (918, 46, 214, "belfry"),
    (974, 44, 322, "battlements"),
    (1034, 38, 246, "flat"),
    (1082, 34, 190, "turret"),
    (1122, 42, 262, "battlements"),
    (1178, 34, 168, "flat"),
    (1222, 36, 142, "battlements"),
)
_NEAR: tuple[_Place, ...] = (
    (738, 32, 124, "hipped"),
    (838, 38, 190, "battlements"),
    (1002, 38, 180, "flat"),
    (1096, 36, 146, "belfry"),
    (1184, 32, 118, "battlements"),
)


def ground(x: float) -> float:
    """Where the town meets its hill."""
    return 724 - 60 * math.exp(-(((x - MIDDLE) / 300) ** 2))


def town() -> Sketch:
    rng = random.Random(23)
    sketch = Sketch(1920, 1080)
    _towers(sketch, _FAR, 8, 0.55, rng)
    _smoke(sketch, 690, 60, 0.36)
    _row(sketch, 27, 10, 1.0, 0.26, rng)
    _towers(sketch, _NEAR, 26, 0.1, rng)
    paint_house(sketch, House(900, ground(940) + 22, 92, 62, "#d6aa8e", "#b85c3e", 0.2), 0.4, rng)
    _row(sketch, 30, 27, 1.05, 0.34, rng)
    _smoke(sketch, 722, 44, 0.2)
    _row(sketch, 32, 46, 1.1, 0.42, rng)
    for _ in range(40):
        x = rng.uniform(540, 1390)
        cypress(sketch, x, ground(x) + rng.uniform(34, 56), rng.uniform(20, 46), _CYPRESS, rng)
    _wall(sketch, rng)
    for x in (560, 690, 806, 1080, 1206, 1350):
        tower = Tower(x - 17, ground(x) + 90, 36, 64, "battlements", "#a07064", 0.0, 1)
        paint_tower(sketch, tower, rng)
    _gate(sketch, rng)
    return sketch


def _towers(
    sketch: Sketch, places: tuple[_Place, ...], down: float, haze: float, rng: random.Random
) -> None:
    for x, width, height, crown in places:
        air = haze * min(1.0, 0.55 + abs(x - MIDDLE) / 500)
        foot, storeys = ground(x + width / 2) + down, max(3, int(height / 42))
        paint_tower(sketch, Tower(x, foot, width, height, crown, rng.choice(_STONE), air, storeys), rng)


def _row(sketch: Sketch, count: int, down: float, scale: float, dusk: float, rng: random.Random) -> None:
    places = [530 + 860 * i / count + rng.uniform(-9, 9) for i in range(count)]
    rng.shuffle(places)
    for x in places:
        size = scale * (1.18 if 770 < x < 1150 else 0.9)
        house = some_house(x, ground(x) + down + rng.uniform(-4, 4), size, dusk, rng)
        paint_house(sketch, house, 0.66, rng)


def _smoke(sketch: Sketch, y: float, height: float, strength: float) -> None:
    """Evening smoke lying between two rows of houses."""
    stops = ((0, "#ffb482", strength), (0.6, "#f09878", strength * 0.6), (1, "#f09878", 0.0))
    sketch.ellipse((MIDDLE, y), (430, height), sketch.radial((MIDDLE, y), (430, height), stops))


def _wall(sketch: Sketch, rng: random.Random) -> None:
    step, height = 23.0, 46.0
    for i in range(40):
        x = 500 + i * step
        top = ground(x + step / 2) + 48
        lay_courses(sketch, Box(x, top, step, height), _WALL, rng)
        for left in (x, x + step / 2):
            tooth = Box(left, top - 7, 7.2, 7.6)
            sketch.rect(tooth, mix("#a87a6c", SUNLIT, 0.25))
            sketch.rect(Box(tooth.x, tooth.y, tooth.w, 0.9), RIM, fill_opacity=0.8)
            sketch.rect(Box(tooth.right - 1, tooth.y, 1, tooth.h), SHADE, fill_opacity=0.4)
        sketch.rect(Box(x, top, step, 1.4), RIM, fill_opacity=0.75)
        sketch.rect(Box(x, top + 3.4, step, 2.4), SHADE, fill_opacity=0.32)
    line = [(float(x), ground(x) + 48) for x in range(500, 1421, 20)]
    light = ((0, SHADE, 0.30), (0.35, "#ffb070", 0.16), (0.5, "#ffb070", 0.0), (1, SHADE, 0.5))
    sketch.path(polyline_down(line, 48), sketch.horizontal(500, 1420, light))
    low = [(x, y + 16) for x, y in line]
    sketch.path(polyline_down(low, 34), SHADE, fill_opacity=0.2)


def _gate(sketch: Sketch, rng: random.Random) -> None:
    x, foot = GATE
    tower = Tower(x - 31, foot + 4, 74, 76, "battlements", "#ac7c6a")
    paint_faces(sketch, tower, rng)
    paint_battlements(sketch, tower)
    centre = tower.front.centre[0]
    halo(sketch, (centre, foot - 16), 66, 0.6)
    voussoirs(sketch, centre, foot + 4, 27, 46, 5.4, "#e0b494", rng, 11)
    inside = ((0, "#5a2a1c"), (0.45, "#c9782e"), (0.85, "#ffcf74"), (1, "#ffe8a8"))
    sketch.path(arch(centre, foot + 4, 27, 46), sketch.vertical(foot - 42, foot + 4, inside))
    leaf = f"M{number(centre - 13.5)} {number(foot + 4)} v-32 q3 -8 7 -11 v38 Z"
    sketch.path(leaf, "#3a1c14", fill_opacity=0.9)
    for side in (-16.5, 16.5):
        arched_window(sketch, (centre + side, foot - 46), 4.0, mix("#c49684", SUNLIT, 0.5), lit=True)
