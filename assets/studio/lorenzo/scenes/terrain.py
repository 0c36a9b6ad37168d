"""The ground things stand on: knolls, crags, roads, ponds, heaps and loose rocks."""

import math
from collections.abc import Sequence
from itertools import pairwise

from assets.studio.kit.colour import darken, lighten, mix, vary
from assets.studio.kit.geometry import Box, Point, flowing, number, polygon, trace
from assets.studio.lorenzo.scenes.stage import Scene

GRASSY = "#8fa352"
ROCK = "#b3a58e"


def knoll(scene: Scene, crest: Sequence[Point], colour: str = GRASSY, depth: float = 110) -> None:
    """Rising ground under a line of crest points, filled down to the edge of the picture."""
    sketch = scene.sketch
    top = min(y for _, y in crest)
    d = f"{flowing(crest)} V{number(sketch.height)} H{number(crest[0][0])} Z"
    stops = ((0, lighten(colour, 0.22)), (0.35, colour), (1, darken(colour, 0.4)))
    sketch.path(d, sketch.vertical(top, top + depth, stops))
    with sketch.group(clip_path=sketch.clip(d)):
        for _ in range(60):
            x, y = scene.rng.uniform(crest[0][0], crest[-1][0]), scene.rng.uniform(top, top + depth)
            sweep = trace("M", x, y, "q", 30, -6, scene.rng.uniform(40, 90), scene.rng.uniform(-3, 6))
            tone = scene.rng.choice((lighten(colour, 0.3), darken(colour, 0.35)))
            sketch.path(sweep, stroke=tone, stroke_width=1.6, stroke_opacity=0.3)


def crag(scene: Scene, outline: Sequence[Point], colour: str = ROCK) -> None:
    """A mass of rock, lit facets to the left and clefts to the right; the outline runs from foot to foot."""
    sketch, rng = scene.sketch, scene.rng
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, foot = min(y for _, y in outline), max(y for _, y in outline)
    d = polygon(outline)
    face = ((0, lighten(colour, 0.42)), (0.45, colour), (1, mix(colour, "#3a2c48", 0.66)))
    sketch.path(d, sketch.horizontal(left, right, face))
    with sketch.group(clip_path=sketch.clip(d)):
        for _ in range(int((right - left) * (foot - top) / 130)):
            x, y, size = rng.uniform(left, right), rng.uniform(top, foot), rng.uniform(7, 22)
            share = (x - left) / (right - left)
            slab = [
                (x, y),
                (x + size * 0.35, y + size * 0.4),
                (x + size * 0.2, y + size * 1.3),
                (x - size * 0.4, y + size),
            ]
            tone = mix(lighten(colour, 0.5), mix(colour, "#3a2c48", 0.8), min(1, share * 0.8 + rng.random() * 0.35))
            sketch.path(polygon(slab), tone, fill_opacity=0.6)
        for _ in range(16):
            x, y = rng.uniform(left, right), rng.uniform(top, foot)
            crack = trace("M", x, y, "l", rng.uniform(-4, 4), 12, "l", rng.uniform(-5, 5), 14)
            sketch.path(crack, stroke="#3a2a34", stroke_width=1.3, stroke_opacity=0.5)


def rocks(scene: Scene, box: Box, count: int, size: float, colour: str = ROCK) -> None:
    """Boulders lying about, larger towards the viewer."""
    spots = sorted((scene.rng.uniform(box.y, box.bottom), scene.rng.uniform(box.x, box.right)) for _ in range(count))
    for y, x in spots:
        reach = size * scene.rng.uniform(0.5, 1) * (0.5 + 0.6 * (y - box.y) / max(1, box.h))
        boulder(scene, (x, y), reach, vary(colour, scene.rng, 10))


def boulder(scene: Scene, foot: Point, size: float, colour: str) -> None:
    (x, y), sketch = foot, scene.sketch
    sketch.ellipse((x + size * 0.3, y), (size, size * 0.2), "#1c140c", fill_opacity=0.35)
    body = [
        (x - size * 0.8, y),
        (x - size * 0.6, y - size * 0.5),
        (x - size * 0.1, y - size * 0.75),
        (x + size * 0.55, y - size * 0.5),
        (x + size * 0.8, y),
    ]
    sketch.path(polygon(body), colour)
    sketch.path(polygon([body[0], body[1], body[2], (x, y - size * 0.3)]), lighten(colour, 0.35))
    sketch.path(polygon([body[4], body[3], (x, y - size * 0.3), (x + size * 0.1, y)]), mix(colour, "#3a2c48", 0.5))


