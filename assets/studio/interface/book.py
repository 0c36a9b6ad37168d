"""The open book of rules and settings: two vellum pages in a bound cover on a dark table."""

import math
import random

from PIL import Image

from assets.studio.interface.ornaments import bead, leaf
from assets.studio.interface.skin import ART
from assets.studio.interface.surfaces import CALM, hairline, washed_parchment
from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polyline, rectangle, rounded, trace
from assets.studio.kit.light import drop_shadow, inner_shadow, vignette
from assets.studio.kit.materials import gold_line, gold_paint, gold_shape, walnut
from assets.studio.kit.palette import BURGUNDY, LAPIS, OLIVE, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import CLOTH_RELIEF, ROUGH_RELIEF, emboss
from assets.studio.paint import Picture

SIZE = (1920, 1080)
COVER = Box(22, 64, 1876, 1006)
PAGE_WIDTH = 918
PAGES = Box(42, 78, 2 * PAGE_WIDTH, 978)
RIBBON = Box(944, 960, 32, 112)
VINE_LEAVES = 27
VINE_COLOURS = (OLIVE, LAPIS, BURGUNDY, "#b5832a")
LEATHER: Stops = ((0, "#74232b"), (0.5, "#5a151d"), (1, "#34090f"))


def _table(sketch: Sketch) -> None:
    walnut(sketch, sketch.box, planks=7, rng=random.Random(12), colour="#2c190d")
    vignette(sketch, sketch.box, 0.75, "#080301")


def _cover(sketch: Sketch) -> None:
    outline = rounded(COVER, 16)
    drop_shadow(sketch, outline, blur=20, offset=(6, 14), strength=0.85)
    sketch.path(outline, sketch.vertical(COVER.y, COVER.bottom, LEATHER))
    emboss(sketch, COVER, ROUGH_RELIEF, 0.4, sketch.clip(outline))
    inner_shadow(sketch, outline, width=16, blur=6, strength=0.7)
    sketch.path(outline, stroke="#1a0406", stroke_width=3)
    gold_line(sketch, rounded(COVER.inset(7), 11), COVER, 1.6)
    for right in (False, True):
        for low in (False, True):
            _corner(sketch, right, low)


def _corner(sketch: Sketch, right: bool, low: bool) -> None:
    """A gilt fitting that grips one corner of the cover."""
    x, y = COVER.right if right else COVER.x, COVER.bottom if low else COVER.y
    flip = f"translate({x} {y}) scale({-1 if right else 1} {-1 if low else 1})"
    fitting = "M-2 14 Q-2 -2 14 -2 H92 C84 10 74 12 66 14 C60 22 50 20 44 26 C40 34 30 32 26 44"
    fitting += " C20 50 22 60 14 66 C12 74 10 84 -2 92 Z"
    with sketch.group(transform=flip):
        drop_shadow(sketch, fitting, blur=3, offset=(1, 2), strength=0.6)
        gold_shape(sketch, fitting, Box(-2, -2, 90, 90), 1.6)
        sketch.path("M6 76 C10 60 8 24 12 12 C24 8 60 10 76 6", stroke="#6b4510", stroke_width=1.4)


def _leaves_below(sketch: Sketch) -> None:
    """The edges of the pages that lie under the open ones."""
    for depth in range(6, 0, -1):
        spread = depth * 2
        sheet = Box(PAGES.x - spread, PAGES.y - 2, PAGES.w + 2 * spread, PAGES.h + 2 + depth * 1.7)
        shade = mix("#f2e4c3", "#8a6a3a", 0.15 + 0.1 * (depth % 2) + 0.03 * depth)
        sketch.rect(sheet, shade, stroke="#6b4a1c", stroke_width=0.8)


def _page(sketch: Sketch, box: Box, left: bool) -> None:
    outline = rectangle(box)
    washed_parchment(sketch, outline, box, CALM, edge=0.3)
    gutter, outer = (box.right, box.x) if left else (box.x, box.right)
    fold: Stops = (
        (0, "#2a1406", 0.72),
        (0.03, "#3a1e0a", 0.4),
        (0.09, "#5a3a1a", 0.14),
        (0.2, "#5a3a1a", 0),
        (0.9, "#5a3a1a", 0),
        (1, "#5a3a1a", 0.24),
    )
    sketch.rect(box, sketch.horizontal(gutter, outer, fold))
    rise: Stops = ((0, "#fffbe8", 0), (0.5, "#fffbe8", 0.34), (1, "#fffbe8", 0))
    bulge = Box(box.right - 330 if left else box.x + 90, box.y, 240, box.h)
    sketch.rect(bulge, sketch.horizontal(bulge.x, bulge.right, rise))
    hairline(sketch, outline, "#6b4a1c", 0.5, 1)


