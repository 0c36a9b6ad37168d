"""Ornaments of the manuscript: illuminated initials, divider, title flourish and laurel wreath."""

import math
import random
from functools import partial

from assets.studio.interface.skin import drawn
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, circle, polar, polygon, rectangle, trace
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import gold_paint, gold_shape
from assets.studio.kit.palette import BURGUNDY, LAPIS, UMBER
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.paint import Picture

INITIAL = (192, 192)
DIVIDER = (960, 64)
FLOURISH = (560, 120)
LAUREL = (500, 500)
LEAF = "M0 0 Q7 -7.5 19 0 Q7 7.5 0 0 Z"
RIB = "M3 0 H14"
LEAF_COLOURS = ("#8fae4a", "#e0704a", "#f3d77c")
LAUREL_GOLD: Stops = ((0, "#fff3bd"), (0.45, "#e0b24c"), (1, "#8a5a14"))
LAUREL_DARK: Stops = ((0, "#e6bd5c"), (0.5, "#b5832a"), (1, "#6b4510"))


def leaf(sketch: Sketch, x: float, y: float, turn: float, paint: str, size: float = 1.0) -> None:
    """One painted leaf with its rib, growing from (x, y) in the direction `turn`."""
    with sketch.at(x, y, scale=size, turn=turn):
        sketch.path(LEAF, paint, stroke=UMBER, stroke_width=0.9, stroke_linejoin="round")
        sketch.path(RIB, stroke="#fff2c0", stroke_width=1, stroke_opacity=0.75, stroke_linecap="round")


