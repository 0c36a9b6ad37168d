"""The hand of the painter: a finished picture gone over with short opaque strokes, as in tempera on a panel."""

import numpy as np
from PIL import Image

from assets.studio.kit.noise import Field, fractal, to_image, to_pixels

_LUMA = np.array((0.3, 0.59, 0.11), np.float32)


def tempera(picture: Image.Image, reach: int, seed: int, sway: float = 1.3, mottle: float = 0.1) -> Image.Image:
    """Edges sway a little, flat paint is mottled, and each dab of `reach` pixels takes one colour."""
    pixels = to_pixels(picture)
    size = (pixels.shape[1], pixels.shape[0])
    pigment = fractal(size, (9, 5), 2, seed) - 0.5
    wash = fractal(size, (60, 40), 3, seed + 3) - 0.5
    pixels = pixels * (1 + mottle * pigment)[..., None] + (wash * 0.05)[..., None] * np.array((1, 0.8, 0.5))
    pixels = _dabs(_swayed(pixels.astype(np.float32), sway, seed + 5), reach)
    return to_image(pixels * (1 + _ground(size, seed))[..., None])


def _ground(size: tuple[int, int], seed: int) -> Field:
    """The tooth of the gesso under the paint."""
    grain, strokes = fractal(size, (3, 3), 1, seed + 9), fractal(size, (26, 4), 3, seed + 11)
    return np.asarray((grain - 0.5) * 0.05 + (strokes - 0.5) * 0.05, np.float32)


def _swayed(pixels: Field, amount: float, seed: int) -> Field:
    height, width = pixels.shape[:2]
    drift = [(fractal((width, height), (14, 14), 3, seed + i) - 0.5) * 2 * amount for i in (0, 1)]
    rows, columns = np.mgrid[0:height, 0:width]
    x = np.clip(np.rint(columns + drift[0]), 0, width - 1).astype(int)
    y = np.clip(np.rint(rows + drift[1]), 0, height - 1).astype(int)
    return np.asarray(pixels[y, x], np.float32)


def _dabs(pixels: Field, reach: int) -> Field:
    """Kuwahara's filter: of the four squares that meet at a pixel the calmest gives it its colour."""
    padded = np.pad(pixels, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    luma = padded @ _LUMA
    sums = [_summed(field) for field in (padded, luma, luma * luma)]
    calmest = np.full(pixels.shape[:2], np.inf)
    dabbed = pixels
    for down in (0, reach):
        for across in (0, reach):
            colour, light, square = (_mean(field, (across, down), reach, pixels.shape[:2]) for field in sums)
            unrest = square - light * light
            calmer = unrest < calmest
            calmest = np.where(calmer, unrest, calmest)
            dabbed = np.where(calmer[..., None], colour, dabbed)
    return np.asarray(dabbed, np.float32)


def _summed(field: Field) -> Field:
    total: Field = field.cumsum(0, dtype=np.float64).cumsum(1)
    return np.pad(total, ((1, 0), (1, 0), *(((0, 0),) * (field.ndim - 2))))


def _mean(total: Field, corner: tuple[int, int], reach: int, shape: tuple[int, ...]) -> Field:
    (x, y), (height, width), side = corner, shape, reach + 1
    top, bottom = slice(y, y + height), slice(y + side, y + side + height)
    left, right = slice(x, x + width), slice(x + side, x + side + width)
    return np.asarray((total[bottom, right] - total[top, right] - total[bottom, left] + total[top, left]) / side**2)
