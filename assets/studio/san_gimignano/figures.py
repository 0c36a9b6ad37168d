"""Small people in robes, drawn standing on a point and scaled to their height."""

import random

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Point
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam

_DRAWN_HEIGHT = 100
_ROBE = "M-12 -76 Q0 -88 12 -76 L20 0 Q0 6 -20 0 Z"
_LONG_SHADOW = "M-20 0 L88 28 L100 18 L20 -2 Z"
_CAPE = "M-14 -54 Q-15 -84 0 -84 Q15 -84 14 -54 Q0 -47 -14 -54 Z"
_SKIN, _EDGE = "#dcae86", "#1a0c0a"


def _robed(sketch: Sketch, robe: str) -> None:
    cloth = ((0, lighten(robe, 0.35)), (0.45, robe), (1, darken(robe, 0.48)))
    sketch.path(_ROBE, sketch.horizontal(-20, 20, cloth), stroke=_EDGE, stroke_width=2)
    sketch.circle((0, -88), 10, _SKIN, stroke="#3a1c10", stroke_width=1.4)


def citizen(sketch: Sketch, foot: Point, height: float, robe: str, cap: str, rng: random.Random) -> None:
    """Someone on the piazza in evening light, with a long shadow."""
    with sketch.at(*foot, height / _DRAWN_HEIGHT):
        sketch.path(_LONG_SHADOW, "#2a1430", fill_opacity=0.32)
        _robed(sketch, robe)
        sketch.line((0, -74), (rng.uniform(-5, 5), 2), _EDGE, 2.4, opacity=0.4)
        sketch.path("M-12 -90 Q0 -110 12 -90 Z", cap)


def pilgrim(sketch: Sketch, foot: Point, height: float, robe: str) -> None:
    """Staff, cape and broad hat."""
    with sketch.at(*foot, height / _DRAWN_HEIGHT):
        sketch.ellipse((16, 0), (36, 6), "#1a0e14", fill_opacity=0.4)
        beam(sketch, (27, 0), (27, -106), 4, "#b98048")
        _robed(sketch, robe)
        sketch.path(_CAPE, darken(robe, 0.3), stroke=_EDGE, stroke_width=1.4)
        sketch.circle((0, -88), 9, _SKIN)
        sketch.ellipse((0, -94), (17, 4), "#4a2f1a")
        sketch.ellipse((0, -97.5), (9, 5.5), "#5a3a20")
