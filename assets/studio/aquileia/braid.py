"""The braided border of Roman pavements, a guilloche of two strands, with rows of dark stones on either side."""

import math

from assets.studio.kit.colour import lighten
from assets.studio.kit.geometry import Box, Point, polyline
from assets.studio.kit.svg import Sketch


def draw_braid(
    sketch: Sketch, box: Box, width: float, colours: tuple[str, str], dark: str, strands: bool = True
) -> None:
    """A frame of the given width along the inside of the box; without strands only beads are left of it."""
    sketch.rect(box.inset(width / 2), "none", stroke=dark, stroke_width=width)
    sketch.rect(box.inset(width * 0.15), "none", stroke=lighten(colours[0], 0.35), stroke_width=width * 0.16)
    middle = box.inset(width * 0.55)
    for start, end in _sides(middle):
        _lay_side(sketch, start, end, width, colours, strands)


def _sides(box: Box) -> list[tuple[Point, Point]]:
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    return [(corners[i], corners[(i + 1) % 4]) for i in range(4)]


def _lay_side(sketch: Sketch, start: Point, end: Point, width: float, colours: tuple[str, str], strands: bool) -> None:
    length = math.dist(start, end)
    count = max(1, round(length / (width * (1.0 if strands else 0.8))))
    if strands:
        for phase, colour in zip((0.0, math.pi), colours, strict=True):
            points = _wave(start, end, count, width * 0.23, phase)
            sketch.path(polyline(points), stroke=lighten(colour, 0.1), stroke_width=width * 0.26)
            sketch.path(polyline(points), stroke="#fff6dc", stroke_width=width * 0.07, stroke_opacity=0.75)
    for k in range(count):
        share = (k + 0.5) / count
        place = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        bead = "#fff3d0" if strands else lighten(colours[k % 2], 0.25)
        sketch.circle(place, width * (0.1 if strands else 0.3), bead)


def _wave(start: Point, end: Point, count: int, swing: float, phase: float) -> list[Point]:
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    steps = count * 10
    points = []
    for k in range(steps + 1):
        way, off = length * k / steps, swing * math.sin(math.pi * count * k / steps + phase)
        points.append((start[0] + along[0] * way - along[1] * off, start[1] + along[1] * way + along[0] * off))
    return points
