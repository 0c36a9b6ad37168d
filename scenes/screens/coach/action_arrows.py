"""Moves drawn on a board: solid red for a played one, solid green if it was best, dashed green for a better one."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from scenes.common.chart_lines import draw_dashed
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.theme import Colour


@dataclass(frozen=True, slots=True)
class Pen:
    """Describe colour and dashes of a move; they differ in more than colour."""

    ink: Colour
    is_dashed: bool = False

    def dash(self, width: float) -> Sequence[float]:
        """Return lengths of dash and gap for lines of that width; empty for a solid line."""
        return (width * 1.8, width * 1.2) if self.is_dashed else ()


_GREEN: Colour = (22, 122, 58)
PLAYED, BETTER, BEST = Pen((196, 26, 40)), Pen(_GREEN, is_dashed=True), Pen(_GREEN)
_EDGE: Colour = (255, 252, 240)
_SHADE: Colour = (30, 16, 8)
_STEPS = 18
_BOW = 0.16
"""Share of its length by which an arrow bends aside."""
_RING = 14.0
_NEAREST = 0.7
"""Share of the path from which an arrow ends in the middle of its target instead of at its edge."""
_SHORTEST = 8
"""Shortest arrow as a multiple of its width; nearer pieces get a ring."""


def draw_deed(canvas: Canvas, way: Sequence[Rect], pen: Pen, width: float = 12) -> None:
    """Draw an arrow from the first piece to the last, or a ring around the only one."""
    if leads_far(way, width):
        bend = -_BOW if pen.is_dashed else _BOW
        start = way[0].center
        _draw_arrow(canvas, _bow(start, _edge_of(way[-1], start), bend), pen.ink, pen.dash(width), width)
    elif way:
        _draw_ring(canvas, way[0], pen.ink, pen.dash(width), width)


def _edge_of(target: Rect, start: Point) -> Point:
    """Return where a line from that point meets the target's edge; its middle if the point is close."""
    (x, y), (left, top) = target.center, start
    dx, dy = x - left, y - top
    share = min(target.w / 2 / max(abs(dx), 0.001), target.h / 2 / max(abs(dy), 0.001))
    return (x - dx * share, y - dy * share) if share < _NEAREST else (x, y)


def leads_far(way: Sequence[Rect], width: float = 12) -> bool:
    """Return whether the pieces are far enough apart for an arrow."""
    return len(way) > 1 and _distance(way[0].center, way[-1].center) >= _SHORTEST * width


def _draw_ring(canvas: Canvas, place: Rect, ink: Colour, dash: Sequence[float], width: float) -> None:
    around = place.outset(width / 2)
    for colour, thick in ((_SHADE, width + 8), (_EDGE, width + 3)):
        canvas.outline(around.outset(thick / 2), colour, thick, _RING)
    if not dash:
        canvas.outline(around.outset(width / 2), ink, width, _RING)
        return
    corners = [
        (around.x, around.y), (around.right, around.y), (around.right, around.bottom), (around.x, around.bottom),
        (around.x, around.y),
    ]  # fmt: skip
    draw_dashed(canvas, corners, dash, ink, width)


def _draw_arrow(canvas: Canvas, path: Sequence[Point], ink: Colour, dash: Sequence[float], width: float) -> None:
    shaft, tip = path[:-2], path[-1]
    head = _head(path[-3], tip, width * 2.2)
    for colour, more in ((_SHADE, 8.0), (_EDGE, 3.0)):
        draw_dashed(canvas, shaft, (), colour, width + more)
        canvas.polygon(_grown(head, more), colour)
    draw_dashed(canvas, shaft, dash, ink, width)
    canvas.polygon(head, ink)


def _bow(start: Point, end: Point, bend: float) -> list[Point]:
    """Return points of a curve whose middle lies beside the straight line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = (start[0] + end[0]) / 2 - dy * bend * 2, (start[1] + end[1]) / 2 + dx * bend * 2
    return [_on_curve(start, middle, end, step / _STEPS) for step in range(_STEPS + 1)]


def _on_curve(start: Point, middle: Point, end: Point, share: float) -> Point:
    rest = 1 - share
    x, y = (rest * rest * start[axis] + 2 * rest * share * middle[axis] + share * share * end[axis] for axis in (0, 1))
    return x, y


def _head(before: Point, tip: Point, size: float) -> list[Point]:
    length = max(0.001, _distance(before, tip))
    x, y = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    back = tip[0] - x * size * 1.2, tip[1] - y * size * 1.2
    return [tip, (back[0] - y * size / 2, back[1] + x * size / 2), (back[0] + y * size / 2, back[1] - x * size / 2)]


def _grown(corners: Sequence[Point], by: float) -> list[Point]:
    """Return the corners moved away from their middle."""
    middle = sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
    grown = []
    for corner in corners:
        length = max(0.001, _distance(middle, corner))
        grown.append(tuple(corner[axis] + (corner[axis] - middle[axis]) / length * by for axis in (0, 1)))
    return [(x, y) for x, y in grown]


def _distance(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])
