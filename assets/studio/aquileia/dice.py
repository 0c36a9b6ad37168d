"""Red dice, and blue ones studded in their corners; each face shows one of the metals."""

from dataclasses import dataclass

from PIL import Image

from assets.studio.aquileia.coins import draw_coin
from assets.studio.kit.geometry import Box, Point, rounded
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch

SIZE, SMALL_SIZE = (220, 220), (72, 72)
_STUDS: tuple[Point, ...] = ((-33, -27), (29, -27), (-33, 35), (29, 35))


@dataclass(frozen=True, slots=True)
class Body:
    light: str
    face: str
    dark: str
    is_studded: bool


BODIES = {"red": Body("#e5686f", "#a8242c", "#4d0a12", False), "blue": Body("#7397e6", "#27489c", "#0e2054", True)}
_TOP = "M-40 -34 L-30 -48 H46 L40 -34 Z"
_SIDE = "M40 -34 L46 -48 Q50 -46 50 -40 V30 L40 40 Z"


def draw_die(sketch: Sketch, colour: str, metal: str, at: Point = (0, 0), scale: float = 1, bold: bool = False) -> None:
    body = BODIES[colour]
    with sketch.at(*at, scale):
        for face, tint in ((_TOP, body.light), (_SIDE, body.dark)):
            sketch.path(face, tint, stroke=UMBER, stroke_width=2.4, stroke_linejoin="round")
        front = Box(-44, -38, 84, 84)
        glass = ((0, body.light), (0.3, body.face), (1, body.dark))
        sketch.path(rounded(front, 15), sketch.linear((-44, -38), (40, 46), glass), stroke=UMBER, stroke_width=3)
        sketch.path(rounded(front.inset(5), 11), stroke="#fff", stroke_width=2, stroke_opacity=0.35)
        if body.is_studded:
            for stud in _STUDS:
                sketch.circle(stud, 5.4 if bold else 4.2, "#ffe9a8", stroke=UMBER, stroke_width=1.4)
        draw_coin(sketch, metal, (-2, 4), 0.74 if bold else 0.64, bold)


def paint_die(colour: str, metal: str) -> Image.Image:
    sketch = Sketch(110, 110)
    draw_die(sketch, colour, metal, (53, 54))
    return cast_shadow(render(sketch, *SIZE), 5, (3, 6), 0.5)


def paint_small_die(colour: str, metal: str) -> Image.Image:
    sketch = Sketch(110, 110)
    draw_die(sketch, colour, metal, (53, 56), 1.06, bold=True)
    return render(sketch, *SMALL_SIZE)
