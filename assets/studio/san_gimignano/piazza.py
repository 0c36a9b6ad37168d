"""The brick piazza in chequers between the two towns, its people, and the retaining wall in front."""

import random

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, polygon
from assets.studio.kit.land import grass
from assets.studio.kit.light import fade_down
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.san_gimignano.figures import citizen

_WIDTH = 1920
_BACK, _FRONT = 404, 570
_VANISHING: Point = (960, 190)
_ROWS, _PANEL = 5, 150
_COPING, _WALL_FOOT = 568, 612
_STANDING = (
    (332, 446),
    (352, 452),
    (420, 520),
    (443, 516),
    (318, 536),
    (1500, 440),
    (1517, 446),
    (1532, 508),
    (1556, 514),
    (1594, 470),
    (700, 418),
    (716, 420),
    (1180, 416),
    (1350, 424),
    (80, 450),
    (170, 500),
    (1700, 470),
    (1840, 520),
)
_ROBES = ("#8e1a1f", "#27408b", "#4c6a32", "#7a5a2c", "#5b3a78", "#b5532f", "#3a3a44", "#a08438")


def draw(sketch: Sketch) -> None:
    rng = random.Random(5)
    _paving(sketch, rng)
    _people(sketch, rng)
    _retaining_wall(sketch, rng)


def _depth(row: float) -> float:
    """Rows grow towards the viewer."""
    return _BACK + (_FRONT - _BACK) * float((row / _ROWS) ** 1.4)


def _spot(front_x: float, y: float) -> Point:
    vx, vy = _VANISHING
    return vx + (front_x - vx) * (y - vy) / (_FRONT - vy), y


def _paving(sketch: Sketch, rng: random.Random) -> None:
    sketch.rect(Box(0, _BACK, _WIDTH, _FRONT - _BACK), "#a9714a")
    for row in range(_ROWS):
        for column in range(-20, 36):
            left = column * _PANEL - 90
            if _visible(left, row):
                _panel(sketch, left, row, (row + column) % 2 == 0, rng)
    emboss(sketch, Box(0, _BACK, _WIDTH, _FRONT - _BACK), STONE_RELIEF, 0.45)
    light = ((0, "#ffe2a0", 0.2), (0.35, "#ffe2a0", 0.1), (0.7, "#40204a", 0.08), (1, "#40204a", 0.26))
    sketch.rect(Box(0, _BACK, _WIDTH, _FRONT - _BACK), sketch.horizontal(0, _WIDTH, light))
    fade_down(sketch, Box(0, _BACK, _WIDTH, 26), 0.35, "#2a1430")


def _visible(left: float, row: int) -> bool:
    back = _depth(row)
    return _spot(left + _PANEL, back)[0] > -10 and _spot(left, back)[0] < _WIDTH + 10


def _panel(sketch: Sketch, left: float, row: int, pale: bool, rng: random.Random) -> None:
    """A square of bricks in a frame of travertine."""
    base = "#cf9c74" if pale else "#b0714a"
    far = 1 - row / _ROWS
    columns, courses = (4, 2) if row < 2 else (6, 4)
    for i in range(columns):
        for j in range(courses):
            brick = _quad(left + _PANEL * i / columns, _PANEL / columns, row + j / courses, 1 / courses)
            tone = mix(vary(base, rng, 8), "#f0d2a0", 0.24 * far)
            sketch.path(polygon(brick), tone, stroke="#5a381e", stroke_width=0.7, stroke_opacity=0.32)
    for start, width, top, height in ((left, _PANEL * 0.1, row, 1.0), (left, _PANEL, row, 0.12)):
        strip = polygon(_quad(start, width, top, height))
        sketch.path(strip, mix("#dfc79b", "#f0dcb0", far), stroke="#6a4a2a", stroke_width=0.7, stroke_opacity=0.4)


def _quad(left: float, width: float, row: float, height: float) -> list[Point]:
    top, bottom = _depth(row), _depth(row + height)
    return [_spot(left, top), _spot(left + width, top), _spot(left + width, bottom), _spot(left, bottom)]


def _people(sketch: Sketch, rng: random.Random) -> None:
    for foot in sorted(_STANDING, key=lambda spot: spot[1]):
        height = 15 + (foot[1] - _BACK) * 0.14
        citizen(sketch, foot, height, rng.choice(_ROBES), rng.choice(_ROBES), rng)


def _retaining_wall(sketch: Sketch, rng: random.Random) -> None:
    wall = Box(0, _COPING + 10, _WIDTH, _WALL_FOOT - _COPING - 10)
    lay_courses(sketch, wall, Coursing("#b9966a", 30, 9, 1.2, spread=11), rng)
    emboss(sketch, wall, STONE_RELIEF, 0.5, seed=8)
    coping = ((0, "#fff3d4"), (0.5, "#e2c795"), (1, "#8d6a44"))
    sketch.rect(Box(0, _COPING, _WIDTH, 11), sketch.vertical(_COPING, _COPING + 11, coping))
    for joint in range(0, _WIDTH, 41):
        sketch.line((joint, _COPING + 1), (joint, _COPING + 9), "#6a4a2a", 0.9, opacity=0.6)
    fade_down(sketch, Box(0, _COPING + 11, _WIDTH, 10), 0.5, "#1a0a10")
    for _ in range(20):
        _ivy(sketch, rng.uniform(0, _WIDTH), rng)
    grass(sketch, Box(0, _WALL_FOOT - 1, _WIDTH, 9), 1500, ("#5d6a2c", "#77803a", "#4a552a", "#8b8c44"), rng, 8)


def _ivy(sketch: Sketch, x: float, rng: random.Random) -> None:
    """A climber rooted at the foot of the wall, hanging thinner over its coping."""
    reach = rng.uniform(16, 46)
    for _ in range(int(reach * 3)):
        up = rng.random() ** 1.4
        place = x + rng.gauss(0, reach * (1 - 0.6 * up)), _WALL_FOOT - 2 - up * (_WALL_FOOT - _COPING)
        leaf = rng.choice(("#4f5e28", "#6d7a34", "#8c8a44", "#39461f", "#556329"))
        sketch.ellipse(place, (rng.uniform(1.2, 2.6), rng.uniform(1, 2)), leaf, fill_opacity=0.9)
