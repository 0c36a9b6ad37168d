"""Hanging velvet: how folds catch the light, and how the light becomes the colour of the cloth."""

from typing import NamedTuple

import numpy as np
from PIL import Image

from assets.studio.kit.colour import rgb
from assets.studio.kit.noise import Field, smoothstep
from assets.studio.title.noise import fractal_at


class Dye(NamedTuple):
    """The colour of a velvet in its hollows, in plain light and on the crest of a fold."""

    hollow: str
    cloth: str
    crest: str


class Drape(NamedTuple):
    """`pitch` is the width of a fold and `sway` how far folds wander, in pixels; `depth` 0..1 their contrast."""

    pitch: float
    sway: float
    depth: float
    seed: int = 5


def hang(width: int, height: int, drape: Drape) -> Field:
    """The light on every point of the cloth, 0..1; folds open and wander as they fall."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    fall = 0.35 + 0.65 * y / height
    wander = fractal_at(x / (drape.pitch * 5), y / (drape.pitch * 22), 3, drape.seed) - 0.5
    ripple = fractal_at(x / (drape.pitch * 2), y / (drape.pitch * 11), 2, drape.seed + 7) - 0.5
    across = (x + (wander * 2 + ripple * 0.6) * drape.sway * fall) / drape.pitch * 2 * np.pi
    fold = 0.5 + 0.5 * np.sin(across - 0.9)
    crease = 0.5 + 0.5 * np.sin(across * 2.37 + 1.1 + wander * 4)
    nap = fractal_at(x / 2.2, y / 5.0, 2, drape.seed + 20) - 0.5
    light = 0.5 + drape.depth * ((fold**1.5 - 0.42) + 0.22 * (crease - 0.5)) + 0.05 * nap
    return np.asarray(light, dtype=np.float32)


def dyed(light: Field, dye: Dye) -> Image.Image:
    """Velvet is darkest where it faces us and gleams where it turns away."""
    stops = (0.0, 0.18, 0.52, 0.86, 1.0)
    deep, plain, crest = (np.array(rgb(colour), dtype=np.float32) for colour in dye)
    ramp = np.stack([deep * 0.45, deep, plain, crest, crest * 0.8 + 51.0])
    channels = [np.interp(np.clip(light, 0, 1), stops, ramp[:, k]) for k in range(3)]
    grain = np.random.default_rng(2).random(light.shape) - 0.5
    pixels = np.stack(channels, axis=-1) + grain[..., None] * 2
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)).convert("RGBA")


def weave(light: Field, pattern: Image.Image, gleam: float) -> Field:
    """Raise a pattern from the cloth: it takes a little more light wherever `pattern` is opaque."""
    raised = np.asarray(pattern.getchannel("A"), dtype=np.float32) / np.float32(255)
    lifted = light + raised * gleam * (0.35 + light)
    return np.asarray(lifted, dtype=np.float32)


def shaded_edges(light: Field, margin: float, amount: float) -> Field:
    """Cloth rolls away at its left and right edges."""
    width = light.shape[1]
    x = np.arange(width, dtype=np.float32)[None, :]
    near = np.minimum(x, width - x)
    return np.asarray(light - amount * (1 - smoothstep(0, margin, near)), dtype=np.float32)
