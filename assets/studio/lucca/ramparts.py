"""The ring wall of Lucca: its course on the ground, moat and bastions, the promenade and its two rows of trees."""

import math
import random
from collections.abc import Iterator

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Point, number, polygon, polyline
from assets.studio.kit.land import Foliage
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.daylight import BRICK, PLANE_TREES

CENTRE: Point = (664.0, 336.0)
_RADII = (768.0, 262.0)
_ROUNDNESS = 2.45
_STEPS = 220
_BASTIONS = (0.045, 0.14, 0.245, 0.345, 0.44, 0.54, 0.64, 0.745, 0.85, 0.95)


def on_ring(turn: float, out: float = 0) -> Point:
    """`turn` runs from 0 at the right over the far side to 1 at the left; `out` is feet towards the country."""
    angle = math.pi * turn
    c, s = math.cos(angle), math.sin(angle)
    across = math.copysign(abs(c) ** (2 / _ROUNDNESS), c)
    away = abs(s) ** (2 / _ROUNDNESS)
    near = nearness(CENTRE[1] - _RADII[1] * away)
    x = CENTRE[0] + (_RADII[0] + out * near * 1.7) * across
    return x, CENTRE[1] - (_RADII[1] + out * near) * away


def nearness(y: float) -> float:
    """How large things look at this height of the picture: 1 at the far wall."""
    return 1 + max(0.0, y - 74) / 112


def inside(x: float, y: float, margin: float) -> bool:
    """Whether a house may stand here, `margin` pixels within the wall."""
    across = abs(x - CENTRE[0]) / max(1.0, _RADII[0] - margin * 1.7)
    away = (CENTRE[1] - y) / max(1.0, _RADII[1] - margin)
    return across < 1 and (away <= 0 or across**_ROUNDNESS + away**_ROUNDNESS < 1)


def paint_ramparts(sketch: Sketch, height: float) -> None:
    """Everything of the wall that lies flat; the trees come with `promenade_trees`."""
    _band(sketch, 62, 26, height, (("#a9ad66", 0.0), ("#7d9048", 1.0)))
    sketch.path(polyline(_arc(41)), stroke="#9bb9bd", stroke_width=4.6)
    sketch.path(polyline(_arc(42)), stroke="#5c7c86", stroke_width=1.2, stroke_opacity=0.7)
    for turn in _BASTIONS:
        _bastion(sketch, turn)
    _band(sketch, -30, -46, height, (("#a4ad5c", 0.0), ("#5f7638", 1.0)))
    _band(sketch, -14, -31, height, (("#d98a62", 0.0), (mix(BRICK, "#7a3426", 0.35), 1.0)))
    _courses(sketch)
    _band(sketch, 9, -15, height, (("#c2c47c", 0.0), ("#8b9a4c", 1.0)))
    sketch.path(polyline(_arc(-3)), stroke="#efdfb4", stroke_width=4.4)
    for out, colour, width in ((9.5, "#8a4a34", 2.6), (9.8, "#f6e6c4", 1.1), (-14.6, "#fbf0d4", 2.2)):
        sketch.path(polyline(_arc(out)), stroke=colour, stroke_width=width)


def promenade_trees(rng: random.Random) -> Iterator[tuple[Point, float]]:
    """Feet and heights of the trees on the wall, in two rows."""
    for out, count in ((4, 150), (-10, 128)):
        for i in range(count):
            x, y = on_ring((i + rng.uniform(0.3, 0.7)) / count, out)
            if -40 < x < 1660:
                yield (x, y), 10.5 * nearness(y) * rng.uniform(0.85, 1.15)


def small_tree(sketch: Sketch, foot: Point, size: float, leaves: Foliage, rng: random.Random) -> None:
    """A tree of few strokes, for avenues seen from afar."""
    x, y = foot
    sketch.ellipse((x + size * 0.4, y), (size * 0.62, size * 0.16), "#1a1230", fill_opacity=0.3)
    sketch.line((x, y), (x, y - size * 0.5), "#4a3020", size * 0.12)
    for i in range(10):
        turn, reach = rng.uniform(0, math.tau), size * 0.34 * math.sqrt(rng.random())
        dx, dy = math.cos(turn) * reach, math.sin(turn) * reach * 0.8
        light = 0.48 - (dx + dy * 1.2) / size * 1.1 + (0.14 if i > 5 else 0)
        radius = size * rng.uniform(0.17, 0.25) * (1 if i < 6 else 0.7)
        tone = mix(leaves.dark, leaves.light, max(0.0, min(1.0, light)))
        sketch.circle((x + dx, y - size * 0.66 + dy), radius, tone)


def _arc(out: float) -> list[Point]:
    return [on_ring(i / _STEPS, out) for i in range(_STEPS + 1)]


def _band(sketch: Sketch, outer: float, inner: float, height: float, tones: tuple[tuple[str, float], ...]) -> None:
    fill = sketch.vertical(60, height * 0.8, [(offset, colour) for colour, offset in tones])
    sketch.path(polygon(_arc(outer) + _arc(inner)[::-1]), fill)


def _courses(sketch: Sketch) -> None:
    for out in (-18.5, -22.5, -26.5):
        sketch.path(polyline(_arc(out)), stroke="#6a2c1c", stroke_width=0.7, stroke_opacity=0.5)
    joints = []
    for i in range(420):
        level = -15 - 4 * (i % 4)
        (ax, ay), (bx, by) = on_ring(i / 420, level), on_ring(i / 420, level - 4)
        joints.append(f"M{number(ax)} {number(ay)} L{number(bx)} {number(by)}")
    sketch.path(" ".join(joints), stroke="#6a2c1c", stroke_width=0.7, stroke_opacity=0.45)


def _bastion(sketch: Sketch, turn: float) -> None:
    """An arrowhead of lawn in front of the wall, edged with brick and pale stone."""
    wide = 0.026
    spots = ((-0.5, 2), (-0.42, 14), (-1.25, 20), (0, 52), (1.25, 20), (0.42, 14), (0.5, 2))
    rim = [on_ring(turn + share * wide, out) for share, out in spots]
    low = [(x, y + 3.4) for x, y in rim]
    sketch.path(polygon(low), "#6a3424", stroke="#6a3424", stroke_width=3, stroke_linejoin="round")
    top, bottom = min(y for _, y in rim), max(y for _, y in rim)
    lawn = sketch.vertical(round(top, 1), round(bottom, 1), ((0, "#b9bd6c"), (1, "#8d9c4a")))
    sketch.path(polygon(rim), lawn, stroke="#f8ead0", stroke_width=1.8, stroke_linejoin="round")
    middle = sum(x for x, _ in rim) / len(rim), sum(y for _, y in rim) / len(rim)
    inner = [(middle[0] + (x - middle[0]) * 0.55, middle[1] + (y - middle[1]) * 0.55) for x, y in rim]
    sketch.path(polygon(inner), "#d6c888", fill_opacity=0.55)


RAMPART_LEAVES = (PLANE_TREES, Foliage("#35512a", "#a9b75c"), Foliage("#48592a", "#c4b85e"))
