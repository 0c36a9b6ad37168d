"""Beams, planks and ropes."""

from assets.studio.kit.colour import lighten
from assets.studio.kit.geometry import Point
from assets.studio.kit.svg import Sketch

OAK = "#a5713c"
_DARK = "#3a210c"


def beam(sketch: Sketch, start: Point, end: Point, width: float, colour: str = OAK) -> None:
    """A squared timber lit on its upper or left side."""
    sketch.line(start, end, _DARK, width * 1.18 + 1.2)
    sketch.line(start, end, colour, width)
    flat = abs(end[0] - start[0]) > abs(end[1] - start[1])
    dx, dy = (0.0, -width * 0.25) if flat else (-width * 0.25, 0.0)
    sketch.line(
        (start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy), lighten(colour, 0.35), width * 0.26, opacity=0.8
    )


def rope(sketch: Sketch, start: Point, end: Point, width: float) -> None:
    sketch.line(start, end, "#2a1a0c", width * 1.7)
    sketch.line(start, end, "#c9a06a", width * 0.8)
