"""The emblem of Lucca: the round brick tower with oaks on its roof, above the red ring of the wall."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, number, polygon, rectangle
from assets.studio.kit.land import Building, Foliage, house, round_tree
from assets.studio.kit.svg import Sketch

_EDGE = "#35140c"
_LEAVES = Foliage("#1d3f18", "#a4cf5c")
_OUTLINE = Foliage("#0e1c08", "#12240a")
_BRICK = ((0, "#b4552f"), (0.22, "#f0a070"), (0.5, "#c9643c"), (0.8, "#7f3522"), (1, "#5a2018"))
_HOUSES = Building("#f3dcaa", "#c8603a", "#fff4d0", "#4a2418")


def oak_tower(sketch: Sketch) -> None:
    """Drawn around the origin, within 100 units of it."""
    rng = random.Random(9)
    for x, width, height in ((-72, 22, 22), (-53, 20, 34), (-35, 18, 26), (22, 24, 30), (62, 20, 24)):
        house(sketch, Box(x, 62 - height, width, height), _HOUSES, rng)
    _campanile(sketch)
    _round_tower(sketch)
    _oaks(sketch, rng)
    for x in (-88, -74, 74, 88):
        _outlined_tree(sketch, x, 58, 25, rng)
    _rampart(sketch)


def _outlined_tree(sketch: Sketch, x: float, base: float, size: float, rng: random.Random) -> None:
    """A dark twin behind the tree keeps it readable on a green ground."""
    round_tree(sketch, x, base + size * 0.06, size * 1.13, _OUTLINE, rng)
    round_tree(sketch, x, base, size, _LEAVES, rng)


def _courses(sketch: Sketch, box: Box, bow: float, pitch: float) -> None:
    """Brick courses bowed around a round wall."""
    rows = int(box.h / pitch)
    for row in range(1, rows):
        y = box.y + row * pitch
        curve = f"M{number(box.x)} {number(y)} q{number(box.w / 2)} {number(2 * bow)} {number(box.w)} 0"
        sketch.path(curve, stroke="#5a1e10", stroke_width=0.7, stroke_opacity=0.6)
        for brick in range(6):
            share = (brick + 0.5 * (row % 2)) / 6
            x, sag = box.x + box.w * share, 4 * bow * share * (1 - share)
            sketch.line((x, y + sag), (x, y + sag - pitch), "#5a1e10", 0.6, opacity=0.45)


def _round_tower(sketch: Sketch) -> None:
    left, right, top, foot, bow = -22.0, 22.0, -30.0, 66.0, 4.0
    shaft = f"M{left} {top} V{foot} Q0 {foot + 2 * bow} {right} {foot} V{top} Z"
    sketch.path(shaft, sketch.horizontal(left, right, _BRICK), stroke=_EDGE, stroke_width=1.8)
    _courses(sketch, Box(left, top, right - left, foot - top), bow, 6.0)
    for foot_y, x in ((-4.0, -5.0), (24.0, 6.0), (50.0, -5.0)):
        sketch.path(arch(x, foot_y + 1, 12, 20), "#f8dcb0", stroke=_EDGE, stroke_width=0.9)
        sketch.path(arch(x, foot_y, 8, 16.5), sketch.vertical(foot_y - 16, foot_y, ((0, "#240a0a"), (1, "#6b2a1a"))))
    gallery = f"M-29 -44 V-32 Q0 {-32 + 2.6 * bow} 29 -32 V-44 Q0 {-44 + 2.2 * bow} -29 -44 Z"
    lit = ((0, "#d89468"), (0.22, "#fbe0b4"), (0.5, "#e0a070"), (0.85, "#8a4430"), (1, "#5f2a1e"))
    under = f"M-27 -31 Q0 {-31 + 2.6 * bow} 27 -31 L22 -24 Q0 {-24 + 2.6 * bow} -22 -24 Z"
    sketch.path(under, "#4a1a12", fill_opacity=0.75)
    for merlon in range(7):
        share = (merlon + 0.5) / 7
        x, sag = -29 + 58 * share, 4.4 * bow * share * (1 - share)
        tone = mix("#fbe0b4", "#6b3020", abs(share - 0.25) * 1.1)
        sketch.rect(Box(x - 3, -52 + sag, 6, 10), tone, stroke=_EDGE, stroke_width=1.2)
    sketch.path(gallery, sketch.horizontal(-29, 29, lit), stroke=_EDGE, stroke_width=1.7)
    sketch.path("M-28 -41 Q0 -32.6 28 -41", stroke="#fff2d0", stroke_width=1.1, stroke_opacity=0.7)


def _oaks(sketch: Sketch, rng: random.Random) -> None:
    for x, base, size in ((-19.0, -44.0, 38.0), (19.0, -43.0, 36.0), (0.0, -50.0, 48.0)):
        _outlined_tree(sketch, x, base, size, rng)
    for merlon in range(7):
        share = (merlon + 0.5) / 7
        x, sag = -29 + 58 * share, 17.6 * share * (1 - share)
        tone = mix("#fbe0b4", "#6b3020", abs(share - 0.25) * 1.1)
        sketch.rect(Box(x - 3, -52 + sag, 6, 9), tone, stroke=_EDGE, stroke_width=1.2)


def _campanile(sketch: Sketch) -> None:
    for storey in range(4):
        top = 2 + storey * 15
        front = Box(47, top, 13, 15)
        sketch.rect(front, "#fbecc8" if storey % 2 else "#e2bc8a", stroke=_EDGE, stroke_width=1)
        sketch.rect(Box(60, top, 7, 15), "#9a7050", stroke=_EDGE, stroke_width=1)
        sketch.path(arch(53.5, top + 13, 6, 10), "#3a1810")
    sketch.path(polygon([(44, 2), (56, -17), (60, 2)]), "#d0683e", stroke=_EDGE, stroke_width=1.2)
    sketch.path(polygon([(60, 2), (56, -17), (70, 2)]), "#7a2f20", stroke=_EDGE, stroke_width=1.2)


def _rampart(sketch: Sketch) -> None:
    """The wall with its two arrow-shaped bastions."""
    top = "L-80 54 L-58 54 L-42 66 H42 L58 54 H80 L99 68"
    face = f"M-99 68 {top} V88 L80 97 H58 L42 88 H-42 L-58 97 H-80 L-99 88 Z"
    tones = ((0, "#f4b98a"), (0.25, "#d98a5c"), (1, "#8a4430"))
    sketch.path(face, sketch.vertical(54, 97, tones), stroke=_EDGE, stroke_width=1.9, stroke_linejoin="round")
    with sketch.group(clip_path=sketch.clip(face)):
        for row in range(8):
            y = 60 + row * 5.2
            sketch.line((-100, y), (100, y), "#6b2614", 0.7, opacity=0.5)
            for brick in range(20):
                x = -100 + brick * 10 + 5 * (row % 2)
                sketch.line((x, y), (x, y + 5.2), "#6b2614", 0.6, opacity=0.4)
        sketch.path(rectangle(Box(-42, 66, 84, 30)), "#3a100a", fill_opacity=0.14)
        sketch.path("M58 50 H80 L99 68 V90 L80 97 Z", "#3a100a", fill_opacity=0.22)
    sketch.path(f"M-99 68 {top}", stroke=_EDGE, stroke_width=6, stroke_linejoin="round")
    sketch.path(f"M-99 68 {top}", stroke="#ffe9c4", stroke_width=3.4, stroke_linejoin="round")
    sketch.path(arch(0, 88, 19, 20), "#fbe0b4", stroke=_EDGE, stroke_width=1.2)
    sketch.path(arch(0, 88, 13, 16), "#2a0c0a")
