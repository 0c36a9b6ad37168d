"""What a completed tower ends in: battlements when plain, a belfry when banded; both under a tiled roof.

A cap is 360 by 280: its foot stands on the top storey, its flagpole rises from (180, 22).
"""

import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, rectangle
from assets.studio.kit.light import fade_down
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import CREAM, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.san_gimignano.facets import WIDE, faces, ledge, model_light, tiled_roof
from assets.studio.san_gimignano.openings import corbels, merlons

HEIGHT = 280
_APEX = (180.0, 22.0)
_STONE = "#d9bd92"
_CUT = Coursing(_STONE, 46, 22, 2.2, spread=10, light_strength=0.5, dark_strength=0.45)


def paint_plain_cap() -> Image.Image:
    sketch = Sketch(WIDE, HEIGHT)
    rng = random.Random(3)
    _wall(sketch, Box(72, 134, 216, 60), rng)
    fade_down(sketch, Box(72, 140, 216, 22), 0.6)
    tiled_roof(sketch, 48, 312, 142, _APEX)
    parapet = Box(14, 190, 332, 62)
    _wall(sketch, parapet, rng)
    left, front, right = faces(parapet)
    merlons(sketch, left.x, left.right, 192, 2, (17, 40), "#f3dcae", UMBER, split=False)
    lit = sketch.vertical(150, 192, ((0, "#fbe8bf"), (1, "#d5b585")))
    merlons(sketch, front.x + 4, front.right - 4, 192, 5, (32, 40), lit, UMBER, split=False)
    merlons(sketch, right.x, right.right, 192, 2, (17, 40), "#7a6470", "#1a0e20", split=False)
    ledge(sketch, Box(10, 186, 340, 10), CREAM, "#ecd6aa", "#a98a5c")
    _wall(sketch, Box(36, 252, 288, 28), rng)
    fade_down(sketch, Box(36, 252, 288, 28), 0.75)
    bright, deep = ((0, "#f3dcae"), (1, "#8f7048")), ((0, "#8a7478"), (1, "#4a3a4c"))
    corbels(sketch, 16, right.x, 250, 12, 24, sketch.vertical(250, 274, bright))
    corbels(sketch, right.x, 346, 250, 2, 24, sketch.vertical(250, 274, deep))
    _finial(sketch)
    return render(sketch, WIDE, HEIGHT)


def paint_belfry_cap() -> Image.Image:
    sketch = Sketch(WIDE, HEIGHT)
    rng = random.Random(4)
    walls = Box(40, 140, 280, 122)
    _wall(sketch, walls, rng)
    front = faces(walls).front
    for i in range(3):
        _bell_arch(sketch, front.x + front.w * (i + 0.5) / 3, 250, i == 1)
    sketch.path(arch(faces(walls).left.centre[0], 250, 20, 70), "#5a3a34")
    sketch.path(arch(faces(walls).right.centre[0], 250, 20, 70), "#1c1020")
    fade_down(sketch, Box(40, 154, 280, 22), 0.65)
    ledge(sketch, Box(30, 250, 300, 12), CREAM, "#ecd6aa", "#a98a5c")
    ledge(sketch, Box(22, 260, 316, 20), "#f6e4bb", _STONE, "#8f7048")
    tiled_roof(sketch, 14, 346, 150, _APEX)
    _finial(sketch)
    return render(sketch, WIDE, HEIGHT)


def _wall(sketch: Sketch, box: Box, rng: random.Random) -> None:
    for face in faces(box):
        lay_courses(sketch, face, _CUT, rng)
    emboss(sketch, box, STONE_RELIEF, 0.5, sketch.clip(rectangle(box)))
    model_light(sketch, box)


def _bell_arch(sketch: Sketch, x: float, foot: float, with_bell: bool) -> None:
    sketch.path(arch(x, foot, 54, 86), mix(_STONE, CREAM, 0.7), stroke="#5a4020", stroke_width=1)
    sketch.path(arch(x, foot, 42, 78), sketch.vertical(foot - 78, foot, ((0, "#2a1620"), (1, "#7a4a36"))))
    if with_bell:
        bronze = gold_paint(sketch, Box(x - 16, foot - 54, 32, 40))
        bell = f"M{x - 15} {foot - 16} q3 -6 4 -18 q2 -18 11 -19 q9 1 11 19 q1 12 4 18 Z"
        sketch.path(bell, bronze, stroke=UMBER, stroke_width=1.6)
        sketch.circle((x, foot - 13), 4, "#5c3d0e")


def _finial(sketch: Sketch) -> None:
    sketch.circle(_APEX, 8, gold_paint(sketch, Box(172, 14, 16, 16)), stroke=UMBER, stroke_width=1.4)
