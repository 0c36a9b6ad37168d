"""Noise read at any coordinates, so that a field can be bent and stretched by another one."""

import numpy as np

from assets.studio.kit.noise import Field, scatter, smoothstep


def value_noise(x: Field, y: Field, seed: int) -> Field:
    """Smooth values in 0..1, one independent value per unit cell."""
    column, row = np.floor(x), np.floor(y)
    u, v = smoothstep(0, 1, x - column), smoothstep(0, 1, y - row)
    top = scatter(column, row, seed) * (1 - u) + scatter(column + 1, row, seed) * u
    bottom = scatter(column, row + 1, seed) * (1 - u) + scatter(column + 1, row + 1, seed) * u
    return np.asarray(top * (1 - v) + bottom * v, dtype=np.float32)


def fractal_at(x: Field, y: Field, octaves: int, seed: int, gain: float = 0.5) -> Field:
    """Octaves of value noise, each twice as fine, normalised to 0..1."""
    total = np.zeros(np.broadcast(x, y).shape, dtype=np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        scale = np.float32(2.0**octave)
        total += np.float32(weight) * value_noise(x * scale, y * scale, seed + octave * 17)
        weights += weight
        weight *= gain
    return total / np.float32(weights)
