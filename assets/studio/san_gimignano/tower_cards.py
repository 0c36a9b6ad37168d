"""The six cards: a tower of the number's own stone, at its own hour."""

import random

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, polygon, rectangle
from assets.studio.kit.land import Building, city_tower, cypress, grass, hill
from assets.studio.kit.light import fade_down, glow
from assets.studio.kit.materials import medallion
from assets.studio.kit.palette import CREAM
from assets.studio.kit.raster import render
from assets.studio.kit.sky import birds, clouds, full_moon, sky, stars, sun, sunbeams
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import ROUGH_RELIEF, STONE_RELIEF, emboss
from assets.studio.san_gimignano.card_frame import (
    ART,
    HEIGHT,
    WIDTH,
    frame,
    hour_dial,
    name_plate,
    new_card,
    picture_window,
    settle_picture,
    shield_plate,
)
from assets.studio.san_gimignano.donations import donation
from assets.studio.san_gimignano.hours import HOURS, LOOKS, Hour
from assets.studio.san_gimignano.openings import corbels, gate, merlons, slit, twin_window
from assets.studio.san_gimignano.stones import in_shade, lay_stone

HORIZON = 470
_STOREY = 116
_FRONT = Box(136, 182, 172, 3 * _STOREY)
_SIDE = Box(_FRONT.right, _FRONT.y, 58, _FRONT.h)
_SILHOUETTE = [
    (_FRONT.x, _FRONT.bottom),
    (_FRONT.x, 184),
    (124, 170),
    (124, 138),
    (378, 138),
    (378, 170),
    (_SIDE.right, 184),
    (_SIDE.right, _SIDE.bottom),
]
_MEDALLION = (_FRONT.centre[0], _FRONT.y + 1.53 * _STOREY)
_TOWN_TOWERS = (
    (30, 12, 62),
    (46, 11, 44),
    (60, 14, 84),
    (84, 12, 52),
    (100, 13, 70),
    (372, 13, 76),
    (390, 12, 48),
    (404, 13, 92),
)
_TOPS = ("battlements", "flat", "belfry", "roof")


def paint_card(number: int) -> Image.Image:
    sketch = new_card()
    hour, look = HOURS[number], LOOKS[number]
    with sketch.group(clip_path=sketch.clip(picture_window())):
        _landscape(sketch, number, hour, random.Random(number * 13))
        _tower(sketch, number, hour, random.Random(number * 29))
        _foreground(sketch, hour, random.Random(number * 31))
    settle_picture(sketch, look)
    frame(sketch, look)
    medallion(sketch, _MEDALLION, 55, look.plate, look.plate_dark)
    donation(sketch, number, *_MEDALLION, 1.62)
    name_plate(sketch, look)
    shield_plate(sketch, look)
    hour_dial(sketch, number, hour)
    return render(sketch, WIDTH, HEIGHT)


def _landscape(sketch: Sketch, number: int, hour: Hour, rng: random.Random) -> None:
    heavens = Box(ART.x, ART.y, ART.w, HORIZON - ART.y)
    sky(sketch, heavens, hour.sky)
    if number == 10:
        stars(sketch, Box(ART.x, ART.y, ART.w, 330), 130, rng)
        full_moon(sketch, (74, 226), 30)
    clouds(sketch, heavens, hour.cloud, hour.cloud_strength)
    if hour.sun:
        sun(sketch, hour.sun)
    if number == 7:
        sunbeams(sketch, (232, 82), 330, 14, "#fff6c8", 0.3)
    if number in (6, 7, 8):
        birds(sketch, [(66, 236, 1.5), (92, 218, 1.1), (104, 248, 0.9), (396, 160, 1.2)], "#2a2a3a")
    tops = (404, 436, 470)
    for depth, (low, high) in enumerate(hour.hills):
        hill(sketch, Box(ART.x, tops[depth], ART.w, ART.bottom - tops[depth]), low, high, 8 + 3 * depth, rng)
        if depth == 0:
            _town(sketch, hour, rng)
        else:
            for _ in range(6):
                cypress(
                    sketch,
                    rng.uniform(26, 414),
                    tops[depth] + rng.uniform(6, 24),
                    rng.uniform(22, 40),
                    hour.trees,
                    rng,
                )
    if number == 5:
        _morning_mist(sketch)


def _morning_mist(sketch: Sketch) -> None:
    for y, strength in ((446, 0.5), (478, 0.45), (418, 0.35)):
        mist = sketch.radial((220, y), (260, 16), ((0, "#fff0e6", strength), (1, "#fff0e6", 0)))
        sketch.ellipse((220, y), (260, 16), mist)


def _town(sketch: Sketch, hour: Hour, rng: random.Random) -> None:
    far = hour.hills[1][0]
    look = Building(
        mix(hour.town, far, 0.35),
        mix("#a5512b", far, 0.45),
        hour.rim,
        mix(far, hour.hills[2][0], 0.5),
        hour.lamps,
    )
    for i, (x, width, height) in enumerate(_TOWN_TOWERS):
        city_tower(sketch, Box(x, 428 - height, width, height), look, rng, _TOPS[i % 4])


