"""Servi: a bearer with an amphora for the cards, and a head for the signs."""

from dataclasses import dataclass

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Point
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch, Stops

_SKIN: Stops = ((0, "#f6d2ae"), (0.6, "#d9a478"), (1, "#99633c"))
_HAIR, _BAND = "#2f1b10", "#c9482e"


@dataclass(frozen=True, slots=True)
class Tunic:
    light: str
    dark: str


FLAX, MADDER = Tunic("#f0d8a0", "#b88a46"), Tunic("#d9a6a0", "#8a4a48")


def draw_bearer(sketch: Sketch, at: Point, scale: float, tunic: Tunic = FLAX, mirror: bool = False) -> None:
    """Standing on its origin, some 220 units high with the amphora."""
    with sketch.at(*at, scale, mirror=mirror):
        sketch.ellipse((2, 0), (46, 8), "#1a0c06", fill_opacity=0.35)
        for hip, foot in ((-11, -18), (11, 16)):
            _limb(sketch, f"M{hip} -56 L{foot} -8", 15)
            sketch.path(f"M{foot - 11} -2 h23", stroke=UMBER, stroke_width=9, stroke_linecap="round")
            sketch.path(f"M{foot - 9} -16 l17 6 m-16 -16 l15 6", stroke="#6b3f1c", stroke_width=3)
        _limb(sketch, "M-22 -112 C-40 -102 -46 -84 -26 -74", 12)
        _limb(sketch, "M20 -110 C42 -116 48 -140 37 -164", 12)
        _draw_tunic(sketch, tunic)
        sketch.path("M-8 -120 V-133 H8 V-120 Z", "#cf9a70", stroke=UMBER, stroke_width=2.4)
        _draw_face(sketch, (0, -147), 18)
        _draw_amphora(sketch, (36, -186), 1.02, 20)


def _limb(sketch: Sketch, d: str, width: float) -> None:
    skin = sketch.linear((-30, -160), (30, 0), _SKIN)
    sketch.path(d, stroke=UMBER, stroke_width=width + 4.4, stroke_linecap="round")
    sketch.path(d, stroke=skin, stroke_width=width, stroke_linecap="round")


def _draw_tunic(sketch: Sketch, tunic: Tunic) -> None:
    cut = (
        "M-25 -118 C-10 -127 10 -127 25 -118 C29 -96 27 -78 35 -44 C15 -36 -15 -36 -35 -44 C-27 -78 -29 -96 -25 -118 Z"
    )
    folds = ((0, lighten(tunic.light, 0.4)), (0.5, tunic.light), (1, tunic.dark))
    sketch.path(cut, sketch.horizontal(-32, 32, folds), stroke=UMBER, stroke_width=3.4, stroke_linejoin="round")
    shadow = darken(tunic.dark, 0.25)
    sketch.path("M-13 -76 L-20 -43 M2 -76 V-40 M15 -76 L22 -43", stroke=shadow, stroke_width=2.6)
    sketch.path("M-9 -122 L0 -106 L9 -122", stroke=shadow, stroke_width=2.6)
    sketch.path("M-28 -80 C-10 -75 10 -75 28 -80", stroke="#6a3a1a", stroke_width=7)
    sketch.path("M-34 -47 C-15 -39 15 -39 34 -47", stroke="#b5532f", stroke_width=5)


def _draw_face(sketch: Sketch, at: Point, radius: float) -> None:
    with sketch.at(*at, radius / 18):
        light = sketch.radial((-6, -7), 27, _SKIN)
        sketch.circle((0, 0), 18, light, stroke=UMBER, stroke_width=3)
        sketch.path(
            "M-18.5 -1 C-22 -25 22 -25 18.5 -1 C13 -10 8 -12 0 -12 C-8 -12 -13 -10 -18.5 -1 Z",
            _HAIR,
            stroke=UMBER,
            stroke_width=2,
        )
        sketch.path("M-18.5 -4 C-8 -12 8 -12 18.5 -4", stroke=_BAND, stroke_width=4)
        for x in (-6.5, 6.5):
            sketch.ellipse((x, 1.5), (2, 2.4), UMBER)
        sketch.path("M-5 9.5 Q0 12.5 5 9.5", stroke=UMBER, stroke_width=2, stroke_linecap="round")


def _draw_amphora(sketch: Sketch, at: Point, scale: float, turn: float) -> None:
    with sketch.at(*at, scale, turn):
        handles = "M-5 -30 C-21 -30 -21 -16 -15 -9 M5 -30 C21 -30 21 -16 15 -9"
        for colour, width in ((UMBER, 6.0), ("#c0653a", 3.0)):
            sketch.path(handles, stroke=colour, stroke_width=width)
        clay = sketch.horizontal(-20, 20, ((0, "#f0a870"), (0.5, "#c0653a"), (1, "#7a3218")))
        pot = (
            "M-8 -39 H8 V-32 H5 V-23 C20 -16 22 4 14 18 C8 28 3 32 0 39 C-3 32 -8 28 -14 18 C-22 4 -20 -16 -5 -23 "
            "V-32 H-8 Z"
        )
        sketch.path(pot, clay, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
        sketch.path("M-18 -5 H18 M-17 5 H17 M-15 0 l5 -3 5 6 5 -6 5 6 5 -6 5 3", stroke="#2a120a", stroke_width=2.2)


def draw_head(sketch: Sketch, at: Point, scale: float) -> None:
    """Head and shoulders, some 90 units high."""
    with sketch.at(*at, scale):
        shoulders = "M-39 46 C-39 18 -20 10 0 10 C20 10 39 18 39 46 Z"
        cloth = sketch.horizontal(-38, 38, ((0, "#e8c986"), (1, "#96682e")))
        sketch.path(shoulders, cloth, stroke=UMBER, stroke_width=4, stroke_linejoin="round")
        sketch.path("M-13 13 L0 31 L13 13", stroke="#6a4520", stroke_width=3.6)
        _draw_face(sketch, (0, -17), 24)
