"""Dice: three with pips, and plain faces that carry a value lettered at run time."""

from PIL import Image

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import DICE, OUTLINE, VALUES, Glaze

SIZE = (128, 128)
FACES = {**DICE, **VALUES}
ROLLED = ("white", "black", "orange")
_CUBE = Box(3, 3, 58, 56)
_ROWS = (17, 31, 45)
_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


def paint_face(name: str) -> Image.Image:
    return render(_blank(FACES[name]), *SIZE)


def paint_die(name: str, value: int) -> Image.Image:
    sketch = _blank(FACES[name])
    for column, row in _PIPS[value]:
        _pip(sketch, (_ROWS[column] + 1, _ROWS[row]), FACES[name].mark)
    return render(sketch, *SIZE)


def _blank(glaze: Glaze) -> Sketch:
    """A cube of bone seen from above, its edges worn round."""
    sketch = Sketch(64, 64)
    cube = rounded(_CUBE, 12)
    drop_shadow(sketch, cube, blur=1.6, offset=(0.8, 2), strength=0.55)
    sketch.path(cube, OUTLINE)
    edge = sketch.linear((5, 5), (60, 60), ((0, lighten(glaze.light, 0.3)), (0.4, glaze.light), (1, glaze.shade)))
    sketch.path(rounded(_CUBE.inset(2), 10.5), edge)
    face = _CUBE.inset(6)
    tone = ((0, glaze.light), (1, mix(glaze.light, glaze.shade, 0.45)))
    sketch.path(rounded(face, 10), sketch.linear((face.x, face.y), (face.right, face.bottom), tone))
    gleam = ((0, "#ffffff", 0.5), (0.5, "#ffffff", 0), (1, darken(glaze.shade, 0.4), 0.3))
    sketch.path(rounded(face, 10), stroke=sketch.linear((9, 9), (55, 55), gleam), stroke_width=1.6)
    return sketch


def _pip(sketch: Sketch, centre: tuple[float, float], colour: str) -> None:
    """A drilled hollow: dark above, a thread of light on its lower rim."""
    x, y = centre
    sketch.circle((x + 0.5, y + 0.8), 5.9, "#ffffff", fill_opacity=0.35)
    hollow = ((0, darken(colour, 0.45)), (1, lighten(colour, 0.12)))
    sketch.circle(centre, 5.5, sketch.vertical(y - 5.5, y + 5.5, hollow))
