"""What people have put on and before their palaces: shutters, cloths, lanterns, washing, a bench, baskets."""

import random

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, polygon, rectangle, trace
from assets.studio.kit.light import drop_shadow, glow
from assets.studio.kit.svg import Sketch

_IRON = "#1e1a18"
LINEN = ("#f6f0e2", "#c9504a", "#5f86b8", "#e8c66a", "#f6f0e2", "#7f9a5c")


def shutters(sketch: Sketch, middle: float, foot: float, paint: str) -> None:
    """A pair folded back beside a window, seen at a slant."""
    for side in (-1, 1):
        near, far, top = middle + side * 43.5, middle + side * 56, foot - 96
        leaf = polygon([(near, foot - 1), (near, top), (far, top + 6), (far, foot + 4)])
        drop_shadow(sketch, leaf, 2.5, (3, 4), 0.45)
        sketch.path(leaf, darken(paint, 0.25) if side > 0 else paint, stroke=_IRON, stroke_width=1.3)
        for row in range(1, 13):
            y = top + row * 7.3
            slat = trace("M", near + side * 2, y, "L", far - side * 1.6, y + 6 - row * 0.1)
            sketch.path(slat, stroke=darken(paint, 0.55), stroke_width=1.6, stroke_opacity=0.8)
            sketch.path(
                slat, stroke=lighten(paint, 0.4), stroke_width=0.7, transform="translate(0 -1.4)", stroke_opacity=0.7
            )


def hung_cloth(sketch: Sketch, middle: float, sill: float, dye: str) -> None:
    """A carpet aired over a sill: festive in colour, with a fringe."""
    box = Box(middle - 22, sill - 1, 44, 24)
    drop_shadow(sketch, rectangle(box), 2.5, (3, 4), 0.45)
    folds = ((0, darken(dye, 0.3)), (0.2, lighten(dye, 0.15)), (0.45, darken(dye, 0.12)), (0.7, lighten(dye, 0.12)))
    sketch.rect(box, sketch.horizontal(box.x, box.right, (*folds, (1, darken(dye, 0.4)))), stroke=_IRON, stroke_width=1)
    inner = Box(box.x + 4, box.y + 6, box.w - 8, box.h - 11)
    sketch.path(rectangle(inner), stroke="#f0cf74", stroke_width=1.5)
    x, y = inner.centre
    sketch.path(polygon([(x, y - 4.5), (x + 9, y), (x, y + 4.5), (x - 9, y)]), "#f0cf74")
    for i in range(12):
        left = box.x + 2 + i * 3.6
        sketch.line((left, box.bottom), (left, box.bottom + 3.4), "#f0cf74", 1.2)


def tassels(sketch: Sketch, middle: float, top: float, reach: float) -> None:
    """Two gold cords that hang beside a shield."""
    for side in (-1, 1):
        x = middle + side * reach
        cord = trace("M", middle + side * reach * 0.7, top, "Q", x, top + 2, x, top + 44)
        sketch.path(cord, stroke="#5c3d0e", stroke_width=3)
        sketch.path(cord, stroke="#f0cf74", stroke_width=1.6)
        tuft = trace("M", x - 3, top + 44, "h", 6, "l", 2.4, 15, "h", -10.8, "Z")
        sketch.path(tuft, "#d9ab46", stroke="#5c3d0e", stroke_width=1)
        sketch.circle((x, top + 44), 3.6, "#f6dc8c", stroke="#5c3d0e", stroke_width=0.9)


def wall_lantern(sketch: Sketch, hook: Point, size: float = 1) -> None:
    """An iron lantern on a curled arm; some 18 wide and 44 high."""
    with sketch.at(*hook, size):
        sketch.line((0, -14), (0, 3), _IRON, 1.6)
        sketch.circle((0, -14), 3, _IRON)
        sketch.circle((0, 0), 2.6, "none", stroke=_IRON, stroke_width=1.6)
        sketch.path("M-5 8 L0 2 L5 8 Z", _IRON)
        glass = sketch.vertical(8, 30, ((0, "#ffe9a0"), (0.6, "#ffc04a"), (1, "#c97a24")))
        sketch.path("M-8 9 H8 L5.5 30 H-5.5 Z", glass, stroke=_IRON, stroke_width=2)
        sketch.path("M0 9 V30 M-7 18 H7", stroke=_IRON, stroke_width=1.2)
        sketch.path("M-7 30 H7 L4 34 H-4 Z", _IRON)
        glow(sketch, (0, 19), 30, "#ffb850", 0.5)


def washing(sketch: Sketch, left: Point, right: Point, rng: random.Random) -> None:
    """Linen on a line, some 18 deep."""
    sag = 2.5
    line = trace("M", *left, "Q", (left[0] + right[0]) / 2, left[1] + 2 * sag, *right)
    sketch.path(line, stroke="#e8dcc0", stroke_width=1.4)
    count = int((right[0] - left[0]) / 19)
    for i in range(count):
        share = (i + 0.6) / (count + 0.2)
        x, y = left[0] + (right[0] - left[0]) * share, left[1] + 4 * sag * share * (1 - share)
        _garment(sketch, (x, y), LINEN[rng.randrange(len(LINEN))], i % 3)


