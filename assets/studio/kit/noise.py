"""Smooth random fields as arrays, for land and weather too large to draw shape by shape."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from assets.studio.kit.colour import rgb

Field = NDArray[np.float32]
_GOLDEN, _SILVER, _SALT = 374761393, 668265263, 1442695041


def smoothstep(low: float, high: float, values: Field) -> Field:
    t = np.clip((values - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def fractal(size: tuple[int, int], grain: tuple[float, float], octaves: int, seed: int) -> Field:
    """Values around one half over (width, height); `grain` is the size of the largest blots."""
    width, height = size
    source = np.random.default_rng(seed)
    total, weight, weights = np.zeros((height, width), np.float32), 1.0, 0.0
    for octave in range(octaves):
        columns, rows = (max(1, int(side * 2**octave / blot)) for side, blot in zip(size, grain, strict=True))
        if columns > width or rows > height:
            break
        lattice = Image.fromarray(source.random((rows + 3, columns + 3), np.float32))
        grown = lattice.resize(
            (int(width * (columns + 3) / columns) + 1, int(height * (rows + 3) / rows) + 1), Image.Resampling.BICUBIC
        )
        total += weight * np.asarray(grown)[:height, :width]
        weights, weight = weights + weight, weight / 2
    return total / np.float32(weights)


def scatter(column: Field, row: Field, seed: int) -> Field:
    """A number from 0 to 1 for every cell of a lattice, the same each time."""
    mixed = column.astype(np.int64) * _GOLDEN + row.astype(np.int64) * _SILVER + seed * _SALT
    mixed &= 0x7FFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0x7FFFFFFF
    return np.asarray(((mixed ^ (mixed >> 16)) & 0xFFFF) / 65535, np.float32)


def tone(colour: str) -> Field:
    return np.asarray(np.array(rgb(colour)) / 255, np.float32)


def blend(base: Field, colour: str, share: Field) -> Field:
    """Move every pixel of `base` towards `colour` by its own share."""
    return np.asarray(base + (tone(colour) - base) * share[..., None], np.float32)


def to_image(pixels: Field) -> Image.Image:
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)).convert("RGBA")


def to_pixels(image: Image.Image) -> Field:
    return np.asarray(np.asarray(image.convert("RGB")) / 255, np.float32)
