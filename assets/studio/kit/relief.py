"""Reliefs as height maps: masses inflated from outlines, lines and hollows worked into them, seen from the front."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PIL import Image, ImageFilter

from assets.studio.kit.noise import Field
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch

_FINE = 2.4
_SKIRT, _FULLNESS = 0.22, 0.62
Swell = tuple[tuple[float, float], ...]
ROUND: Swell = ((3, 0.3), (9, 0.35), (22, 0.35))
"""How a mass swells towards its middle: pairs of softness and share."""


class Relief:
    """Drawn on a square `grid` and worked out on `side` pixels; heights are in arbitrary units of about one."""

    def __init__(self, grid: float = 400, side: int = 480) -> None:
        self._grid, self._side = grid, side
        self._placing = "scale(1)"
        self.height = np.zeros((side, side), np.float32)
        self.outline = np.zeros((side, side), np.float32)

    @contextmanager
    def enlarged(self, centre_x: float, foot: float, scale: float) -> Iterator[None]:
        """Everything worked inside grows around a point."""
        self._placing = f"translate({centre_x} {foot}) scale({scale}) translate({-centre_x} {-foot})"
        yield
        self._placing = "scale(1)"

    def mass(self, d: str, rise: float, base: float, swell: Swell = ROUND) -> Field:
        """Lay a body over what is there; gives back where it lies, to work on it alone."""
        mask = self._mask(d)
        soft = sum(share * self._softened(mask, reach) for reach, share in swell)
        body = np.clip((soft - _SKIRT) / (1 - _SKIRT), 0, 1) ** _FULLNESS
        cover = self._softened(mask, 0.8)
        self.height = np.asarray(self.height * (1 - cover) + (base + rise * body) * cover, np.float32)
        self.outline = np.maximum(self.outline, _as_field(mask))
        return cover

    def swell(self, d: str, amount: float, softness: float, within: Field | None = None) -> None:
        """Raise what lies in `d`, or sink it if `amount` is negative."""
        self._add(self._mask(d), amount, softness, within)

    def line(self, d: str, width: float, amount: float, softness: float, within: Field | None = None) -> None:
        """A welt along `d`, or a groove; all its strokes at once."""
        self._add(self._mask(d, width), amount, softness, within)

    def _add(self, mask: Image.Image, amount: float, softness: float, within: Field | None) -> None:
        change = self._softened(mask, softness) * np.float32(amount)
        self.height += change if within is None else change * within

    def _mask(self, d: str, width: float = 0) -> Image.Image:
        sketch = Sketch(self._grid, self._grid)
        with sketch.group(transform=self._placing):
            if width:
                sketch.path(d, stroke="#fff", stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
            else:
                sketch.path(d, "#fff")
        return render(sketch, self._side, self._side).getchannel("A")

    def _softened(self, mask: Image.Image, softness: float) -> Field:
        reach = softness * self._side / self._grid
        if reach <= _FINE:
            return _as_field(mask.filter(ImageFilter.GaussianBlur(reach)))
        return blurred(_as_field(mask), reach)


def _as_field(mask: Image.Image) -> Field:
    return np.asarray(mask, np.float32) / np.float32(255)


def blurred(field: Field, deviation: float) -> Field:
    """A soft blur that keeps the fine steps which eight bits would lose: three running means each way."""
    radius = max(1, round((math.sqrt(4 * deviation**2 + 1) - 1) / 2))
    for _ in range(3):
        field = _running_mean(_running_mean(field, radius).T, radius).T
    return np.ascontiguousarray(field)


def _running_mean(field: Field, radius: int) -> Field:
    padded = np.pad(field, ((radius + 1, radius), (0, 0)), mode="edge").cumsum(0, dtype=np.float64)
    span = 2 * radius + 1
    return np.asarray((padded[span:] - padded[:-span]) / span, np.float32)
