"""The table of Lucca Città: walnut all over, with the painting of the city let into its middle."""

import random
from functools import cache

import numpy as np
from PIL import Image

from assets.studio.kit.geometry import Box
from assets.studio.kit.materials import walnut
from assets.studio.kit.noise import Field, smoothstep, to_pixels, tone
from assets.studio.kit.raster import render, scaled
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.city import paint_city

SMALL = (1920, 1080)
LARGE = (3840, 2160)
_PAINTING = Box(0, 322, 1612, 420)
_GRAIN = 3.0


def paint_large() -> Image.Image:
    return _scene().copy()


def paint_small() -> Image.Image:
    return scaled(_scene(), *SMALL)


@cache
def _scene() -> Image.Image:
    canvas = _wood()
    left, top, right, bottom = (int(2 * side) for side in (_PAINTING.x, _PAINTING.y, _PAINTING.right, _PAINTING.bottom))
    window = canvas[top:bottom, left:right]
    share = _cover()[..., None]
    window[:] = window * (1 - share) + _shaded(to_pixels(paint_city())) * share
    return _as_picture(canvas)


def _wood() -> Field:
    sketch = Sketch(*SMALL)
    walnut(sketch, sketch.box, 7, random.Random(9))
    canvas = to_pixels(render(sketch, *LARGE))
    x, y = _positions(canvas)
    lamp = np.exp(-(((x - 800) / 900) ** 2 + ((y - 420) / 520) ** 2))[..., None]
    lit = canvas * (0.72 + 0.4 * lamp * tone("#ffdcae"))
    away = np.clip(np.hypot((x - 960) / 1180, (y - 520) / 760), 0, 1.2)
    veil = (0.66 * away**2.2)[..., None]
    return np.asarray(lit * (1 - veil) + tone("#0a0503") * veil, np.float32)


def _positions(canvas: Field) -> tuple[Field, Field]:
    rows, columns = canvas.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    return x / 2, y / 2


def _cover() -> Field:
    """How far the painting hides the wood: it melts into it above, below and to the right."""
    y, x = np.mgrid[0 : 2 * _PAINTING.h, 0 : 2 * _PAINTING.w].astype(np.float32) / 2
    above, below = smoothstep(9, 25, y), 1 - smoothstep(372, _PAINTING.h - 4, y)
    return np.asarray(above * below * (1 - smoothstep(_PAINTING.w - 22, _PAINTING.w, x)), np.float32)


def _shaded(painting: Field) -> Field:
    """Dusk over the roofs on which the trays lie, and a little below the rivals' panels."""
    y, _ = np.mgrid[0 : painting.shape[0], 0 : painting.shape[1]].astype(np.float32) / 2
    veil = 0.62 * smoothstep(205, 330, y) + 0.34 * (1 - smoothstep(12, 38, y))
    return np.asarray(painting * (1 - veil[..., None]) + tone("#1c0e08") * veil[..., None], np.float32)


def _as_picture(canvas: Field) -> Image.Image:
    """Eight bits a channel, with a faint grain that keeps dark gradients from banding."""
    grain = (np.random.default_rng(1).random(canvas.shape[:2], dtype=np.float32)[..., None] - 0.5) * _GRAIN
    return Image.fromarray((np.clip(canvas * 255 + grain, 0, 254.5) + 0.5).astype(np.uint8)).convert("RGBA")
