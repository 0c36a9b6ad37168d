"""Mosaic: a picture laid in stones that keep to the rows they are set in, with grout between them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from assets.studio.kit.noise import Field, tone

Labels = NDArray[np.int32]
_NEIGHBOURS = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
_FAR = np.float32(1e6)


@dataclass(frozen=True, slots=True)
class Stone:
    """How stones differ and how they lie: spread of light and hue, tilt, bevel, and the grout around them."""

    spread: float = 0.07
    hue: float = 0.02
    tilt: float = 0.09
    bevel: float = 0.07
    grout: str = "#3a2c1e"
    depth: float = 0.55


def lay(picture: Field, seeds: Field, reach: int, stone: Stone, seed: int = 1) -> Field:
    """One stone around each of the seeds (rows of x, y), in the mean colour of what it covers.

    No point may lie further than twice `reach` from its seed.
    """
    labels = nearest(picture.shape[1], picture.shape[0], seeds, reach)
    colours = _means(picture, labels, len(seeds)) + _differences(len(seeds), stone, seed)
    laid = colours[labels] * _light(labels, seeds, reach, stone, seed)[..., None]
    share = (_joints(labels) * stone.depth)[..., None]
    return np.asarray(np.clip(laid * (1 - share) + tone(stone.grout) * share, 0, 1), np.float32)


def nearest(width: int, height: int, seeds: Field, reach: int) -> Labels:
    """For every pixel the number of its nearest seed, found by jumps that grow shorter."""
    xs = np.append(seeds[:, 0], -_FAR).astype(np.float32)
    ys = np.append(seeds[:, 1], -_FAR).astype(np.float32)
    labels = np.full((height, width), len(seeds), np.int32)
    columns = np.clip(seeds[:, 0].astype(int), 0, width - 1)
    rows = np.clip(seeds[:, 1].astype(int), 0, height - 1)
    labels[rows, columns] = np.arange(len(seeds))
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    best = (xs[labels] - across) ** 2 + (ys[labels] - down) ** 2
    jump = 1 << (reach - 1).bit_length()
    while jump:
        for dx, dy in _NEIGHBOURS:
            _adopt(labels, best, (dx * jump, dy * jump), (xs, ys), (across, down))
        jump //= 2
    return labels


def _adopt(
    labels: Labels, best: Field, move: tuple[int, int], seeds: tuple[Field, Field], place: tuple[Field, Field]
) -> None:
    """Every pixel looks at the one `move` away and takes over its seed where that lies nearer."""
    (to_y, from_y), (to_x, from_x) = (
        _overlap(shift, side) for shift, side in zip(move[::-1], labels.shape, strict=True)
    )
    here, there = (to_y, to_x), (from_y, from_x)
    offered = labels[there]
    distance = (seeds[0][offered] - place[0][here]) ** 2 + (seeds[1][offered] - place[1][here]) ** 2
    nearer = distance < best[here]
    labels[here] = np.where(nearer, offered, labels[here])
    best[here] = np.where(nearer, distance, best[here])


def _overlap(shift: int, side: int) -> tuple[slice, slice]:
    return slice(max(0, -shift), side - max(0, shift)), slice(max(0, shift), side - max(0, -shift))


def _means(picture: Field, labels: Labels, count: int) -> Field:
    flat = labels.ravel()
    covered = np.maximum(np.bincount(flat, minlength=count), 1)
    sums = [np.bincount(flat, picture[..., channel].ravel(), count) for channel in range(3)]
    return np.asarray(np.stack([total / covered for total in sums], axis=-1), np.float32)


def _differences(count: int, stone: Stone, seed: int) -> Field:
    source = np.random.default_rng(seed)
    light = source.normal(0, stone.spread, (count, 1))
    return np.asarray(light + source.normal(0, stone.hue, (count, 3)), np.float32)


def _light(labels: Labels, seeds: Field, reach: int, stone: Stone, seed: int) -> Field:
    """Each stone lies a little tilted, and its upper left edge is lit."""
    down, across = np.mgrid[0 : labels.shape[0], 0 : labels.shape[1]].astype(np.float32)
    dx, dy = (across - seeds[labels, 0]) / reach, (down - seeds[labels, 1]) / reach
    tilts = np.random.default_rng(seed + 1).normal(0, stone.tilt, (len(seeds), 2)).astype(np.float32)
    slope = tilts[labels, 0] * dx + tilts[labels, 1] * dy
    return np.asarray(1 + slope - stone.bevel * np.clip(dx + dy, -1.6, 1.6), np.float32)


def _joints(labels: Labels) -> Field:
    """Where stones meet: a line some two pixels wide with soft edges."""
    joints = np.zeros(labels.shape, np.float32)
    differs = labels[:, 1:] != labels[:, :-1]
    joints[:, 1:] += differs
    joints[:, :-1] += differs
    differs = labels[1:] != labels[:-1]
    joints[1:] += differs
    joints[:-1] += differs
    return np.minimum(joints, 1)
