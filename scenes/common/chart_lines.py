"""Lines of charts, in which seats differ by colour, dash and marker."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point
from scenes.engine.theme import PARCHMENT_LIGHT, Colour

DASHES: tuple[tuple[float, ...], ...] = ((), (18, 9), (4, 8), (18, 7, 4, 7), (30, 8))
WIDTH = 3.5


def draw_line(canvas: Canvas, points: Sequence[Point], seat: int, ink: Colour, width: float = WIDTH) -> None:
    """Draw the line of a seat with its dash."""
    draw_dashed(canvas, points, DASHES[seat], ink, width)


def draw_dashed(
    canvas: Canvas, points: Sequence[Point], dash: Sequence[float], ink: Colour, width: float = WIDTH
) -> None:
    """Draw a line whose dashes continue around the corners; without a dash it is solid."""
    offset = 0.0
    for start, end in pairwise(points):
        if dash:
            offset = _strokes(canvas, start, end, dash, ink, width, offset)
        else:
            canvas.line(start, end, ink, width)


def draw_marker(canvas: Canvas, center: Point, seat: int, ink: Colour) -> None:
    """Draw the marker of a seat at a point of its line."""
    x, y = center
    shapes: tuple[list[Point], ...] = (
        [],
        [(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)],
        [(x - 6, y - 6), (x + 6, y - 6), (x + 6, y + 6), (x - 6, y + 6)],
        [(x, y - 8), (x + 8, y + 6), (x - 8, y + 6)],
        [(x - 8, y - 6), (x + 8, y - 6), (x, y + 8)],
    )
    if shapes[seat]:
        canvas.polygon(shapes[seat], ink)
        return
    canvas.circle(center, 7, ink)
    canvas.circle(center, 3, PARCHMENT_LIGHT)


def _strokes(
    canvas: Canvas, start: Point, end: Point, dash: Sequence[float], ink: Colour, width: float, offset: float
) -> float:
    """Draw dashes along one segment; return how far into the pattern it ends."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    period = sum(dash)
    place = -(offset % period)
    index = 0
    while place < length:
        stroke = dash[index % len(dash)]
        first, last = max(0.0, place), min(length, place + stroke)
        if index % 2 == 0 and last > first:
            canvas.line(_between(start, end, first / length), _between(start, end, last / length), ink, width)
        place += stroke
        index += 1
    return (offset + length) % period


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
