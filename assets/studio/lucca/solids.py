"""Buildings as blocks, seen from above their front and a little from the right, in sun from the left."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, number, polygon
from assets.studio.kit.svg import Sketch

LIT, SHADE = "#fff2cc", "#3a2248"
_ACROSS, _UP = 0.78, 0.6


class Piece(NamedTuple):
    """Anything that stands: pieces are painted in the order of their feet, the furthest first."""

    foot: float
    paint: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Solid:
    """`x` and `foot` are the front's lower left corner; `deep` is how far the block reaches back."""

    x: float
    foot: float
    width: float
    height: float
    deep: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def top(self) -> float:
        return self.foot - self.height

    @property
    def front(self) -> Box:
        return Box(self.x, self.top, self.width, self.height)

    def back(self, x: float, y: float, share: float = 1) -> Point:
        """The point as far behind (x, y) as the block is deep, or a share of it."""
        return x + self.deep * _ACROSS * share, y - self.deep * _UP * share


def paint_walls(sketch: Sketch, solid: Solid, wall: str) -> None:
    front = ((0, mix(wall, LIT, 0.42)), (1, wall))
    sketch.rect(solid.front, sketch.horizontal(round(solid.x, 1), round(solid.right, 1), front))
    sketch.path(side_face(solid), mix(wall, SHADE, 0.44))


def side_face(solid: Solid) -> str:
    far_top, far_foot = solid.back(solid.right, solid.top), solid.back(solid.right, solid.foot)
    return polygon([(solid.right, solid.top), far_top, far_foot, (solid.right, solid.foot)])


def cast_on_ground(sketch: Sketch, solid: Solid, strength: float = 0.26) -> None:
    """The shadow falls to the right, over what stands behind."""
    reach, low = solid.height * 0.55 + solid.deep * 0.4, solid.foot + 1.5
    far = solid.back(solid.right, solid.foot)
    points = [(solid.right, low), (solid.right + reach, low), (far[0] + reach, far[1]), far]
    sketch.path(polygon(points), "#2a1636", fill_opacity=strength)


def paint_flat_top(sketch: Sketch, solid: Solid, colour: str) -> None:
    corners = [
        (solid.x, solid.top),
        solid.back(solid.x, solid.top),
        solid.back(solid.right, solid.top),
        (solid.right, solid.top),
    ]
    sketch.path(polygon(corners), mix(colour, LIT, 0.3))


def paint_courses(sketch: Sketch, solid: Solid, wall: str, height: float, rng: random.Random) -> None:
    """Brick or ashlar: joints on both faces, some stones of another tone."""
    rows = int(solid.height / height)
    for _ in range(int(rows * solid.width / height * 0.35)):
        stone = Box(
            solid.x + rng.random() * solid.width * 0.82,
            solid.top + rng.randrange(max(1, rows)) * height,
            solid.width * rng.uniform(0.1, 0.18),
            height,
        )
        sketch.rect(stone, vary(wall, rng, 26), fill_opacity=0.6)
    front, side = [], []
    for row in range(1, rows + 1):
        y = solid.foot - row * height
        front.append(f"M{number(solid.x)} {number(y)} h{number(solid.width)}")
        bx, by = solid.back(solid.right, y)
        side.append(f"M{number(solid.right)} {number(y)} L{number(bx)} {number(by)}")
    sketch.path(" ".join(front), stroke=mix(wall, SHADE, 0.7), stroke_width=0.5, stroke_opacity=0.4)
    sketch.path(" ".join(side), stroke=SHADE, stroke_width=0.5, stroke_opacity=0.4)


def paint_gable_roof(sketch: Sketch, solid: Solid, tile: str, rise: float) -> None:
    """Ridge running back from the front: a gable in front, the shaded slope to the right."""
    over = solid.deep * 0.07
    apex = (solid.x + solid.width / 2, solid.top - rise)
    far_apex, eave = solid.back(*apex), (solid.right + over, solid.top + over * 0.4)
    far_eave = solid.back(*eave)
    slope = ((0, mix(tile, "#ffd9a0", 0.14)), (1, mix(tile, "#3a1230", 0.36)))
    d = polygon([eave, far_eave, far_apex, apex])
    sketch.path(d, sketch.horizontal(round(apex[0], 1), round(far_eave[0], 1), slope))
    _rows_of_tiles(sketch, (eave, far_eave), (apex, far_apex), solid.deep / 3.2, "#3a1230")
    rim = [(solid.x - over, solid.top + over * 0.4), apex, eave]
    d = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in rim)
    sketch.path(d, stroke=mix(tile, "#ffd9a0", 0.4), stroke_width=max(0.9, solid.deep * 0.07), stroke_linejoin="round")


def paint_ridge_roof(sketch: Sketch, solid: Solid, tile: str, rise: float) -> None:
    """Ridge along the front: a sunny slope towards the viewer, a gable to the right."""
    over = solid.deep * 0.07
    eave, end = (solid.x - over, solid.top + over * 0.4), (solid.right + over, solid.top + over * 0.4)
    start_x, ridge_y = solid.back(solid.x - over, solid.top - rise, 0.5)
    ridge = (start_x, ridge_y), (start_x + solid.width + 2 * over, ridge_y)
    far = solid.back(*end)
    sketch.path(polygon([end, far, ridge[1]]), mix(tile, SHADE, 0.5))
    sun = ((0, mix(tile, "#ffd9a0", 0.42)), (1, mix(tile, "#6a2412", 0.12)))
    fill = sketch.vertical(round(ridge_y, 1), round(eave[1], 1), sun)
    sketch.path(polygon([eave, end, ridge[1], ridge[0]]), fill)
    _rows_of_tiles(sketch, (eave, end), ridge, solid.width / 2.6, "#5a2410")
    sketch.line(*ridge, "#f4c896", max(0.6, solid.deep * 0.04), opacity=0.9)
    sketch.line(eave, end, "#4a1c10", max(0.6, solid.deep * 0.05), opacity=0.7)


def paint_hipped_roof(sketch: Sketch, solid: Solid, tile: str, rise: float) -> None:
    """Four slopes to a point, as on towers and belfries."""
    over = solid.deep * 0.1
    left, corner = (solid.x - over, solid.top + over * 0.5), (solid.right + over, solid.top + over * 0.5)
    far, middle = solid.back(*corner), solid.back(solid.x + solid.width / 2, solid.top, 0.5)
    apex = middle[0], middle[1] - rise
    fill = sketch.horizontal(
        round(left[0], 1), round(corner[0], 1), ((0, mix(tile, "#ffd9a0", 0.5)), (1, mix(tile, "#6a2412", 0.1)))
    )
    sketch.path(polygon([left, corner, apex]), fill)
    sketch.path(polygon([corner, far, apex]), mix(tile, SHADE, 0.52))
    _rows_of_tiles(sketch, (left, corner), (apex, apex), solid.width / 2.4, "#5a2410")
    sketch.line(left, corner, "#4a1c10", max(0.6, solid.deep * 0.05), opacity=0.7)


def _rows_of_tiles(
    sketch: Sketch, low: tuple[Point, Point], high: tuple[Point, Point], count: float, colour: str
) -> None:
    lines = []
    for i in range(1, max(3, int(count))):
        share = i / max(3, int(count))
        (ax, ay), (bx, by) = _between(*low, share), _between(*high, share)
        lines.append(f"M{number(ax)} {number(ay)} L{number(bx)} {number(by)}")
    sketch.path(" ".join(lines), stroke=colour, stroke_width=0.55, stroke_opacity=0.45)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