def _tower(sketch: Sketch, number: int, hour: Hour, rng: random.Random) -> None:
    stone = LOOKS[number].stone
    shadow = [(_SIDE.right - 10, 524), (440, 552), (440, 512), (_SIDE.right, 500)]
    sketch.path(polygon(shadow), "#140820", fill_opacity=0.45, filter=sketch.blur(3))
    lay_stone(sketch, _FRONT, number, rng, _STOREY)
    lay_stone(sketch, _SIDE, number, rng, _STOREY, shaded=True)
    for storey in range(3):
        _string_course(sketch, stone, _FRONT.y + storey * _STOREY)
    _parapet(sketch, number, stone, rng)
    body = sketch.clip(polygon(_SILHOUETTE))
    emboss(sketch, Box(120, 130, 262, 404), ROUGH_RELIEF if number in (5, 8) else STONE_RELIEF, 0.55, body)
    _light(sketch, number, hour)
    frame_stone = mix(stone, "#efe0bd", 0.5)
    lit = hour.lamps > 0.3
    for x in (_FRONT.x + 46, _FRONT.right - 46):
        twin_window(sketch, (x, _FRONT.y + 92), 36, 64, frame_stone, lit, rng)
    for storey in range(3):
        foot = (_SIDE.centre[0], _FRONT.y + storey * _STOREY + 84)
        slit(sketch, foot, 14, 38, in_shade(stone), rng.random() < hour.lamps)
    gate(sketch, (_FRONT.centre[0], 534), 62, 92, mix(stone, "#e8d6ac", 0.4), rng)
    if lit:
        glow(sketch, (_FRONT.centre[0], 520), 90, "#ffb050", 0.45)


def _string_course(sketch: Sketch, stone: str, y: float) -> None:
    pale, deep = mix(stone, CREAM, 0.5), mix(stone, "#3a2410", 0.45)
    front = sketch.vertical(y - 3, y + 7, ((0, CREAM), (0.4, pale), (1, deep)))
    side = sketch.vertical(y - 3, y + 7, ((0, in_shade(pale)), (1, in_shade(deep))))
    sketch.rect(Box(_FRONT.x - 4, y - 3, _FRONT.w + 4, 10), front)
    sketch.rect(Box(_SIDE.x, y - 3, _SIDE.w + 4, 10), side)
    fade_down(sketch, Box(_FRONT.x, y + 7, _FRONT.w + _SIDE.w, 9), 0.5)


def _parapet(sketch: Sketch, number: int, stone: str, rng: random.Random) -> None:
    pale = mix(stone, "#ecd9ae", 0.3)
    fade_down(sketch, Box(_FRONT.x, 186, _FRONT.w + _SIDE.w, 20), 0.6)
    corbels(
        sketch,
        124,
        _FRONT.right,
        172,
        9,
        17,
        sketch.vertical(172, 190, ((0, mix(pale, CREAM, 0.5)), (1, stone))),
    )
    corbels(sketch, _SIDE.x + 2, 378, 172, 4, 17, in_shade(mix(pale, "#3a2410", 0.2)))
    lay_stone(sketch, Box(124, 140, _FRONT.right - 124, 34), number, rng, _STOREY * 0.9)
    lay_stone(sketch, Box(_SIDE.x, 140, 378 - _SIDE.x, 34), number, rng, _STOREY * 0.9, shaded=True)
    split = number in (5, 8, 10)
    face = sketch.vertical(106, 140, ((0, mix(pale, CREAM, 0.6)), (1, pale)))
    merlons(sketch, 124, _FRONT.right, 141, 5, (25, 30), face, "#3a2410", split)
    merlons(sketch, _SIDE.x + 5, 378, 141, 3, (16, 30), in_shade(pale), "#1a0e20", split)
    sketch.rect(Box(122, 137, _FRONT.right - 122, 5), mix(pale, CREAM, 0.7))
    sketch.rect(Box(_SIDE.x, 137, 380 - _SIDE.x, 5), in_shade(mix(pale, CREAM, 0.4)))


def _light(sketch: Sketch, number: int, hour: Hour) -> None:
    """The sun on the left edge, the side in shade, and all of it in the colour of the hour."""
    silhouette = polygon(_SILHOUETTE)
    if number == 10:
        with sketch.group(blend="multiply"):
            sketch.path(silhouette, "#7a78c8", fill_opacity=0.62)
    else:
        sketch.path(silhouette, hour.tint, fill_opacity=hour.tint_strength * 0.6)
    shine = 0.42 if number != 10 else 0.18
    front = ((0, hour.rim, shine), (0.3, hour.rim, 0.05), (0.7, "#2a1030", 0), (1, "#2a1030", 0.28))
    sketch.path(rectangle(_FRONT), sketch.horizontal(_FRONT.x, _FRONT.right, front))
    side = ((0, "#1a0a34", 0.42), (1, "#1a0a34", 0.16))
    sketch.path(rectangle(_SIDE), sketch.horizontal(_SIDE.x, _SIDE.right, side))
    sketch.line(
        (_FRONT.x + 1, 190),
        (_FRONT.x + 1, _FRONT.bottom),
        hour.rim,
        2.4,
        opacity=0.65 if number != 10 else 0.4,
    )
    dark = sketch.vertical(_FRONT.bottom - 70, _FRONT.bottom, ((0, "#140820", 0), (1, "#140820", 0.4)))
    sketch.rect(Box(_FRONT.x, _FRONT.bottom - 70, _FRONT.w + _SIDE.w, 70), dark)


def _foreground(sketch: Sketch, hour: Hour, rng: random.Random) -> None:
    low, high = hour.hills[2]
    hill(sketch, Box(ART.x, 528, ART.w, 120), mix(low, "#120a08", 0.4), mix(low, high, 0.5), 5, rng)
    blades = tuple(mix(high, tone, 0.3) for tone in ("#c8b860", "#20301a", "#8a9a50"))
    grass(sketch, Box(ART.x, 528, ART.w, 22), 110, blades, rng, 15)
    for x, base, height in ((48, 560, 168), (86, 552, 118), (396, 562, 178), (360, 552, 104)):
        cypress(sketch, x, base, height, hour.trees, rng)
