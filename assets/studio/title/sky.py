"""The evening sky behind the title: gradient, lit cloud bands and stars, as arrays of colour in 0..1."""

import numpy as np

from assets.studio.kit.noise import Field, smoothstep, tone
from assets.studio.title.noise import fractal_at

WIDTH, HEIGHT = 1920, 1080
SUN = (862.0, 690.0)
HORIZON = 770.0

_GRADIENT = (
    (0.00, "#0b0d2c"),
    (0.14, "#1b1a4a"),
    (0.30, "#3d2c6e"),
    (0.46, "#75407f"),
    (0.58, "#b4557a"),
    (0.69, "#e37862"),
    (0.79, "#f7a25a"),
    (0.89, "#ffcb7c"),
    (1.00, "#ffe3ac"),
)


def _grid() -> tuple[Field, Field]:
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return x, y


def _gradient(y: Field) -> Field:
    stops = [stop for stop, _ in _GRADIENT]
    colours = np.stack([tone(colour) for _, colour in _GRADIENT])
    height = np.clip(y / HORIZON, 0.0, 1.0)
    return np.stack([np.interp(height, stops, colours[:, k]) for k in range(3)], axis=-1).astype(np.float32)


def _towards(canvas: Field, colour: Field, amount: Field) -> Field:
    share = amount[..., None]
    return np.asarray(canvas * (1 - share) + colour * share, dtype=np.float32)


def _screened(canvas: Field, light: Field, amount: Field) -> Field:
    return np.asarray(1 - (1 - canvas) * (1 - light * amount[..., None]), dtype=np.float32)


def _band_density(x: Field, y: Field, seed: int, thickness: float, length: float) -> Field:
    """Cloud density: long streaks that thin out and crowd together towards the horizon."""
    depth = np.clip(HORIZON + 90.0 - y, 40.0, None)
    row = 9.0 * np.log(depth) * (42.0 / thickness)
    column = (x - SUN[0]) / (length * (0.35 + depth / 700.0))
    bend = fractal_at(column * 0.8, row * 0.35, 3, seed + 90) - 0.5
    return fractal_at(column + bend * 0.6, row + bend * 1.9, 6, seed, gain=0.52)


def _clouds(canvas: Field, x: Field, y: Field) -> Field:
    nearness = np.exp(-np.hypot((x - SUN[0]) * 0.55, (y - SUN[1]) * 1.05) / 330.0).astype(np.float32)
    height = np.clip(y / HORIZON, 0.0, 1.0)
    for seed, thickness, length, low, high, strength in (
        (11, 40.0, 900.0, 0.50, 0.74, 0.60),
        (37, 64.0, 620.0, 0.50, 0.66, 0.86),
    ):
        density = _band_density(x, y, seed, thickness, length)
        cover = smoothstep(low, high, density)
        cover *= smoothstep(0.05, 0.30, height) * (1 - smoothstep(0.93, 1.0, height)) * strength
        below = np.roll(density, -7, axis=0)
        underlit = smoothstep(-0.035, 0.075, density - below)
        shade = _towards(np.broadcast_to(tone("#4a3568"), canvas.shape), tone("#c9647a"), nearness)
        rose = np.broadcast_to(tone("#c0628c"), canvas.shape)
        glow = _towards(rose, tone("#ffc27a"), smoothstep(0.05, 0.6, nearness))
        glow = _towards(glow, tone("#fff0c4"), smoothstep(0.5, 0.95, nearness))
        canvas = _towards(canvas, _towards(shade, glow, underlit), cover)
    return canvas


def _sunset_glow(canvas: Field, x: Field, y: Field) -> Field:
    radius = np.hypot((x - SUN[0]) * 0.72, (y - SUN[1]) * 1.2)
    for reach, strength in ((110.0, 0.55), (320.0, 0.42), (760.0, 0.26)):
        canvas = _screened(canvas, tone("#ffbf66"), np.exp(-((radius / reach) ** 1.2)) * strength)
    return canvas


def evening_sky() -> Field:
    """The whole 1920 x 1080 canvas; below the horizon it stays the colour of the horizon."""
    x, y = _grid()
    return np.clip(_clouds(_sunset_glow(_gradient(y), x, y), x, y), 0.0, 1.0)


def add_stars(canvas: Field, count: int, depth: float, seed: int) -> None:
    """Sprinkle stars over the upper part of a canvas of any size, denser and brighter towards the top."""
    chance = np.random.default_rng(seed)
    height, width, _ = canvas.shape
    unit = height / HEIGHT
    for _ in range(count):
        x, fall = chance.random() * width, chance.random() ** 1.5
        radius = unit * chance.choice([0.45, 0.6, 0.8, 1.25], p=[0.45, 0.3, 0.19, 0.06])
        bright = (0.25 + 0.75 * chance.random()) * (1 - fall) ** 0.7
        _add_star(canvas, x, 2 + fall * depth * unit, radius, bright)


def _add_star(canvas: Field, x: float, y: float, radius: float, bright: float) -> None:
    height, width, _ = canvas.shape
    reach = int(np.ceil(radius * 4))
    top, left = max(0, int(y) - reach), max(0, int(x) - reach)
    rows, columns = np.mgrid[top : min(height, int(y) + reach + 1), left : min(width, int(x) + reach + 1)]
    distance = np.hypot(columns - x, rows - y) / radius
    light = (np.exp(-(distance**2)) + 0.10 * np.exp(-distance / 1.4)) * bright
    window = canvas[top : top + rows.shape[0], left : left + rows.shape[1]]
    window += light[..., None].astype(np.float32) * np.array([1.0, 0.96, 0.86], dtype=np.float32)
