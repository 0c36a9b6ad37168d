"""The white churches of Lucca: San Michele with its archangel, the cathedral of San Martino, San Frediano's mosaic."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, polygon
from assets.studio.kit.palette import BRIGHT_GOLD
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.solids import LIT, SHADE, Solid, cast_on_ground, paint_gable_roof, paint_walls
from assets.studio.lucca.town_towers import paint_campanile

_MARBLE = "#f6eeda"
_DUSK_MARBLE = "#8d7f86"
_TERRACOTTA = "#bc6a44"


def paint_san_michele(sketch: Sketch, rng: random.Random) -> None:
    x, foot, width = 452.0, 222.0, 104.0
    paint_campanile(sketch, Solid(x + width + 18, foot - 30, 22, 96, 14), "#d9bf98", 4, rng)
    nave = Solid(x + 4, foot, width - 8, 66, 62)
    cast_on_ground(sketch, nave, 0.3)
    paint_walls(sketch, nave, _MARBLE)
    _side_arcade(sketch, nave, 6)
    paint_gable_roof(sketch, nave, _TERRACOTTA, 22)
    base = Box(x, foot - 46, width, 46)
    _marble(sketch, base)
    _blind_arches(sketch, base, 7)
    _portal(sketch, (x + width / 2, foot), 11, 27)
    top = base.y
    for inset, height, count in ((0, 19, 15), (0, 19, 15), (25, 17, 9), (30, 16, 7)):
        gallery = Box(x + inset, top - height, width - 2 * inset, height)
        _gallery(sketch, gallery, count)
        top -= height
    for left, right in (((x, foot - 84), (x + 25, foot - 101)), ((x + width, foot - 84), (x + width - 25, foot - 101))):
        sketch.path(polygon([left, right, (right[0], left[1])]), mix(_MARBLE, SHADE, 0.12), stroke="#fffaf0")
    apex = (x + width / 2, top - 15)
    sketch.path(polygon([(x + 27, top), (x + width - 27, top), apex]), _MARBLE, stroke="#d8c6a4", stroke_width=1.2)
    sketch.circle((apex[0], top - 5), 3, "#7a6a78")
    _archangel(sketch, apex)


def paint_san_martino(sketch: Sketch, rng: random.Random) -> None:
    x, foot, width = 1110.0, 216.0, 74.0
    tower = Solid(x - 36, foot - 2, 30, 134, 19)
    paint_campanile(sketch, tower, "#e9dcbe", 5, rng)
    low = Box(tower.x, tower.foot - 46, tower.width, 46)
    sketch.rect(low, "#b8764e", fill_opacity=0.4)
    nave = Solid(x + 3, foot, width - 6, 58, 70)
    cast_on_ground(sketch, nave, 0.3)
    paint_walls(sketch, nave, _MARBLE)
    _side_arcade(sketch, nave, 6)
    paint_gable_roof(sketch, nave, _TERRACOTTA, 18)
    base = Box(x, foot - 34, width, 34)
    _marble(sketch, base)
    for i, wide in enumerate((21.0, 21.0, 17.0)):
        middle = x + 13.5 + i * 24
        sketch.path(arch(middle, foot, wide, 29), mix(_MARBLE, SHADE, 0.18), stroke="#fffaf0", stroke_width=1.6)
        sketch.path(arch(middle, foot, wide - 5, 25), "#4a3238")
    top = base.y
    for inset, height, count in ((0, 16, 13), (2, 15, 12), (5, 14, 11)):
        _gallery(sketch, Box(x + inset, top - height, width - 2 * inset, height), count)
        top -= height
    sketch.rect(Box(x + 3, top - 4, width - 6, 4), "#fffaf0")


def paint_san_frediano(sketch: Sketch, rng: random.Random) -> None:
    x, foot, width = 946.0, 158.0, 52.0
    paint_campanile(sketch, Solid(x + width + 14, foot - 12, 18, 82, 12), "#dcc49c", 4, rng)
    nave = Solid(x + 8, foot, width - 16, 46, 48)
    aisles = Solid(x, foot, width, 26, 48)
    cast_on_ground(sketch, aisles)
    for block, rise in ((aisles, 6.0), (nave, 12.0)):
        paint_walls(sketch, block, "#f1e6cc")
        paint_gable_roof(sketch, block, _TERRACOTTA, rise)
    gold = sketch.linear((x, foot - 52), (x + width, foot - 26), BRIGHT_GOLD)
    mosaic = [(x + 9, foot - 27), (x + 9, foot - 46), (x + width / 2, foot - 57), (x + width - 9, foot - 46)]
    sketch.path(polygon([*mosaic, (x + width - 9, foot - 27)]), gold, stroke="#fff2d0", stroke_width=1)
    sketch.ellipse((x + width / 2, foot - 43), (4.6, 5.4), "#2f4f8f", stroke="#8a5a1c", stroke_width=0.8)
    for i in range(6):
        sketch.rect(Box(x + 12 + i * 5, foot - 35, 2.2, 6), ("#7b1e2b", "#27408b", "#3f6b35")[i % 3])
    for middle, wide, tall in ((x + 9, 6, 13), (x + width / 2, 9, 18), (x + width - 9, 6, 13)):
        _portal(sketch, (middle, foot), wide, tall)


def _marble(sketch: Sketch, box: Box) -> None:
    sun = ((0, "#fffef6"), (0.5, _MARBLE), (1, mix(_MARBLE, SHADE, 0.12)))
    sketch.rect(box, sketch.horizontal(box.x, box.right, sun))
    for i in range(1, int(box.h / 7)):
        sketch.line((box.x, box.y + i * 7), (box.right, box.y + i * 7), "#b3a892", 0.6, opacity=0.5)


def _blind_arches(sketch: Sketch, box: Box, count: int) -> None:
    pitch = box.w / count
    for i in range(count):
        middle = box.x + pitch * (i + 0.5)
        sketch.path(arch(middle, box.bottom, pitch * 0.76, box.h * 0.82), mix(_MARBLE, SHADE, 0.24))
        sketch.path(arch(middle, box.bottom, pitch * 0.76, box.h * 0.82), stroke="#fffdf4", stroke_width=1.2)
        sketch.circle((middle, box.bottom - box.h * 0.5), pitch * 0.13, "#5f5560")
    sketch.rect(Box(box.x - 1.5, box.y - 1.4, box.w + 3, 3), "#fffdf2")


def _portal(sketch: Sketch, foot: Point, width: float, height: float) -> None:
    sketch.path(arch(*foot, width * 1.3, height * 1.1), mix(_MARBLE, LIT, 0.5))
    sketch.path(arch(*foot, width, height), "#4a2a1c")


def _gallery(sketch: Sketch, box: Box, count: int) -> None:
    """A storey of small columns before a dark passage."""
    _marble(sketch, box)
    pitch = box.w / count
    for i in range(count):
        sketch.path(arch(box.x + pitch * (i + 0.5), box.bottom - 1.6, pitch * 0.62, box.h * 0.72), _DUSK_MARBLE)
    sketch.rect(Box(box.x - 1, box.bottom - 1.6, box.w + 2, 1.8), "#e6d8ba")
    sketch.rect(Box(box.x - 1, box.y - 0.6, box.w + 2, 2), "#fffef8")


def _side_arcade(sketch: Sketch, nave: Solid, count: int) -> None:
    for i in range(count):
        x, y = nave.back(nave.right, nave.foot - nave.height * 0.4, (i + 0.5) / count)
        sketch.path(arch(x, y + nave.height * 0.2, 3.6, nave.height * 0.4), mix(_MARBLE, SHADE, 0.72))


def _archangel(sketch: Sketch, apex: Point) -> None:
    x, y = apex
    with sketch.at(x, y):
        sketch.path("M-2 0 L-1.2 -12 Q0 -14 1.2 -12 L2 0 Z", "#8a7a5c")
        sketch.path("M-1 -10 q-9 -5 -10 3 q5 -1 9 4 Z M1 -10 q9 -5 10 3 q-5 -1 -9 4 Z", "#a8905a")
        sketch.circle((0, -14), 1.8, "#8a7a5c")
        sketch.line((4, -2), (4.6, -15), "#6a5a3a", 0.8)
