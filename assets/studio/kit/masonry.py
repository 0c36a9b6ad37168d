"""Walls: courses of blocks, bricks and diamond points, and the arches that open them."""

import math
import random
from dataclasses import dataclass

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, polygon, trace
from assets.studio.kit.svg import Sketch


@dataclass(frozen=True, slots=True)
class Coursing:
    """How blocks are cut: their length and height, the width of the bevel, how much colours differ."""

    colour: str
    length: float
    height: float
    bevel: float = 1.2
    spread: float = 9
    light: str = "#fff3d0"
    dark: str = "#3a230c"
    light_strength: float = 0.45
    dark_strength: float = 0.5


def block(sketch: Sketch, box: Box, cut: Coursing, rng: random.Random) -> None:
    """One stone, lit along its upper left edges."""
    x, y, w, h = box
    b = cut.bevel
    sketch.rect(box, vary(cut.colour, rng, cut.spread))
    lit = polygon([(x, y + h), (x, y), (x + w, y), (x + w - b, y + b), (x + b, y + b), (x + b, y + h - b)])
    shaded = polygon(
        [
            (x, y + h),
            (x + w, y + h),
            (x + w, y),
            (x + w - b, y + b),
            (x + w - b, y + h - b),
            (x + b, y + h - b),
        ]
    )
    sketch.path(lit, cut.light, fill_opacity=cut.light_strength * rng.uniform(0.6, 1))
    sketch.path(shaded, cut.dark, fill_opacity=cut.dark_strength * rng.uniform(0.7, 1))


def _lengths(width: float, typical: float, rng: random.Random, odd: bool, even: float) -> list[float]:
    lengths: list[float] = []
    left = width
    while left > 0.01:
        start = rng.uniform(0.4, 0.8) if odd and not lengths else 1.0
        length = min(left, typical * rng.uniform(1 - even, 1 + even) * start)
        if left - length < typical * 0.45:
            length = left
        lengths.append(length)
        left -= length
    return lengths


def lay_courses(sketch: Sketch, box: Box, cut: Coursing, rng: random.Random, uneven: float = 0.22) -> None:
    """Fill `box` with rows of blocks; the joints of neighbouring rows never meet on purpose."""
    rows = max(1, round(box.h / cut.height))
    height = box.h / rows
    for row in range(rows):
        x = box.x
        for length in _lengths(box.w, cut.length, rng, row % 2 == 1, uneven):
            block(sketch, Box(x, box.y + row * height, length, height), cut, rng)
            x += length


def lay_diamonds(sketch: Sketch, box: Box, colour: str, columns: int, rows: int, rng: random.Random) -> None:
    """Stones cut to a point, each with four facets."""
    w, h = box.w / columns, box.h / rows
    for row in range(rows):
        for column in range(columns):
            x, y = box.x + column * w, box.y + row * h
            tone, point = vary(colour, rng, 7), (x + w / 2, y + h / 2)
            corners: list[Point] = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
            facets = (("#ffffff", 0.28), ("#120824", 0.3), ("#120824", 0.46), ("#ffe9c8", 0.42))
            for i, (tint, share) in enumerate(facets):
                sketch.path(polygon([corners[i], corners[(i + 1) % 4], point]), mix(tone, tint, share))
            sketch.path(polygon(corners), stroke="#1a0e2a", stroke_width=0.8, stroke_opacity=0.55)


def voussoirs(
    sketch: Sketch,
    centre_x: float,
    base: float,
    width: float,
    height: float,
    depth: float,
    colour: str,
    rng: random.Random,
    stones: int = 9,
) -> None:
    """The ring of wedge stones around a round arch, with its jambs; the opening is left to the caller."""
    inner, spring = width / 2, base - height + width / 2
    for i in range(stones):
        first, last = math.pi * (1 - i / stones), math.pi * (1 - (i + 1) / stones)
        outer = inner + depth * (1.35 if i == stones // 2 else 1)
        lit = 0.5 + 0.5 * math.cos((first + last) / 2 - 2.3)
        tone = vary(mix(mix(colour, "#4a2f14", 0.28), mix(colour, "#fff4da", 0.35), lit), rng, 6)
        corners = [(inner, first), (outer, first), (outer, last), (inner, last)]
        points = [(centre_x + r * math.cos(a), spring - r * math.sin(a)) for r, a in corners]
        rim = ("A", outer, outer, 0, 0, 1, *points[2])
        hollow = ("A", inner, inner, 0, 0, 0, *points[0], "Z")
        d = trace("M", *points[0], "L", *points[1], *rim, "L", *points[3], *hollow)
        sketch.path(d, tone, stroke="#4a2f12", stroke_width=0.6, stroke_opacity=0.6)
    for side in (-1, 1):
        _jamb(sketch, centre_x, spring, base, inner, depth, colour, rng, side)


def _jamb(
    sketch: Sketch,
    centre_x: float,
    top: float,
    base: float,
    inner: float,
    depth: float,
    colour: str,
    rng: random.Random,
    side: int,
) -> None:
    count = max(1, round((base - top) / (depth * 1.1)))
    height = (base - top) / count
    tone = mix(colour, "#fff4da", 0.2) if side < 0 else mix(colour, "#4a2f14", 0.12)
    for i in range(count):
        reach = depth * (1.3 if i % 2 else 1)
        x = centre_x - inner - reach if side < 0 else centre_x + inner
        sketch.rect(
            Box(x, top + i * height, reach, height),
            vary(tone, rng, 6),
            stroke="#4a2f12",
            stroke_width=0.6,
            stroke_opacity=0.55,
        )
