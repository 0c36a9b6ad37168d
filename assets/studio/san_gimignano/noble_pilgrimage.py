"""Pilgrimage to the Vatican: the basilica in a blaze of light, and the road that leads to it."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, trace
from assets.studio.kit.land import cypress, hill
from assets.studio.kit.palette import BRIGHT_GOLD
from assets.studio.kit.sky import sunbeams
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.san_gimignano.card_frame import ART
from assets.studio.san_gimignano.dusk import evening_sky
from assets.studio.san_gimignano.figures import pilgrim
from assets.studio.san_gimignano.hours import NOBLE_HOUR

_STONE: Stops = ((0, "#ffdcb4"), (0.5, "#d8a894"), (1, "#7d5870"))
_DARK = "#4a2c44"
_SILVER = ((0, "#ffffff"), (0.5, "#8a92a4"), (1, "#e8ecf4"))


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (220, 244), rng)
    sunbeams(sketch, (220, 244), 330, 22, "#ffdc98", 0.5)
    hill(sketch, Box(ART.x, 356, ART.w, 280), "#6a4258", "#a86a74", 5, rng)
    _basilica(sketch)
    hill(sketch, Box(ART.x, 386, ART.w, 250), "#5a3a4a", "#8f6054", 7, rng)
    hill(sketch, Box(ART.x, 424, ART.w, 220), "#3f2c34", "#8a6a44", 9, rng)
    _road(sketch)
    for x, foot, height in ((44, 500, 116), (68, 486, 84), (398, 490, 128), (372, 476, 96)):
        cypress(sketch, x, foot, height, NOBLE_HOUR.trees, rng)
    for x, foot, tall, robe in ((288, 486, 76, "#7a5a3a"), (326, 500, 82, "#5d4a6a"), (150, 446, 38, "#8c3a30")):
        pilgrim(sketch, (x, foot), tall, robe)
    _keys(sketch)


def _stone_box(sketch: Sketch, box: Box) -> None:
    sketch.rect(box, sketch.horizontal(box.x, box.right, _STONE))


def _basilica(sketch: Sketch) -> None:
    _stone_box(sketch, Box(104, 300, 232, 62))
    for i in range(11):
        x = 112 + i * 20.6
        sketch.path(arch(x + 13, 360, 11, 32), _DARK)
        sketch.rect(Box(x, 308, 7, 52), mix("#fff0d0", "#7d5870", i / 12))
    sketch.rect(Box(97, 292, 246, 9), "#ffe6c0")
    sketch.rect(Box(97, 300, 246, 4), "#5a3a54", fill_opacity=0.8)
    for i in range(13):
        x = 105 + i * 18.6
        sketch.rect(Box(x, 282, 4, 10), "#e8c4a4")
        sketch.circle((x + 2, 281), 3, "#e8c4a4")
    for x in (124, 292):
        _stone_box(sketch, Box(x, 256, 22, 36))
        sketch.path(trace("M", x - 3, 256, "Q", x + 11, 226, x + 25, 256, "Z"), "#8a92a8")
    _dome(sketch)


def _dome(sketch: Sketch) -> None:
    _stone_box(sketch, Box(178, 236, 84, 56))
    for i in range(6):
        sketch.path(arch(189 + i * 13, 288, 7.5, 34), _DARK)
        sketch.rect(Box(181.5 + i * 13, 240, 3, 50), "#ffe6c0", fill_opacity=0.7)
    sketch.rect(Box(172, 230, 96, 8), "#ffe6c0")
    shell = ((0, "#f0d8c4"), (0.35, "#a4aebc"), (1, "#4a4868"))
    dome = "M176 230 C176 172 202 148 220 146 C238 148 264 172 264 230 Z"
    sketch.path(dome, sketch.horizontal(176, 264, shell), stroke="#3a2c48", stroke_width=1.2)
    for rib in (-0.8, -0.4, 0, 0.4, 0.8):
        curve = trace("M", 220 + rib * 44, 230, "C", 220 + rib * 46, 188, 220 + rib * 22, 158, 220, 148)
        sketch.path(curve, stroke="#fff0d8", stroke_width=2, stroke_opacity=0.6)
    _stone_box(sketch, Box(209, 124, 22, 24))
    sketch.path("M206 124 Q220 104 234 124 Z", "#8f96a4")
    sketch.circle((220, 108), 5, "#f0c95c", stroke="#5a3a0c", stroke_width=1)
    for start, end in (((220, 104), (220, 84)), ((212, 92), (228, 92))):
        sketch.line(start, end, "#f0c95c", 4)


def _road(sketch: Sketch) -> None:
    road = (
        "M214 362 C204 384 268 392 252 410 C236 430 130 426 134 452 C140 486 300 474 340 560 H150 "
        "C176 506 76 496 88 452 C98 416 226 418 236 406 C246 396 196 386 206 362 Z"
    )
    dust = sketch.vertical(362, 560, ((0, "#ffe0b0"), (0.4, "#e0b484"), (1, "#a87a58")))
    sketch.path(road, dust, stroke="#5a3a30", stroke_width=1.4)


def _keys(sketch: Sketch) -> None:
    shaft = "M-2.8 -18 H2.8 V36 H-2.8 Z"
    bit = "M2.8 21 H14 V25 H10 V28 H14 V35 H2.8 Z"
    bow = "M0 -18 C-15 -18 -15 -42 0 -42 C15 -42 15 -18 0 -18 Z M0 -23 C8 -23 8 -37 0 -37 C-8 -37 -8 -23 0 -23 Z"
    with sketch.at(84, 410, 1.5):
        for turn, metal in ((40, BRIGHT_GOLD), (-40, _SILVER)):
            paint = sketch.linear((-8, -40), (8, 40), metal)
            with sketch.at(0, 0, turn=turn):
                for part in (shaft, bit, bow):
                    sketch.path(part, paint, fill_rule="evenodd", stroke="#2a1806", stroke_width=1.3)
