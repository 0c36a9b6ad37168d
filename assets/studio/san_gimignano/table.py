"""The table of San Gimignano: evening hills, the rival's town wall, the brick piazza and one's own grassy slope.

Drawn on a plane of 1920 by 1080 and painted at twice that; towers, cards and panels come while playing.
"""

from functools import cache

import numpy as np
from PIL import Image, ImageChops, ImageFilter

from assets.studio.kit.geometry import Box
from assets.studio.kit.hillside import Hillside, crest_line, paint_hillside
from assets.studio.kit.light import glow
from assets.studio.kit.noise import to_image, to_pixels
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano import piazza, slope, town_wall

WIDTH, HEIGHT = 1920, 1080
LARGE = (2 * WIDTH, 2 * HEIGHT)
SMALL = (WIDTH, HEIGHT)
_EVENING = (
    (0, "#4a76a4"),
    (0.26, "#86a2b2"),
    (0.48, "#cfc3a8"),
    (0.68, "#f3cf90"),
    (0.85, "#ffda94"),
    (1, "#ffe6b0"),
)
_FAR = Hillside(
    ("#a8a6a4", "#b4aca0", "#9fa6a0", "#b9a88e"),
    seed=11,
    grain=0.7,
    recession=0.08,
    haze="#f9d9a4",
    haze_strength=0.66,
    haze_reach=200,
    hedges=0.5,
    furrows=0.2,
    light=0.6,
)
_MIDDLE = Hillside(
    ("#93995f", "#b09c58", "#8a9158", "#c2aa66", "#7f8a56"),
    seed=12,
    grain=0.7,
    recession=0.07,
    haze="#f7cf90",
    haze_strength=0.5,
    haze_reach=80,
    hedges=1.2,
    furrows=0.5,
    field_width=60,
)
_NEAR = Hillside(
    ("#84843e", "#ab9644", "#9a8a3e", "#747c3a", "#b9a052", "#8c6f3c"),
    seed=13,
    grain=1.0,
    recession=0.035,
    haze="#f0c078",
    haze_strength=0.3,
    haze_reach=40,
    hedges=1.1,
    furrows=0.6,
    field_width=60,
)
_OWN = Hillside(
    ("#74742f", "#857f35", "#95893b", "#6a6f2e", "#7d7834", "#8f7d3a"),
    seed=14,
    grain=1.5,
    recession=0.014,
    haze="#d8ac60",
    haze_strength=0.2,
    haze_reach=50,
    hedges=0.5,
    furrows=0.3,
    light=0.55,
    field_width=100,
)


def paint_large() -> Image.Image:
    return _scene().copy()


def paint_small() -> Image.Image:
    return scaled(_scene(), *SMALL)


@cache
def _scene() -> Image.Image:
    land = scaled(_land(), *LARGE).filter(ImageFilter.GaussianBlur(1.2))
    shade, built = Sketch(WIDTH, HEIGHT), Sketch(WIDTH, HEIGHT)
    slope.ground_shade(shade)
    land = ImageChops.multiply(land, render(shade, *LARGE))
    town_wall.draw(built)
    piazza.draw(built)
    slope.draw(built)
    _evening_light(built)
    return stack(land, render(built, *LARGE))


def _land() -> Image.Image:
    canvas = to_pixels(_heavens())
    paint_hillside(canvas, crest_line(WIDTH, 282, ((12, 1.3), (7, 3.1)), 2), _FAR)
    paint_hillside(canvas, crest_line(WIDTH, 302, ((14, 1.1), (8, 2.7)), 4), _MIDDLE)
    across = np.linspace(-1, 1, WIDTH, dtype=np.float32)
    bowl = np.asarray(40 * np.abs(across) ** 2.4, np.float32)
    near = np.asarray(crest_line(WIDTH, 346, ((5, 1.2), (3, 3.3)), 7) + bowl, np.float32)
    paint_hillside(canvas, near, _NEAR)
    paint_hillside(canvas, crest_line(WIDTH, 572, ((4, 1.0),), 9), _OWN)
    return to_image(canvas)


def _heavens() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    air = Box(0, 0, WIDTH, 420)
    sky(sketch, air, _EVENING)
    clouds(sketch, Box(0, 0, WIDTH, 300), "#8f93ad", 0.3, seed=23, cover=-1.35)
    clouds(sketch, Box(0, -6, WIDTH, 290), "#fff0d4", 0.72, seed=23, cover=-1.5)
    clouds(sketch, Box(0, 120, WIDTH, 200), "#ffcf9a", 0.5, seed=4, cover=-1.4)
    glow(sketch, (520, 262), (820, 330), "#ffd890", 0.75)
    return render(sketch, *SMALL)


def _evening_light(sketch: Sketch) -> None:
    """Warm from the left, violet to the right, and quiet towards the edges where the panels lie."""
    whole = Box(0, 400, WIDTH, HEIGHT - 400)
    warmth = ((0, "#ffe2a0", 0.14), (0.4, "#ffe2a0", 0.04), (0.7, "#40204a", 0.06), (1, "#40204a", 0.22))
    sketch.rect(whole, sketch.horizontal(0, WIDTH, warmth))
    edges = ((0, "#140a06", 0), (0.62, "#140a06", 0), (1, "#140a06", 0.42))
    sketch.rect(sketch.box, sketch.radial((960, 560), (1180, 760), edges))
