"""The council palace: an arcade of eight below battlements, one arch for each member that may come first."""

import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, rectangle
from assets.studio.kit.light import fade_down, inner_shadow
from assets.studio.kit.masonry import Coursing, block, lay_courses, voussoirs
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.lorenzo.inks import LEADER

SIZE = (1228, 192)
_WIDTH, _HEIGHT = 614, 96
_FIRST, _PITCH, _ARCHES = 236, 48, 8
_STONE = "#d6bd94"


def paint_council() -> Image.Image:
    rng = random.Random(3)
    sketch = Sketch(_WIDTH, _HEIGHT)
    wall = Box(0, 14, _WIDTH, _HEIGHT - 14)
    _battlements(sketch, rng)
    lay_courses(sketch, wall, Coursing(_STONE, 30, 13, 1, 9, light_strength=0.4, dark_strength=0.42), rng)
    for i in range(_ARCHES):
        _bay(sketch, _FIRST + i * _PITCH, rng)
    _cornice(sketch)
    emboss(sketch, sketch.box, STONE_RELIEF, 0.28, sketch.clip(rectangle(wall)))
    evening = ((0, "#ffe9b0", 0.26), (0.4, "#ffe0b0", 0.04), (1, "#26143a", 0.42))
    sketch.rect(wall, sketch.horizontal(0, _WIDTH, evening))
    fade_down(sketch, Box(0, 20, _WIDTH, 9), 0.5)
    return render(sketch, *SIZE)


def _battlements(sketch: Sketch, rng: random.Random) -> None:
    cut = Coursing("#e2cca4", 14, 14, 1, 6)
    for i in range(26):
        block(sketch, Box(2 + i * 23.8, 1, 14, 14), cut, rng)


def _bay(sketch: Sketch, x: float, rng: random.Random) -> None:
    """An arch into the hall, whose far wall glows in the lamplight, with a burgundy hanging."""
    opening = arch(x, 96, 37, 60)
    voussoirs(sketch, x, 96, 37, 60, 5.5, "#ead6ac", rng, 11)
    sketch.path(opening, sketch.vertical(36, 96, ((0, "#1c100c"), (0.6, "#4a2c1a"), (1, "#6e4526"))))
    with sketch.group(clip_path=sketch.clip(opening)):
        sketch.ellipse((x, 80), (15, 22), sketch.radial((x, 80), (15, 22), ((0, "#ffb45a", 0.4), (1, "#ffb45a", 0))))
        sketch.rect(Box(x - 6, 56, 12, 21), LEADER, fill_opacity=0.55)
        sketch.path(f"M{x - 6} 77 l6 6 l6 -6 Z", LEADER, fill_opacity=0.55)
        sketch.rect(Box(x - 20, 90, 40, 6), mix(_STONE, "#3a2414", 0.55))
    inner_shadow(sketch, opening, 8, 3, 0.8)


def _cornice(sketch: Sketch) -> None:
    sketch.rect(Box(0, 14, _WIDTH, 5), "#f6ead0", stroke="#5a4020", stroke_width=0.7)
    for i in range(77):
        sketch.rect(Box(2 + i * 8, 19, 4, 3.4), "#c8ac7c", stroke="#5a4020", stroke_width=0.4)
