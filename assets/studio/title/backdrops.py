"""Grounds for screens full of panels: the evening sky grown dark, and a walnut table."""

import functools
import random

import numpy as np
from PIL import Image, ImageFilter

from assets.studio.kit.geometry import Box
from assets.studio.kit.materials import walnut
from assets.studio.kit.noise import Field, to_pixels, tone
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.svg import Sketch
from assets.studio.title.countryside import far_hills, night_hills
from assets.studio.title.panorama import FULL, positions, starry_sky, to_picture
from assets.studio.title.sky import HEIGHT, WIDTH


@functools.cache
def evening_at_full_size() -> Image.Image:
    """Kept blurred and dim, so that no edge of it competes with a panel."""
    scene = stack(to_picture(starry_sky()), render(far_hills(), *FULL), render(night_hills(), *FULL))
    canvas = to_pixels(scene.filter(ImageFilter.GaussianBlur(3))) * tone("#d6a0c4")
    return to_picture(_veiled(canvas, "#120a1c", 0.42, 0.9))


def evening() -> Image.Image:
    return scaled(evening_at_full_size(), WIDTH, HEIGHT)


@functools.cache
def walnut_at_full_size() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    walnut(sketch, Box(0, 0, WIDTH, HEIGHT), 7, random.Random(4))
    canvas = to_pixels(render(sketch, *FULL))
    return to_picture(_veiled(_lamplit(canvas), "#0a0503", 0.12, 0.85))


def walnut_table() -> Image.Image:
    return scaled(walnut_at_full_size(), WIDTH, HEIGHT)


def _veiled(canvas: Field, dark: str, middle: float, edge: float) -> Field:
    """Sink the picture into `dark`: by `middle` in its centre, by `edge` in its corners."""
    x, y = positions(canvas)
    away = np.clip(np.hypot((x - WIDTH / 2) / (WIDTH * 0.56), (y - HEIGHT * 0.47) / (HEIGHT * 0.66)), 0, 1.25) / 1.25
    veil = (middle + (edge - middle) * away**1.8)[..., None]
    return np.asarray(canvas * (1 - veil) + tone(dark) * veil, dtype=np.float32)


def _lamplit(canvas: Field) -> Field:
    """A lamp above the table, a little to the upper left."""
    x, y = positions(canvas)
    pool = np.exp(-(((x - 820) / 760) ** 2 + ((y - 420) / 430) ** 2))[..., None]
    return np.asarray(canvas * (0.86 + 0.5 * pool * tone("#ffd9a8")), dtype=np.float32)
