"""The table: walnut all over, with the view of Florence let into it behind a gold frame."""

import random
from functools import cache

import numpy as np
from PIL import Image

from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.materials import gold_line, walnut
from assets.studio.kit.noise import Field, to_image, to_pixels, tone
from assets.studio.kit.raster import render, scaled
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.florence import paint_large_florence

SMALL, LARGE = (1920, 1080), (3840, 2160)
_CITY = Box(8, 110, 1596, 690)
_VIEW_TOP = 76


def paint_large() -> Image.Image:
    return _scene().copy()


def paint_small() -> Image.Image:
    return scaled(_scene(), *SMALL)


@cache
def _scene() -> Image.Image:
    picture = _wood()
    view = paint_large_florence()
    top = int(2 * (_CITY.y - _VIEW_TOP))
    shown = view.crop((0, top, view.width, view.height))
    picture.paste(_foot(shown), (int(2 * _CITY.x), int(2 * _CITY.y)))
    picture.alpha_composite(_frame())
    return picture


def _wood() -> Image.Image:
    sketch = Sketch(*SMALL)
    walnut(sketch, sketch.box, 7, random.Random(15))
    canvas = to_pixels(render(sketch, *LARGE))
    away = np.clip(np.hypot(*_offsets(canvas)), 0, 1.2)[..., None]
    veil = 0.62 * away**2.2
    return to_image(np.asarray(canvas * 0.9 * (1 - veil) + tone("#0a0503") * veil, np.float32))


def _offsets(canvas: Field) -> tuple[Field, Field]:
    """How far each pixel is from the middle, 1 near the edges."""
    rows, columns = canvas.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) / 2
    return (x - 960) / 1150, (y - 520) / 740


def _foot(view: Image.Image) -> Image.Image:
    """The view with the dark strip below it on which the frieze lies."""
    strip = Image.new("RGBA", (view.width, int(2 * _CITY.h)), "#1c0e08")
    strip.paste(view, (0, 0))
    return strip


def _frame() -> Image.Image:
    sketch = Sketch(*SMALL)
    outline = rounded(_CITY, 6)
    inner_shadow(sketch, outline, 26, 9, 0.7)
    gold_line(sketch, outline, _CITY, 3.2)
    return render(sketch, *LARGE)
