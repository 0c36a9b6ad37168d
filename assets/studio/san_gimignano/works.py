"""The building site: scaffold, crane, free plot, the foot of a tower, and what is left of a fallen one."""

import math
import random

from PIL import Image, ImageFilter

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, polar, polygon
from assets.studio.kit.land import grass
from assets.studio.kit.masonry import Coursing, block, lay_courses
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.kit.timber import beam, rope
from assets.studio.san_gimignano.facets import STOREY_HEIGHT, WIDE

CRANE_HEIGHT, FOOT_HEIGHT = 280, 72
PLOT_SIZE, RUBBLE_SIZE, DUST_SIZE = (360, 120), (360, 140), (440, 300)
_WEEDS = ("#5d6a2c", "#7d8a3c", "#3f4a22")
_PALE = "#d9bd92"


def paint_scaffold() -> Image.Image:
    """One storey of poles on both sides and a ladder on the left; tiles repeat upwards."""
    sketch = Sketch(WIDE, STOREY_HEIGHT)
    for x, wall, tone in ((16, 38, "#b07d45"), (344, 322, "#8a5e34")):
        beam(sketch, (x, STOREY_HEIGHT - 6), (wall, 16), 6, mix(tone, "#3a210c", 0.2))
        beam(sketch, (x, -8), (x, STOREY_HEIGHT + 8), 11, tone)
        side = -1 if x < wall else 1
        beam(sketch, (x + 14 * side, 8), (wall, 8), 9, mix(tone, "#e0b070", 0.3))
        for turn in range(3):
            sketch.line((x - 7, 4 + turn * 4), (x + 7, 6 + turn * 4), "#d9c08a", 2.2)
    _ladder(sketch, STOREY_HEIGHT + 8, 6)
    return render(sketch, WIDE, STOREY_HEIGHT)


def paint_scaffold_foot() -> Image.Image:
    """Where the poles and the ladder stand on the ground, beside the foot of the tower."""
    sketch = Sketch(WIDE, FOOT_HEIGHT)
    for x, tone in ((16, "#b07d45"), (344, "#8a5e34")):
        sketch.ellipse((x + 6, 54), (20, 6), "#120810", fill_opacity=0.45, filter=sketch.blur(2))
        beam(sketch, (x, -8), (x, 50), 11, tone)
    _ladder(sketch, 56, 2)
    grass(sketch, Box(0, 54, 34, 6), 12, _WEEDS, random.Random(13), 14)
    grass(sketch, Box(326, 54, 34, 6), 12, _WEEDS, random.Random(14), 14)
    return render(sketch, WIDE, FOOT_HEIGHT)


def _ladder(sketch: Sketch, height: float, rungs: int) -> None:
    for x in (2, 30):
        sketch.line((x, -8), (x, height), "#4a2c12", 4)
        sketch.line((x - 0.6, -8), (x - 0.6, height), "#b98a52", 2)
    for rung in range(rungs):
        y = 14 + rung * STOREY_HEIGHT / 6
        sketch.line((2, y), (30, y), "#4a2c12", 4.6)
        sketch.line((3, y - 1), (29, y - 1), "#c99a5c", 2)


def paint_crane() -> Image.Image:
    """The platform over an unfinished tower, with its treadwheel crane."""
    sketch = Sketch(WIDE, CRANE_HEIGHT)
    for x in (16, 344):
        beam(sketch, (x, 222), (x, CRANE_HEIGHT + 8), 11)
    beam(sketch, (4, 238), (356, 238), 13, "#c08a4e")
    beam(sketch, (190, 234), (190, 52), 14)
    beam(sketch, (190, 150), (288, 60), 8)
    beam(sketch, (190, 150), (112, 78), 8)
    beam(sketch, (84, 86), (330, 34), 12, "#b98048")
    _treadwheel(sketch, (112, 190), 40)
    _hanging_block(sketch, 318, 38, 132)
    rope(sketch, (318, 36), (140, 162), 2)
    return render(sketch, WIDE, CRANE_HEIGHT)


