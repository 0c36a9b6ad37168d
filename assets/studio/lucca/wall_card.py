"""The ring wall as a card and as the back of cards: brick, planes on the rampart, a bastioned medallion."""

import math
import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polygon, rectangle
from assets.studio.kit.heraldry import lily
from assets.studio.kit.light import fade_down, vignette
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.materials import gold_paint, medallion
from assets.studio.kit.palette import BURGUNDY, CREAM, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.sky import sky
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss, stain
from assets.studio.lucca.layout import HEIGHT, WIDTH

_STONE = "#dcc596"
_UPPER, _LOWER = Box(0, 146, WIDTH, 74), Box(0, 238, WIDTH, 196)
_BRICK = Coursing("#b4603c", 36, 12.5, 1.5, spread=15, light_strength=0.32, dark_strength=0.5)
_MEDALLION: Point = (184, 316)
_BASTIONS = 9


def paint_wall() -> Image.Image:
    sketch, rng = Sketch(WIDTH, HEIGHT), random.Random(5)
    sky(sketch, Box(0, 0, WIDTH, 130), ((0, "#7fb0d4"), (0.6, "#cfe0dc"), (1, "#f6e6b8")))
    _planes(sketch, rng)
    _brickwork(sketch, rng)
    _embrasures(sketch)
    _meadow(sketch, rng)
    _bastions(sketch, _MEDALLION, 88)
    vignette(sketch, sketch.box, 0.34)
    return render(sketch, WIDTH, HEIGHT)


def _planes(sketch: Sketch, rng: random.Random) -> None:
    """The trees on the rampart, whose crowns hide the horizon."""
    haze = sketch.vertical(70, 122, ((0, "#9db38a"), (1, "#7d9660")))
    sketch.path("M0 92 Q60 74 120 90 T240 86 T368 90 V126 H0 Z", haze)
    for x, y, reach in ((-6.0, 62.0, 50.0), (84, 56, 46), (184, 50, 52), (284, 56, 46), (374, 62, 50)):
        sketch.rect(Box(x - 4.5, y + 20, 9, 60), "#4e3820")
        _crown(sketch, (x, y), reach, rng)
    sketch.rect(Box(0, 112, WIDTH, 18), sketch.vertical(112, 130, ((0, "#b4b75e"), (1, "#64763a"))))
    for _ in range(120):
        x = rng.uniform(0, WIDTH)
        sketch.line((x, 115), (x + rng.uniform(-3, 3), 107), mix("#7d8c40", "#d2cf7c", rng.random()), 1.3, opacity=0.8)


def _crown(sketch: Sketch, centre: Point, reach: float, rng: random.Random) -> None:
    for _ in range(90):
        turn, away = rng.uniform(0, math.tau), reach * math.sqrt(rng.random())
        dx, dy = math.cos(turn) * away, math.sin(turn) * away * 0.72
        light = 0.5 - 0.5 * (dx * 0.6 + dy) / reach + rng.uniform(-0.14, 0.14)
        leaf = mix("#2c4a22", "#a6b955", max(0.0, min(1.0, light)))
        sketch.circle((centre[0] + dx, centre[1] + dy), rng.uniform(5, 11), leaf, fill_opacity=0.92)


def _brickwork(sketch: Sketch, rng: random.Random) -> None:
    for wall in (_UPPER, _LOWER):
        lay_courses(sketch, wall, _BRICK, rng)
        stain(sketch, rectangle(wall), "#3a1408", 0.5, ".012 .03", seed=int(wall.h), bias=-0.85)
        emboss(sketch, wall, STONE_RELIEF, 0.55)
    _ledge(sketch, Box(0, 128, WIDTH, 20))
    _ledge(sketch, Box(0, 220, WIDTH, 18))
    for foot in (148.0, 238.0):
        fade_down(sketch, Box(0, foot, WIDTH, 20), 0.6)
    rise = sketch.horizontal(0, WIDTH, ((0, "#fff0c0", 0.22), (0.5, "#fff0c0", 0), (1, "#200a20", 0.32)))
    sketch.rect(Box(0, 128, WIDTH, 306), rise)


def _ledge(sketch: Sketch, box: Box) -> None:
    tones = ((0, "#fffaea"), (0.4, mix(_STONE, CREAM, 0.3)), (0.75, _STONE), (1, "#7d6238"))
    sketch.rect(box, sketch.vertical(box.y, box.bottom, tones))
    for i in range(8):
        sketch.line((i * 46 + 23, box.y + 2), (i * 46 + 23, box.bottom - 2), "#7d6238", 1, opacity=0.55)
    emboss(sketch, box, STONE_RELIEF, 0.4)


def _embrasures(sketch: Sketch) -> None:
    for x in (64, 304):
        opening = Box(x - 22, 168, 44, 30)
        sketch.rect(opening.inset(-5), _STONE, stroke="#5a3c1c", stroke_width=1)
        sketch.rect(opening, sketch.vertical(opening.y, opening.bottom, ((0, "#0e0604"), (1, "#3a1a10"))))
        slope = [(opening.x, opening.bottom), (opening.right, opening.bottom), (opening.right - 9, opening.bottom - 8)]
        sketch.path(polygon([*slope, (opening.x + 9, opening.bottom - 8)]), "#c98a62")


def _meadow(sketch: Sketch, rng: random.Random) -> None:
    sketch.path(
        "M0 432 Q90 422 184 430 T368 428 V460 H0 Z", sketch.vertical(424, 460, ((0, "#a3ad54"), (1, "#46582a")))
    )
    for _ in range(170):
        x, y = rng.uniform(0, WIDTH), rng.uniform(428, 458)
        blade = mix("#4c6030", "#cfd07a", rng.random())
        sketch.line((x, y), (x + rng.uniform(-3, 3), y - rng.uniform(5, 11)), blade, 1.3, opacity=0.75)


def _bastions(sketch: Sketch, centre: Point, radius: float) -> None:
    """The ring with its arrow-headed bastions seen from above, and a lily for the town inside it."""
    cx, cy = centre
    medallion(sketch, centre, radius, BURGUNDY, "#3d0810")
    outline: list[Point] = []
    for i in range(_BASTIONS):
        middle = math.tau * i / _BASTIONS - math.pi / 2
        for turn, reach in ((-0.26, 0.5), (-0.085, 0.5), (-0.085, 0.57), (-0.19, 0.63), (0, 0.78)):
            outline.append(_on_ring(centre, middle + turn, reach * radius))
        for turn, reach in ((0.19, 0.63), (0.085, 0.57), (0.085, 0.5), (0.26, 0.5)):
            outline.append(_on_ring(centre, middle + turn, reach * radius))
    face = Box(cx - radius * 0.8, cy - radius * 0.8, radius * 1.6, radius * 1.6)
    sketch.path(polygon(outline), "#140806", fill_opacity=0.5, transform="translate(2 3)")
    sketch.path(polygon(outline), gold_paint(sketch, face), stroke=UMBER, stroke_width=radius * 0.02)
    town = sketch.radial((cx - radius * 0.1, cy - radius * 0.12), radius * 0.5, ((0, "#9a2c38"), (1, "#4a0c14")))
    sketch.circle(centre, radius * 0.39, town, stroke=UMBER, stroke_width=radius * 0.022)
    lily(sketch, cx, cy, radius * 0.022)


def _on_ring(centre: Point, turn: float, reach: float) -> Point:
    return centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)