def road(scene: Scene, far: Point, near: tuple[float, float], width: float = 10, bend: float = 40) -> None:
    """A winding way from `far` to the lower edge between the two x of `near`."""
    sketch = scene.sketch
    (x, y), foot = far, sketch.height
    middle = (y + foot) / 2
    left = ("C", x - width - bend, middle - 20, near[0] + bend * 1.4, middle + 20, near[0], foot)
    right = ("C", near[1] + bend * 1.2, middle + 20, x + width - bend * 0.6, middle - 20, x + width / 2, y, "Z")
    d = trace("M", x - width / 2, y, *left, "H", near[1], *right)
    sketch.path(d, sketch.vertical(y, foot, ((0, "#f4e3b6"), (0.5, "#e2c890"), (1, "#b08c56"))))
    sketch.path(d, stroke="#7a5c30", stroke_width=1.4, stroke_opacity=0.4)
    with sketch.group(clip_path=sketch.clip(d)):
        for _ in range(60):
            spot = scene.rng.uniform(near[0], near[1]), scene.rng.uniform(y, foot)
            sketch.ellipse(spot, (scene.rng.uniform(1, 4), 1), "#8f6c3c", fill_opacity=0.4)


def stairway(scene: Scene, top: Point, foot: Point, width: tuple[float, float], steps: int) -> None:
    """A flight of steps growing from the first width to the second."""
    for i in range(steps):
        share = i / steps
        x, y = (a + (b - a) * share for a, b in zip(top, foot, strict=True))
        half = (width[0] + (width[1] - width[0]) * share) / 2
        rise = (foot[1] - top[1]) / steps
        stone = ((0, "#fdf4dc"), (0.4, "#e2cea4"), (1, "#98794e"))
        scene.sketch.rect(Box(x - half, y, 2 * half, rise), scene.sketch.vertical(y, y + rise, stone))


def pond(scene: Scene, centre: Point, reach: Point, sky: str = "#9cc4d4") -> None:
    """Still water with a bright edge and a few lines of ripple."""
    (x, y), sketch = centre, scene.sketch
    sketch.ellipse(centre, (reach[0] + 4, reach[1] + 3), "#6f6a3c")
    water = ((0, lighten(sky, 0.4)), (0.4, sky), (1, "#2f6078"))
    sketch.ellipse(centre, reach, sketch.vertical(y - reach[1], y + reach[1], water))
    for _ in range(26):
        turn = scene.rng.uniform(-0.8, 0.8)
        spot = x + reach[0] * turn * 0.9, y + reach[1] * scene.rng.uniform(-0.6, 0.6)
        length = scene.rng.uniform(8, 30)
        sketch.line(spot, (spot[0] + length, spot[1]), "#f4fbff", 1.2, 0.45)


def heap(scene: Scene, foot: Point, width: float, height: float, colour: str) -> None:
    """A cone of tipped gravel or sand."""
    (x, y), sketch, half = foot, scene.sketch, width / 2
    sketch.ellipse((x + width * 0.1, y), (width * 0.6, height * 0.12), "#1c140c", fill_opacity=0.35)
    left = ("C", x - half * 0.6, y - height * 0.3, x - half * 0.36, y - height, x - half * 0.04, y - height)
    right = ("C", x + half * 0.3, y - height, x + half * 0.62, y - height * 0.34, x + half, y)
    cone = trace("M", x - half, y, *left, *right, "Q", x, y + height * 0.14, x - half, y, "Z")
    tone = ((0, lighten(colour, 0.35)), (0.45, colour), (1, mix(colour, "#3a2c40", 0.55)))
    sketch.path(cone, sketch.horizontal(x - half, x + half, tone))
    with sketch.group(clip_path=sketch.clip(cone)):
        for _ in range(int(width * height / 26)):
            spot = scene.rng.uniform(x - half, x + half), scene.rng.uniform(y - height, y + 4)
            sketch.ellipse(spot, (1.8, 1.3), vary(colour, scene.rng, 30), fill_opacity=0.8)


def furrowed_field(scene: Scene, corners: Sequence[Point], colour: str, furrows: int = 9) -> None:
    """A ploughed plot between four corners given from the upper left clockwise."""
    sketch = scene.sketch
    sketch.path(polygon(corners), colour, stroke=darken(colour, 0.5), stroke_width=1, stroke_opacity=0.5)
    upper_left, upper_right, lower_right, lower_left = corners
    for i in range(1, furrows):
        t = i / furrows
        ends = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            for a, b in ((upper_left, upper_right), (lower_left, lower_right))
        ]
        sketch.line(ends[0], ends[1], darken(colour, 0.4), 1.4, 0.5)


