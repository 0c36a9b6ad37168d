"""The ring wall of Lucca: its course on the ground, moat and bastions, the promenade and its two rows of trees."""

import math
import random
from collections.abc import Iterator
from functools import partial

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Point, number, polygon, polyline
from assets.studio.kit.land import Foliage
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.daylight import BRICK, PLANE_TREES
from assets.studio.lucca.solids import Piece

_CENTRE: Point = (664.0, 346.0)
_RADII = (772.0, 254.0)
_FAR = _CENTRE[1] - _RADII[1]
_ROUNDNESS = 2.45
_STEPS = 220
_BASTIONS = (0.02, 0.11, 0.2, 0.29, 0.375, 0.46, 0.545, 0.63, 0.715, 0.8, 0.885, 0.97)
_FIRST, _LAST = -0.12, 1.12

RAMPART_LEAVES = (PLANE_TREES, Foliage("#35512a", "#a9b75c"), Foliage("#48592a", "#c4b85e"))


def on_ring(turn: float, out: float = 0) -> Point:
    """`turn` runs from 0 at the right over the far side to 1 at the left, and further; `out` is into the country."""
    angle = math.pi * turn
    across, away = (math.copysign(abs(side) ** (2 / _ROUNDNESS), side) for side in (math.cos(angle), math.sin(angle)))
    near = nearness(_CENTRE[1] - _RADII[1] * away)
    x = _CENTRE[0] + (_RADII[0] + out * near * 1.7) * across
    return x, _CENTRE[1] - (_RADII[1] + out * near) * away


def nearness(y: float) -> float:
    """How large things look at this height of the picture: 1 at the far wall."""
    return 1 + max(0.0, y - _FAR) / 104


def inside(x: float, y: float, margin: float) -> bool:
    """Whether a house may stand here, `margin` pixels within the wall."""
    across = abs(x - _CENTRE[0]) / max(1.0, _RADII[0] - margin * 1.7)
    away = (_CENTRE[1] - y) / max(1.0, _RADII[1] - margin)
    return across < 1 and (away <= 0 or across**_ROUNDNESS + away**_ROUNDNESS < 1)


def paint_ramparts(sketch: Sketch) -> None:
    """Everything of the wall that lies flat; the trees come with `promenade_trees`."""
    _band(sketch, 29, 0, "#869a52", "#506c30")
    sketch.path(polyline(_arc(25)), stroke="#a9c6c6", stroke_width=4)
    sketch.path(polyline(_arc(26)), stroke="#54787c", stroke_width=1.2, stroke_opacity=0.7)
    for turn in _BASTIONS:
        _bastion(sketch, turn)
    _band(sketch, -22, -33, "#a4ad5c", "#5f7638")
    _band(sketch, -11, -23, "#d98a62", mix(BRICK, "#7a3426", 0.35))
    _courses(sketch)
    _band(sketch, 7, -12, "#c2c47c", "#8b9a4c")
    sketch.path(polyline(_arc(-2.5)), stroke="#efdfb4", stroke_width=4)
    for out, colour, width in ((7.5, "#8a4a34", 2.6), (7.8, "#f6e6c4", 1.1), (-11.6, "#fbf0d4", 2.2)):
        sketch.path(polyline(_arc(out)), stroke=colour, stroke_width=width)


def inner_edge() -> list[Point]:
    """The foot of the slope within the wall."""
    return _arc(-31)


def promenade_trees(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Two rows of trees on the wall."""
    for out, count in ((3, 236), (-8, 196)):
        for i in range(count):
            foot = on_ring(_FIRST + (_LAST - _FIRST) * (i + rng.uniform(0.3, 0.7)) / count, out)
            size = 11.5 * nearness(foot[1]) * rng.uniform(0.85, 1.15)
            if -40 < foot[0] < sketch.width + 40:
                yield Piece(foot[1], partial(small_tree, sketch, foot, size, rng.choice(RAMPART_LEAVES), rng))


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
    return [on_ring(_FIRST + (_LAST - _FIRST) * i / _STEPS, out) for i in range(_STEPS + 1)]


def _band(sketch: Sketch, outer: float, inner: float, far: str, near: str) -> None:
    fill = sketch.vertical(60, sketch.height * 0.8, ((0, far), (1, near)))
    sketch.path(polygon(_arc(outer) + _arc(inner)[::-1]), fill)


def _courses(sketch: Sketch) -> None:
    for out in (-14, -17, -20):
        sketch.path(polyline(_arc(out)), stroke="#6a2c1c", stroke_width=0.7, stroke_opacity=0.5)
    joints = []
    for i in range(620):
        level, turn = -11 - 3 * (i % 4), _FIRST + (_LAST - _FIRST) * i / 620
        (ax, ay), (bx, by) = on_ring(turn, level), on_ring(turn, level - 3)
        joints.append(f"M{number(ax)} {number(ay)} L{number(bx)} {number(by)}")
    sketch.path(" ".join(joints), stroke="#6a2c1c", stroke_width=0.7, stroke_opacity=0.45)


def _bastion(sketch: Sketch, turn: float) -> None:
    """An arrowhead of lawn in front of the wall, edged with brick and pale stone."""
    wide = 0.015
    spots = ((-0.6, 0), (-0.5, 8), (-1.4, 10), (0, 24), (1.4, 10), (0.5, 8), (0.6, 0))
    rim = [on_ring(turn + share * wide, out) for share, out in spots]
    top, bottom = min(y for _, y in rim), max(y for _, y in rim)
    sketch.path(polygon(rim), stroke="#9a5238", stroke_width=6, stroke_linejoin="round")
    lawn = sketch.vertical(round(top, 1), round(bottom, 1), ((0, "#dcd996"), (1, "#b3bb68")))
    sketch.path(polygon(rim), lawn, stroke="#fbf0d8", stroke_width=1.5, stroke_linejoin="round")
    middle = sum(x for x, _ in rim) / len(rim), sum(y for _, y in rim) / len(rim)
    for i, (x, y) in enumerate(rim[2:5]):
        foot = (middle[0] + (x - middle[0]) * 0.55, middle[1] + (y - middle[1]) * 0.55)
        small_tree(sketch, foot, 7 * nearness(foot[1]), RAMPART_LEAVES[i], random.Random(i))
