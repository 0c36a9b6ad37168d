"""Seeded noise on arrays of coordinates, and the two curves every raster painting here shapes it with."""

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float32]


def smoothstep(low: float, high: float, values: Field) -> Field:
    t = np.clip((values - low) / (high - low), 0.0, 1.0)
    return np.asarray(t * t * (3.0 - 2.0 * t), dtype=np.float32)


def _lattice(column: NDArray[np.int64], row: NDArray[np.int64], seed: int) -> Field:
    mixed = (column * 374761393 + row * 668265263 + seed * 1442695041) & 0x7FFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0x7FFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF).astype(np.float32) / 65535.0


def value_noise(x: Field, y: Field, seed: int) -> Field:
    """Smooth values in 0..1, one independent value per unit cell."""
    column = np.floor(x).astype(np.int64)
    row = np.floor(y).astype(np.int64)
    u = smoothstep(0.0, 1.0, x - column)
    v = smoothstep(0.0, 1.0, y - row)
    top = _lattice(column, row, seed) * (1 - u) + _lattice(column + 1, row, seed) * u
    bottom = _lattice(column, row + 1, seed) * (1 - u) + _lattice(column + 1, row + 1, seed) * u
    return np.asarray(top * (1 - v) + bottom * v, dtype=np.float32)


def fractal(x: Field, y: Field, octaves: int, seed: int, gain: float = 0.5) -> Field:
    """Octaves of value noise, each twice as fine, normalised to 0..1."""
    total = np.zeros(np.broadcast(x, y).shape, dtype=np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        scale = np.float32(2.0**octave)
        total += np.float32(weight) * value_noise(x * scale, y * scale, seed + octave * 17)
        weights += weight
        weight *= gain
    return total / np.float32(weights)
