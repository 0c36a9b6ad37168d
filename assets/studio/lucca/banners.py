"""Hanging banners of the five families, for opened palaces: each in its colour, with its own charge and hem."""

from PIL import Image

from assets.studio.interface.figures import FIGURES
from assets.studio.interface.heraldry import PLAYER_COLOURS, figure
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam

SIZE = (90, 220)
_LEFT, _RIGHT, _TOP = 11, 79, 16
HEMS = {
    "L": "V202 L45 176 L11 202 Z",
    "F": "V176 L45 208 L11 176 Z",
    "Q": "V178 Q79 206 45 206 Q11 206 11 178 Z",
    "T": "V200 H64 V182 H53 V200 H37 V182 H26 V200 H11 Z",
    "S": "V180 q-8.5 34 -17 6 q-8.5 38 -17 18 q-8.5 20 -17 -18 q-8.5 28 -17 -6 Z",
}


def paint_banner(owner: str) -> Image.Image:
    colour = lighten(PLAYER_COLOURS[owner], 0.1)
    sketch = Sketch(*SIZE)
    cloth = f"M{_LEFT} {_TOP} H{_RIGHT} {HEMS[owner]}"
    light, dark = lighten(colour, 0.2), darken(colour, 0.42)
    folds = ((0, colour), (0.14, light), (0.34, colour), (0.5, dark), (0.62, colour), (0.8, light), (1, dark))
    sketch.path(cloth, sketch.linear((_LEFT, 60), (_RIGHT, 70), folds), stroke="#1a0a0a", stroke_width=2.4)
    with sketch.group(clip_path=sketch.clip(cloth)):
        sketch.path(cloth, stroke="#f0cf70", stroke_width=12)
        sketch.path(cloth, stroke="#5c3d0e", stroke_width=3)
        sketch.rect(Box(0, _TOP, 90, 24), sketch.vertical(_TOP, _TOP + 24, ((0, "#120608", 0.5), (1, "#120608", 0))))
        with sketch.at(45, 96, 0.37):
            figure(sketch, FIGURES[owner]())
    beam(sketch, (6, 12), (84, 12), 7)
    for x in (6, 84):
        sketch.circle((x, 12), 6, gold_paint(sketch, Box(x - 6, 6, 12, 12)), stroke=UMBER, stroke_width=1.4)
    return cast_shadow(render(sketch, *SIZE), 3, (3, 4), 0.4)
