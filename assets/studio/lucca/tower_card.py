"""The tower: the Guinigi's, with holm oaks on its roof, lit at nightfall; an empty ribbon below for its name."""

import math
import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, arch, polygon, rectangle, trace
from assets.studio.kit.land import Building, Foliage, city_tower, cypress
from assets.studio.kit.light import drop_shadow, fade_down, glow, vignette
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.materials import gold_line
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.sky import birds, clouds, crescent, sky, stars
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.lucca.layout import HEIGHT, WIDTH

_DUSK = ((0, "#10123c"), (0.35, "#37296e"), (0.62, "#8d4684"), (0.82, "#e27a62"), (1, "#ffc070"))
_LAMP = ((0, "#ffb347"), (0.5, "#fff0b4"), (1, "#ff9d3c"))
_FRONT, _SIDE = Box(122, 118, 84, HEIGHT - 118), Box(206, 118, 44, HEIGHT - 118)
_HORIZON = 368
_BRICK, _SHADED = "#b07a5c", "#4a3560"


def paint_tower() -> Image.Image:
    sketch, rng = Sketch(WIDTH, HEIGHT), random.Random(11)
    _evening(sketch, rng)
    _town(sketch, rng)
    _shaft(sketch, rng)
    _openings(sketch, rng)
    _oaks(sketch, rng)
    _gallery(sketch, rng)
    vignette(sketch, sketch.box, 0.5)
    _ribbon(sketch)
    return render(sketch, WIDTH, HEIGHT)


def _evening(sketch: Sketch, rng: random.Random) -> None:
    heaven = Box(0, 0, WIDTH, _HORIZON)
    sky(sketch, heaven, _DUSK)
    stars(sketch, Box(0, 0, WIDTH, 220), 90, rng)
    clouds(sketch, heaven, "#ff9fa0", 0.6)
    glow(sketch, (48, 66), 70, "#a8a0e8", 0.6)
    crescent(sketch, (48, 66), 25, "#fff4d2")
    birds(sketch, [(316, 150, 1.2), (336, 166, 0.9), (300, 176, 0.8)], "#1a1030")


def _town(sketch: Sketch, rng: random.Random) -> None:
    look = Building("#3a2458", "#2a1844", "#7a4a7a", "#1a1034", 0.5)
    tops = ("belfry", "roof", "battlements", "flat")
    for i, (x, width, height) in enumerate(
        (
            (8, 16, 60),
            (34, 13, 38),
            (60, 15, 78),
            (88, 13, 44),
            (270, 14, 52),
            (294, 15, 88),
            (326, 14, 46),
            (348, 15, 66),
        )
    ):
        city_tower(sketch, Box(x, _HORIZON + 4 - height, width, height), look, rng, tops[i % 4])
    wall = Box(0, _HORIZON, WIDTH, HEIGHT - _HORIZON)
    cut = Coursing("#43305e", 28, 11, 1.2, spread=9, light="#b08ac0", light_strength=0.25, dark="#0e0620")
    lay_courses(sketch, wall, cut, rng)
    for x in range(-4, WIDTH, 26):
        sketch.rect(Box(x, _HORIZON - 11, 15, 13), "#4a3668")
        sketch.rect(Box(x, _HORIZON - 11, 15, 2), "#9a78ac")
    sketch.rect(wall, sketch.vertical(wall.y, wall.bottom, ((0, "#0c0620", 0), (1, "#0c0620", 0.7))))
    leaves = Foliage("#120e26", "#33284e")
    for x, height in ((22, 104), (58, 70), (314, 76), (346, 112)):
        cypress(sketch, x, HEIGHT - 26, height, leaves, rng)


def _shaft(sketch: Sketch, rng: random.Random) -> None:
    sketch.path(
        rectangle(Box(_FRONT.x - 6, _FRONT.y, 140, _FRONT.h)), "#0a0420", fill_opacity=0.4, filter=sketch.blur(8)
    )
    lay_courses(sketch, _FRONT, Coursing(_BRICK, 21, 9.4, 1.1, spread=14, light="#ffd9a8", dark="#2a1024"), rng)
    shaded = Coursing(_SHADED, 17, 9.4, 1.1, spread=9, light="#a890d0", light_strength=0.22, dark="#0c0420")
    lay_courses(sketch, _SIDE, shaded, rng)
    both = Box(_FRONT.x, _FRONT.y, _FRONT.w + _SIDE.w, _FRONT.h)
    emboss(sketch, both, STONE_RELIEF, 0.5)
    warm = ((0, "#ffcf8a", 0.34), (0.3, "#ffcf8a", 0.05), (1, "#180a38", 0.4))
    sketch.rect(_FRONT, sketch.horizontal(_FRONT.x, _FRONT.right, warm))
    sketch.line((_FRONT.x + 0.8, _FRONT.y), (_FRONT.x + 0.8, _FRONT.bottom), "#ffdca4", 1.8, opacity=0.7)
    sketch.rect(both, sketch.vertical(300, _FRONT.bottom, ((0, "#0c0620", 0), (1, "#0c0620", 0.62))))
    for y in (206.0, 294.0):
        _string(sketch, y)


