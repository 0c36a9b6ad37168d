"""The window of a bay: two lights under one arch, parted by a colonnette, with a sill to put things on."""

import random

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, arch, circle, polygon, rectangle
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.masonry import voussoirs
from assets.studio.kit.palette import CREAM
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.layout import SILL, WINDOW

_PANE = ((0, "#0a1322"), (0.45, "#24425e"), (0.8, "#1b3047"), (1, "#0d1826"))
_LEAD = "#0a0f18"
_SURROUND = 11.0


def lights(x: float) -> list[str]:
    """The glazed openings of a window centred on `x`: two lights and the little round one above."""
    width, height = WINDOW
    pair = [arch(x + side * width * 0.235, SILL, width * 0.41, height * 0.72) for side in (-1, 1)]
    return [*pair, circle((x, SILL - height + width * 0.36), width * 0.125)]


def window(sketch: Sketch, x: float, stone: str, rng: random.Random) -> None:
    width, height = WINDOW
    outer = arch(x, SILL, width + 2 * _SURROUND, height + _SURROUND)
    drop_shadow(sketch, outer, 5, (5, 6), 0.55)
    sketch.path(outer, mix(stone, "#3a2410", 0.4))
    voussoirs(sketch, x, SILL, width, height, _SURROUND, stone, rng, stones=9)
    tympanum = mix(stone, "#5a4020", 0.16)
    opening = arch(x, SILL, width, height)
    sketch.path(
        opening,
        sketch.vertical(SILL - height, SILL, ((0, mix(tympanum, "#1a0e06", 0.45)), (0.4, tympanum), (1, tympanum))),
    )
    for pane in lights(x):
        sketch.path(pane, stroke=mix(stone, CREAM, 0.3), stroke_width=4.5)
        sketch.path(pane, sketch.vertical(SILL - height, SILL, _PANE), stroke="#120a08", stroke_width=1.4)
    _glazing(sketch, x)
    sketch.path(opening, stroke="#1a0c06", stroke_width=2.4, stroke_opacity=0.55)
    colonnette(sketch, x, stone)
    sill(sketch, x, stone)


def _glazing(sketch: Sketch, x: float) -> None:
    width, height = WINDOW
    half, tall = width * 0.205, height * 0.72
    for side in (-1, 1):
        middle = x + side * width * 0.235
        with sketch.group(clip_path=sketch.clip(arch(middle, SILL, 2 * half, tall))):
            sketch.path(
                _gleam((middle - half, SILL - tall * 0.34), 2 * half, tall * 0.36), "#bfe0f4", fill_opacity=0.42
            )
            sketch.path(
                _gleam((middle - half, SILL - tall * 0.02), 2 * half, tall * 0.13), "#bfe0f4", fill_opacity=0.28
            )
            for row in range(1, 4):
                y = SILL - tall * row / 4.4
                sketch.line((middle - half, y), (middle + half, y), _LEAD, 1.1, opacity=0.6)
            sketch.line((middle, SILL - tall), (middle, SILL), _LEAD, 1.1, opacity=0.6)
            sketch.rect(Box(middle - half, SILL - tall, 3.5, tall), "#000", fill_opacity=0.35)


def _gleam(foot: Point, width: float, height: float) -> str:
    x, y = foot
    return polygon([(x, y), (x + width, y - width * 0.9), (x + width, y - width * 0.9 - height), (x, y - height)])


def colonnette(sketch: Sketch, x: float, stone: str) -> None:
    _, height = WINDOW
    top = SILL - height * 0.5
    shaft = sketch.horizontal(x - 3, x + 3, ((0, CREAM), (0.45, stone), (1, mix(stone, "#3a2410", 0.55))))
    sketch.rect(Box(x - 2.8, top, 5.6, SILL - top), shaft)
    for box in (Box(x - 5.5, top - 6, 11, 6), Box(x - 5, SILL - 5, 10, 5)):
        sketch.path(rectangle(box), mix(stone, CREAM, 0.4), stroke="#4a2f12", stroke_width=0.7)


def sill(sketch: Sketch, x: float, stone: str) -> None:
    width = WINDOW[0] + 2 * _SURROUND + 6
    left, slab = x - width / 2, Box(x - width / 2, SILL, width, 8)
    sketch.rect(Box(left + 3, slab.bottom, width - 2, 7), "#140806", fill_opacity=0.42)
    for bracket in (left + 7, left + width - 15):
        sketch.rect(Box(bracket, slab.bottom, 8, 7), mix(stone, "#3a2410", 0.25))
    tones = ((0, lighten(stone, 0.65)), (0.5, stone), (1, mix(stone, "#3a2410", 0.45)))
    sketch.rect(slab, sketch.vertical(slab.y, slab.bottom, tones), stroke="#4a2f12", stroke_width=0.6)
