"""The five players' flags, each of its own colour, charge and cut, on a pole whose foot is at (18, 168)."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from assets.studio.kit import heraldry
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


@dataclass(frozen=True, slots=True)
class Flag:
    """`fly` is the edge away from the pole, drawn from its top to its bottom."""

    colour: str
    fly: str
    charge: Callable[[Sketch, float, float, float], None]
    scale: float


FLAGS = {
    "L": Flag("#b3242a", "196 18 L166 70 L196 122", heraldry.lion_head, 1.55),
    "F": Flag("#2c4a9c", "160 22 L202 72 L160 120", heraldry.lily, 2.7),
    "Q": Flag("#4c7a34", "186 18 V122", heraldry.oak_leaf, 2.6),
    "T": Flag("#6a4290", "196 18 V40 H172 V58 H196 V82 H172 V100 H196 V122", heraldry.keep, 2.5),
    "S": Flag("#d9741c", "168 20 C214 30 214 112 168 120", heraldry.sun_in_splendour, 2.6),
}


def paint_flag(owner: str) -> Image.Image:
    flag = FLAGS[owner]
    sketch = Sketch(*SIZE)
    beam(sketch, (18, 164), (18, 14), 6)
    cloth = _UPPER + flag.fly + _LOWER
    light, dark = lighten(flag.colour, 0.2), darken(flag.colour, 0.4)
    folds = (
        (0, dark),
        (0.12, flag.colour),
        (0.3, light),
        (0.5, flag.colour),
        (0.66, dark),
        (0.84, light),
        (1, flag.colour),
    )
    sketch.path(cloth, sketch.linear((18, 60), (200, 76), folds), stroke="#1a0a0a", stroke_width=2.4)
    with sketch.group(clip_path=sketch.clip(cloth)):
        sketch.path(cloth, stroke="#e6c163", stroke_width=11)
        sketch.path(cloth, stroke="#5c3d0e", stroke_width=3.4)
        flag.charge(sketch, 92, 68, flag.scale)
    sketch.circle((18, 11), 9, gold_paint(sketch, Box(9, 2, 18, 18)), stroke=UMBER, stroke_width=1.6)
    return render(sketch, *SIZE)