def _string(sketch: Sketch, y: float) -> None:
    fade_down(sketch, Box(_FRONT.x, y + 6, _FRONT.w + _SIDE.w, 9), 0.55)
    sketch.rect(Box(_FRONT.x - 3, y, _FRONT.w + 3, 6.5), sketch.vertical(y, y + 6.5, ((0, "#ffe8c0"), (1, "#7a5440"))))
    sketch.rect(Box(_SIDE.x, y, _SIDE.w + 3, 6.5), sketch.vertical(y, y + 6.5, ((0, "#8a74a8"), (1, "#33224c"))))


def _openings(sketch: Sketch, rng: random.Random) -> None:
    for x, foot, width, stone in (
        (144, 184, 17, "#d8b48c"),
        (184, 184, 17, "#d8b48c"),
        (164, 272, 22, "#d8b48c"),
        (164, 346, 22, "#c8a080"),
    ):
        _lit_window(sketch, (x, foot), width, stone, rng)
    for foot in (184, 272):
        _lit_window(sketch, (_SIDE.centre[0], foot), 13, "#6a5488", rng)


def _lit_window(sketch: Sketch, foot: Point, width: float, stone: str, rng: random.Random) -> None:
    x, y = foot
    height = width * 2
    voussoirs(sketch, x, y, width, height, width * 0.22, stone, rng, stones=7)
    sketch.path(arch(x, y, width, height), sketch.vertical(y - height, y, _LAMP), stroke="#2a1024", stroke_width=1)
    sketch.line((x, y), (x, y - height), "#8a4a1c", 1.3, opacity=0.85)
    sketch.line((x - width / 2, y - height * 0.5), (x + width / 2, y - height * 0.5), "#8a4a1c", 1.1, opacity=0.8)
    sketch.rect(Box(x - width * 0.85, y, width * 1.7, 3.4), mix(stone, "#fff0d0", 0.35))
    glow(sketch, (x, y - height * 0.45), width * 2.4, "#ffb050", 0.6)


def _oaks(sketch: Sketch, rng: random.Random) -> None:
    """Seven oaks stand up there in truth; three crowns are enough for the eye."""
    for x, y, reach in ((150, 62, 30), (218, 60, 30), (184, 44, 36)):
        sketch.line((x, y + 46), (x + 2, y + 8), "#241526", 5)
        for _ in range(70):
            turn, away = rng.uniform(0, math.tau), reach * math.sqrt(rng.random())
            dx, dy = math.cos(turn) * away, math.sin(turn) * away * 0.78
            light = 0.42 - 0.5 * (dx + dy * 0.8) / reach + rng.uniform(-0.14, 0.14)
            tone = mix("#12202a", "#7d9a5c", max(0.0, min(1.0, light)))
            sketch.circle((x + dx, y + dy), rng.uniform(4, 8), tone, fill_opacity=0.94)


def _gallery(sketch: Sketch, rng: random.Random) -> None:
    """The battlemented head of the tower, on corbels."""
    front, side = Box(112, 96, 94, 26), Box(206, 96, 54, 26)
    for face, stone, lit in ((front, "#c89a74", "#ffe2b4"), (side, "#57406e", "#a890d0")):
        for i in range(int(face.w // 13)):
            x = face.x + 2 + i * 13
            sketch.path(trace("M", x, 121, "h", 8, "v", 6, "q", -4, 8, -8, 0, "Z"), mix(stone, "#1a0c24", 0.25))
        lay_courses(sketch, face, Coursing(stone, 19, 8.7, 1, spread=10, light=lit, dark="#1a0a24"), rng)
        teeth = 4 if face is front else 2
        step = face.w / teeth
        for i in range(teeth):
            merlon = Box(face.x + (i + 0.16) * step, 81, step * 0.64, 16)
            lay_courses(sketch, merlon, Coursing(stone, 16, 8, 1, spread=8, light=lit, dark="#1a0a24"), rng)
            sketch.line((merlon.x, merlon.y), (merlon.right, merlon.y), lit, 1.6, opacity=0.8)
    fade_down(sketch, Box(_FRONT.x, 124, _FRONT.w + _SIDE.w, 18), 0.6)


def _ribbon(sketch: Sketch) -> None:
    """Blank: its middle is at 0.5, 0.86 of the card."""
    d = "M28 370 C110 358 258 358 340 370 L330 397 L340 424 C258 412 110 412 28 424 L38 397 Z"
    box = Box(28, 360, 312, 66)
    drop_shadow(sketch, d, 6, (3, 7), 0.65)
    silk = ((0, "#4d6cba"), (0.45, "#27408b"), (1, "#131f56"))
    sketch.path(d, sketch.vertical(box.y, box.bottom, silk), stroke=UMBER, stroke_width=1)
    gold_line(sketch, d, box, 3.4)
    sheen = sketch.horizontal(28, 340, ((0, "#fff", 0.02), (0.3, "#fff", 0.16), (0.6, "#fff", 0), (1, "#000", 0.25)))
    sketch.path(polygon([(40, 374), (328, 374), (322, 397), (328, 416), (40, 416), (46, 397)]), sheen)
