"""A walnut table for a game to lie on, with a lamp over it and the corners in the dark."""

import random

import numpy as np
from PIL import Image

from assets.studio.kit.geometry import Box, Point
from assets.studio.kit.materials import walnut
from assets.studio.kit.noise import Field, to_pixels, tone
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch

UNITS = (1920, 1080)
_GRAIN = 3.0


def lit_table(size: tuple[int, int], lamp: Point, glow: str = "#ffdcae", planks: int = 7, seed: int = 9) -> Image.Image:
    """`lamp` is where the light falls, in units of the design."""
    sketch = Sketch(*UNITS)
    walnut(sketch, Box(0, 0, *UNITS), planks, random.Random(seed))
    wood = to_pixels(render(sketch, *size))
    rows, columns = wood.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) * (UNITS[0] / columns)
    near = np.exp(-(((x - lamp[0]) / 900) ** 2 + ((y - lamp[1]) / 520) ** 2))[..., None]
    lit = wood * (0.68 + 0.42 * near * tone(glow))
    away = np.clip(np.hypot((x - UNITS[0] / 2) / 1180, (y - UNITS[1] / 2) / 760), 0, 1.2)
    veil = (0.66 * away**2.2)[..., None]
    return _as_picture(np.asarray(lit * (1 - veil) + tone("#0a0503") * veil, np.float32))


def _as_picture(pixels: Field) -> Image.Image:
    """Eight bits a channel, with a faint grain that keeps dark gradients from banding."""
    grain = (np.random.default_rng(1).random(pixels.shape[:2], dtype=np.float32)[..., None] - 0.5) * _GRAIN
    return Image.fromarray((np.clip(pixels * 255 + grain, 0, 254.5) + 0.5).astype(np.uint8)).convert("RGBA")
