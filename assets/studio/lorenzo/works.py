"""Where members work: a field at harvest time and a workshop with its forge, both left calm under what lies on them."""

import random

from PIL import Image

from assets.studio.kit.geometry import Box, arch, polygon, rounded, trace
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
    """The hearth glows under the middle arch."""
    sketch.path("M128 106 V72 H178 V106 Z", "#4a3424", stroke="#1c0e08", stroke_width=1.4)
    sketch.path("M124 72 L138 40 H168 L182 72 Z", "#5e4632", stroke="#1c0e08", stroke_width=1.4)
    sketch.path(arch(153, 100, 34, 24), "#1a0804")
    sketch.path("M140 100 Q142 86 148 90 Q150 78 155 88 Q160 80 163 92 Q167 92 167 100 Z", "#ff8a2a")
    sketch.path("M146 100 Q150 90 154 94 Q158 90 161 100 Z", "#ffe08a")
    glow(sketch, (153, 92), (90, 60), "#ff9a3a", 0.9)


def _bench(sketch: Sketch) -> None:
    """A carpenter's bench at the left, barrels and cloth at the right."""
    beam(sketch, (24, 74), (94, 74), 5)
    for x in (34, 84):
        beam(sketch, (x, 76), (x, 106), 4.5)
    sketch.path(polygon([(40, 71), (40, 64), (66, 64), (72, 71)]), "#c89058", stroke="#3a210c")
    for x, y in ((226, 84), (250, 84), (238, 62)):
        cask = rounded(Box(x - 11, y - 10, 22, 24), 6)
        sketch.path(cask, sketch.horizontal(x - 11, x + 11, ((0, "#c08a4c"), (1, "#5a3214"))), stroke="#2a1608")
        for band in (y - 4, y + 7):
            sketch.line((x - 10.6, band), (x + 10.6, band), "#3a3432", 1.8)
    for x, cloth in ((266, "#a3242a"), (276, "#27408b"), (286, "#d8a23a")):
        sketch.path(f"M{x} 32 h9 v44 q-4.5 4 -9 0 Z", cloth, stroke="#1c0e08", stroke_width=0.8)


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
