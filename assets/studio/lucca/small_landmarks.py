"""Tower and wall in the bolder drawing: as small cards and as tokens that stand in a line of text."""

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, circle, polygon, rounded
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BURGUNDY, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.sky import crescent
from assets.studio.kit.svg import Sketch
from assets.studio.lucca import small_cards

TOKEN = (96, 96)
_DUSK = ((0, "#14164a"), (0.5, "#5a3684"), (0.8, "#d96a6a"), (1, "#ffb868"))
_LAMP = "#ffdc78"


def paint_small_tower() -> Image.Image:
    sketch = Sketch(*small_cards.SIZE)
    sketch.rect(sketch.box, sketch.vertical(0, 112, _DUSK))
    crescent(sketch, (20, 24), 10, "#fff4d2")
    sketch.rect(Box(0, 106, 120, 44), "#2a1a48")
    _oak_tower(sketch, (60, 128), 1)
    ribbon = "M6 114 Q60 107 114 114 L110 129 L114 145 Q60 138 6 145 L10 129 Z"
    sketch.path(ribbon, "#0a0420", fill_opacity=0.5, transform="translate(1.5 3)")
    silk = sketch.vertical(110, 146, ((0, "#4d6cba"), (0.5, "#27408b"), (1, "#142058")))
    sketch.path(ribbon, silk, stroke=UMBER, stroke_width=4)
    sketch.path(ribbon, stroke="#e6c163", stroke_width=2.2)
    return render(sketch, *small_cards.SIZE)


def paint_small_wall() -> Image.Image:
    sketch = Sketch(*small_cards.SIZE)
    _rampart(sketch, sketch.box, 44)
    _ring_medal(sketch, (60, 98), 36)
    return render(sketch, *small_cards.SIZE)


def paint_tower_token() -> Image.Image:
    sketch = Sketch(*TOKEN)
    with sketch.group(clip_path=sketch.clip(rounded(Box(3, 3, 90, 90), 9))):
        sketch.rect(Box(0, 0, *TOKEN), sketch.vertical(0, 92, _DUSK))
        crescent(sketch, (20, 24), 9, "#fff4d2")
        sketch.rect(Box(0, 78, 96, 20), "#2a1a48")
        _oak_tower(sketch, (48, 94), 0.71)
    _token_rim(sketch)
    return render(sketch, *TOKEN)


def paint_wall_token() -> Image.Image:
    sketch = Sketch(*TOKEN)
    with sketch.group(clip_path=sketch.clip(rounded(Box(3, 3, 90, 90), 9))):
        _rampart(sketch, Box(0, 0, *TOKEN), 34)
    _ring_medal(sketch, (48, 62), 25)
    _token_rim(sketch)
    return render(sketch, *TOKEN)


def _token_rim(sketch: Sketch) -> None:
    edge = rounded(Box(4, 4, 88, 88), 8)
    sketch.path(edge, stroke=UMBER, stroke_width=7)
    sketch.path(edge, stroke=gold_paint(sketch, Box(2, 2, 92, 92)), stroke_width=4.6)


def _oak_tower(sketch: Sketch, foot: Point, size: float) -> None:
    """Some 56 wide and 122 high."""
    with sketch.at(*foot, size):
        for x, y, reach in ((-14, -101, 12), (14, -101, 12), (0, -109, 14)):
            sketch.circle((x, y), reach, "#16301f", stroke="#0a1410", stroke_width=1.6)
            sketch.circle((x - 3, y - 3), reach * 0.62, "#6d9550")
        stone = sketch.horizontal(-22, 22, ((0, "#f0c896"), (0.58, "#bd8766"), (0.6, "#5a4074"), (1, "#43305c")))
        sketch.rect(Box(-20, -80, 40, 84), stone, stroke="#1a0c24", stroke_width=1.6)
        sketch.rect(Box(-26, -90, 52, 15), stone, stroke="#1a0c24", stroke_width=1.6)
        for x in (-26, -9, 8):
            sketch.rect(Box(x, -99, 12 if x < 8 else 18, 11), stone, stroke="#1a0c24", stroke_width=1.4)
        for x, y, width in ((-8, -50, 13), (-8, -20, 13), (12, -50, 8)):
            sketch.path(arch(x, y, width, width * 1.65), _LAMP, stroke="#5a2a14", stroke_width=2)


def _rampart(sketch: Sketch, box: Box, top: float) -> None:
    """Trees, a pale coping at `top`, and brick below it."""
    sketch.rect(box, sketch.vertical(0, top, ((0, "#8fbcd8"), (1, "#f0e6c0"))))
    step = box.w / 3
    for i in range(4):
        for dx, dy, tone in ((0, 0, "#3f6a30"), (-4, -4, "#7fa048")):
            reach = step * (0.56 if dx == 0 else 0.34)
            sketch.circle((i * step + dx, top * 0.5 + dy), reach, tone)
    sketch.rect(Box(0, top - 11, box.w, 6), "#7d9448")
    sketch.rect(Box(0, top, box.w, box.h - top), "#b4593a")
    rows = round((box.h - top) / 11)
    for row in range(rows):
        y = top + row * 11
        sketch.line((0, y), (box.w, y), "#6a2a18", 1.8, opacity=0.85)
        for column in range(5):
            x = column * 26 + (13 if row % 2 else 0)
            sketch.line((x, y), (x, y + 11), "#6a2a18", 1.8, opacity=0.85)
    coping = sketch.vertical(top - 6, top + 4, ((0, "#fffaea"), (0.6, "#dcc596"), (1, "#7d6238")))
    sketch.rect(Box(0, top - 6, box.w, 10), coping, stroke="#3a1c10", stroke_width=1)
    light = ((0, "#fff2c4", 0.2), (0.5, "#fff2c4", 0), (1, "#20103a", 0.28))
    sketch.rect(box, sketch.horizontal(0, box.w, light))


def _ring_medal(sketch: Sketch, centre: Point, radius: float) -> None:
    cx, cy = centre
    sketch.circle((cx + 1.5, cy + 3), radius, "#140806", fill_opacity=0.5)
    rim = gold_paint(sketch, Box(cx - radius, cy - radius, 2 * radius, 2 * radius))
    sketch.circle(centre, radius, rim, stroke=UMBER, stroke_width=2)
    sketch.circle(centre, radius * 0.8, mix(BURGUNDY, "#c03040", 0.25), stroke=UMBER, stroke_width=1.4)
    with sketch.at(cx, cy):
        for i in range(8):
            with sketch.at(0, 0, radius / 36, turn=i * 45):
                sketch.path(polygon([(-5.5, -17), (0, -27), (5.5, -17)]), "#f0cf74")
        sketch.path(circle((0, 0), radius * 0.47), "#6b141c", stroke="#f0cf74", stroke_width=radius * 0.09)
    with sketch.at(cx, cy, radius / 44):
        sketch.path(LILY, "#ffe9a8")
