"""The plain around Lucca from the air: sky, mountains, fields, and the farms and hedges standing in them."""

import random
from collections.abc import Iterator
from functools import partial

from PIL import Image

from assets.studio.kit.geometry import Box
from assets.studio.kit.hillside import Hillside, crest_line, paint_hillside
from assets.studio.kit.noise import to_image, to_pixels
from assets.studio.kit.raster import render
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.dwellings import paint_dwelling, some_dwelling
from assets.studio.lucca.horizon import mountains
from assets.studio.lucca.ramparts import RAMPART_LEAVES, inside, nearness, small_tree
from assets.studio.lucca.solids import Piece

_SKY = ((0, "#7fa9cc"), (0.35, "#a9c6d6"), (0.7, "#ecdfc0"), (1, "#fbe0ac"))
_HORIZON = 56
_GLACIS = -33
_FIELDS = Hillside(
    ("#7d9a44", "#a9ac55", "#688a3b", "#bdb463", "#5c7f3a", "#96994a"),
    seed=31,
    grain=0.8,
    recession=0.05,
    haze="#f3e0b0",
    haze_strength=0.4,
    haze_reach=14,
    hedges=0.9,
    furrows=0.5,
    light=0.5,
    field_width=70,
)


def paint_country(width: int, height: int) -> Image.Image:
    sketch = Sketch(width, height)
    sky(sketch, Box(0, 0, width, _HORIZON + 4), _SKY)
    clouds(sketch, Box(0, -40, width, 110), "#fffaf0", 0.7, seed=12, cover=-1.4)
    mountains(sketch, 54, 36, 190, ((0, "#7385aa"), (1, "#c9bfc4")), 5)
    mountains(sketch, 59, 18, 120, ((0, "#7d9484"), (1, "#c9c69c")), 9)
    canvas = to_pixels(render(sketch, width, height))
    paint_hillside(canvas, crest_line(width, _HORIZON, ((3, 1.4), (2, 3.1)), 3), _FIELDS)
    return to_image(canvas)


def farms_and_hedges(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Whatever stands outside the wall stands behind it, too."""
    for _ in range(56):
        x, y = rng.uniform(0, sketch.width), 62 + 170 * rng.random() ** 1.6
        size, slope = 4.6 * nearness(y + 14), rng.uniform(-0.3, 0.3)
        if rng.random() < 0.4 and not inside(x, y, _GLACIS - 3):
            farm = some_dwelling(x - size * 2, y, size * 1.5, rng)
            yield Piece(50, partial(paint_dwelling, sketch, farm, rng))
        for i in range(rng.randrange(3, 9)):
            foot = x + i * size * 1.3, y + i * size * slope
            if not inside(*foot, _GLACIS):
                yield Piece(50, partial(small_tree, sketch, foot, size, rng.choice(RAMPART_LEAVES), rng))
