"""The builders' crane of the site, and the blocks it lifts."""

import random

from PIL import Image

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, circle, polar, polygon
from assets.studio.kit.masonry import Coursing, block
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam, rope

SIZE = (420, 640)
STONES_SIZE = (300, 120)
_PALE = "#ecdcb6"
_HEAD: Point = (176, 118)
_FOOT = 628.0


def paint_crane() -> Image.Image:
    """A tower of four legs with a treadwheel in it, and a jib from which a block hangs."""
    sketch = Sketch(*SIZE)
    sketch.ellipse((180, _FOOT), (150, 10), "#1c0e06", fill_opacity=0.4, filter=sketch.blur(4))
    _leg(sketch, (158, 124), (104, 622), "#8a5a2c")
    _leg(sketch, (200, 124), (262, 622), "#7d4f26")
    _treadwheel(sketch, (182, 470), 74)
    _leg(sketch, (152, 124), (70, 628), "#bd8748")
    _leg(sketch, (206, 124), (300, 628), "#a06c3a")
    for y in (210, 300, 382, 574):
        spread = (y - 124) / 504
        beam(sketch, (152 - 82 * spread, y), (206 + 94 * spread, y), 11, "#b07d45")
    beam(sketch, (126, 300), (238, 212), 7, "#99682f")
    _jib(sketch)
    _load(sketch, 384, 300)
    return render(sketch, *SIZE)


def _leg(sketch: Sketch, head: Point, foot: Point, colour: str) -> None:
    beam(sketch, head, foot, 15, colour)
    sketch.rect(Box(foot[0] - 17, foot[1] - 4, 34, 10), mix(colour, "#3a210c", 0.3), rx=2)


def _jib(sketch: Sketch) -> None:
    beam(sketch, (176, 150), (176, 92), 22, "#8a5a2c")
    beam(sketch, (16, 164), (396, 34), 18, "#c08d50")
    beam(sketch, (176, 196), (300, 70), 9, "#99682f")
    sketch.circle(_HEAD, 15, "#7a4d26", stroke="#2a1608", stroke_width=4)
    sketch.circle(_HEAD, 5, "#d9b076")
    rope(sketch, (388, 38), (124, 424), 3)
    for x, y in ((24, 160), (300, 68)):
        for turn in range(4):
            sketch.line((x + turn * 6 - 4, y - 12 - turn * 2), (x + turn * 6 + 2, y + 12 - turn * 2), "#dcc492", 3.4)


def _treadwheel(sketch: Sketch, centre: Point, radius: float) -> None:
    sketch.circle(centre, radius, "#2a1608", fill_opacity=0.28)
    for spoke in range(4):
        beam(sketch, polar(centre, radius, spoke * 45 + 12), polar(centre, radius, spoke * 45 + 192), 7, "#8a5a2c")
    for colour, width in (("#3a210c", 22), ("#b07a40", 16), ("#dca868", 3)):
        sketch.path(circle(centre, radius), stroke=colour, stroke_width=width)
    for board in range(28):
        start, end = polar(centre, radius - 8, board * 360 / 28), polar(centre, radius + 8, board * 360 / 28)
        sketch.line(start, end, "#5a3618", 2, opacity=0.7)
    sketch.circle(centre, 13, "#6b4424", stroke="#2a1608", stroke_width=3)


def _load(sketch: Sketch, x: float, y: float) -> None:
    sketch.circle((x, 40), 13, "#7a4d26", stroke="#2a1608", stroke_width=4)
    rope(sketch, (x, 44), (x, y - 44), 4.4)
    for side in (-1, 1):
        rope(sketch, (x, y - 44), (x - 14 + side * 34, y), 3)
    _cut_stone(sketch, Box(x - 54, y, 74, 44), random.Random(2))


def paint_stones() -> Image.Image:
    """Squared blocks waiting on the sand."""
    sketch = Sketch(*STONES_SIZE)
    rng = random.Random(6)
    sketch.ellipse((154, 112), (142, 9), "#1c0e06", fill_opacity=0.45, filter=sketch.blur(4))
    for box in (
        Box(10, 68, 88, 46),
        Box(106, 70, 80, 44),
        Box(196, 72, 84, 42),
        Box(52, 22, 86, 45),
    ):
        _cut_stone(sketch, box, rng)
    return render(sketch, *STONES_SIZE)


def _cut_stone(sketch: Sketch, box: Box, rng: random.Random) -> None:
    """A block seen a little from above and from the right."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    lid = [(x, y), (x + 10, y - 11), (right + 12, y - 11), (right, y)]
    sketch.path(polygon(lid), vary("#fff4d8", rng, 5), stroke="#4a3014", stroke_width=1.6)
    side = [(right, y), (right + 12, y - 11), (right + 12, bottom - 12), (right, bottom)]
    sketch.path(polygon(side), vary("#a08a68", rng, 6), stroke="#4a3014", stroke_width=1.6)
    block(sketch, box, Coursing(_PALE, box.w, box.h, 4, spread=6), rng)
    for _ in range(14):
        px, py = rng.uniform(x + 6, right - 8), rng.uniform(y + 6, bottom - 6)
        sketch.line((px, py), (px + rng.uniform(3, 7), py - 2), "#8a6f48", 1.3, opacity=0.5)
    sketch.rect(box, "none", stroke="#4a3014", stroke_width=1.8)
