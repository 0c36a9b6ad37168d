"""The pieces of the five families: henchman, tie-breaker and house, each with its badge of colour and shape.

The letter is set at run time on the badge, whose middle stands at `BADGE_AT` of the piece's drawing.
"""

from PIL import Image

from assets.studio.aquileia.edges import edge
from assets.studio.interface.heraldry import PLAYER_COLOURS
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, circle, heater_shield, polygon, star, trace
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch

PIECE, HOUSE = (184, 272), (180, 156)
_PIECE_UNITS, _HOUSE_UNITS = (92, 136), (100, 86.7)
BADGE_AT = {"henchman": (0.5, 0.645), "tiebreaker": (0.5, 0.62), "house": (0.5, 0.64)}
"""Shares of width and height."""

_MERLONS = ((-25, -30), (-14, -30), (-14, -21), (-5.5, -21), (-5.5, -30), (5.5, -30), (5.5, -21), (14, -21), (14, -30))
BADGES = {
    "L": heater_shield(Box(-26, -29, 52, 60)),
    "F": polygon([(0, -36), (30, 0), (0, 36), (-30, 0)]),
    "Q": circle((0, 0), 28),
    "T": polygon([*_MERLONS, (25, -30), (25, 28), (-25, 28)]),
    "S": star((0, 0), 10, 34, 25),
}


def draw_badge(sketch: Sketch, family: str, at: Point, scale: float) -> None:
    shape, colour = BADGES[family], PLAYER_COLOURS[family]
    with sketch.at(*at, scale):
        sketch.path(shape, "#fff3d2", stroke=UMBER, stroke_width=4, stroke_linejoin="round")
        with sketch.at(0, 0, 0.76):
            glass = sketch.vertical(-34, 34, ((0, lighten(colour, 0.12)), (0.5, colour), (1, darken(colour, 0.3))))
            sketch.path(shape, glass)


def paint_henchman(family: str) -> Image.Image:
    sketch = Sketch(*_PIECE_UNITS)
    with sketch.at(46, 129):
        _draw_toga(sketch, family)
        _draw_head(sketch)
    draw_badge(sketch, family, (46, 87.7), 1.06)
    return cast_shadow(render(sketch, *PIECE), 4, (4, 5), 0.5)


def paint_tiebreaker(family: str) -> Image.Image:
    sketch = Sketch(*_PIECE_UNITS)
    with sketch.at(46, 130):
        _draw_obelisk(sketch, family)
    draw_badge(sketch, family, (46, 84.3), 1.02)
    return cast_shadow(render(sketch, *PIECE), 4, (4, 5), 0.5)


def paint_house(family: str) -> Image.Image:
    sketch = Sketch(*_HOUSE_UNITS)
    with sketch.at(50, 44):
        cloth = _cloth(sketch, family, 36)
        sketch.path("M-33 39 V-4 H33 V39 Z", cloth, stroke=UMBER, stroke_width=2.8)
        tiles = ((0, lighten(PLAYER_COLOURS[family], 0.55)), (1, PLAYER_COLOURS[family]))
        roof = "M-46 -2 L0 -41 L46 -2 Z"
        sketch.path(roof, sketch.horizontal(-44, 44, tiles), stroke=UMBER, stroke_width=2.8, stroke_linejoin="round")
        sketch.path("M-31 -5 L0 -31 L31 -5", stroke="#fff", stroke_width=2.2, stroke_opacity=0.45)
    draw_badge(sketch, family, (50, 55.5), 0.94)
    return cast_shadow(render(sketch, *HOUSE), 3, (3, 4), 0.5)


def _cloth(sketch: Sketch, family: str, half: float) -> str:
    colour = PLAYER_COLOURS[family]
    folds = ((0, lighten(colour, 0.5)), (0.5, lighten(colour, 0.14)), (1, darken(colour, 0.38)))
    return sketch.horizontal(-half, half, folds)


def _draw_toga(sketch: Sketch, family: str) -> None:
    colour = PLAYER_COLOURS[family]
    outline = edge(2.6)
    foot = "M-37 -6 C-37 -15 -22 -19 0 -19 C22 -19 37 -15 37 -6 C37 4 -37 4 -37 -6 Z"
    sketch.path(foot, _cloth(sketch, family, 37), **outline)
    toga = "M-29 -9 C-32 -38 -29 -62 -25 -76 C-21 -88 21 -88 25 -76 C29 -62 32 -38 29 -9 C15 -2 -15 -2 -29 -9 Z"
    sketch.path(toga, _cloth(sketch, family, 31), **outline)
    lit = "M-24 -75 C-26 -54 -27 -34 -25 -12 M-15 -82 C-18 -58 -19 -30 -17 -8"
    sketch.path(lit, stroke=lighten(colour, 0.6), stroke_width=3, stroke_opacity=0.75, stroke_linecap="round")
    fold = "M22 -78 C26 -52 26 -32 24 -10"
    sketch.path(fold, stroke=darken(colour, 0.6), stroke_width=3, stroke_opacity=0.7, stroke_linecap="round")


def _draw_head(sketch: Sketch) -> None:
    outline = edge(2.6)
    skin = sketch.radial((-6, -105), 27, ((0, "#f8d9b8"), (0.6, "#dba87c"), (1, "#9a6440")))
    sketch.circle((0, -98), 18.5, skin, **outline)
    hair = "M-19 -99 C-21 -124 21 -124 19 -99 C14 -110 8 -112 0 -111 C-8 -112 -14 -110 -19 -99 Z"
    sketch.path(hair, "#3d2312", **outline)
    sketch.path("M-19.5 -101 C-11 -115 11 -115 19.5 -101", stroke=UMBER, stroke_width=7)
    sketch.path("M-19.5 -101 C-11 -115 11 -115 19.5 -101", stroke="#f0cc62", stroke_width=4.2)


def _draw_obelisk(sketch: Sketch, family: str) -> None:
    outline = edge(2.6)
    steps = trace("M", -34, 0, "V", -11, "H", -28, "V", -20, "H", 28, "V", -11, "H", 34, "V", 0, "Z")
    sketch.path(steps, _cloth(sketch, family, 34), **outline)
    sketch.path("M-21 -20 L-14 -104 H14 L21 -20 Z", _cloth(sketch, family, 21), **outline)
    sketch.path("M-14 -104 L0 -127 L14 -104 Z", sketch.linear((-14, -127), (14, -104), BRIGHT_GOLD), **outline)
    sketch.path("M-8 -100 L-13 -24", stroke="#fff", stroke_width=3.2, stroke_opacity=0.4)