def canal(scene: Scene, far: Point, near: tuple[float, float], bank: float = 18) -> None:
    """A straight watercourse between stone banks, widening towards the viewer."""
    (x, y), sketch, foot = far, scene.sketch, scene.sketch.height
    for spread, tone in ((bank, "#e2c896"), (bank * 0.35, "#8f7048")):
        sides = [
            (x - 5 - spread * 0.12, y),
            (x + 5 + spread * 0.12, y),
            (near[1] + spread, foot),
            (near[0] - spread, foot),
        ]
        sketch.path(polygon(sides), tone)
    water = ((0, "#eef6ee"), (0.35, "#9cc6d2"), (1, "#2f6c86"))
    sketch.path(polygon([(x - 5, y), (x + 5, y), (near[1], foot), (near[0], foot)]), sketch.vertical(y, foot, water))
    for i in range(34):
        t = (i / 34) ** 1.3
        left, right = x - 5 + (near[0] - x + 5) * t, x + 5 + (near[1] - x - 5) * t
        start = scene.rng.uniform(left, right - (right - left) * 0.3)
        sketch.line(
            (start, y + (foot - y) * t), (start + (right - left) * 0.2, y + (foot - y) * t), "#ffffff", 0.8 + t, 0.5
        )


def paved_road(scene: Scene, far: Point, near: tuple[float, float], sway: float, laid: float = 0.82) -> None:
    """A winding road of fitted stones; beyond the share `laid` of its length it is still bare earth."""
    (x, y), foot, sketch = far, scene.sketch.height, scene.sketch
    middle, half = (near[0] + near[1]) / 2, (near[1] - near[0]) / 2

    def course(t: float) -> tuple[float, float]:
        centre = x + (middle - x) * t + sway * math.sin(t**0.6 * 2 * math.pi) * (0.25 + 0.75 * t)
        reach = 3 + (half - 3) * t**1.25
        return centre - reach, centre + reach

    steps = [i / 40 for i in range(41)]
    edges = [(course(t)[0] - 2, y + (foot - y) * t) for t in steps]
    edges += [(course(t)[1] + 2, y + (foot - y) * t) for t in reversed(steps)]
    sketch.path(polygon(edges), sketch.vertical(y, foot, ((0, "#ecd9ac"), (1, "#a8834e"))))
    row, lower = 0, y
    while lower < y + (foot - y) * laid:
        upper, lower = lower, lower + 1.6 + (lower - y) * 0.11
        left, right = course(((upper + lower) / 2 - y) / (foot - y))
        _row_of_stones(scene, Box(left, upper, right - left, (lower - upper) * 0.9), row % 2 * 0.5)
        row += 1


def _row_of_stones(scene: Scene, box: Box, shift: float) -> None:
    step = box.w / 6
    edges = [box.x, *(box.x + step * (i + 1 - shift) for i in range(6)), box.right]
    for left, right in pairwise(edges):
        if right - left > 1:
            stone = Box(left, box.y, right - left - 0.8, box.h)
            scene.sketch.rect(stone, vary("#d6c6a4", scene.rng, 18), rx=box.h * 0.2)


def causeway(scene: Scene, far: Point, near: Point, widths: tuple[float, float]) -> None:
    """A way between low walls, running over water towards the viewer."""
    sketch = scene.sketch
    (ax, ay), (bx, by) = far, near
    a, b = (width / 2 for width in widths)
    right = [(ax + a + 3, ay), (bx + b + 8, by), (bx + b + 8, by + 12)]
    left = [(bx - b - 8, by + 12), (bx - b - 8, by), (ax - a - 3, ay)]
    sketch.path(polygon(right + left), "#8a6a44")
    deck = [(ax - a, ay), (ax + a, ay), (bx + b, by + 4), (bx - b, by + 4)]
    sketch.path(polygon(deck), sketch.vertical(ay, by, ((0, "#f4e3b6"), (1, "#c9a870"))))
    for side in (-1, 1):
        rail = (ax + side * a, ay - 3), (bx + side * b, by - 4)
        sketch.line(*rail, "#6b4f2c", 8)
        sketch.line(*rail, "#fbeccb", 5)
