"""City Wall: the gate of San Gimignano by torchlight, banners on either side."""

import random

from assets.studio.kit.geometry import Box, arch, heater_shield, polygon
from assets.studio.kit.heraldry import two_towers
from assets.studio.kit.light import drop_shadow, fade_down, glow
from assets.studio.kit.masonry import Coursing, lay_courses, voussoirs
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.san_gimignano.dusk import evening_hills, evening_sky, ground, towers_behind
from assets.studio.san_gimignano.openings import corbels, merlons, slit

_WALL = Box(22, 330, 396, 204)
_GATEHOUSE = Box(128, 236, 184, 300)
_CUT = Coursing("#d8a888", 26, 13, 1.4, spread=10, light="#fff0c0", dark="#2a1020")
_GATE_FOOT = 534


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (84, 300), rng)
    evening_hills(sketch, rng, (352,))
    towers_behind(
        sketch, ((34, 22, 128), (62, 20, 92), (90, 22, 152), (326, 22, 140), (354, 20, 104), (380, 24, 166)), 350, rng
    )
    ground(sketch, 528, "#2a1820", "#8a6048", rng)
    _curtain_wall(sketch, rng)
    _gatehouse(sketch, rng)
    _gate(sketch, rng)
    _arms(sketch)
    for x in (150, 290):
        _torch(sketch, x)
    for x in (74, 366):
        _banner(sketch, x)


def _curtain_wall(sketch: Sketch, rng: random.Random) -> None:
    teeth = sketch.vertical(300, 332, ((0, "#f0c8a4"), (1, "#c89a80")))
    merlons(sketch, 14, 122, 332, 4, (22, 30), teeth, "#3a1c1c", split=True)
    merlons(sketch, 318, 426, 332, 4, (22, 30), "#9a7078", "#2a1020", split=True)
    lay_courses(sketch, _WALL, _CUT, rng)
    sketch.rect(Box(22, 328, 396, 6), "#ffe6bc")
    emboss(sketch, _WALL, STONE_RELIEF, 0.5)
    turning = ((0, "#ffd890", 0.26), (0.3, "#ffd890", 0.02), (1, "#1a0a34", 0.5))
    sketch.rect(_WALL, sketch.horizontal(_WALL.x, _WALL.right, turning))
    for x in (46, 102, 338, 394):
        slit(sketch, (x, 374), 9, 26, "#c89a80", lit=False)


def _gatehouse(sketch: Sketch, rng: random.Random) -> None:
    shade = ((0, "#12061e", 0.65), (1, "#12061e", 0))
    sketch.rect(Box(_GATEHOUSE.right, 240, 40, 294), sketch.horizontal(_GATEHOUSE.right, _GATEHOUSE.right + 40, shade))
    lay_courses(sketch, _GATEHOUSE, _CUT, rng)
    head = Box(116, 196, 208, 38)
    corbels(sketch, 118, 324, 232, 11, 18, sketch.vertical(232, 250, ((0, "#f0c8a4"), (1, "#8a5c50"))))
    lay_courses(sketch, head, _CUT, rng)
    tooth = sketch.vertical(162, 198, ((0, "#fbdcb4"), (1, "#d0a284")))
    merlons(sketch, 116, 324, 198, 6, (24, 34), tooth, "#3a1c1c", split=True)
    sketch.rect(Box(113, 193, 214, 6), "#ffe6bc")
    emboss(
        sketch, Box(116, 160, 208, 376), STONE_RELIEF, 0.5, sketch.clip("M116 196 H324 V234 H312 V536 H128 V234 H116 Z")
    )
    turning = ((0, "#ffd890", 0.32), (0.4, "#ffd890", 0), (1, "#1a0a34", 0.45))
    sketch.rect(_GATEHOUSE, sketch.horizontal(_GATEHOUSE.x, _GATEHOUSE.right, turning))
    fade_down(sketch, Box(128, 248, 184, 20), 0.55)


def _gate(sketch: Sketch, rng: random.Random) -> None:
    voussoirs(sketch, 220, _GATE_FOOT, 92, 156, 17, "#e8bc98", rng, stones=13)
    opening = arch(220, _GATE_FOOT, 92, 156)
    sketch.path(opening, sketch.vertical(378, _GATE_FOOT, ((0, "#100818"), (0.6, "#3a1c1c"), (1, "#8a4a24"))))
    with sketch.group(clip_path=sketch.clip(opening)):
        sketch.path(
            polygon([(198, _GATE_FOOT), (212, 456), (228, 456), (246, _GATE_FOOT)]), "#e0a868", fill_opacity=0.8
        )
        glow(sketch, (220, 474), 62, "#ffc560", 0.85)
        for bar in range(-3, 4):
            x = 220 + bar * 13
            sketch.line((x, 376), (x, 444), "#1a1010", 4.4)
            sketch.path(polygon([(x - 3, 442), (x + 3, 442), (x, 454)]), "#1a1010")
        for y in (402, 426):
            sketch.line((174, y), (266, y), "#1a1010", 4)


def _arms(sketch: Sketch) -> None:
    shield = Box(186, 278, 68, 82)
    drop_shadow(sketch, heater_shield(shield), 4)
    sketch.path(heater_shield(shield), gold_paint(sketch, shield), stroke=UMBER, stroke_width=2)
    field = shield.inset(5)
    with sketch.group(clip_path=sketch.clip(heater_shield(field))):
        sketch.rect(Box(field.x, field.y, field.w, field.h / 2), "#a81f22")
        sketch.rect(Box(field.x, field.y + field.h / 2, field.w, field.h / 2), "#e8b93c")
    two_towers(sketch, 220, 316, 1.05)


def _torch(sketch: Sketch, x: float) -> None:
    glow(sketch, (x, 388), 66, "#ffc560", 0.8)
    sketch.line((x, 424), (x, 394), "#3a210c", 7)
    sketch.path(f"M{x - 8} 396 q-4 -17 6 -32 q1 11 7 15 q6 7 2 17 Z", "#ff9a30")
    sketch.path(f"M{x - 4} 396 q-2 -10 4 -18 q5 9 4 18 Z", "#fff0a8")


def _banner(sketch: Sketch, x: float) -> None:
    cloth = f"M{x - 24} 398 h48 v106 l-24 -20 l-24 20 Z"
    folds = ((0, "#d8433a"), (0.4, "#8e1a1f"), (0.7, "#c0302c"), (1, "#5b0f14"))
    drop_shadow(sketch, cloth, 4)
    sketch.path(cloth, sketch.horizontal(x - 24, x + 24, folds), stroke="#2a0608", stroke_width=1.4)
    gold = sketch.linear((x - 28, 390), (x + 28, 400), BRIGHT_GOLD)
    sketch.rect(Box(x - 29, 392, 58, 7), gold, stroke=UMBER, stroke_width=1.2)
    two_towers(sketch, x, 438, 0.95, "#f3d77c")
