"""The three faces of a tower on the table: one towards the light, the front, one in shade.

A storey is 300 wide with its walls 6 inside the edges. What reaches beyond the walls (caps, scaffold, foot) is
painted 360 wide, with the storey's left edge at x = 30.
"""

from typing import NamedTuple

from assets.studio.kit.geometry import Box, Point, polygon
from assets.studio.kit.svg import Sketch

STOREY_WIDTH, STOREY_HEIGHT = 300, 152
WIDE = 360
MARGIN = 30


class Faces(NamedTuple):
    left: Box
    front: Box
    right: Box


def faces(walls: Box) -> Faces:
    """An octagonal tower seen from the front shows two narrow sides."""
    side = walls.w * 0.14
    return Faces(
        Box(walls.x, walls.y, side, walls.h),
        Box(walls.x + side, walls.y, walls.w - 2 * side, walls.h),
        Box(walls.right - side, walls.y, side, walls.h),
    )


def model_light(sketch: Sketch, walls: Box) -> None:
    """Sun from the left: the left face bright, the front turning, the right face in violet shade."""
    left, front, right = faces(walls)
    sketch.rect(left, sketch.horizontal(left.x, left.right, ((0, "#fff0c0", 0.28), (1, "#ffe6a0", 0.42))))
    turning = ((0, "#ffe6a0", 0.2), (0.3, "#ffe6a0", 0), (0.65, "#2a1030", 0), (1, "#2a1030", 0.26))
    sketch.rect(front, sketch.horizontal(front.x, front.right, turning))
    sketch.rect(right, sketch.horizontal(right.x, right.right, ((0, "#1a0a34", 0.5), (1, "#1a0a34", 0.34))))
    sketch.line((left.right, walls.y), (left.right, walls.bottom), "#fff4d8", 1.6, opacity=0.4)
    sketch.line((right.x, walls.y), (right.x, walls.bottom), "#1a0a20", 1.6, opacity=0.4)


def ledge(sketch: Sketch, box: Box, pale: str, stone: str, dark: str) -> None:
    """A moulding that runs round the tower, brighter to the left."""
    sketch.rect(box, sketch.vertical(box.y, box.bottom, ((0, pale), (0.45, stone), (1, dark))))
    turn = (
        (0, "#fff4d0", 0.35),
        (0.2, "#fff4d0", 0),
        (0.84, "#1a0a34", 0.1),
        (0.86, "#1a0a34", 0.5),
        (1, "#1a0a34", 0.5),
    )
    sketch.rect(box, sketch.horizontal(box.x, box.right, turn))


def tiled_roof(sketch: Sketch, left: float, right: float, eaves: float, apex: Point) -> None:
    """An eight-sided roof of terracotta, three sides of it in sight."""
    width = right - left
    corners = [(left, eaves - 5), (left + width * 0.2, eaves + 4), (right - width * 0.2, eaves + 4), (right, eaves - 5)]
    lights = (("#f7b070", "#d67a44"), ("#d8743e", "#a94c28"), ("#7d3422", "#54202a"))
    for i, (bright, deep) in enumerate(lights):
        face = [corners[i], corners[i + 1], apex]
        shade = sketch.linear(apex, corners[i + 1], ((0, bright), (1, deep)))
        sketch.path(polygon(face), shade)
        _tiles(sketch, corners[i], corners[i + 1], apex, (8, 18, 8)[i])
    rim = [*corners, *((x, y + 8) for x, y in reversed(corners))]
    sketch.path(polygon(rim), "#4a2010")
    sketch.path(
        f"M{corners[0][0]} {corners[0][1]} L{corners[1][0]} {corners[1][1]} H{corners[2][0]}",
        stroke="#ffcf94",
        stroke_width=2.4,
        stroke_opacity=0.75,
    )
    sketch.line(corners[0], apex, "#ffe2ae", 2.4, opacity=0.75)
    sketch.line(corners[1], apex, "#ffd090", 1.6, opacity=0.6)


def _tiles(sketch: Sketch, start: Point, end: Point, apex: Point, columns: int) -> None:
    def towards(a: Point, b: Point, share: float) -> Point:
        return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share

    for i in range(1, columns):
        sketch.line(towards(start, end, i / columns), apex, "#5a1c0e", 1.6, opacity=0.5)
    for row in range(1, 7):
        share = row / 7.5
        sketch.line(towards(start, apex, share), towards(end, apex, share), "#4f1c10", 1.6, opacity=0.45)
