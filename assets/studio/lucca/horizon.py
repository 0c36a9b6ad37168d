"""The mountains north of Lucca, as every picture with a sky sees them."""

import numpy as np

from assets.studio.kit.geometry import number, polyline
from assets.studio.kit.noise import fractal
from assets.studio.kit.svg import Sketch, Stops

_STEP = 3


def mountains(sketch: Sketch, foot: float, rise: float, grain: float, stops: Stops, seed: int) -> None:
    """A ridge whose highest peaks stand `rise` above `foot`; `grain` is the width of its mountains."""
    width = int(sketch.width)
    swell = fractal((width + _STEP, 4), (grain, 4), 5, seed)[0]
    spine = fractal((width + _STEP, 4), (grain * 0.7, 4), 5, seed + 1)[0]
    crest = swell - 0.8 * np.abs(2 * spine - 1)
    low, high = float(crest.min()), float(crest.max())
    points = [(float(x), foot - rise * (float(crest[x]) - low) / (high - low)) for x in range(0, width + _STEP, _STEP)]
    d = f"{polyline(points)} V{number(foot + rise)} H0 Z"
    sketch.path(d, sketch.vertical(foot - rise, foot + rise * 0.5, stops))
