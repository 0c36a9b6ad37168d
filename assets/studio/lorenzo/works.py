"""Where members work: a field at harvest time and a workshop with its forge, both left calm under what lies on them."""

import random

from PIL import Image

from assets.studio.kit.geometry import Box, arch, rounded, trace
from assets.studio.kit.land import Building, Foliage, cypress, grass, hill, house, round_tree
from assets.studio.kit.light import fade_down, glow, inner_shadow, vignette
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.materials import gold_line
from assets.studio.kit.raster import render
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tempera import tempera
from assets.studio.kit.timber import beam

SIZE = (912, 318)
_WIDTH, _HEIGHT = 304, 106


def paint_harvest() -> Image.Image:
    rng = random.Random(17)
    sketch = Sketch(_WIDTH, _HEIGHT)
    sky(sketch, Box(0, 0, _WIDTH, 60), ((0, "#8a7aa8"), (0.6, "#f0b68a"), (1, "#ffe0a4")))
    clouds(sketch, Box(0, 0, _WIDTH, 44), "#ffe2ba", 0.7, seed=8)
    glow(sketch, (250, 40), (120, 50), "#ffe0a0", 0.8)
    hill(sketch, Box(0, 34, _WIDTH, 40), "#7a8a6a", "#a8a878", 6, rng)
    hill(sketch, Box(0, 46, _WIDTH, 60), "#8a8a3a", "#c8a84a", 4, rng)
    look = Building("#e2c08e", light="#ffe0a8", dark="#5a3a4a")
    house(sketch, Box(214, 26, 40, 22), look, rng)
    for x, tall in ((202, 34), (262, 40), (272, 30), (286, 36)):
        cypress(sketch, x, 52, tall, Foliage("#33482c", "#8a9a58"), rng)
    round_tree(sketch, 186, 54, 14, Foliage("#4a5a2c", "#a8b060"), rng)
    _wheat(sketch, rng)
    return _framed(sketch, 17)


def _wheat(sketch: Sketch, rng: random.Random) -> None:
    sketch.path(trace("M", 0, 62, "Q", 150, 50, 304, 60, "V", 106, "H", 0, "Z"), "#b8862e")
    for row, (y, tall) in enumerate(((64, 7), (72, 9), (82, 12), (94, 16), (106, 20))):
        tones = (("#e8c25a", "#d2a440", "#a87a24"), ("#f4d478", "#d8aa44", "#96691c"))[row % 2]
        grass(sketch, Box(0, y - 6, _WIDTH, 10), 300, tones, rng, tall)
    for x in (150, 176, 284):
        sheaf = trace("M", x - 7, 74, "Q", x, 64, x - 9, 54, "Q", x, 48, x + 9, 54, "Q", x, 64, x + 7, 74, "Z")
        sketch.path(sheaf, sketch.horizontal(x - 9, x + 9, ((0, "#ffe89a"), (1, "#9a6a1c"))), stroke="#5a3a10")
        sketch.line((x - 4, 64), (x + 4, 64), "#7a4a14", 1.6)


def paint_production() -> Image.Image:
    rng = random.Random(28)
    sketch = Sketch(_WIDTH, _HEIGHT)
    wall = Box(0, 0, _WIDTH, _HEIGHT)
    lay_courses(sketch, wall, Coursing("#a07a50", 26, 11, 1, 9, light_strength=0.3, dark_strength=0.45), rng)
    for x in (38, 130, 222):
        voussoirs(sketch, x + 23, 106, 74, 92, 7, "#c8a274", rng, 11)
        bay = arch(x + 23, 106, 74, 92)
        sketch.path(bay, sketch.vertical(14, 106, ((0, "#1c0e08"), (1, "#5a3218"))))
        inner_shadow(sketch, bay, 12, 4, 0.8)
    _forge(sketch)
    _bench(sketch)
    fade_down(sketch, Box(0, 0, _WIDTH, 26), 0.55)
    return _framed(sketch, 28)


def _forge(sketch: Sketch) -> None:
    """The hearth glows high under the right arch, above where members stand."""
    sketch.path("M212 106 V52 H278 V106 Z", "#4e3826", stroke="#1c0e08", stroke_width=1.4)
    sketch.path("M216 26 L226 12 H264 L274 26 V32 H216 Z", "#6a4e36", stroke="#1c0e08", stroke_width=1.4)
    sketch.path("M210 50 H280 V55 H210 Z", "#8a6a4a", stroke="#1c0e08", stroke_width=1)
    sketch.path("M228 50 Q230 38 237 42 Q240 29 246 39 Q252 31 256 42 Q262 42 263 50 Z", "#ff8a2a")
    sketch.path("M236 50 Q241 40 245 45 Q250 38 254 50 Z", "#ffe08a")
    glow(sketch, (245, 43), (90, 56), "#ff9a3a", 0.9)


def _bench(sketch: Sketch) -> None:
    """Tools and cloth hang in the middle; bench and barrels fill the left."""
    sketch.line((122, 22), (184, 22), "#2a1608", 2.4)
    for x, cloth in ((126, "#a3242a"), (138, "#27408b"), (150, "#d8a23a")):
        sketch.path(f"M{x} 22 h10 v26 q-5 4 -10 0 Z", cloth, stroke="#1c0e08", stroke_width=0.8)
    for x in (168, 178):
        sketch.line((x, 23), (x, 44), "#b98a52", 2)
        sketch.path(f"M{x - 5} 24 h10 v6 h-10 Z", "#aab2ba", stroke="#1c0e08", stroke_width=0.8)
    beam(sketch, (20, 82), (100, 82), 5)
    for x in (30, 90):
        beam(sketch, (x, 84), (x, 106), 4.5)
    for x, y in ((46, 70), (68, 70)):
        cask = rounded(Box(x - 10, y - 10, 20, 22), 6)
        sketch.path(cask, sketch.horizontal(x - 10, x + 10, ((0, "#c08a4c"), (1, "#5a3214"))), stroke="#2a1608")
        for band in (y - 5, y + 6):
            sketch.line((x - 9.6, band), (x + 9.6, band), "#3a3432", 1.8)


def _framed(sketch: Sketch, seed: int) -> Image.Image:
    vignette(sketch, sketch.box, 0.45, "#1a0a06")
    painted = tempera(render(sketch, *SIZE), 2, seed, sway=1.2)
    rim = Sketch(_WIDTH, _HEIGHT)
    outline = rounded(rim.box.inset(1.6), 5)
    inner_shadow(rim, outline, 9, 3, 0.6)
    gold_line(rim, outline, rim.box, 2)
    painted.alpha_composite(render(rim, *SIZE))
    corners = Sketch(_WIDTH, _HEIGHT)
    corners.path(rounded(corners.box, 6), "#fff")
    painted.putalpha(render(corners, *SIZE).getchannel("A"))
    return painted
