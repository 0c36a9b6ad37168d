"""The masonry of each number, lit or in shade."""

import random
from dataclasses import replace

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, polyline
from assets.studio.kit.masonry import Coursing, lay_courses, lay_diamonds
from assets.studio.kit.palette import SHADE
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano.hours import LOOKS

MARBLE_NUMBERS = (4, 11)
_PALE_COURSE = "#efe6c6"
_SHARE_OF_SHADE = 0.38


def in_shade(colour: str) -> str:
    return mix(colour, SHADE, _SHARE_OF_SHADE)


def _coursing(number: int, unit: float) -> Coursing:
    stone = LOOKS[number].stone
    cuts = {
        5: Coursing(stone, unit * 0.24, unit / 6, unit * 0.016, spread=17),
        7: Coursing(stone, unit * 0.62, unit / 3, unit * 0.02, spread=7, dark="#233a5c", dark_strength=0.45),
        8: Coursing(stone, unit * 0.45, unit / 4, unit * 0.042, light_strength=0.6, dark_strength=0.62),
        9: Coursing(stone, unit * 0.26, unit / 9, unit * 0.014, spread=15, light_strength=0.3),
    }
    return cuts[number]


def lay_stone(sketch: Sketch, box: Box, number: int, rng: random.Random, unit: float, shaded: bool = False) -> None:
    """Cover `box` with the stone of a number; `unit` is the height of one storey of it."""
    if number in MARBLE_NUMBERS:
        _lay_marble(sketch, box, rng, unit, shaded)
    elif number == 6:
        _lay_stripes(sketch, box, rng, unit, shaded)
    elif number == 10:
        tone = in_shade(LOOKS[10].stone) if shaded else LOOKS[10].stone
        rows = max(1, round(box.h / (unit / 3)))
        lay_diamonds(sketch, box, tone, max(1, round(box.w / (unit / 3))), rows, rng)
    else:
        cut = _dimmed(_coursing(number, unit), shaded)
        lay_courses(sketch, box, cut, rng, uneven=0.42 if number == 5 else 0.2)


def _dimmed(cut: Coursing, shaded: bool) -> Coursing:
    if not shaded:
        return cut
    return replace(cut, colour=in_shade(cut.colour), light_strength=cut.light_strength * 0.4)


def _lay_stripes(sketch: Sketch, box: Box, rng: random.Random, unit: float, shaded: bool) -> None:
    rows = max(1, round(box.h / (unit / 6)))
    height = box.h / rows
    for row in range(rows):
        colour = LOOKS[6].stone if row % 2 else _PALE_COURSE
        cut = Coursing(colour, unit * 0.5, height, unit * 0.015, spread=7, dark_strength=0.4)
        lay_courses(sketch, Box(box.x, box.y + row * height, box.w, height), _dimmed(cut, shaded), rng)


def _lay_marble(sketch: Sketch, box: Box, rng: random.Random, unit: float, shaded: bool) -> None:
    slab = Coursing(
        LOOKS[4].stone,
        unit * 0.9,
        unit / 2,
        unit * 0.014,
        spread=4,
        light="#ffffff",
        dark="#6a6470",
        dark_strength=0.4,
    )
    lay_courses(sketch, box, _dimmed(slab, shaded), rng)
    with sketch.group(clip_path=sketch.clip(f"M{box.x} {box.y} h{box.w} v{box.h} h{-box.w} Z")):
        for _ in range(max(3, int(box.w * box.h / unit**2 * 16))):
            vein(sketch, box, rng, unit)


def vein(sketch: Sketch, box: Box, rng: random.Random, unit: float) -> None:
    """One grey or golden vein wandering down through marble."""
    x, y = rng.uniform(box.x - unit * 0.2, box.right), rng.uniform(box.y - unit * 0.2, box.bottom)
    points = [(x, y)]
    for _ in range(9):
        x, y = x + rng.uniform(0.02, 0.12) * unit, y + rng.uniform(-0.03, 0.09) * unit
        points.append((x, y))
    tone = rng.choice(("#8d8a96", "#a7a3ad", "#b9b2b4", "#c9a86a"))
    width, faintness = rng.uniform(0.004, 0.018) * unit, rng.uniform(0.3, 0.7)
    sketch.path(polyline(points), stroke=tone, stroke_width=width, stroke_opacity=faintness, stroke_linejoin="round")