def bead(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """A dot of raised gold, as on every illuminated border."""
    dome = ((0, "#fff6c8"), (0.55, "#e0b040"), (1, "#8f6218"))
    shine = sketch.radial((x - radius * 0.3, y - radius * 0.35), radius * 1.3, dome)
    sketch.circle((x, y), radius, shine, stroke="#3a2206", stroke_width=radius * 0.2)


def _initial(sketch: Sketch, box: Box, colour: str) -> None:
    frame, field = box.inset(6), box.inset(20)
    drop_shadow(sketch, rectangle(frame), blur=3, offset=(1, 3), strength=0.5)
    gold_shape(sketch, rectangle(frame), frame, 3)
    sketch.path(rectangle(frame.inset(4)), stroke="#fff6cf", stroke_width=1.4, stroke_opacity=0.7)
    glass = ((0, lighten(colour, 0.22)), (0.5, colour), (1, darken(colour, 0.45)))
    sketch.path(rectangle(field), sketch.linear((field.x, field.y), (field.right, field.bottom), glass))
    with sketch.group(clip_path=sketch.clip(rectangle(field))):
        _tendrils(sketch, field)
    inner_shadow(sketch, rectangle(field), width=14, blur=5, strength=0.6)
    sketch.path(rectangle(field), stroke=UMBER, stroke_width=2.6)
    for x in (field.x + 13, field.right - 13):
        for y in (field.y + 13, field.bottom - 13):
            bead(sketch, x, y, 5)


def _tendrils(sketch: Sketch, field: Box) -> None:
    """Four white vines curl out of the corners and leave the middle free for the letter."""
    x, y = field.centre
    for corner in range(4):
        with sketch.at(x, y, turn=90 * corner):
            vine = "M-60 -22 C-66 -52 -40 -70 -14 -58 C4 -50 -2 -32 -14 -36 C-22 -40 -16 -50 -9 -46"
            sketch.path(vine, stroke="#0a0a20", stroke_width=4.4, stroke_opacity=0.55, stroke_linecap="round")
            sketch.path(vine, stroke="#f7e9c4", stroke_width=2.4, stroke_linecap="round")
            for index, (px, py, turn) in enumerate(((-60, -36, 190), (-46, -58, 250), (-26, -62, 300), (-4, -52, 350))):
                leaf(sketch, px, py, turn, LEAF_COLOURS[(index + corner) % 3], 0.85)


def _divider(sketch: Sketch, box: Box) -> None:
    middle = box.h / 2
    for mirror in (False, True):
        with sketch.at(box.w / 2, middle, mirror=mirror):
            rule = polygon([(58, -1.8), (452, -0.5), (452, 0.5), (58, 1.8)])
            gold_shape(sketch, rule, Box(50, -14, 420, 28), 0.8)
            scroll = "M56 0 C44 -20 18 -20 18 -4 C18 8 34 8 34 -2"
            _wire(sketch, scroll, Box(0, -24, 60, 48), 4)
            leaf(sketch, 52, 2, 30, "#b5832a", 0.9)
            bead(sketch, 96, 0, 5)
            bead(sketch, 456, 0, 4)
    with sketch.at(box.w / 2, middle):
        gold_shape(sketch, polygon([(0, -17), (12, 0), (0, 17), (-12, 0)]), Box(-14, -18, 28, 36), 1.6)
        sketch.circle((0, 0), 5, BURGUNDY, stroke=UMBER, stroke_width=1.2)


def _wire(sketch: Sketch, d: str, box: Box, width: float) -> None:
    """A drawn gold wire: dark edge, gold body, thread of light."""
    with sketch.group(stroke_linecap="round", stroke_linejoin="round"):
        sketch.path(d, stroke=UMBER, stroke_width=width + 2.4)
        sketch.path(d, stroke=gold_paint(sketch, box), stroke_width=width)
        gleam = "translate(-.6 -.8)"
        sketch.path(d, stroke="#fff9dc", stroke_width=width * 0.25, stroke_opacity=0.8, transform=gleam)


FLOURISH_WIRES = (
    "M40 54 C120 54 150 18 208 20 C262 24 272 74 232 78 C200 80 196 48 220 46 C232 46 236 58 228 62",
    "M196 22 C256 -2 300 30 326 52 C352 74 396 70 398 42 C398 18 366 16 364 36 C364 48 380 50 382 40",
    "M318 46 C352 92 430 98 478 70 C520 46 512 14 486 18 C464 22 468 48 486 44 C494 42 492 32 486 33",
    "M120 42 C132 74 168 84 176 62 C180 48 164 44 160 54",
    "M268 26 C284 4 308 4 310 18 C310 28 298 30 296 21",
    "M420 86 C440 60 436 46 424 48 C414 52 420 64 428 60",
)
FLOURISH_LEAVES = (
    (96, 48, 330, 1.5),
    (84, 51, 30, 1.4),
    (150, 31, 215, 1.5),
    (170, 24, 300, 1.4),
    (246, 12, 320, 1.4),
    (258, 50, 15, 1.4),
    (300, 34, 75, 1.6),
    (346, 68, 100, 1.5),
    (372, 70, 320, 1.3),
    (392, 88, 150, 1.4),
    (456, 82, 50, 1.5),
    (500, 54, 0, 1.4),
    (510, 30, 320, 1.3),
)


def _flourish(sketch: Sketch, box: Box) -> None:
    """Scrolling acanthus that thins out to the left; mirror it for the other side of a title."""
    gold = sketch.vertical(-7, 7, LAUREL_GOLD)
    with sketch.at(8, 10):
        for x, y, turn, size in FLOURISH_LEAVES:
            leaf(sketch, x, y, turn, gold, size)
        for curl in FLOURISH_WIRES:
            _wire(sketch, curl, box, 5)
        gold_shape(sketch, "M4 54 Q26 42 56 53 Q26 66 4 54 Z", Box(0, 40, 60, 28), 1.6)
        for x, y in ((228, 60), (381, 39), (487, 34), (161, 54), (297, 21), (427, 60)):
            bead(sketch, x, y, 5)


def _laurel(sketch: Sketch, box: Box) -> None:
    centre, radius = (box.w / 2, box.h / 2 - 6), box.w / 2 - 62
    rng = random.Random(5)
    for mirror in (False, True):
        with sketch.at(centre[0], centre[1], mirror=mirror):
            _branch(sketch, radius, rng)
    _tie(sketch, (centre[0], centre[1] + radius))


def _branch(sketch: Sketch, radius: float, rng: random.Random) -> None:
    """The right half of the wreath, from the tie at the foot up to the open crown."""
    box = Box(-radius - 50, -radius - 50, 2 * radius + 100, 2 * radius + 100)
    start, end = polar((0, 0), radius, 90), polar((0, 0), radius, -62)
    stem = trace("M", *start, "A", radius, radius, 0, 0, 0, *end)
    _wire(sketch, stem, box, 5)
    light, dark = sketch.vertical(-8, 8, LAUREL_GOLD), sketch.vertical(-8, 8, LAUREL_DARK)
    for step in range(15):
        degrees = 80 - step * 10
        x, y = polar((0, 0), radius, degrees)
        along = degrees - 90
        size = 3.2 - step * 0.055
        leaf(sketch, x, y, along + 34 + rng.uniform(-5, 5), dark, size)
        leaf(sketch, x, y, along - 34 + rng.uniform(-5, 5), light, size)
        if step % 3 == 1:
            bx, by = polar((0, 0), radius + 16 * math.copysign(1, rng.uniform(-1, 1)), degrees + 4)
            _berry(sketch, bx, by)
    leaf(sketch, *end, -62 - 90, light, 2.4)


def _berry(sketch: Sketch, x: float, y: float) -> None:
    red = ((0, "#ff9a84"), (0.5, "#c22a30"), (1, "#6d0f16"))
    sketch.circle((x, y), 7, sketch.radial((x - 2, y - 2.5), 9, red), stroke="#3a0508", stroke_width=1.4)


def _tie(sketch: Sketch, at: Point) -> None:
    """The red ribbon that binds both branches."""
    cloth: Stops = ((0, "#d8403f"), (0.5, "#a3242a"), (1, "#5b0f14"))
    x, y = at
    paint = sketch.vertical(y - 24, y + 56, cloth)
    edge = {"stroke": "#3a0508", "stroke_linejoin": "round"}
    for side in (-1, 1):
        tail = trace("M", x, y, "L", x + side * 46, y + 50, "L", x + side * 26, y + 48, "L", x + side * 18, y + 60, "Z")
        loop = trace("M", x, y, "C", x + side * 20, y - 34, x + side * 62, y - 26, x + side * 56, y)
        loop += trace(" C", x + side * 52, y + 20, x + side * 18, y + 16, x, y, "Z")
        for part in (tail, loop):
            sketch.path(part, paint, stroke_width=2.4, **edge)
    sketch.path(circle(at, 12), paint, stroke_width=2.4, **edge)


def pictures() -> list[Picture]:
    initials = [("initial", BURGUNDY), ("initial_red", BURGUNDY), ("initial_blue", LAPIS)]
    return [
        *(drawn(name, INITIAL, partial(_initial, colour=colour), __file__) for name, colour in initials),
        drawn("divider", DIVIDER, _divider, __file__),
        drawn("flourish", FLOURISH, _flourish, __file__),
        drawn("laurel", LAUREL, _laurel, __file__),
    ]
