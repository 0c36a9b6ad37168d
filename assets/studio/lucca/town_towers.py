"""The towers of Lucca: the Guinigi with its oaks, the tower of the hours, campaniles, and the plain ones."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, polygon
from assets.studio.kit.land import round_tree
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.daylight import OAKS
from assets.studio.lucca.solids import (
    LIT,
    SHADE,
    Solid,
    cast_on_ground,
    paint_courses,
    paint_flat_top,
    paint_hipped_roof,
    paint_walls,
)

_OPENING = "#4a3036"


def paint_shaft(sketch: Sketch, shaft: Solid, stone: str, course: float, rng: random.Random) -> None:
    cast_on_ground(sketch, shaft)
    paint_walls(sketch, shaft, stone)
    paint_courses(sketch, shaft, stone, course, rng)
    sketch.rect(Box(shaft.x, shaft.top, 1, shaft.height), "#fff6da", fill_opacity=0.7)
    low = sketch.vertical(shaft.foot - shaft.height * 0.4, shaft.foot, ((0, SHADE, 0), (1, SHADE, 0.3)))
    sketch.rect(Box(shaft.x, shaft.foot - shaft.height * 0.4, shaft.width, shaft.height * 0.4), low)


def arched_openings(sketch: Sketch, shaft: Solid, y: float, count: int, size: Point, frame: str) -> None:
    """A row of round-headed openings on both faces, their sills at `y`."""
    width, height = size
    for i in range(count):
        x = shaft.x + shaft.width * (i + 0.5) / count
        sketch.path(arch(x, y + 0.7, width * 1.34, height * 1.12), mix(frame, LIT, 0.5))
        sketch.path(arch(x, y, width, height), _OPENING)
        side_x, side_y = shaft.back(shaft.right, y, (i + 0.5) / count)
        sketch.path(arch(side_x, side_y, width * 0.6, height), "#1c0e1a")


def paint_crown(sketch: Sketch, shaft: Solid, stone: str, merlons: int, size: float) -> None:
    """A ledge with merlons on both visible sides and along the back."""
    ledge = Solid(shaft.x - 1.4, shaft.top + 1, shaft.width + 2.8, size * 0.55, shaft.deep + 1.6)
    paint_walls(sketch, ledge, mix(stone, LIT, 0.2))
    paint_flat_top(sketch, ledge, mix(stone, SHADE, 0.35))
    pitch = ledge.width / (merlons - 0.4)
    for row, tone in ((1.0, mix(stone, SHADE, 0.3)), (0.0, mix(stone, LIT, 0.4))):
        for i in range(merlons):
            x, y = ledge.back(ledge.x + i * pitch, ledge.top, row)
            sketch.rect(Box(x, y - size * 0.6, pitch * 0.6, size * 0.62), tone)
    for i in range(1, merlons):
        x, y = ledge.back(ledge.right, ledge.top, i / merlons)
        tooth = [(x, y), (x, y - size * 0.6), (x + pitch * 0.3, y - size * 0.75), (x + pitch * 0.3, y - size * 0.2)]
        sketch.path(polygon(tooth), mix(stone, SHADE, 0.5))


def paint_guinigi(sketch: Sketch, rng: random.Random) -> None:
    shaft, brick = Solid(190, 220, 36, 164, 22), "#c98058"
    paint_shaft(sketch, shaft, brick, 3.6, rng)
    for y in (202, 174, 144):
        arched_openings(sketch, shaft, y, 1, (5.4, 12), "#e3c29a")
    arched_openings(sketch, shaft, 112, 2, (6, 15), "#ead2ae")
    arched_openings(sketch, shaft, 84, 2, (6, 15), "#ead2ae")
    for y in (116, 88):
        sketch.rect(Box(shaft.x - 0.6, y, shaft.width + 1.2, 1.8), "#f0d8b2")
    terrace = Solid(shaft.x - 3, shaft.top + 2, shaft.width + 6, 8, shaft.deep + 5)
    paint_walls(sketch, terrace, "#d69570")
    paint_flat_top(sketch, terrace, "#6f6a3a")
    sketch.rect(Box(terrace.x - 1, terrace.top - 1, terrace.width + 2, 2), "#fbe8c6")
    for x, rise, size in ((8, 7, 22), (22, 12, 25), (38, 9, 24), (48, 14, 21), (16, 2, 18), (33, 2, 20)):
        round_tree(sketch, terrace.x + x, terrace.top - rise + 6, size, OAKS, rng)


def paint_hour_tower(sketch: Sketch, rng: random.Random) -> None:
    shaft, stone = Solid(664, 168, 22, 106, 15), "#d8ad7c"
    paint_shaft(sketch, shaft, stone, 4, rng)
    for y in (140, 112):
        arched_openings(sketch, shaft, y, 1, (4, 9), "#eed6ae")
    face = (shaft.x + shaft.width / 2, shaft.top + 24.0)
    sketch.circle(face, 8, "#f8eccf", stroke="#6a3a20", stroke_width=1.6)
    sketch.line(face, (face[0], face[1] - 5.6), "#2a1410", 1.1)
    sketch.line(face, (face[0] + 3.8, face[1] + 1.6), "#2a1410", 1.1)
    belfry = Solid(shaft.x - 1, shaft.top, shaft.width + 2, 20, shaft.deep + 1)
    paint_walls(sketch, belfry, "#e6c596")
    arched_openings(sketch, belfry, belfry.foot - 2, 2, (5.6, 14), "#f6e2bc")
    sketch.rect(Box(belfry.x - 1.4, belfry.foot - 1, belfry.width + 2.8, 2), "#fbe8c6")
    paint_hipped_roof(sketch, belfry, "#b9603a", 15)


def paint_campanile(sketch: Sketch, shaft: Solid, stone: str, storeys: int, rng: random.Random) -> None:
    """Romanesque: one opening more in each storey towards the top, then battlements."""
    paint_shaft(sketch, shaft, stone, 4, rng)
    step = shaft.height * 0.8 / storeys
    for storey in range(storeys):
        y = shaft.top + 5 + step * (storey + 0.72)
        count = max(1, 4 - storey) if shaft.width > 22 else max(1, 3 - storey)
        size = (min(4.4, shaft.width * 0.5 / count), step * 0.46)
        arched_openings(sketch, shaft, y, count, size, stone)
        sketch.rect(Box(shaft.x - 0.5, y + 2, shaft.width + 1, 1.3), mix(stone, "#ffffff", 0.5))
    paint_crown(sketch, shaft, stone, 4, shaft.width * 0.36)


def paint_plain_tower(sketch: Sketch, shaft: Solid, brick: str, rng: random.Random) -> None:
    paint_shaft(sketch, shaft, brick, 3.6, rng)
    for i in range(int(shaft.height / 26)):
        arched_openings(sketch, shaft, shaft.top + 18 + i * 25, 1, (3.4, 8), brick)
    paint_crown(sketch, shaft, brick, 3, shaft.width * 0.36)
