"""Laurel wreaths of gold or green, open above and tied with a red ribbon below."""

from assets.studio.aquileia.edges import edge
from assets.studio.kit.colour import darken
from assets.studio.kit.geometry import Point, polar
from assets.studio.kit.svg import Sketch

GOLDEN, GREEN = ("#fff2a8", "#dba92f", "#7a520c"), ("#c2d884", "#64903c", "#2a4a18")
_LEAVES = 10


def draw_wreath(sketch: Sketch, at: Point, radius: float, leaf: float, tones: tuple[str, str, str] = GOLDEN) -> None:
    for side in (-1, 1):
        for k in range(_LEAVES):
            along = 10 + k * (150 - 10) / (_LEAVES - 1)
            foot = polar(at, radius, 90 + side * along)
            heading = 90 + side * (along + 90)
            for spread in (-32, 34):
                _leaf(sketch, foot, leaf * (1.06 - 0.012 * k), heading + spread, tones)
    _ribbon(sketch, (at[0], at[1] + radius), leaf)


def _leaf(sketch: Sketch, foot: Point, scale: float, turn: float, tones: tuple[str, str, str]) -> None:
    light, body, dark = tones
    with sketch.at(*foot, scale, turn):
        paint = sketch.linear((0, -8), (27, 6), ((0, light), (0.5, body), (1, dark)))
        sketch.path("M0 0 C6 -8 18 -9 27 0 C18 7 6 7 0 0 Z", paint, stroke=darken(dark, 0.45), stroke_width=1.6)
        sketch.line((2, 0), (22, 0), dark, 1.2, opacity=0.8)


def _ribbon(sketch: Sketch, at: Point, scale: float) -> None:
    outline = edge(1.8, "#4d0a12")
    with sketch.at(*at, scale):
        for mirror in (False, True):
            with sketch.at(0, 0, mirror=mirror):
                sketch.path("M-4 2 L-19 26 L-12 23 L-7 30 L2 6 Z", "#8a1a22", **outline)
                sketch.path("M-3 -4 C-22 -15 -31 2 -16 9 L-3 4 Z", "#b3272f", **outline)
        sketch.circle((0, 1), 6.5, "#d0444a", **outline)
