"""Florence on an evening, from the hills to the south: seven rows of roofs, the palace's tower and the dome."""

import random
from functools import cache

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, polygon
from assets.studio.kit.land import Building, Foliage, city_tower, cypress, hill, house
from assets.studio.kit.light import glow
from assets.studio.kit.raster import render, scaled
from assets.studio.kit.sky import birds, clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tempera import tempera
from assets.studio.lorenzo.cathedral import campanile, dome, nave

WIDTH, HEIGHT = 1596, 692
SMALL, LARGE = (WIDTH, HEIGHT), (2 * WIDTH, 2 * HEIGHT)
_WALLS = ("#dcb98a", "#d8a878", "#e6cba0", "#cf9a74", "#ecd2a0", "#c9a488")
_ROOFS = ("#a8532c", "#b5623a", "#8f4526", "#bd6c40")
_EVENING = ((0, "#2f3c7a"), (0.3, "#76689c"), (0.52, "#d48a80"), (0.74, "#f6ba78"), (1, "#ffe2a8"))
_HAZE = "#f4bd90"
_ROWS = ((296, 48, 0.9), (334, 42, 1.1), (380, 36, 1.4), (444, 30, 1.8), (528, 25, 2.4), (636, 21, 3.2), (752, 18, 4.2))
"""The ground of each row, how many houses stand in it, and how large they are."""


def paint_florence() -> Image.Image:
    return scaled(paint_large_florence(), *SMALL)


@cache
def paint_large_florence() -> Image.Image:
    rng = random.Random(9)
    sketch = Sketch(WIDTH, HEIGHT)
    _heavens(sketch)
    _hills(sketch, rng)
    for index, row in enumerate(_ROWS):
        _roofs(sketch, row, rng)
        if index == 0:
            _palace_tower(sketch, rng)
        if index == 1:
            _cathedral(sketch)
        _veil(sketch, index)
    _dusk(sketch)
    return tempera(render(sketch, *LARGE), 3, 5, sway=1.8, mottle=0.08)


def _heavens(sketch: Sketch) -> None:
    sky(sketch, Box(0, 0, WIDTH, 360), _EVENING)
    clouds(sketch, Box(0, 0, WIDTH, 260), "#ffd2a4", 0.75, seed=12, cover=-1.35)
    clouds(sketch, Box(0, 90, WIDTH, 230), "#8a5a86", 0.4, seed=31, cover=-1.4)
    glow(sketch, (1090, 262), (560, 230), "#ffdf98", 0.85)
    birds(sketch, [(1186, 70, 0.7), (1208, 60, 0.55), (1408, 96, 0.6), (420, 120, 0.8), (450, 108, 0.6)], "#4a3050")


def _hills(sketch: Sketch, rng: random.Random) -> None:
    hill(sketch, Box(0, 216, WIDTH, 200), "#7a6a90", "#9c88a8", 22, rng, 7)
    hill(sketch, Box(0, 250, WIDTH, 200), "#6f7068", "#a8a080", 16, rng, 9)
    leaves = Foliage("#4a5348", "#9a9a6a")
    for _ in range(34):
        cypress(sketch, rng.uniform(0, WIDTH), rng.uniform(262, 288), rng.uniform(22, 44), leaves, rng)


def _roofs(sketch: Sketch, row: tuple[float, int, float], rng: random.Random) -> None:
    ground, count, size = row
    for i in range(count):
        x = -40 + i * (WIDTH + 80) / count + rng.uniform(-14, 14) * size
        width, height = rng.uniform(28, 44) * size, rng.uniform(28, 52) * size
        base = ground + rng.uniform(-9, 9) * size
        look = Building(rng.choice(_WALLS), rng.choice(_ROOFS), light="#ffdca0", dark="#46264a", lit=0.14)
        if rng.random() < 0.07 and size < 2:
            tall = Box(x, base - height * 2.4, width * 0.5, height * 2.4)
            city_tower(sketch, tall, look, rng, rng.choice(("battlements", "roof", "belfry")))
        else:
            with sketch.at(x, base, size):
                house(sketch, Box(0, -height / size, width / size, height / size), look, rng)


def _palace_tower(sketch: Sketch, rng: random.Random) -> None:
    """Palazzo Vecchio: a block with battlements and the slender tower upon it."""
    look = Building("#c29a74", "#a8532c", light="#ffdca0", dark="#46264a", lit=0.2)
    city_tower(sketch, Box(720, 226, 130, 130), look, rng)
    city_tower(sketch, Box(762, 96, 40, 140), look, rng)
    city_tower(sketch, Box(768, 62, 28, 34), look, rng, "belfry")


def _cathedral(sketch: Sketch) -> None:
    nave(sketch, Box(1080, 226, 170, 140))
    campanile(sketch, Box(1034, 84, 44, 270))
    dome(sketch, (1318, 200), 184, 98)


def _veil(sketch: Sketch, row: int) -> None:
    """Evening haze between a row and the next; the nearer, the thinner."""
    strength = (0.34, 0.26, 0.2, 0.15, 0.1, 0.05, 0)[row]
    low = _ROWS[row][0]
    fog = ((0, _HAZE, 0), (0.6, _HAZE, strength), (1, _HAZE, strength * 0.4))
    sketch.rect(Box(0, low - 110, WIDTH, 140), sketch.vertical(low - 110, low + 30, fog))


def _dusk(sketch: Sketch) -> None:
    shade = ((0, "#fff0c0", 0.12), (0.5, "#3a1a30", 0.1), (1, "#120818", 0.62))
    sketch.rect(sketch.box, sketch.radial((1180, 170), (1150, 640), shade))
    foot = mix("#120818", "#3a1a18", 0.4)
    corners = [(0, HEIGHT), (0, 540), (WIDTH, 540), (WIDTH, HEIGHT)]
    sketch.path(polygon(corners), sketch.vertical(540, HEIGHT, ((0, foot, 0), (1, foot, 0.6))))