def _treadwheel(sketch: Sketch, centre: Point, radius: float) -> None:
    sketch.circle(centre, radius, "#2a1608", fill_opacity=0.35)
    for i in range(6):
        beam(sketch, polar(centre, radius, i * 30 + 8), polar(centre, radius, i * 30 + 188), 4, "#8a5a2c")
    sketch.circle(centre, radius, "none", stroke="#3a210c", stroke_width=14)
    sketch.circle(centre, radius, "none", stroke="#b07a40", stroke_width=9.5)
    sketch.circle(centre, radius + 2.5, "none", stroke="#dca868", stroke_width=2, stroke_opacity=0.7)
    sketch.circle(centre, 8, "#6b4424", stroke="#2a1608", stroke_width=2)


def _hanging_block(sketch: Sketch, x: float, top: float, y: float) -> None:
    sketch.circle((x, top), 10, "#7a4d26", stroke="#2a1608", stroke_width=2.4)
    rope(sketch, (x, top), (x, y - 24), 3)
    for side in (-1, 1):
        rope(sketch, (x, y - 24), (x + side * 24, y), 2)
    lid = [(x - 30, y), (x - 18, y - 10), (x + 36, y - 10), (x + 26, y)]
    sketch.path(polygon(lid), "#fff4d6", stroke="#4a3014", stroke_width=1)
    sketch.path(polygon([(x + 26, y), (x + 36, y - 10), (x + 36, y + 28), (x + 26, y + 38)]), "#7d6a62")
    block(sketch, Box(x - 30, y, 56, 38), Coursing("#e6d2a6", 56, 38, 2.5, spread=2), random.Random(1))


def paint_foot() -> Image.Image:
    """Soft contact shadow, two battered base courses, weeds; its top edge meets the lowest storey."""
    sketch = Sketch(WIDE, FOOT_HEIGHT)
    rng = random.Random(9)
    shade = sketch.radial((190, 50), (170, 20), ((0, "#120810", 0.75), (0.7, "#120810", 0.4), (1, "#120810", 0)))
    sketch.ellipse((190, 50), (170, 20), shade)
    batter = [(34, 0), (326, 0), (342, 44), (18, 44)]
    with sketch.group(clip_path=sketch.clip(polygon(batter))):
        lay_courses(sketch, Box(10, 0, 340, 44), Coursing("#cdb086", 40, 22, 2.4, spread=12), rng)
        light = (
            (0, "#fff0c0", 0.4),
            (0.3, "#ffe6a0", 0),
            (0.82, "#2a1030", 0.2),
            (0.85, "#1a0a34", 0.55),
            (1, "#1a0a34", 0.5),
        )
        sketch.rect(Box(10, 0, 340, 44), sketch.horizontal(18, 342, light))
        sketch.rect(Box(10, 0, 340, 14), sketch.vertical(0, 14, ((0, "#140810", 0.5), (1, "#140810", 0))))
    emboss(sketch, Box(10, 0, 340, 44), STONE_RELIEF, 0.5, sketch.clip(polygon(batter)))
    grass(sketch, Box(14, 42, 332, 12), 70, _WEEDS, rng, 18)
    return render(sketch, WIDE, FOOT_HEIGHT)


def paint_plot() -> Image.Image:
    """A free building plot: levelled earth, a ring of footing stones, stakes and a string."""
    width, height = PLOT_SIZE
    sketch = Sketch(width, height)
    rng = random.Random(11)
    earth = ((0, "#b08a58", 0.95), (0.7, "#8a6a40", 0.8), (1, "#6b5a30", 0))
    sketch.ellipse((180, 72), (178, 46), sketch.radial((180, 72), (178, 46), earth))
    sketch.path(polygon([(70, 44), (290, 44), (322, 88), (38, 88)]), "#7a5a34", fill_opacity=0.8)
    _footings(sketch, 66, 294, 44, 15, 18, rng)
    for side in (-1, 1):
        for step in range(3):
            x = 180 + side * (122 + step * 11)
            _stone(sketch, Box(x - 15, 50 + step * 12, 30, 17 + step), rng)
    _footings(sketch, 30, 330, 86, 24, 26, rng)
    for x, y in ((44, 40), (316, 40), (14, 96), (346, 96)):
        beam(sketch, (x, y), (x, y - 26), 5)
    for start, end in (((44, 20), (316, 20)), ((14, 76), (44, 20)), ((346, 76), (316, 20))):
        sketch.line(start, end, "#f3e4bd", 1.6, opacity=0.9)
    grass(sketch, Box(10, 104, 340, 12), 50, _WEEDS, rng, 14)
    return cast_shadow(render(sketch, width, height), 4, (4, 4), 0.4)