def _garment(sketch: Sketch, peg: Point, dye: str, kind: int) -> None:
    shapes = (
        "M-6 0 H6 L9 5 L6 7 V15 H-6 V7 L-9 5 Z",
        "M-7 0 H7 L6 14 Q0 16 -6 14 Z",
        "M-5 0 H5 L6 16 H1.4 L0 6 L-1.4 16 H-6 Z",
    )
    with sketch.at(*peg):
        sketch.path(shapes[kind], "#140806", fill_opacity=0.4, transform="translate(2.4 3)")
        sketch.path(shapes[kind], dye, stroke=darken(dye, 0.55), stroke_width=1)


def swallows_nest(sketch: Sketch, top: Point) -> None:
    """Mud under the cornice and a bird that brings something."""
    with sketch.at(*top):
        sketch.path("M-11 0 C-11 11 -4 15 0 15 C5 15 11 11 11 0 Z", "#7d5c3a", stroke="#2a1a0c", stroke_width=1.2)
        sketch.ellipse((-2, 3), (4.4, 2.6), "#1a0e06")
        sketch.circle((-3.4, 2.4), 2.2, "#27304a")
        sketch.path("M-5 2 l-2 -1.6 v2.6 Z", "#f0a83a")
        sketch.path(
            "M9 26 C1 24 -3 30 -12 30 C-5 34 -1 33 3 31 L1 40 L6 34 L12 38 L8 31 Q12 28 9 26 Z",
            "#222c46",
            stroke="#0c1020",
            stroke_width=0.8,
        )
        sketch.path("M6 27 q3 2 1 4 Z", "#e6e0d2")


def pennants(sketch: Sketch, left: Point, right: Point) -> None:
    dyes = ("#c9302c", "#f0c23a", "#2f5fb0", "#f6f0e2", "#3f7a3a")
    sag, count = 11, 11
    cord = trace("M", *left, "Q", (left[0] + right[0]) / 2, left[1] + 2 * sag, *right)
    sketch.path(cord, stroke="#2a1a0c", stroke_width=1.4)
    for i in range(count):
        share = (i + 0.5) / count
        x, y = left[0] + (right[0] - left[0]) * share, left[1] + 4 * sag * share * (1 - share)
        flag = polygon([(x - 6, y), (x + 6, y), (x, y + 14)])
        sketch.path(flag, "#140806", fill_opacity=0.35, transform="translate(2 3)")
        sketch.path(flag, dyes[i % len(dyes)], stroke="#2a1a0c", stroke_width=0.8)


def bench(sketch: Sketch, foot: Point, stone: str) -> None:
    """A stone seat before the wall, some 96 wide and 20 high."""
    x, y = foot
    sketch.ellipse((x + 3, y), (52, 4), "#140806", fill_opacity=0.4)
    for side in (-1, 1):
        sketch.rect(Box(x + side * 34 - 6, y - 13, 12, 13), darken(stone, 0.25), stroke="#4a3218", stroke_width=1)
    seat = sketch.vertical(y - 20, y - 12, ((0, lighten(stone, 0.5)), (1, darken(stone, 0.2))))
    sketch.rect(Box(x - 48, y - 20, 96, 8), seat, stroke="#4a3218", stroke_width=1)


def basket(sketch: Sketch, foot: Point, fruit: str, rng: random.Random) -> None:
    """Market fruit in wickerwork, some 30 wide and 20 high."""
    with sketch.at(*foot):
        for _ in range(13):
            at = (rng.uniform(-11, 11), -14 - rng.random() * 5)
            sketch.circle(at, 3.6, fruit, stroke=darken(fruit, 0.5), stroke_width=0.7)
            sketch.circle((at[0] - 1, at[1] - 1.2), 1, "#fff", fill_opacity=0.6)
        weave = sketch.horizontal(-15, 15, ((0, "#8a5f2c"), (0.35, "#d9ad62"), (1, "#6a4420")))
        sketch.path("M-15 -13 H15 L11 0 H-11 Z", weave, stroke="#2e1a08", stroke_width=1.1)
        for x in (-9, -3, 3, 9):
            sketch.line((x * 1.2, -13), (x, 0), "#5a3818", 1)
        for y in (-9, -5):
            sketch.line((-13, y), (13, y), "#5a3818", 0.9)


def barrel(sketch: Sketch, foot: Point) -> None:
    """Some 26 wide and 32 high."""
    with sketch.at(*foot):
        oak = sketch.horizontal(-13, 13, ((0, "#4a2c12"), (0.3, "#b98248"), (0.6, "#8a5a2c"), (1, "#3a200c")))
        sketch.path(
            "M-10 0 C-15 -10 -15 -22 -10 -32 H10 C15 -22 15 -10 10 0 Z", oak, stroke="#1e1008", stroke_width=1.2
        )
        for x in (-5, 0, 5):
            sketch.path(trace("M", x * 0.8, 0, "Q", x * 1.5, -16, x * 0.8, -32), stroke="#2e1a0a", stroke_width=0.9)
        for y in (-6, -25):
            sketch.path(trace("M", -12.6, y, "Q", 0, y + 3, 12.6, y), stroke="#3a3a3c", stroke_width=3)
        sketch.ellipse((0, -32), (10, 2.4), "#6a4420", stroke="#1e1008", stroke_width=0.9)
