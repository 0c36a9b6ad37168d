"""Rognosa: the tower no other may overtop, its bell cupola above a golden line drawn across the sky."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, polygon, rectangle
from assets.studio.kit.land import house
from assets.studio.kit.light import fade_down, glow
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.san_gimignano.dusk import TOWN, evening_hills, evening_sky, ground, towers_behind
from assets.studio.san_gimignano.openings import LAMP_PANE

_FRONT = Box(158, 182, 104, 400)
_SIDE = Box(262, 182, 40, 400)
_LIT = Coursing("#cf9f7c", 28, 14, 1.5, spread=12, light="#ffe0a8", dark="#2a1020")
_SHADED = Coursing("#6d5070", 26, 14, 1.3, spread=9, light="#b79ad0", dark="#0e0820", light_strength=0.2)


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (84, 392), rng)
    evening_hills(sketch, rng)
    ground(sketch, 480, "#241828", "#6a4450", rng)
    towers_behind(sketch, ((34, 42, 230), (92, 38, 178), (318, 42, 216), (368, 40, 254)), 540, rng)
    for x, width, height in ((26, 56, 56), (92, 60, 70), (306, 62, 60), (364, 54, 72)):
        house(sketch, Box(x, 552 - height, width, height), TOWN, rng)
    _limit(sketch)
    _shaft(sketch, rng)
    _cupola(sketch)


def _limit(sketch: Sketch) -> None:
    for colour, width in (("#2a1006", 7), ("#ffd24a", 4)):
        for x in range(28, 414, 22):
            sketch.line((x, 182), (x + 11, 182), colour, width)


def _shaft(sketch: Sketch, rng: random.Random) -> None:
    lay_courses(sketch, _FRONT, _LIT, rng)
    lay_courses(sketch, _SIDE, _SHADED, rng)
    both = rectangle(Box(_FRONT.x, _FRONT.y, _FRONT.w + _SIDE.w, _FRONT.h))
    emboss(sketch, Box(_FRONT.x, _FRONT.y, 144, 400), STONE_RELIEF, 0.55, sketch.clip(both))
    for y in (298, 420):
        sketch.rect(Box(_FRONT.x - 4, y, _FRONT.w + 4, 8), "#ffe0b0")
        sketch.rect(Box(_SIDE.x, y, _SIDE.w + 4, 8), "#8a6c8c")
        fade_down(sketch, Box(_FRONT.x, y + 8, 144, 9), 0.5)
    glow_paint = ((0, "#ffd890", 0.42), (0.3, "#ffd890", 0.05), (1, "#2a1030", 0.3))
    sketch.rect(_FRONT, sketch.horizontal(_FRONT.x, _FRONT.right, glow_paint))
    sketch.rect(_SIDE, sketch.horizontal(_SIDE.x, _SIDE.right, ((0, "#0e0a2a", 0.5), (1, "#0e0a2a", 0.2))))
    for y in (280, 398, 512):
        x = _FRONT.centre[0]
        voussoirs(sketch, x, y, 24, 54, 7, "#d8a888", rng, stones=7)
        sketch.path(arch(x, y, 24, 54), sketch.vertical(y - 54, y, LAMP_PANE))
        sketch.line((x, y - 54), (x, y), "#4a2410", 2.2)
        glow(sketch, (x, y - 26), 66, "#ffcf70", 0.45)


def _cupola(sketch: Sketch) -> None:
    sketch.rect(Box(146, 164, 116, 20), sketch.horizontal(146, 262, ((0, "#f8d4ac"), (1, "#c89878"))))
    sketch.rect(Box(262, 164, 52, 20), "#6d5070")
    sketch.rect(Box(142, 158, 120, 7), "#ffe6bc")
    sketch.rect(Box(262, 158, 56, 7), "#94789a")
    sketch.rect(Box(160, 94, 142, 64), "#3a2848")
    for x, width, tone in (
        (160, 17, "#f8d0a8"),
        (206, 15, "#e0b494"),
        (250, 13, "#c89a84"),
        (263, 10, "#8a6880"),
        (290, 13, "#5a4060"),
    ):
        sketch.rect(Box(x, 90, width, 68), tone)
    for x, width in ((177, 29), (221, 29)):
        sky_seen = sketch.vertical(96, 158, ((0, "#5f3f86"), (1, "#d8707c")))
        sketch.path(arch(x + width / 2, 158, width, 56), sky_seen)
        sketch.path(
            f"M{x} 90 h{width} v26 a{width / 2} {width / 2} 0 0 0 {-width} 0 Z", mix("#d8a888", "#3a2848", 0.25)
        )
    _bell(sketch)
    sketch.rect(Box(152, 84, 110, 9), "#ffe0b0")
    sketch.rect(Box(262, 84, 48, 9), "#8a6c8c")
    _roof(sketch)


def _bell(sketch: Sketch) -> None:
    bronze = gold_paint(sketch, Box(178, 110, 26, 36))
    sketch.path("M178 146 q4 -7 4 -18 q1 -16 9 -17 q8 1 9 17 q0 11 4 18 Z", bronze, stroke="#3a2206", stroke_width=1.4)
    sketch.circle((191, 149), 4, "#6b4712")


def _roof(sketch: Sketch) -> None:
    apex, corner = (226, 38), (262, 89)
    lit = sketch.linear((146, 80), (250, 60), ((0, "#f8a868"), (1, "#a94c28")))
    sketch.path(polygon([(146, 86), apex, corner]), lit)
    shaded = sketch.horizontal(250, 316, ((0, "#7d3422"), (1, "#4a1c28")))
    sketch.path(polygon([corner, apex, (316, 85)]), shaded)
    for i in range(1, 9):
        sketch.line((146 + i * 13, 86 + i * 0.3), apex, "#5a1c0e", 1.2, opacity=0.5)
    sketch.circle(apex, 5, "#f0c95c", stroke="#3a2206", stroke_width=1.2)
