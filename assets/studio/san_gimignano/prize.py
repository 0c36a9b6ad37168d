"""The tower piece: a golden model tower between laurels on a marble base."""

import random

from PIL import Image

from assets.studio.kit.geometry import Box, arch, polygon, trace
from assets.studio.kit.heraldry import laurel
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import GOLD, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano.stones import vein

SIZE = (360, 560)
_MIDDLE = 180
_TURNED_GOLD = (
    (0, "#8f6218"),
    (0.12, "#e6c163"),
    (0.3, "#fff6c8"),
    (0.45, "#f0c95c"),
    (0.7, "#b5832a"),
    (0.9, "#6b4a12"),
    (1, "#a5751f"),
)


def paint_tower_piece() -> Image.Image:
    sketch = Sketch(*SIZE)
    sketch.ellipse((190, 526), (160, 22), "#120810", fill_opacity=0.55, filter=sketch.blur(9))
    _base(sketch)
    laurel(sketch, 150, 470, 2.75, mirror=False, leaf="#8faa4c", dark="#34491c")
    laurel(sketch, 210, 470, 2.75, mirror=True, leaf="#6f8c3c", dark="#24361a")
    _tower(sketch)
    return render(sketch, *SIZE)


def _base(sketch: Sketch) -> None:
    rng = random.Random(3)
    for box in (Box(70, 474, 220, 24), Box(44, 498, 272, 34)):
        tones = ((0, "#ffffff"), (0.5, "#ece5dc"), (1, "#b3a9ac"))
        sketch.rect(box, sketch.horizontal(box.x, box.right, tones), stroke="#5a525a", stroke_width=1.4)
        with sketch.group(clip_path=sketch.clip(f"M{box.x} {box.y} h{box.w} v{box.h} h{-box.w} Z")):
            for _ in range(10):
                vein(sketch, box, rng, 130)
        sketch.rect(Box(box.x, box.y, box.w, 3), "#fff", fill_opacity=0.9)
        sketch.rect(Box(box.x, box.bottom - 4, box.w, 4), "#6a6068", fill_opacity=0.35)


def _turned(sketch: Sketch, box: Box, outline: float = 2) -> None:
    """A round part of the model, polished, lit from the left."""
    sketch.rect(box, sketch.horizontal(box.x, box.right, _TURNED_GOLD), stroke=UMBER, stroke_width=outline)


def _tower(sketch: Sketch) -> None:
    _turned(sketch, Box(104, 452, 152, 24))
    _turned(sketch, Box(118, 434, 124, 20))
    body = Box(130, 196, 100, 240)
    _turned(sketch, body)
    for y in range(214, 430, 18):
        sketch.line((body.x + 2, y), (body.right - 2, y), "#6b4a12", 1.4, opacity=0.5)
        for i in range(4):
            x = body.x + 12 + i * 26 + (13 if (y // 18) % 2 else 0)
            sketch.line((x, y), (x, y + 18), "#6b4a12", 1.2, opacity=0.4)
    for y in (286, 366):
        _turned(sketch, Box(122, y, 116, 12))
    for y in (268, 350):
        _opening(sketch, _MIDDLE, y, 26, 46)
    _opening(sketch, _MIDDLE, 434, 36, 54)
    _gallery(sketch)
    _lantern(sketch)


def _gallery(sketch: Sketch) -> None:
    for i in range(7):
        bracket = trace("M", 108 + i * 21, 196, "h", 14, "v", 8, "q", -7, 16, -14, 0, "Z")
        sketch.path(bracket, gold_paint(sketch, Box(100, 190, 160, 30)), stroke=UMBER, stroke_width=1.2)
    _turned(sketch, Box(100, 166, 160, 32))
    for i in range(5):
        _turned(sketch, Box(100 + i * 33.5, 142, 26, 26), 1.6)
    _turned(sketch, Box(94, 160, 172, 9), 1.6)


def _lantern(sketch: Sketch) -> None:
    _turned(sketch, Box(142, 96, 76, 48))
    _opening(sketch, _MIDDLE, 142, 24, 38)
    roof = [(130, 98), (_MIDDLE, 34), (230, 98)]
    sketch.path(
        polygon(roof), sketch.linear((130, 60), (230, 80), GOLD), stroke=UMBER, stroke_width=2, stroke_linejoin="round"
    )
    sketch.line((_MIDDLE, 38), (164, 96), "#fff6cf", 1.6, opacity=0.6)
    sketch.circle((_MIDDLE, 28), 11, gold_paint(sketch, Box(169, 17, 22, 22)), stroke=UMBER, stroke_width=1.8)
    sketch.circle((176, 24), 3, "#fffbe6")


def _opening(sketch: Sketch, x: float, foot: float, width: float, height: float) -> None:
    sketch.path(arch(x, foot, width + 8, height + 4), "#ffe9a0", stroke=UMBER, stroke_width=1.4)
    sketch.path(arch(x, foot, width, height), sketch.vertical(foot - height, foot, ((0, "#2a1806"), (1, "#6b4a12"))))
