"""The leaders as cast medals: a head in a moulded and beaded rim, its legend left blank."""

from functools import cache

import numpy as np
from PIL import Image

from assets.studio.kit.noise import Field, fractal, to_image
from assets.studio.kit.raster import cast_shadow
from assets.studio.kit.relief import blurred
from assets.studio.kit.relief_light import lit
from assets.studio.lorenzo.people import LEADERS

SIZE = (440, 440)
_SIDE = 440
_REACH = 0.955
"""The rim's radius in half sides; the rest is room for the shadow."""
_FIELD = 0.78
_FIGURE = 0.8


def paint_medal(number: int) -> Image.Image:
    leader = LEADERS[number]
    relief = leader.person.model()
    away, turn = _polar()
    head, outline = (_placed(field) * _within(away, _FIELD) for field in (relief.height, relief.outline))
    height = _coin(away, turn) * (1 - outline) + (head * 0.72 + 0.1) * outline
    colours = lit(height, leader.metal, depth=26) * _wear()[..., None]
    medal = to_image(colours)
    medal.putalpha(Image.fromarray((np.clip((1 - away) * _SIDE * 0.33, 0, 1) * 255).astype(np.uint8)))
    return cast_shadow(medal, 7, (4, 8), 0.62)


def _polar() -> tuple[Field, Field]:
    """For every pixel the distance from the middle, 1 at the rim, and the direction."""
    y, x = np.mgrid[0:_SIDE, 0:_SIDE].astype(np.float32) - np.float32(_SIDE / 2 - 0.5)
    x, y = x + 3, y + 5
    away = np.hypot(x, y) / np.float32(_SIDE / 2 * _REACH - 5)
    return away, np.asarray(np.arctan2(y, x), np.float32)


def _within(away: Field, reach: float) -> Field:
    return np.asarray(1 / (1 + np.exp(np.clip((away - reach) * 120, -40, 40))), np.float32)


def _placed(field: Field) -> Field:
    """The figure scaled into the field, its shoulders cut by the inner ring."""
    side = round(_SIDE * _FIGURE)
    grown = np.asarray(Image.fromarray(field).resize((side, side), Image.Resampling.BICUBIC), np.float32)
    canvas = np.zeros((_SIDE, _SIDE), np.float32)
    left, top = (_SIDE - side) // 2 - 6, (_SIDE - side) // 2 + 6
    canvas[top : top + side, left : left + side] = grown
    return canvas


@cache
def _blank() -> tuple[Field, Field]:
    return fractal((_SIDE, _SIDE), (60, 60), 4, 2) - 0.5, fractal((_SIDE, _SIDE), (4, 4), 1, 3) - 0.5


def _coin(away: Field, turn: Field) -> Field:
    """A dished field, three mouldings, a ring of beads and pellets where a legend would stand."""
    broad, fine = _blank()
    height = 0.1 * away**2 + 0.06 * broad + 0.014 * fine
    for place, rise, width in ((0.955, 0.55, 0.026), (0.9, 0.26, 0.01), (_FIELD, 0.28, 0.01)):
        height = height + rise * np.exp(-(((away - place) / width) ** 2))
    beads = 0.5 + 0.5 * np.cos(turn * 96)
    pellets = np.clip(np.cos(turn * 28), 0, 1) ** 6
    height = height + 0.26 * beads * np.exp(-(((away - 0.925) / 0.011) ** 2))
    height = height + 0.2 * pellets * np.exp(-(((away - 0.842) / 0.018) ** 2))
    return np.asarray(blurred(np.asarray(height, np.float32), 1), np.float32)


@cache
def _wear() -> Field:
    return np.asarray(1 + (fractal((_SIDE, _SIDE), (50, 50), 5, 9) - 0.5) * 0.24, np.float32)
