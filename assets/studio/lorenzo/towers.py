"""The four towers of cards and the pennants that name them."""

import random

from PIL import Image

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, rounded, trace
from assets.studio.kit.light import drop_shadow, fade_down, inner_shadow
from assets.studio.kit.masonry import Coursing, block, lay_courses
from assets.studio.kit.materials import gold_line
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss, stain
from assets.studio.lorenzo.inks import KINDS

TOWER = (476, 1280)
BANNER = (492, 124)
_WIDTH, _HEIGHT = 238, 640
_FLOORS = 4
_BRICK = Coursing("#5e3f28", 28, 13, 0.9, 9, light_strength=0.22, dark_strength=0.55)


def paint_tower(kind: str) -> Image.Image:
    """Ashlar with a breath of the cards' colour, battlements, and a brick niche on each floor."""
    rng = random.Random(kind)
    sketch = Sketch(_WIDTH, _HEIGHT)
    stone = mix("#dac8a2", KINDS[kind], 0.1)
    wall = Box(0, 18, _WIDTH, _HEIGHT - 18)
    _battlements(sketch, stone, rng)
    lay_courses(sketch, wall, Coursing(stone, 44, 20, 1.3, 9, light_strength=0.4, dark_strength=0.45), rng)
    stain(sketch, trace("M", 0, 18, "h", _WIDTH, "v", _HEIGHT, "h", -_WIDTH, "Z"), "#5a4630", 0.4, ".02 .006", seed=3)
    emboss(sketch, wall, STONE_RELIEF, 0.3)
    evening = ((0, "#ffe9b8", 0.26), (0.45, "#5a3a4a", 0.02), (1, "#1c1030", 0.5))
    sketch.rect(wall, sketch.horizontal(0, _WIDTH, evening))
    for floor in range(_FLOORS):
        _niche(sketch, Box(6, 48 + 146 * floor, 184, 142), rng)
        _column(sketch, Box(192, 50 + 146 * floor, 42, 138))
    return render(sketch, *TOWER)


def _battlements(sketch: Sketch, stone: str, rng: random.Random) -> None:
    cut = Coursing(lighten(stone, 0.12), 26, 11, 1.2, 6, light_strength=0.5, dark_strength=0.4)
    for i in range(6):
        x = 2 + i * 41.6
        block(sketch, Box(x, 3, 26, 9), cut, rng)
        block(sketch, Box(x, 12, 26, 10), cut, rng)
        sketch.rect(Box(x - 1, 1, 28, 4), "#f8ecd0", stroke="#5a4020", stroke_width=0.7)


def _niche(sketch: Sketch, box: Box, rng: random.Random) -> None:
    outline = rounded(box, 8)
    with sketch.group(clip_path=sketch.clip(outline)):
        sketch.rect(box, "#2c1a10")
        lay_courses(sketch, box, _BRICK, rng)
        emboss(sketch, box, STONE_RELIEF, 0.35)
        depth = ((0, "#3a2416", 0.1), (0.6, "#20110a", 0.5), (1, "#0c0503", 0.9))
        sketch.rect(box, sketch.radial((box.x + 88, box.y + 84), (134, 108), depth))
        fade_down(sketch, Box(box.x, box.y, box.w, 30), 0.7)
    inner_shadow(sketch, outline, 20, 7, 0.85)
    sketch.path(outline, stroke="#2b1906", stroke_width=4)
    rim = sketch.linear((box.x, box.y), (box.right, box.bottom), ((0, "#f4e6c2"), (0.5, "#a5875a"), (1, "#4a3218")))
    sketch.path(outline, stroke=rim, stroke_width=2.2)


def _column(sketch: Sketch, box: Box) -> None:
    """The shallow channel beside a niche, where value, space and bonus stand."""
    outline = rounded(box, 6)
    sketch.path(outline, "#24160e", fill_opacity=0.4)
    inner_shadow(sketch, outline, 8, 3, 0.5)
    sketch.path(outline, stroke="#f4e6c2", stroke_width=0.8, stroke_opacity=0.35, transform="translate(.8 .8)")


def paint_banner(kind: str) -> Image.Image:
    """Enamelled like the name plates of the cards; its point hangs over the first floor."""
    colour = KINDS[kind]
    sketch = Sketch(246, 62)
    outline = "M4 4 H242 V46 L123 58 L4 46 Z"
    drop_shadow(sketch, outline, blur=3, offset=(0, 3), strength=0.6)
    glaze = ((0, lighten(colour, 0.26)), (0.4, colour), (1, darken(colour, 0.45)))
    sketch.path(outline, sketch.vertical(4, 56, glaze), stroke=UMBER, stroke_width=2.4, stroke_linejoin="round")
    with sketch.group(clip_path=sketch.clip(outline)):
        stain(sketch, outline, darken(colour, 0.4), 0.3, ".03 .05", seed=9)
        sketch.path("M4 4 H242 V17 Q123 27 4 19 Z", sketch.vertical(4, 24, ((0, "#fff", 0.22), (1, "#fff", 0.03))))
    gold_line(sketch, "M8.5 8 H237.5 V42.6 L123 53.4 L8.5 42.6 Z", sketch.box, 1.8)
    return render(sketch, *BANNER)
