"""The characters as white glazed busts, alone and before their blue ground."""

from functools import cache

import numpy as np
from PIL import Image

from assets.studio.kit.noise import Field, fractal, to_image, tone
from assets.studio.kit.raster import scaled
from assets.studio.kit.relief import blurred
from assets.studio.kit.relief_light import GLAZE, lit
from assets.studio.lorenzo.people import CHARACTERS

BUST = (400, 400)
SIDE = 480
_BLUE = "#21458f"


def paint_bust(number: int) -> Image.Image:
    return scaled(bust(number), *BUST)


@cache
def bust(number: int) -> Image.Image:
    """At the size it was modelled."""
    relief = CHARACTERS[number].model()
    image = to_image(lit(relief.height, GLAZE))
    image.putalpha(Image.fromarray((relief.outline * 255).astype(np.uint8)))
    return image


def on_blue(number: int) -> Image.Image:
    """The bust before its ground, with the shadow it throws there."""
    figure = bust(number)
    outline = np.asarray(figure.getchannel("A"), np.float32) / np.float32(255)
    shade = 0.5 * _thrown(outline, 10, 6) + 0.35 * _thrown(outline, 4, 2.4)
    ground = to_image(blue_ground() * (1 - np.clip(shade, 0, 0.8))[..., None])
    ground.alpha_composite(figure)
    return ground


def _thrown(outline: Field, away: int, softness: float) -> Field:
    return np.roll(blurred(outline, softness), (away, away), (0, 1))


@cache
def blue_ground() -> Field:
    """Glaze that pooled unevenly, brightest towards the light."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE - 0.5
    pooled = fractal((SIDE, SIDE), (170, 170), 4, 5) - 0.5
    light = 1.22 - 0.8 * np.hypot(x, y) + 0.5 * np.clip(0.36 - np.hypot(x + 0.18, y + 0.2), 0, 1)
    coloured = tone(_BLUE) * light[..., None] + pooled[..., None] * tone("#3a5a90") * 0.42
    return np.asarray(np.clip(coloured, 0, 1), np.float32)


def paint_ground() -> Image.Image:
    return scaled(to_image(blue_ground()), *BUST)
