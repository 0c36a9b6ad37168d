"""The title picture: evening sky, town and land composed at full size, calmed where the logo and buttons go."""

import functools

import numpy as np
from PIL import Image

from assets.studio.kit.noise import Field, to_pixels, tone
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.sky import crescent
from assets.studio.kit.svg import Sketch
from assets.studio.title.countryside import far_hills, near_land
from assets.studio.title.sky import HEIGHT, WIDTH, add_stars, evening_sky
from assets.studio.title.town import town

FULL = (2 * WIDTH, 2 * HEIGHT)
_MOON = (1196.0, 302.0)
_GRAIN = 4.0


@functools.cache
def title_at_full_size() -> Image.Image:
    layers = (_sky_picture(), *(render(sketch, *FULL) for sketch in (_sky_marks(), far_hills(), town(), near_land())))
    return to_picture(_calmed(_glowing(to_pixels(stack(*layers)))))


def title() -> Image.Image:
    return scaled(title_at_full_size(), WIDTH, HEIGHT)


def starry_sky() -> Field:
    """The evening sky at full size; stars are set after enlarging, so that they stay points."""
    sky = to_pixels(to_picture(evening_sky()).resize(FULL, Image.Resampling.BICUBIC))
    add_stars(sky, 560, 400, seed=3)
    return sky


def to_picture(canvas: Field) -> Image.Image:
    """Eight bits a channel, with a faint grain that keeps slow gradients from banding, even once compressed."""
    grain = (np.random.default_rng(1).random(canvas.shape[:2], dtype=np.float32)[..., None] - 0.5) * _GRAIN
    return Image.fromarray((np.clip(canvas * 255 + grain, 0, 254.5) + 0.5).astype(np.uint8)).convert("RGBA")


def positions(canvas: Field) -> tuple[Field, Field]:
    """Column and row of every pixel in the 1920 x 1080 grid the scene is laid out in."""
    rows, columns = canvas.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    return x * np.float32(WIDTH / columns), y * np.float32(HEIGHT / rows)


def _sky_picture() -> Image.Image:
    return to_picture(starry_sky())


def _sky_marks() -> Sketch:
    """The crescent moon; birds fly where the picture is shown."""
    sketch = Sketch(WIDTH, HEIGHT)
    halo = ((0, "#d8ccff", 0.36), (0.4, "#c4b0f0", 0.14), (1, "#c4b0f0", 0.0))
    sketch.circle(_MOON, 130, sketch.radial(_MOON, 130, halo))
    x, y = _MOON
    with sketch.at(x, y, turn=18):
        pale = sketch.linear((-30, -20), (20, 34), ((0, "#fffdf0"), (1, "#ffe9b8")))
        crescent(sketch, (0, 0), 34, pale)
    return sketch


def _glowing(canvas: Field) -> Field:
    """The last light blooms around the town."""
    x, y = positions(canvas)
    bloom = np.exp(-(((x - 910) / 430) ** 2 + ((y - 660) / 220) ** 2))[..., None] * 0.15
    return np.asarray(1 - (1 - canvas) * (1 - bloom * tone("#ff9a48")), dtype=np.float32)


def _calmed(canvas: Field) -> Field:
    """Corners, the band of the logo and the band of the buttons sink into the dark."""
    x, y = positions(canvas)
    away = np.hypot((x - WIDTH / 2) / (WIDTH * 0.60), (y - HEIGHT * 0.52) / (HEIGHT * 0.68))
    corners = np.clip((away - 0.5) / 0.8, 0, 1) ** 1.4 * 0.82
    bottom = np.clip((y - 830) / 230, 0, 1) ** 1.2 * 0.74
    top = np.clip((190 - y) / 190, 0, 1) * 0.22
    veil = (1 - (1 - corners) * (1 - bottom) * (1 - top))[..., None]
    return np.asarray(canvas * (1 - veil) + tone("#0e0912") * veil, dtype=np.float32)