def _footings(
    sketch: Sketch, left: float, right: float, y: float, height: float, count: int, rng: random.Random
) -> None:
    count = max(4, int(count * 0.42))
    length = (right - left) / count
    for i in range(count):
        _stone(sketch, Box(left + i * length, y - rng.uniform(0, 5), length - 2, height), rng)


def _stone(sketch: Sketch, box: Box, rng: random.Random) -> None:
    top = [(box.x, box.y), (box.x + 5, box.y - 7), (box.right + 3, box.y - 7), (box.right, box.y)]
    sketch.path(polygon(top), vary("#f6e6c0", rng, 6), stroke="#5a4020", stroke_width=0.8)
    block(sketch, box, Coursing(_PALE, 30, 20, 2.2, spread=12), rng)
    sketch.rect(box, "none", stroke="#4a3014", stroke_width=0.9, stroke_opacity=0.6)


def paint_rubble() -> Image.Image:
    """A heap of fallen stones, larger below, with a broken beam."""
    width, height = RUBBLE_SIZE
    sketch = Sketch(width, height)
    rng = random.Random(21)
    sketch.ellipse((184, 118), (166, 18), "#120810", fill_opacity=0.5, filter=sketch.blur(6))
    beam(sketch, (96, 104), (176, 26), 9, "#8a5a2c")
    for layer in range(5):
        foot, reach = 118 - layer * 20, 148 - layer * 30
        for _ in range(13 - layer * 2):
            centre = 180 + rng.uniform(-reach, reach), foot - rng.uniform(0, 14)
            _fallen_stone(sketch, centre, rng.uniform(13, 25) - layer, rng)
    beam(sketch, (236, 112), (300, 72), 8, "#a5713c")
    grass(sketch, Box(20, 122, 320, 8), 36, _WEEDS, rng, 12)
    return render(sketch, width, height)


def _fallen_stone(sketch: Sketch, centre: Point, size: float, rng: random.Random) -> None:
    tone = vary(rng.choice((_PALE, "#c79a70", "#bfa98a", "#b86a48", "#e6d8bc")), rng, 12)
    start = rng.uniform(0, 360)
    rim = [polar(centre, size * rng.uniform(0.8, 1.1), start + i * 60) for i in range(6)]
    rim = [(x, centre[1] + (y - centre[1]) * 0.78) for x, y in rim]
    sketch.path(polygon(rim), tone, stroke="#3a2410", stroke_width=1.2)
    heart = centre[0] - size * 0.12, centre[1] - size * 0.16
    for i in range(6):
        middle = math.atan2(rim[i][1] - centre[1], rim[i][0] - centre[0])
        lit = math.cos(middle - math.radians(-130))
        facet = [rim[i], rim[(i + 1) % 6], heart]
        sketch.path(polygon(facet), "#fff6dc" if lit > 0 else "#22101a", fill_opacity=abs(lit) * 0.42)


def paint_dust() -> Image.Image:
    """A puff for the moment a tower comes down."""
    width, height = DUST_SIZE
    sketch = Sketch(width, height)
    rng = random.Random(31)
    for i in range(150):
        reach, turn = rng.random() ** 0.55, rng.uniform(0, 360)
        radius = rng.uniform(16, 44) * (1.2 - reach * 0.55)
        lift = (1 - reach**2) * 120 * rng.random()
        x, y = 220 + math.cos(turn) * reach * 156, 252 - radius * 0.8 - lift
        light = max(0, min(1, i / 150 - (y - 170) / 240))
        tone = mix("#9c8262", "#fbf0d8", light)
        puff = ((0, tone, 0.75), (0.55, tone, 0.5), (0.8, tone, 0.18), (1, tone, 0))
        sketch.circle((x, y), radius, sketch.radial((x - radius * 0.25, y - radius * 0.3), radius, puff))
    for _ in range(40):
        x, y = polar((220, 190), rng.uniform(60, 190), rng.uniform(180, 360))
        sketch.circle((x, max(10, y)), rng.uniform(1.5, 5), "#8a7052", fill_opacity=0.8)
    return render(sketch, width, height).filter(ImageFilter.GaussianBlur(1.2))
