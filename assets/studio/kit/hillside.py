"""Hillsides of many fields, painted as arrays: each field its own tone, hedges between, haze towards the crest."""

from dataclasses import dataclass

import numpy as np

from assets.studio.kit.noise import Field, blend, fractal, scatter, smoothstep, tone


@dataclass(frozen=True, slots=True)
class Hillside:
    """`tones` are the fields' colours; `grain` scales the land's features; `recession` how fast fields shrink
    towards the crest; `haze` lies `haze_reach` pixels deep below it."""

    tones: tuple[str, ...]
    seed: int
    grain: float
    recession: float
    haze: str
    haze_strength: float
    haze_reach: float
    hedges: float = 0.8
    furrows: float = 0.3
    light: float = 0.8
    field_width: float = 84
    field_depth: float = 2.0


def crest_line(width: int, base: float, waves: tuple[tuple[float, float], ...], seed: int) -> Field:
    """The height of the crest at every column; each wave is (rise, how many across)."""
    source = np.random.default_rng(seed)
    x = np.arange(width, dtype=np.float32) / width
    line = np.full(width, base, np.float32)
    for rise, count in waves:
        line += rise * np.sin(2 * np.pi * (count * x + source.random()))
    return np.asarray(line + (fractal((width, 4), (90, 4), 4, seed)[0] - 0.5) * 6, np.float32)


def paint_hillside(canvas: Field, crest: Field, land: Hillside) -> None:
    """Paint the land below `crest` into `canvas`, in place."""
    height, width, _ = canvas.shape
    top = max(0, int(crest.min()) - 2)
    size = (width, height - top)
    rows, columns = np.mgrid[top:height, 0:width].astype(np.float32)
    drop = rows - crest[None, :]
    below = np.clip(drop, 0, None)
    u, v = _survey(columns, below, size, land)
    cell_u, cell_v, border = _fields(u, v, land.seed)
    pixels = _colours(cell_u, cell_v, land)
    pixels = pixels * (1 + _furrows(u, v, cell_u, cell_v, land))[..., None]
    relief = _relief(size, land)
    pixels = blend(pixels, "#ffdf9e", np.clip(relief, 0, 1) * 0.42)
    pixels = blend(pixels, "#3a3d4a", np.clip(-relief, 0, 1) * 0.5)
    pixels = pixels * (0.93 + 0.14 * fractal(size, (14 * land.grain, 9 * land.grain), 3, land.seed + 30))[..., None]
    hedge = smoothstep(0.08, 0.02, border) * 0.45 * land.hedges * np.clip(below / 6, 0, 1)
    pixels = blend(pixels, "#39401f", hedge)
    pixels = blend(pixels, land.haze, np.clip(land.haze_strength * np.exp(-below / land.haze_reach), 0, 1))
    pixels = blend(pixels, "#ffe7ad", np.exp(-below / 2.2) * 0.3)
    cover = np.clip(drop + 0.5, 0, 1)[..., None]
    canvas[top:] = canvas[top:] * (1 - cover) + np.clip(pixels, 0, 1) * cover


def _survey(columns: Field, below: Field, size: tuple[int, int], land: Hillside) -> tuple[Field, Field]:
    """Where on the ground each pixel looks, bent a little so that no field has straight sides."""
    bend = (420 * land.grain, 260 * land.grain)
    sway, swell = (fractal(size, bend, 3, land.seed + i) - 0.5 for i in (50, 51))
    distance = 1 + below * land.recession
    u = (columns - size[0] / 2) / land.field_width / distance + sway * 2.2 + land.seed * 3.1
    return u.astype(np.float32), (land.field_depth * 1.6 * np.log(distance) + swell * 1.6).astype(np.float32)


def _fields(u: Field, v: Field, seed: int) -> tuple[Field, Field, Field]:
    """For every pixel the field it lies in, and how far it is from the border to the next."""
    nearest, second = np.full(u.shape, 9, np.float32), np.full(u.shape, 9, np.float32)
    cell_u, cell_v = np.zeros_like(u), np.zeros_like(v)
    for du in (-1, 0, 1):
        for dv in (-1, 0, 1):
            column, row = np.floor(u) + du, np.floor(v) + dv
            away_u = u - column - 0.15 - 0.7 * scatter(column, row, seed)
            away_v = v - row - 0.15 - 0.7 * scatter(column, row, seed + 1)
            distance = np.abs(away_u) * 0.9 + np.abs(away_v) + 0.35 * np.hypot(away_u, away_v)
            closer = distance < nearest
            second = np.where(closer, nearest, np.minimum(second, distance))
            cell_u, cell_v = np.where(closer, column, cell_u), np.where(closer, row, cell_v)
            nearest = np.where(closer, distance, nearest)
    return cell_u, cell_v, (second - nearest).astype(np.float32)


def _colours(cell_u: Field, cell_v: Field, land: Hillside) -> Field:
    palette = np.stack([tone(colour) for colour in land.tones])
    choice = (scatter(cell_u, cell_v, land.seed + 7) * len(palette) * 0.999).astype(int)
    shade = 1 - 0.1 * (scatter(cell_u, cell_v, land.seed + 15) - 0.5)
    coloured: Field = palette[choice] * shade[..., None]
    return coloured


def _furrows(u: Field, v: Field, cell_u: Field, cell_v: Field, land: Hillside) -> Field:
    """Ploughed and vine rows in about half of the fields, fading where they would be finer than a pixel."""
    turn = scatter(cell_u, cell_v, land.seed + 9) * np.pi
    strength = smoothstep(0.35, 0.5, scatter(cell_u, cell_v, land.seed + 11)) * land.furrows
    phase = (u * np.cos(turn) + v * np.sin(turn)) * 30
    fineness = np.abs(np.gradient(phase, axis=1)) + np.abs(np.gradient(phase, axis=0))
    return np.asarray(strength * np.clip(1.6 - fineness, 0, 1) * 0.28 * np.sin(phase), np.float32)


def _relief(size: tuple[int, int], land: Hillside) -> Field:
    """Positive on slopes that face the sun at the left."""
    swell = fractal(size, (300 * land.grain, 150 * land.grain), 4, land.seed + 20)
    slope = np.gradient(swell, axis=1) * 120 * land.grain
    return np.asarray(np.tanh(-slope * 2.2) * land.light, np.float32)
