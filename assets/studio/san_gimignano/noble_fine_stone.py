"""Fine Stone: a carved block of marble on the masons' crane."""

import random

from assets.studio.kit.geometry import Box, polygon
from assets.studio.kit.light import drop_shadow, glow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import STEEL
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STUCCO_RELIEF, emboss
from assets.studio.kit.timber import beam, rope
from assets.studio.san_gimignano.dusk import evening_hills, evening_sky, ground, towers_behind
from assets.studio.san_gimignano.stones import vein

_FRONT = [(112, 300), (258, 314), (258, 446), (112, 424)]
_SIDE = [(258, 314), (346, 282), (346, 400), (258, 446)]
_TOP = [(112, 300), (202, 272), (346, 282), (258, 314)]
_HOOK = (222, 206)


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (352, 380), rng)
    evening_hills(sketch, rng, (398, 428))
    towers_behind(sketch, ((36, 17, 82), (60, 15, 58), (366, 16, 92), (390, 17, 62)), 452, rng)
    ground(sketch, 452, "#3a2430", "#8a6048", rng)
    _trestle(sketch)
    _block(sketch, rng)
    _slings(sketch)
    _tools(sketch)


def _trestle(sketch: Sketch) -> None:
    beam(sketch, (44, 510), (214, 90), 14, "#8a5a32")
    beam(sketch, (400, 510), (232, 90), 14, "#7a4d2a")
    beam(sketch, (142, 266), (302, 266), 9, "#7a4d2a")
    for radius, tone in ((22, "#5a3716"), (13, "#a8743e"), (4, "#1e1006")):
        sketch.circle((222, 98), radius, tone, stroke="#1e1006", stroke_width=2.4)
    for x in (212, 232):
        rope(sketch, (x, 100), (_HOOK[0] + (x - 222) * 0.3, _HOOK[1] - 8), 4)


def _block(sketch: Sketch, rng: random.Random) -> None:
    sketch.ellipse((236, 494), (140, 14), "#120814", fill_opacity=0.55, filter=sketch.blur(6))
    glow(sketch, (200, 340), 170, "#fff0d8", 0.35)
    sketch.path(polygon(_FRONT), sketch.horizontal(112, 258, ((0, "#fffaf0"), (1, "#e6d6cc"))))
    sketch.path(polygon(_SIDE), sketch.horizontal(258, 346, ((0, "#b096a4"), (1, "#806482"))))
    sketch.path(polygon(_TOP), sketch.vertical(272, 314, ((0, "#fffdf6"), (1, "#ffe9cc"))))
    outline = polygon([_FRONT[0], _TOP[1], _TOP[2], _SIDE[2], _FRONT[2], _FRONT[3]])
    with sketch.group(clip_path=sketch.clip(outline)):
        for _ in range(26):
            vein(sketch, Box(100, 270, 240, 170), rng, 190)
    emboss(sketch, Box(108, 268, 242, 182), STUCCO_RELIEF, 0.3, sketch.clip(outline))
    sketch.line(_FRONT[1], _FRONT[2], "#fff6e0", 2, opacity=0.7)
    sketch.path("M112 300 L258 314 L346 282", stroke="#fffdf2", stroke_width=2.6)
    _rosette(sketch)


def _rosette(sketch: Sketch) -> None:
    with sketch.group(transform="translate(185 370) skewY(6.5)"):
        sketch.circle((0, 0), 46, "#c9b2a4", stroke="#8a7068", stroke_width=2.4)
        dish = ((0, "#fffdf4"), (1, "#d8c4b8"))
        sketch.circle((-1, -1.6), 42, sketch.radial((-12, -14), 58, dish))
        petal = sketch.vertical(-38, -5, ((0, "#fffaf0"), (1, "#b89c94")))
        for i in range(8):
            with sketch.at(0, 0, turn=i * 45):
                sketch.path(
                    "M0 -5 C-11 -17 -9 -32 0 -38 C9 -32 11 -17 0 -5 Z", petal, stroke="#8a7068", stroke_width=1.2
                )
        sketch.circle((0, 0), 10, gold_paint(sketch, Box(-10, -10, 20, 20)), stroke="#6b4a20", stroke_width=1.2)


def _slings(sketch: Sketch) -> None:
    for start, end in ((_HOOK, (140, 292)), (_HOOK, (302, 298)), ((140, 292), (140, 429)), ((302, 298), (302, 424))):
        rope(sketch, start, end, 4.6)
    drop_shadow(sketch, f"M{_HOOK[0] - 9} {_HOOK[1] - 9} h18 v18 h-18 Z", 3)
    sketch.circle(_HOOK, 10, "#4a4a54", stroke="#12101a", stroke_width=2.2)
    sketch.circle((_HOOK[0] - 3, _HOOK[1] - 3), 3, "#c9d0dc", fill_opacity=0.8)


def _tools(sketch: Sketch) -> None:
    with sketch.at(66, 506, turn=-24):
        beam(sketch, (0, 0), (0, -46), 9, "#a5713c")
        head = sketch.horizontal(-22, 22, ((0, "#d8a868"), (1, "#6b3f1c")))
        sketch.path("M-20 -76 H20 L23 -44 H-23 Z", head, stroke="#2a1608", stroke_width=2)
    with sketch.at(352, 512, turn=66):
        sketch.rect(Box(-6, -64, 12, 40), sketch.horizontal(-6, 6, STEEL), stroke="#1a1a24", stroke_width=1.4)
        sketch.rect(Box(-7, -24, 14, 28), "#8a5a32", stroke="#2a1608", stroke_width=1.4)
