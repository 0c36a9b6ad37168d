"""The cards of the characters: a roundel of glazed terracotta in a garland, let into a wall."""

import math
import random
from functools import cache

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, circle, polar, ring
from assets.studio.kit.light import drop_shadow, inner_shadow, vignette
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.raster import render, scaled
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tempera import tempera
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.lorenzo.busts import on_blue

CARD = (480, 360)
_CENTRE: Point = (240, 180)
_RADIUS, _GARLAND, _INNER = 168.0, 150.0, 134.0
_LEAVES = ("#3f6a2c", "#57853a", "#2f5426", "#7a9a48")
_FRUITS = {
    1: (("#f0d23a", "#b58a1a"), ("#f4e07a", "#b09a3a"), ("#e8d8a0", "#9a7a3a")),
    2: (("#f0a02a", "#a85a10"), ("#d9742a", "#8c3a10"), ("#f0c23a", "#b5831a")),
    3: (("#8c2a4a", "#4a0c24"), ("#c2452a", "#6c1a10"), ("#6a3f7c", "#30184a")),
}
"""By period: lemons, oranges, grapes and pomegranates."""
_WALLS = {1: ("#d8c49c", "#fff0c4"), 2: ("#d2c2a2", "#fffbe8"), 3: ("#c8a684", "#ffc88a")}


def paint_character(number: int) -> Image.Image:
    period = 1 + (number - 49) // 8
    card = _wall(period).copy()
    card.alpha_composite(_frame_below())
    side = round(2 * _INNER)
    window = Sketch(side, side)
    window.circle((_INNER, _INNER), _INNER, "#fff")
    disc = scaled(on_blue(number), side, side)
    disc.putalpha(render(window, side, side).getchannel("A"))
    card.alpha_composite(disc, (round(_CENTRE[0] - _INNER), round(_CENTRE[1] - _INNER)))
    card.alpha_composite(_wreath(period))
    return card


@cache
def _wall(period: int) -> Image.Image:
    """Ashlar in the light of the period: morning, noon, evening."""
    stone, light = _WALLS[period]
    sketch = Sketch(*CARD)
    cut = Coursing(stone, 74, 36, 1.8, 9, light_strength=0.35, dark_strength=0.4)
    lay_courses(sketch, sketch.box, cut, random.Random(4 + period))
    emboss(sketch, sketch.box, STONE_RELIEF, 0.4)
    glow = ((0, light, 0.45), (0.5, light, 0.08), (1, "#1a0c06", 0.62))
    sketch.rect(sketch.box, sketch.radial((190, 100), (380, 330), glow))
    vignette(sketch, sketch.box, 0.5, "#1a0c06")
    return tempera(render(sketch, *CARD), 2, 8)


@cache
def _frame_below() -> Image.Image:
    """The bed of the garland and the white ring around it."""
    sketch = Sketch(*CARD)
    drop_shadow(sketch, circle(_CENTRE, _RADIUS), blur=8, offset=(6, 9), strength=0.7)
    glaze = sketch.linear((90, 30), (390, 330), ((0, "#ffffff"), (0.5, "#d8d8e0"), (1, "#8088a0")))
    sketch.circle(_CENTRE, _RADIUS, glaze, stroke="#3a4260", stroke_width=1.4)
    sketch.circle(_CENTRE, _RADIUS - 5, "#1c2c18")
    return render(sketch, *CARD)


@cache
def _wreath(period: int) -> Image.Image:
    """Leaves and fruit above the edge of the disc, bound by four ribbons, and the beaded ring within."""
    rng = random.Random(3)
    sketch = Sketch(*CARD)
    inner_shadow(sketch, circle(_CENTRE, _INNER), 14, 5, 0.7)
    _foliage(sketch, rng)
    _fruit(sketch, period)
    _ribbons(sketch)
    _beads(sketch)
    return render(sketch, *CARD)


def _foliage(sketch: Sketch, rng: random.Random) -> None:
    with sketch.group(clip_path=sketch.clip(ring(_CENTRE, _RADIUS - 2, _INNER), even_odd=True)):
        for i in range(310):
            degrees = i * 360 / 155 + rng.uniform(-2, 2)
            x, y = polar(_CENTRE, _GARLAND + rng.uniform(-13, 13), degrees)
            tone = rng.choice(_LEAVES)
            leaf = sketch.linear(
                (0, -6), (18, 6), ((0, mix(tone, "#e8f0b0", 0.5)), (0.5, tone), (1, mix(tone, "#0a1a08", 0.5)))
            )
            with sketch.at(x, y, rng.uniform(0.7, 1), turn=degrees + 90 + rng.uniform(-50, 50)):
                sketch.path("M0 0 C5 -7 15 -7 21 0 C15 6 5 6 0 0 Z", leaf, stroke="#10200c", stroke_width=0.9)
                sketch.path("M2 0 H18", stroke="#c8d890", stroke_width=0.8, stroke_opacity=0.6)


def _fruit(sketch: Sketch, period: int) -> None:
    for i in range(12):
        light, dark = _FRUITS[period][i % 3]
        for shift, away in ((-3.4, -4), (0.2, 6), (3.6, -2)):
            x, y = polar(_CENTRE, _GARLAND + away, 15 + i * 30 + shift)
            sketch.circle((x + 1.2, y + 1.8), 8, "#0c1808", fill_opacity=0.6)
            round_ = ((0, mix(light, "#ffffff", 0.65)), (0.45, light), (1, dark))
            sketch.circle(
                (x, y), 7.6, sketch.radial((x - 2.6, y - 2.8), 10.5, round_), stroke="#2c1608", stroke_width=0.8
            )


def _ribbons(sketch: Sketch) -> None:
    blue = sketch.horizontal(-11, 11, ((0, "#5f8ad8"), (0.4, "#f6f6ff"), (1, "#2a4a98")))
    for turn in (0, 90, 180, 270):
        with sketch.group(transform=f"rotate({turn} {_CENTRE[0]} {_CENTRE[1]})"), sketch.at(_CENTRE[0], 0):
            top = _CENTRE[1] - _RADIUS
            sketch.rect(Box(-11, top + 1, 22, _RADIUS - _INNER - 2), blue, stroke="#14224a", stroke_width=1.2)


def _beads(sketch: Sketch) -> None:
    for colour, width in (("#4a5272", 12.0), ("#e6e8f0", 9.6)):
        sketch.circle(_CENTRE, _INNER, "none", stroke=colour, stroke_width=width)
    count = 72
    for i in range(count):
        x, y = polar(_CENTRE, _INNER, i * 360 / count)
        light = 0.5 - 0.5 * math.cos(math.radians(i * 360 / count - 45))
        sketch.circle((x, y), 4, mix("#ffffff", "#aab0c8", light), stroke="#6a7290", stroke_width=0.8)
