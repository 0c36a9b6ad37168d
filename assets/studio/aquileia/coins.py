"""Coins of three metals: gold a rayed sun, silver a crescent, copper an octagon with a square hole.

Drawn around an origin, some 100 units across; a bold drawing for small sizes keeps only what tells them apart.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from assets.studio.kit.geometry import Point, polar, polygon, star, trace
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch, Stops

SIZE, SMALL_SIZE = (216, 216), (72, 72)


@dataclass(frozen=True, slots=True)
class Metal:
    shine: Stops
    light: str
    body: str
    outline: str


METALS = {
    "gold": Metal(
        ((0, "#fffbe0"), (0.25, "#f9dc72"), (0.6, "#cf9726"), (1, "#7a4e0c")), "#fff3b4", "#e2ac32", "#573404"
    ),
    "silver": Metal(
        ((0, "#ffffff"), (0.3, "#e4ebf2"), (0.65, "#a3b0bf"), (1, "#566375")), "#ffffff", "#c3cdd8", "#2b3542"
    ),
    "copper": Metal(
        ((0, "#ffe2c6"), (0.25, "#e5965e"), (0.6, "#ac552c"), (1, "#5c2410")), "#ffd9b8", "#c06a3a", "#431505"
    ),
}
_CRESCENT = "M10 -47 A48 48 0 1 0 47 15 A32 32 0 0 1 10 -47 Z"
_RIM: Point = (-44, -46)
_FAR_RIM: Point = (44, 46)


def draw_coin(sketch: Sketch, metal: str, at: Point = (0, 0), scale: float = 1, bold: bool = False) -> None:
    with sketch.at(*at, scale):
        (_BOLD if bold else _FINE)[metal](sketch, METALS[metal])


def paint_coin(metal: str) -> Image.Image:
    sketch = Sketch(108, 108)
    draw_coin(sketch, metal, (54, 53))
    return cast_shadow(render(sketch, *SIZE), 4, (3, 5), 0.45)


def paint_small_coin(metal: str) -> Image.Image:
    sketch = Sketch(108, 108)
    draw_coin(sketch, metal, (54, 54), 1.06, bold=True)
    return render(sketch, *SMALL_SIZE)


def _face(sketch: Sketch, metal: Metal) -> str:
    return sketch.linear(_RIM, _FAR_RIM, metal.shine)


def _sun(sketch: Sketch, metal: Metal) -> None:
    sketch.path(
        star((0, 0), 16, 51, 40), _face(sketch, metal), stroke=metal.outline, stroke_width=4, stroke_linejoin="round"
    )
    sketch.path(star((0, 0), 16, 46, 37.5), stroke=metal.light, stroke_width=1.6, stroke_opacity=0.8)
    disc = sketch.radial((-11, -13), 50, metal.shine)
    sketch.circle((0, 0), 34, disc, stroke=metal.outline, stroke_width=2.8)
    sketch.circle((0.8, 1), 31, "none", stroke=metal.light, stroke_width=1.4, stroke_opacity=0.7)
    for k in range(8):
        points = [polar((0, 0), 14, k * 45 - 17), polar((0, 0), 29, k * 45), polar((0, 0), 14, k * 45 + 17)]
        sketch.path(polygon(points), metal.outline, fill_opacity=0.82)
    sketch.circle((0, 0), 12.5, "#fff2b0", stroke=metal.outline, stroke_width=3)


def _crescent(sketch: Sketch, metal: Metal) -> None:
    sketch.path(_CRESCENT, _face(sketch, metal), stroke=metal.outline, stroke_width=4, stroke_linejoin="round")
    with sketch.at(-4, 2, 0.86):
        sketch.path(_CRESCENT, stroke=metal.light, stroke_width=2.6, stroke_opacity=0.9)
    with sketch.at(-4.6, 2.6, 0.81):
        sketch.path(_CRESCENT, stroke=metal.outline, stroke_width=1.7, stroke_opacity=0.6)
    sketch.path(star((-19, 14), 5, 15, 6.4, turn=-100), metal.outline, fill_opacity=0.82)
    for angle in (112, 152, 192, 232):
        sketch.circle(polar((0, 0), 40, angle), 2.2, metal.outline, fill_opacity=0.7)


def octagon(reach: float) -> str:
    return polygon([polar((0, 0), reach / math.cos(math.pi / 8), 22.5 + k * 45) for k in range(8)])


def _square(half: float) -> str:
    return trace("M", -half, -half, "V", half, "H", half, "V", -half, "Z")


def _octagon(sketch: Sketch, metal: Metal) -> None:
    pierced = f"{octagon(46)} {_square(15)}"
    sketch.path(
        pierced,
        _face(sketch, metal),
        stroke=metal.outline,
        stroke_width=4,
        stroke_linejoin="round",
        fill_rule="evenodd",
    )
    sketch.path(octagon(37), stroke=metal.light, stroke_width=2.2, stroke_opacity=0.85)
    sketch.path(octagon(39.5), stroke=metal.outline, stroke_width=1.4, stroke_opacity=0.5)
    sketch.path(_square(19.5), stroke=metal.light, stroke_width=2, stroke_opacity=0.8)
    for angle in range(0, 360, 90):
        sketch.circle(polar((0, 0), 28, angle), 3.2, metal.outline, fill_opacity=0.8)


def _bold_sun(sketch: Sketch, metal: Metal) -> None:
    sketch.path(star((0, 0), 10, 50, 33), metal.body, stroke=metal.outline, stroke_width=7, stroke_linejoin="round")
    sketch.circle((0, 0), 24, metal.light, stroke=metal.outline, stroke_width=6)
    sketch.circle((0, 0), 8, metal.outline)


def _bold_crescent(sketch: Sketch, metal: Metal) -> None:
    sketch.path(_CRESCENT, metal.body, stroke=metal.outline, stroke_width=7, stroke_linejoin="round")
    sketch.path("M-30 -14 A34 34 0 0 0 2 34", stroke=metal.light, stroke_width=10, stroke_linecap="round")


def _bold_octagon(sketch: Sketch, metal: Metal) -> None:
    pierced = f"{octagon(45)} {_square(17)}"
    sketch.path(pierced, metal.body, stroke=metal.outline, stroke_width=7, stroke_linejoin="round", fill_rule="evenodd")
    sketch.path("M-32 12 V-14 L-14 -32 H12", stroke=metal.light, stroke_width=6, stroke_linecap="round")


_FINE: dict[str, Callable[[Sketch, Metal], None]] = {"gold": _sun, "silver": _crescent, "copper": _octagon}
_BOLD: dict[str, Callable[[Sketch, Metal], None]] = {
    "gold": _bold_sun,
    "silver": _bold_crescent,
    "copper": _bold_octagon,
}
"""Without the little signs, with a thick outline."""
