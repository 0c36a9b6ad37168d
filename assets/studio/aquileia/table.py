"""The table of Aquileia: walnut under a lamp that hangs over the harbour."""

from functools import cache

from PIL import Image

from assets.studio.kit.raster import scaled
from assets.studio.kit.tabletop import UNITS, lit_table

SMALL = UNITS
LARGE = (2 * UNITS[0], 2 * UNITS[1])


def paint_large() -> Image.Image:
    return _table().copy()


def paint_small() -> Image.Image:
    return scaled(_table(), *SMALL)


@cache
def _table() -> Image.Image:
    return lit_table(LARGE, (520, 300), glow="#ffe0b4")
