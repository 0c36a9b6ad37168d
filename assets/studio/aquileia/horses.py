"""Heads of race horses in gold and silver, looking left; some 150 units high."""

from assets.studio.aquileia.coins import METALS, draw_coin
from assets.studio.aquileia.edges import edge
from assets.studio.kit.geometry import Point
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch

_BRIDLES = {"gold": "#a3242a", "silver": "#27408b"}
_HEAD = (
    "M0 -56 C-8 -49 -14 -42 -20 -33 C-30 -17 -38 -2 -48 12 C-56 21 -62 28 -60 37 C-58 44 -51 47 -46 44 "
    "C-46 51 -39 53 -33 49 C-27 46 -23 41 -16 37 C-5 34 8 28 15 16 C17 35 8 56 -8 78 L56 78 "
    "C64 40 56 -6 36 -40 C30 -50 24 -57 17 -60 L19 -82 L4 -66 Z"
)
_MANE = (
    "M11 -64 C20 -80 34 -72 33 -62 C44 -64 50 -53 47 -44 C57 -41 61 -28 56 -20 C66 -14 68 0 63 8 "
    "C72 16 72 30 67 38 C75 48 75 64 69 78 L46 78 C54 40 48 0 28 -34 Z"
)
_LOCKS = "M33 -62 L25 -53 M47 -44 L36 -37 M56 -20 L44 -14 M63 8 L50 10 M67 38 L54 37"
_STRAPS = (
    "M-41 3 C-33 10 -25 19 -20 38 M-27 14 C-14 2 0 -18 8 -46 M-14 -40 C-6 -35 2 -36 9 -44 M-24 20 C0 34 22 44 54 44"
)
_CHEEK = "M15 16 C21 6 21 -6 16 -16 M20 26 C28 40 25 60 16 77 M32 6 C41 28 41 54 36 77"
_FACE = "M-11 -41 C-22 -26 -30 -8 -41 6 M-50 20 C-54 25 -55 29 -55 32"
_EYE = "M-17 -18 C-13 -26 -4 -26 -1 -19 C-5 -14 -13 -13 -17 -18 Z"


def draw_horse(sketch: Sketch, metal: str, at: Point, scale: float) -> None:
    look, bridle = METALS[metal], _BRIDLES[metal]
    outline = edge(4, look.outline)
    with sketch.at(*at, scale):
        lower = sketch.linear((0, -60), (60, 78), ((0, look.body), (1, look.shine[3][1])))
        sketch.path(_MANE, lower, **outline)
        sketch.path(_LOCKS, stroke=look.outline, stroke_width=3, stroke_opacity=0.6, stroke_linecap="round")
        sketch.path(_HEAD, sketch.linear((-50, -56), (44, 74), look.shine), **outline)
        sketch.path(_CHEEK, stroke=look.outline, stroke_width=3, stroke_opacity=0.5, stroke_linecap="round")
        sketch.path(_FACE, stroke=look.light, stroke_width=3.4, stroke_opacity=0.9, stroke_linecap="round")
        sketch.path(
            "M8 -62 C-4 -60 -12 -50 -10 -40 C-2 -44 8 -48 14 -58 Z", lower, stroke=look.outline, stroke_width=2.6
        )
        sketch.path(_EYE, look.outline)
        sketch.circle((-10, -20), 2, "#fff")
        sketch.path("M-19 -24 C-13 -31 -4 -31 2 -25", stroke=look.outline, stroke_width=2.6, stroke_linecap="round")
        sketch.ellipse((-51, 29), (3.4, 4.6), look.outline, transform="rotate(28 -51 29)")
        sketch.path("M-50 42 C-42 42 -36 38 -31 33", stroke=look.outline, stroke_width=3, stroke_linecap="round")
        for colour, width in ((UMBER, 8.5), (bridle, 5.0)):
            sketch.path(_STRAPS, stroke=colour, stroke_width=width, stroke_linecap="round")
        sketch.circle((-26, 16), 6, "#fff0b0", stroke=UMBER, stroke_width=2.4)
        draw_coin(sketch, metal, (26, 40), 0.26, bold=True)
