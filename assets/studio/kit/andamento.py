"""The rows in which the stones of a mosaic are set: straight, in waves, around a centre, along a track.

Each gives the middles of its stones as rows of x, y.
"""

from collections.abc import Sequence

import numpy as np

from assets.studio.kit.geometry import Box, Point
from assets.studio.kit.noise import Field


def straight(box: Box, cell: float, turn: float = 0) -> Field:
    """Rows across the box, or turned by so many degrees."""
    half = (box.w + box.h) / 2 if turn else 0
    across = np.arange(-half or -box.w / 2, (half or box.w / 2) + cell, cell) + cell / 2
    down = np.arange(-half or -box.h / 2, (half or box.h / 2) + cell, cell) + cell / 2
    x, y = (side.ravel() for side in np.meshgrid(across, down))
    angle, (cx, cy) = np.radians(turn), box.centre
    points = np.stack([cx + x * np.cos(angle) - y * np.sin(angle), cy + x * np.sin(angle) + y * np.cos(angle)], axis=1)
    return within(np.asarray(points, np.float32), box)


def waving(box: Box, cell: float, swell: float, length: float) -> Field:
    """Rows that rise and fall like water; each lies half a wave beside the one above it."""
    points = straight(Box(box.x, box.y - swell, box.w, box.h + 2 * swell), cell)
    row = np.round((points[:, 1] - box.y) / cell)
    points[:, 1] += swell * np.sin(points[:, 0] / length * 2 * np.pi + row * 0.35)
    return within(points, box)


def around(centre: Point, radii: Point, cell: float, hollow: float = 0) -> Field:
    """Rings about a centre, as in a theatre; `hollow` is how much of the radii stays free in the middle."""
    rings: list[Field] = []
    depth = max(radii)
    for ring in np.arange(max(hollow * depth, cell * 0.3), depth + cell, cell):
        rx, ry = ring * radii[0] / depth, ring * radii[1] / depth
        count = max(1, round(np.pi * (3 * (rx + ry) - np.sqrt((3 * rx + ry) * (rx + 3 * ry))) / cell))
        angle = np.arange(count) * 2 * np.pi / count
        rings.append(np.stack([centre[0] + rx * np.cos(angle), centre[1] + ry * np.sin(angle)], axis=1))
    return np.asarray(np.concatenate(rings), np.float32)


def framing(box: Box, cell: float) -> Field:
    """One row around the outline of the box."""
    columns, rows = max(1, round(box.w / cell)), max(1, round(box.h / cell))
    x, y = np.linspace(box.x, box.right, columns + 1), np.linspace(box.y, box.bottom, rows + 1)
    across = [np.stack([x, np.full_like(x, level)], axis=1) for level in (box.y, box.bottom)]
    down = [np.stack([np.full_like(y, side), y], axis=1)[1:-1] for side in (box.x, box.right)]
    return np.asarray(np.concatenate([*across, *down]), np.float32)


def along(left: Point, right: Point, reach: float, cell: float) -> Field:
    """Rows about a straight line, bending around both its ends: a race track."""
    rows: list[Field] = []
    straightness = right[0] - left[0]
    for radius in np.arange(cell / 2, reach + cell, cell):
        bend = np.pi * radius
        run = np.arange(0, 2 * (straightness + bend), cell)
        rows.append(np.array([_on_track(left, right, radius, way, bend) for way in run]))
    return np.asarray(np.concatenate(rows), np.float32)


def _on_track(left: Point, right: Point, radius: float, way: float, bend: float) -> Point:
    straightness = right[0] - left[0]
    if way < straightness:
        return left[0] + way, left[1] - radius
    if way < straightness + bend:
        angle = (way - straightness) / radius - np.pi / 2
        return right[0] + radius * np.cos(angle), right[1] + radius * np.sin(angle)
    if way < 2 * straightness + bend:
        return right[0] - (way - straightness - bend), right[1] + radius
    angle = (way - 2 * straightness - bend) / radius + np.pi / 2
    return left[0] + radius * np.cos(angle), left[1] + radius * np.sin(angle)


def within(points: Field, box: Box) -> Field:
    x, y = points[:, 0], points[:, 1]
    return points[(x >= box.x) & (x < box.right) & (y >= box.y) & (y < box.bottom)]


def jittered(points: Field, amount: float, seed: int) -> Field:
    """Set by hand: every stone a little off its place."""
    return np.asarray(points + np.random.default_rng(seed).uniform(-amount, amount, points.shape), np.float32)


def masked(points: Field, mask: Field) -> Field:
    """Those that lie where the mask, an array of the same measure, is above one half."""
    columns = np.clip(points[:, 0].astype(int), 0, mask.shape[1] - 1)
    rows = np.clip(points[:, 1].astype(int), 0, mask.shape[0] - 1)
    inside = (points[:, 0] >= 0) & (points[:, 1] >= 0) & (points[:, 0] < mask.shape[1]) & (points[:, 1] < mask.shape[0])
    return np.asarray(points[inside & (mask[rows, columns] > 0.5)], np.float32)


def joined(layers: Sequence[Field]) -> Field:
    return np.asarray(np.concatenate(list(layers)), np.float32)
