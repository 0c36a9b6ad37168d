"""Weapons of gladiators: short sword, trident, tower shield and helmet. Some 150 units long, upright."""

from assets.studio.aquileia.edges import edge
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, rounded, trace
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.svg import Sketch, Stops

_STEEL: Stops = ((0, "#ffffff"), (0.48, "#dbe1e8"), (0.52, "#8f9aa8"), (1, "#6a7482"))
_EDGE = edge(4)


def draw_gladius(sketch: Sketch, at: Point, scale: float, turn: float = 0) -> None:
    with sketch.at(*at, scale, turn):
        blade = "M-12 26 C-9 6 -13 -22 -12 -54 L0 -82 L12 -54 C13 -22 9 6 12 26 Z"
        sketch.path(blade, sketch.horizontal(-12, 12, _STEEL), **_EDGE)
        sketch.line((0, -72), (0, 22), "#59636f", 2)
        gold = sketch.horizontal(-28, 28, BRIGHT_GOLD)
        sketch.path("M-27 26 C-14 22 14 22 27 26 V37 C14 33 -14 33 -27 37 Z", gold, **_EDGE)
        sketch.path(rounded(Box(-8, 36, 16, 28), 4), "#7d2b1e", **_EDGE)
        sketch.path("M-7 43 H7 M-7 50 H7 M-7 57 H7", stroke="#eab274", stroke_width=2.4)
        sketch.circle((0, 72), 12, sketch.linear((-12, 60), (12, 84), BRIGHT_GOLD), **_EDGE)


def draw_trident(sketch: Sketch, at: Point, scale: float, turn: float = 0) -> None:
    with sketch.at(*at, scale, turn):
        sketch.path(
            rounded(Box(-5, -34, 10, 122), 4), sketch.horizontal(-5, 5, ((0, "#c9925a"), (1, "#6b3d1a"))), **_EDGE
        )
        fork = (
            "M-5 -30 V-42 C-22 -42 -33 -52 -33 -68 L-42 -66 L-30 -94 L-18 -66 L-26 -67 C-25 -58 -18 -53 -5 -52 V-78 "
            "L-13 -77 L0 -104 L13 -77 L5 -78 V-52 C18 -53 25 -58 26 -67 L18 -66 L30 -94 L42 -66 L33 -68 C33 -52 "
            "22 -42 5 -42 V-30 Z"
        )
        sketch.path(fork, sketch.linear((-36, -98), (36, -36), _STEEL), **_EDGE)
        sketch.rect(Box(-8, -36, 16, 9), sketch.horizontal(-8, 8, BRIGHT_GOLD), **_EDGE)


def draw_shield(sketch: Sketch, at: Point, scale: float, colour: str = "#a8242c") -> None:
    with sketch.at(*at, scale):
        body = "M-40 -56 C-16 -64 16 -64 40 -56 C46 -20 46 20 40 56 C16 64 -16 64 -40 56 C-46 20 -46 -20 -40 -56 Z"
        curve = ((0, darken(colour, 0.25)), (0.32, lighten(colour, 0.28)), (0.6, colour), (1, darken(colour, 0.5)))
        sketch.path(body, sketch.horizontal(-44, 44, curve), **_EDGE)
        gold = sketch.linear((-40, -60), (40, 60), BRIGHT_GOLD)
        with sketch.at(0, 0, 0.87):
            sketch.path(body, stroke=gold, stroke_width=6)
        for side in (-1, 1):
            with sketch.at(0, 0, turn=0 if side < 0 else 180):
                sketch.path(
                    "M0 -20 C-10 -34 -22 -40 -33 -44 C-30 -30 -22 -20 -6 -16 Z", gold, stroke=UMBER, stroke_width=2
                )
                sketch.path("M0 -20 C10 -34 22 -40 33 -44 C30 -30 22 -20 6 -16 Z", gold, stroke=UMBER, stroke_width=2)
                sketch.path("M3 -52 L-6 -38 H0 L-4 -24 L8 -40 H1 L7 -52 Z", "#ffe9a0", stroke=UMBER, stroke_width=1.4)
        sketch.circle((0, 0), 14, gold, **_EDGE)
        sketch.circle((-4, -5), 4, "#fff6cf", fill_opacity=0.8)


def draw_helmet(sketch: Sketch, at: Point, scale: float) -> None:
    """A gladiator's helmet with its crest, looking left."""
    with sketch.at(*at, scale):
        plume = "M-26 -42 C-30 -78 18 -86 40 -46 C56 -20 54 8 46 26 L30 12 C36 -20 20 -48 -8 -44 Z"
        sketch.path(plume, sketch.linear((-30, -80), (50, 20), ((0, "#e2575c"), (1, "#7a141c"))), **_EDGE)
        sketch.path(
            "M-14 -62 L-8 -46 M6 -68 L10 -48 M26 -58 L22 -42 M40 -36 L30 -28 M48 -8 L36 -8",
            stroke="#5a0d14",
            stroke_width=3,
        )
        bronze: Stops = ((0, "#fff0c4"), (0.3, "#dba64e"), (0.65, "#a8702a"), (1, "#5e3810"))
        metal = sketch.linear((-40, -46), (40, 60), bronze)
        bowl = (
            "M-40 2 C-42 -34 -14 -50 4 -48 C30 -46 38 -22 36 6 L40 34 C30 40 20 40 12 36 L6 54 C-6 62 -20 58 -24 "
            "46 L-30 12 Z"
        )
        sketch.path(bowl, metal, **_EDGE)
        sketch.path("M-52 -2 C-30 -8 6 -8 40 2 L38 12 C8 2 -26 2 -50 8 Z", metal, **_EDGE)
        sketch.path("M-26 12 C-16 8 -8 8 2 12 C0 22 -6 26 -12 26 C-18 26 -24 22 -26 12 Z", UMBER)
        sketch.path(trace("M", -20, 36, "H", -2, "M", -18, 44, "H", -4), stroke=UMBER, stroke_width=3.4)
        sketch.path(
            "M-30 -14 C-26 -30 -12 -40 4 -40",
            stroke="#fff6d8",
            stroke_width=4,
            stroke_opacity=0.8,
            stroke_linecap="round",
        )
