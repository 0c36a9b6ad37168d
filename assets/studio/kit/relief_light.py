"""Light on a relief: white glaze as the della Robbia fired it, or a cast metal."""

from dataclasses import dataclass

import numpy as np

from assets.studio.kit.noise import Field
from assets.studio.kit.relief import blurred

Tones = tuple[tuple[float, float, float], ...]
Vector = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Stuff:
    """Colours from deepest shade to full light at `stops`; a broad gleam, a sharp glint, and light thrown back."""

    tones: Tones
    stops: tuple[float, ...]
    gleam: tuple[int, Vector]
    glint: float
    bounce: Vector


_STOPS = (0, 0.3, 0.6, 0.88, 1.12)
GLAZE = Stuff(
    ((0.13, 0.15, 0.28), (0.34, 0.36, 0.50), (0.63, 0.63, 0.69), (0.88, 0.85, 0.79), (1, 0.97, 0.91)),
    (0, 0.28, 0.56, 0.84, 1.12), (30, (0.28, 0.28, 0.28)), 0.1, (0.04, 0.08, 0.18),
)  # fmt: skip
GOLD = Stuff(
    ((0.13, 0.06, 0.02), (0.42, 0.23, 0.06), (0.76, 0.52, 0.17), (0.97, 0.80, 0.40), (1, 0.96, 0.74)),
    _STOPS, (22, (0.44, 0.36, 0.2)), 0.5, (0.16, 0.08, 0.02),
)  # fmt: skip
SILVER = Stuff(
    ((0.08, 0.09, 0.11), (0.27, 0.29, 0.33), (0.55, 0.57, 0.60), (0.82, 0.83, 0.85), (1, 1, 1)),
    _STOPS, (22, (0.36, 0.36, 0.38)), 0.5, (0.08, 0.08, 0.12),
)  # fmt: skip
BRONZE = Stuff(
    ((0.07, 0.04, 0.03), (0.27, 0.15, 0.08), (0.54, 0.33, 0.18), (0.80, 0.58, 0.35), (1, 0.88, 0.66)),
    _STOPS, (22, (0.36, 0.28, 0.16)), 0.4, (0.14, 0.07, 0.02),
)  # fmt: skip
_LIGHT = np.array((-0.62, -0.58, 0.50)) / np.linalg.norm((-0.62, -0.58, 0.50))
_HALFWAY = (_LIGHT + np.array((0, 0, 1))) / np.linalg.norm(_LIGHT + np.array((0, 0, 1)))
_BACK = np.array((0.6, 0.55, 0.5)) / np.linalg.norm((0.6, 0.55, 0.5))


def lit(height: Field, stuff: Stuff, depth: float = 24) -> Field:
    """The colours of a relief in light from the upper left; `depth` is how steep one unit of height is."""
    smooth = blurred(height, 0.75)
    down, across = np.gradient(smooth * depth)
    steep = 1 / np.sqrt(across**2 + down**2 + 1)

    def facing(direction: Field) -> Field:
        turned = (-across * direction[0] - down * direction[1] + direction[2]) * steep
        return np.asarray(np.clip(turned, 0, 1), np.float32)

    light, shine = facing(_LIGHT), facing(_HALFWAY)
    level = np.clip(0.04 + 1.07 * light, 0, 1.2) * _hollows(smooth)
    colours = np.stack([np.interp(level, stuff.stops, channel) for channel in zip(*stuff.tones, strict=True)], -1)
    power, gleam = stuff.gleam
    colours += (shine**power)[..., None] * gleam + (shine**90)[..., None] * stuff.glint
    colours += (facing(_BACK) ** 3.5 * (1 - light))[..., None] * stuff.bounce
    return np.asarray(np.clip(colours, 0, 1), np.float32)


def _hollows(height: Field) -> Field:
    """Less light reaches what lies lower than its surroundings."""
    near = np.clip(1 - 1.9 * (blurred(height, 5.2) - height), 0.35, 1.25)
    far = np.clip(1 - 1.1 * (blurred(height, 13.5) - height), 0.6, 1.15)
    return np.asarray(near * far, np.float32)
