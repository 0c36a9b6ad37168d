"""One storey for every number, to be stacked in any order, and the marble bands of a fine stone.

The cartouche for the numeral fills 92..208 by 28..138.
"""

import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, notched, rectangle
from assets.studio.kit.light import drop_shadow, fade_down
from assets.studio.kit.materials import enamel, gold_line, gold_paint
from assets.studio.kit.palette import CREAM, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import ROUGH_RELIEF, STONE_RELIEF, emboss
from assets.studio.san_gimignano.facets import STOREY_HEIGHT, STOREY_WIDTH, faces, ledge, model_light
from assets.studio.san_gimignano.hours import LOOKS
from assets.studio.san_gimignano.openings import slit
from assets.studio.san_gimignano.stones import MARBLE_NUMBERS, lay_stone, vein

CARTOUCHE = Box(92, 28, 116, 110)
_WALLS = Box(6, 0, STOREY_WIDTH - 12, STOREY_HEIGHT)
_COURSE = Box(0, 0, STOREY_WIDTH, 13)
_BAND = 24


def paint_storey(number: int) -> Image.Image:
    sketch = Sketch(STOREY_WIDTH, STOREY_HEIGHT)
    rng = random.Random(number * 7)
    for face in faces(_WALLS):
        lay_stone(sketch, face, number, rng, STOREY_HEIGHT)
    relief = ROUGH_RELIEF if number in (5, 8) else STONE_RELIEF
    emboss(sketch, _WALLS, relief, 0.3 if number in MARBLE_NUMBERS else 0.55, sketch.clip(rectangle(_WALLS)))
    model_light(sketch, _WALLS)
    fade_down(sketch, Box(_WALLS.x, _COURSE.bottom, _WALLS.w, 16), 0.55)
    if number in MARBLE_NUMBERS:
        _gold_edges(sketch)
    else:
        stone = LOOKS[number].stone
        ledge(sketch, _COURSE, CREAM, mix(stone, CREAM, 0.45), mix(stone, "#3a2410", 0.5))
    _windows(sketch, LOOKS[number].stone)
    _cartouche(sketch, number)
    return render(sketch, STOREY_WIDTH, STOREY_HEIGHT)


def _windows(sketch: Sketch, stone: str) -> None:
    for x in (68, 232):
        slit(sketch, (x, 108), 22, 58, stone, lit=False)


def _cartouche(sketch: Sketch, number: int) -> None:
    look, shape = LOOKS[number], notched(CARTOUCHE, 17)
    drop_shadow(sketch, shape, 5, (4, 6), 0.6)
    sketch.path(shape, enamel(sketch, CARTOUCHE, look.plate, look.plate_dark))
    gleam = Box(CARTOUCHE.x + 20, CARTOUCHE.y + 8, CARTOUCHE.w - 40, 5)
    sketch.rect(gleam, "#fff", fill_opacity=0.22)
    gold_line(sketch, shape, CARTOUCHE, 8)


def _gold_edges(sketch: Sketch) -> None:
    for y, height in ((0, 13), (STOREY_HEIGHT - 7, 7)):
        edge = Box(0 if y == 0 else 6, y, STOREY_WIDTH if y == 0 else STOREY_WIDTH - 12, height)
        sketch.rect(edge, gold_paint(sketch, edge))
        sketch.rect(Box(edge.x, edge.bottom - 1.4 if y == 0 else y, edge.w, 1.4), UMBER)
    for face in faces(_WALLS)[:2]:
        sketch.line((face.right, 13), (face.right, STOREY_HEIGHT - 7), "#b98a2e", 4, opacity=0.9)


def paint_fine_stone_bands() -> Image.Image:
    """Marble above and below, with gold threads: laid over the storey that a fine stone stands in for."""
    sketch = Sketch(STOREY_WIDTH, STOREY_HEIGHT)
    rng = random.Random(5)
    for band in (Box(0, 0, STOREY_WIDTH, _BAND), Box(3, STOREY_HEIGHT - _BAND + 6, STOREY_WIDTH - 6, _BAND - 6)):
        _marble_band(sketch, band, rng)
    return render(sketch, STOREY_WIDTH, STOREY_HEIGHT)


def _marble_band(sketch: Sketch, band: Box, rng: random.Random) -> None:
    fade_down(sketch, Box(band.x + 6, band.bottom, band.w - 12, 8), 0.5)
    ledge(sketch, band, "#ffffff", "#f6f1e8", "#cfc8cc")
    with sketch.group(clip_path=sketch.clip(rectangle(band))):
        for _ in range(9):
            vein(sketch, band, rng, 90)
    for y in (band.y + 2, band.bottom - 2):
        thread = Box(band.x, y - 2, band.w, 4)
        sketch.rect(thread, gold_paint(sketch, thread), stroke=UMBER, stroke_width=0.6)