def _vine(sketch: Sketch, seed: int) -> None:
    """A painted border along x = 0: a climbing stem with leaves in four colours, tendrils and gold beads."""
    rng = random.Random(seed)
    top, bottom = PAGES.y + 24, PAGES.bottom - 24
    stem = [_on_stem(y) for y in range(int(top), int(bottom), 6)]
    sketch.path(polyline(stem), stroke=UMBER, stroke_width=3.8, stroke_linecap="round", stroke_opacity=0.8)
    sketch.path(polyline(stem), stroke="#9a6a22", stroke_width=2.6, stroke_linecap="round")
    for index in range(VINE_LEAVES):
        y = top + 16 + index * (bottom - top - 32) / (VINE_LEAVES - 1)
        side = 1 if index % 2 else -1
        at = _on_stem(y)
        if index % 2 == 0:
            _tendril(sketch, at[0], at[1] + 6, -side)
        turn = (-48 if side > 0 else 228) + rng.uniform(-10, 10)
        leaf(sketch, *at, turn, VINE_COLOURS[index % 4], 1.4)
    _finial(sketch, _on_stem(top), -90)
    _finial(sketch, _on_stem(bottom), 90)


def _on_stem(y: float) -> Point:
    return 5.5 * math.sin(y / 33), y


def _tendril(sketch: Sketch, x: float, y: float, side: int) -> None:
    rise = trace("M", x, y, "c", side * 3, 10, side * 15, 10, side * 14, 1)
    curl = trace(rise, "c", -side, -6, side * -9, -4, side * -7, 1)
    sketch.path(curl, stroke="#9a6a22", stroke_width=1.5, stroke_linecap="round")
    bead(sketch, x + side * 9.5, y - 0.5, 2.8)


def _finial(sketch: Sketch, at: Point, turn: float) -> None:
    """Three leaves and a bead close the vine at either end."""
    for spread, colour in ((-46, OLIVE), (46, OLIVE), (0, BURGUNDY)):
        leaf(sketch, *at, turn + spread, colour, 1.0)
    bead(sketch, *at, 3.6)


def _ribbon(sketch: Sketch) -> None:
    """The reading ribbon hangs out of the fold and over the cover."""
    x, y, right, bottom = RIBBON.x, RIBBON.y, RIBBON.right, RIBBON.bottom
    shape = trace("M", x, y, "H", right, "V", bottom, "L", x + RIBBON.w / 2, bottom - 14, "L", x, bottom, "Z")
    silk: Stops = ((0, "#6d0f1c"), (0.3, "#c0303c"), (0.55, "#a3202c"), (1, "#5a0b14"))
    drop_shadow(sketch, shape, blur=4, offset=(3, 4), strength=0.6)
    sketch.path(shape, sketch.horizontal(x, right, silk), stroke="#3a0508", stroke_width=1.2)
    emboss(sketch, RIBBON, CLOTH_RELIEF, 0.35, sketch.clip(shape))
    fade: Stops = ((0, "#2a1406", 0.85), (1, "#2a1406", 0))
    sketch.rect(Box(x - 1, y, RIBBON.w + 2, 26), sketch.vertical(y, y + 26, fade))
    for edge in (x + 4, right - 4):
        sketch.path(f"M{edge} {y + 20} V{bottom - 8}", stroke=gold_paint(sketch, RIBBON), stroke_width=1.2)


def sketch_book() -> Sketch:
    sketch = Sketch(*SIZE)
    _table(sketch)
    _cover(sketch)
    _leaves_below(sketch)
    for left in (True, False):
        _page(sketch, Box(PAGES.x + (0 if left else PAGE_WIDTH), PAGES.y, PAGE_WIDTH, PAGES.h), left)
    for right, seed in ((False, 3), (True, 8)):
        with sketch.at(PAGES.right - 26 if right else PAGES.x + 26, 0, mirror=right):
            _vine(sketch, seed)
    _ribbon(sketch)
    return sketch


def _painted(scale: int) -> Image.Image:
    return render(sketch_book(), SIZE[0] * scale, SIZE[1] * scale)


def pictures() -> list[Picture]:
    return [
        Picture(f"{ART}/book", SIZE, lambda: _painted(1), (__file__,)),
        Picture(f"{ART}/book@2x", (SIZE[0] * 2, SIZE[1] * 2), lambda: _painted(2), (__file__,)),
    ]
