"""The five players' flags, each of its own colour, charge and cut, on a pole whose foot is at (18, 168)."""

from PIL import Image

from assets.studio.interface.figures import FIGURES
from assets.studio.interface.heraldry import PLAYER_COLOURS, figure
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam

SIZE = (204, 168)
_TOP, _FOOT = 16, 122
_UPPER = f"M18 {_TOP} C70 4 120 36 "
_LOWER = f" C120 140 70 110 18 {_FOOT} Z"


FLIES = {
    "L": "196 18 L166 70 L196 122",
    "F": "160 22 L202 72 L160 120",
    "Q": "186 18 V122",
    "T": "196 18 V40 H172 V58 H196 V82 H172 V100 H196 V122",
    "S": "168 20 C214 30 214 112 168 120",
}
"""The edge away from the pole, from its top to its bottom: no two players' flags are cut alike."""


def paint_flag(owner: str) -> Image.Image:
    colour = lighten(PLAYER_COLOURS[owner], 0.06)
    sketch = Sketch(*SIZE)
    beam(sketch, (18, 164), (18, 14), 6)
    cloth = _UPPER + FLIES[owner] + _LOWER
    light, dark = lighten(colour, 0.2), darken(colour, 0.4)
    folds = (
        (0, dark),
        (0.12, colour),
        (0.3, light),
        (0.5, colour),
        (0.66, dark),
        (0.84, light),
        (1, colour),
    )
    sketch.path(cloth, sketch.linear((18, 60), (200, 76), folds), stroke="#1a0a0a", stroke_width=2.4)
    with sketch.group(clip_path=sketch.clip(cloth)):
        sketch.path(cloth, stroke="#e6c163", stroke_width=11)
        sketch.path(cloth, stroke="#5c3d0e", stroke_width=3.4)
        with sketch.at(94, 69, 0.47):
            figure(sketch, FIGURES[owner]())
    sketch.circle((18, 11), 9, gold_paint(sketch, Box(9, 2, 18, 18)), stroke=UMBER, stroke_width=1.6)
    return render(sketch, *SIZE)
