"""The teacher of the lessons: a hooded bust in white glaze before umber, in a moulded ring of gold."""

import numpy as np
from PIL import Image

from assets.studio.kit.noise import Field, fractal, to_image, tone
from assets.studio.kit.raster import cast_shadow, scaled
from assets.studio.kit.relief_light import GLAZE, GOLD, lit
from assets.studio.lorenzo import dress, hats
from assets.studio.lorenzo.busts import SIDE
from assets.studio.lorenzo.people import Person
from assets.studio.lorenzo.profiles import Face
from assets.studio.paint import Picture

_SIZE = (330, 330)
_TEACHER = Person(
    Face(age=0.75, nose=0.5, hook=0.5, brow=0.3, lips=0.3), dress.cowl, (hats.hood,), is_slender=True
)  # fmt: skip
_UMBER, _DEEP = "#4a3426", "#1c120c"
_INNER, _OUTER = 0.86, 0.97
"""Of half a side; the rest is room for the shadow."""


def pictures() -> list[Picture]:
    return [Picture("common/art/teacher", _SIZE, paint_teacher, (__file__,))]


def paint_teacher() -> Image.Image:
    away, turn = _polar()
    picture = to_image(_ground(away))
    relief = _TEACHER.model()
    bust = to_image(lit(relief.height, GLAZE))
    bust.putalpha(_mask(relief.outline * _within(away, _INNER)))
    picture.alpha_composite(bust)
    ring = to_image(lit(_ring(away, turn), GOLD, depth=22))
    ring.putalpha(_mask(_within(away, _OUTER) * (1 - _within(away, _INNER))))
    picture.alpha_composite(ring)
    picture.putalpha(_mask(_within(away, _OUTER)))
    return scaled(cast_shadow(picture, 7, (3, 6), 0.6), *_SIZE)


def _polar() -> tuple[Field, Field]:
    """For every pixel the distance from the middle, 1 at the edge, and the direction."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) - np.float32(SIDE / 2 - 0.5)
    return np.hypot(x, y) / np.float32(SIDE / 2), np.asarray(np.arctan2(y, x), np.float32)


def _within(away: Field, reach: float) -> Field:
    return np.asarray(np.clip((reach - away) * SIDE / 2 + 0.5, 0, 1), np.float32)


def _mask(share: Field) -> Image.Image:
    return Image.fromarray((share * 255).astype(np.uint8))


def _ground(away: Field) -> Field:
    """Brightest behind the face, darker towards the ring."""
    light = np.clip(1.1 - away, 0, 1)[..., None]
    uneven = (fractal((SIDE, SIDE), (120, 120), 4, 5) - 0.5)[..., None] * 0.12
    return np.asarray(np.clip(tone(_DEEP) + (tone(_UMBER) - tone(_DEEP)) * light + uneven, 0, 1), np.float32)


def _ring(away: Field, turn: Field) -> Field:
    height = np.zeros((SIDE, SIDE), np.float32)
    for place, rise, width in ((0.955, 0.5, 0.014), (0.875, 0.5, 0.012)):
        height = height + rise * np.exp(-(((away - place) / width) ** 2))
    beads = 0.5 + 0.5 * np.cos(turn * 72)
    return np.asarray(height + 0.4 * beads * np.exp(-(((away - 0.915) / 0.018) ** 2)), np.float32)
