"""One's own slope below the piazza: a trodden terrace for the towers, cypresses and olives at its edges."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, flowing
from assets.studio.kit.land import Foliage, cypress, grass, round_tree
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import Relief, emboss

_TERRACE = 812
_MEADOWS = Box(0, 608, 1920, 472)
_GRASS_RELIEF = Relief(".22 .4", 3, 2.0)
_CYPRESSES = Foliage("#1f2d17", "#7d8038")
_OLIVES = Foliage("#39431f", "#a09a50")
_SCRUB = Foliage("#3c451d", "#85843e")
_BLADES = ("#5d6a2c", "#8b8c40", "#47521f", "#9a9648")


def draw(sketch: Sketch) -> None:
    rng = random.Random(6)
    _bushes(sketch, rng)
    _trodden_earth(sketch)
    _tufts(sketch, rng)
    for x, foot, size in (
        (470, 660, 26),
        (760, 640, 20),
        (1010, 646, 22),
        (1290, 664, 28),
        (232, 668, 26),
        (1450, 650, 22),
    ):
        sketch.ellipse((x + size * 0.5, foot + 1), (size * 0.7, size * 0.13), "#2a2030", fill_opacity=0.3)
        round_tree(sketch, x, foot, size, _OLIVES, rng)
    for x, foot, height in ((318, 690, 112), (344, 704, 90), (1332, 694, 100), (1358, 708, 122)):
        shade = f"M{x - 6} {foot} L{x + height} {foot + 14} l4 -5 L{x + 8} {foot - 3} Z"
        sketch.path(shade, "#2a2030", fill_opacity=0.3, filter=sketch.blur(2))
        cypress(sketch, x, foot, height, _CYPRESSES, rng)


def _trodden_earth(sketch: Sketch) -> None:
    """Bare, pale ground along the line on which the towers stand."""
    upper = [(300 + i * 120, _TERRACE - 13 + (-1) ** i * 2) for i in range(10)]
    lower = [(1380 - i * 120, _TERRACE + 20 + (-1) ** i * 3) for i in range(10)]
    path = flowing(upper) + flowing(lower).replace("M", " L", 1) + " Z"
    fade = sketch.horizontal(
        300, 1380, ((0, "#c9a86c", 0), (0.12, "#c9a86c", 0.5), (0.88, "#c9a86c", 0.5), (1, "#c9a86c", 0))
    )
    sketch.path(path, fade, filter=sketch.blur(7))
    sketch.path(
        flowing([(x, y + 32) for x, y in upper]),
        stroke="#3f4020",
        stroke_width=5,
        stroke_opacity=0.35,
        filter=sketch.blur(3),
    )


def ground_shade(sketch: Sketch) -> None:
    """What the land below is multiplied with: blades of grass, and dusk towards the viewer."""
    sketch.rect(sketch.box, "#fff")
    dusk = ((0, "#f0d8a0", 0.3), (0.5, "#dcc690", 0.45), (1, "#9a8858", 0.72))
    sketch.rect(_MEADOWS, sketch.vertical(_MEADOWS.y, _MEADOWS.bottom, dusk))
    emboss(sketch, _MEADOWS, _GRASS_RELIEF, 0.5, seed=12)


def _bushes(sketch: Sketch, rng: random.Random) -> None:
    """Low scrub along the borders of the meadows."""
    for _ in range(26):
        x, y = rng.uniform(-40, 1900), rng.uniform(640, 1070)
        for i in range(rng.randrange(3, 9)):
            size = (5 + (y - 620) * 0.012) * rng.uniform(0.6, 1.2)
            _bush(sketch, x + i * size * 2.2 + rng.uniform(-6, 6), y + i * rng.uniform(-3, 3), size, rng)


def _bush(sketch: Sketch, x: float, y: float, size: float, rng: random.Random) -> None:
    sketch.ellipse((x + size * 0.8, y + size * 0.3), (size * 1.5, size * 0.4), "#1c1a20", fill_opacity=0.3)
    for i in range(14):
        dx, dy = rng.gauss(0, size * 0.5), rng.uniform(-0.9, 0.2) * size
        light = max(0, min(1, 0.35 - (dx + dy) / size * 0.4))
        radius = size * rng.uniform(0.25, 0.45) * (1 if i < 8 else 0.5)
        sketch.ellipse((x + dx, y + dy), (radius, radius * 0.75), mix(_SCRUB.dark, _SCRUB.light, light))


def _tufts(sketch: Sketch, rng: random.Random) -> None:
    for _ in range(150):
        x, y = rng.uniform(0, 1920), rng.uniform(624, 1076)
        size = 5 + (y - 620) * 0.016
        grass(sketch, Box(x, y, size * 2.4, 3), 7, _BLADES, rng, size)
    for _ in range(70):
        x, y = rng.uniform(0, 1920), rng.uniform(640, 1076)
        flower = rng.choice(("#e8d27a", "#f3e6cc", "#c9503a"))
        for _ in range(rng.randrange(2, 6)):
            sketch.circle((x + rng.gauss(0, 9), y + rng.gauss(0, 4)), rng.uniform(0.9, 1.7), flower, fill_opacity=0.75)
