"""What grows on palaces: ivy, boxes and pots of flowers, garlands."""

import math
import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polyline, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.svg import Sketch

BLOSSOMS = ("#e0343a", "#f4f0e6", "#f2a0b8", "#f2b632", "#c46ad0")
_LEAF_DARK, _LEAF_LIGHT = "#23481f", "#86b04a"
_CLAY = ((0, "#7d3c1e"), (0.3, "#d8834e"), (0.6, "#b5603a"), (1, "#5e2a14"))


def leaf(sketch: Sketch, at: Point, size: float, turn: float, light: float) -> None:
    with sketch.at(*at, size, turn=turn):
        d = "M0 0 C-4 -2 -5 -6 -2 -8 L0 -11 L2 -8 C5 -6 4 -2 0 0 Z"
        sketch.path(d, mix(_LEAF_DARK, _LEAF_LIGHT, light), stroke="#122a10", stroke_width=0.8)


def blossom(sketch: Sketch, at: Point, radius: float, colour: str) -> None:
    for i in range(5):
        turn = i * math.tau / 5
        petal = (at[0] + math.cos(turn) * radius * 0.6, at[1] + math.sin(turn) * radius * 0.6)
        sketch.circle(petal, radius * 0.58, colour, stroke=mix(colour, "#200a10", 0.5), stroke_width=0.5)
    sketch.circle(at, radius * 0.4, "#ffe08a")


def bush(sketch: Sketch, middle: Point, width: float, height: float, colour: str, rng: random.Random) -> None:
    """A low heap of leaves with blossoms on it."""
    for _ in range(int(width * 0.9)):
        dx, dy = rng.uniform(-0.5, 0.5) * width, -rng.random() * height
        leaf(sketch, (middle[0] + dx, middle[1] + dy), rng.uniform(0.7, 1.1), rng.uniform(-70, 70), rng.random())
    for i in range(max(3, int(width / 8))):
        dx = (i + 0.5) / max(3, int(width / 8)) - 0.5
        blossom(sketch, (middle[0] + dx * width, middle[1] - height * rng.uniform(0.4, 1.15)), 4.4, colour)


def flower_box(sketch: Sketch, sill: Point, colour: str, rng: random.Random) -> None:
    """Hung before the sill, so that the panes above stay clear."""
    x, y = sill
    box = Box(x - 35, y - 2, 70, 14)
    sketch.rect(Box(box.x + 3, box.bottom, box.w, 6), "#140806", fill_opacity=0.4)
    wood = sketch.vertical(box.y, box.bottom, ((0, "#a8743e"), (1, "#5c3818")))
    sketch.rect(box, wood, stroke="#2a1608", stroke_width=1.2)
    sketch.line((box.x + 2, box.y + 7), (box.right - 2, box.y + 7), "#2a1608", 1, opacity=0.6)
    bush(sketch, (x, y - 1), 66, 11, colour, rng)
    for _ in range(9):
        leaf(sketch, (x + rng.uniform(-32, 32), y + rng.uniform(2, 9)), 0.8, rng.uniform(140, 220), rng.random())


def pot(sketch: Sketch, foot: Point, colour: str, rng: random.Random, size: float = 1) -> None:
    """A clay pot in flower, some 18 wide and 30 high."""
    with sketch.at(*foot, size):
        clay = sketch.horizontal(-8, 8, _CLAY)
        bush(sketch, (0, -14), 18, 11, colour, rng)
        sketch.path("M-7 -12 H7 L5 0 H-5 Z", clay, stroke="#2a1006", stroke_width=1)
        sketch.rect(Box(-8.4, -15, 16.8, 4.4), clay, stroke="#2a1006", stroke_width=1)


def lemon_tub(sketch: Sketch, foot: Point, rng: random.Random) -> None:
    """A little lemon tree in a big pot, some 36 high."""
    with sketch.at(*foot):
        sketch.line((0, -12), (0, -24), "#5a3c1e", 2.4)
        for _ in range(26):
            turn, away = rng.uniform(0, math.tau), 9 * math.sqrt(rng.random())
            at = (math.cos(turn) * away, -27 + math.sin(turn) * away * 0.8)
            leaf(sketch, at, 0.8, math.degrees(turn) + 90, rng.random())
        for at in ((-5, -27), (4, -31), (5, -23)):
            sketch.ellipse(at, (2.4, 3), "#f6d23c", stroke="#8a6a0c", stroke_width=0.6)
        clay = sketch.horizontal(-9, 9, _CLAY)
        sketch.path("M-8.5 -13 H8.5 L6 0 H-6 Z", clay, stroke="#2a1006", stroke_width=1)
        sketch.rect(Box(-9.6, -15.6, 19.2, 4.6), clay, stroke="#2a1006", stroke_width=1)


def ivy(sketch: Sketch, foot: Point, height: float, reach: float, rng: random.Random) -> None:
    """A stem that winds upwards from `foot`, thick with leaves."""
    x, y = foot
    points = [(x + math.sin(i * 0.9 + 0.4) * reach * 0.4 * i / 12, y - height * i / 12) for i in range(13)]
    drop_shadow(sketch, polyline(points), 3, (3, 4), 0.3)
    sketch.path(polyline(points), stroke="#4a3218", stroke_width=2.2, stroke_linejoin="round")
    for i, (px, py) in enumerate(points):
        spread = reach * (1.05 - i / 15)
        for _ in range(9):
            at = (px + rng.uniform(-spread, spread), py + rng.uniform(-7, 9))
            light = max(0.0, min(1.0, 0.55 - (at[0] - px) / spread * 0.3 + rng.uniform(-0.25, 0.25)))
            leaf(sketch, at, rng.uniform(0.75, 1.15), rng.uniform(-180, 180), light)


def swag(sketch: Sketch, left: Point, right: Point, drop: float, rng: random.Random) -> None:
    """A garland of leaves and oranges between two hooks."""
    steps = max(8, int((right[0] - left[0]) / 6))
    for i in range(steps + 1):
        share = i / steps
        x = left[0] + (right[0] - left[0]) * share
        y = left[1] + (right[1] - left[1]) * share + 4 * drop * share * (1 - share)
        for turn in (-60, 30, 120):
            leaf(sketch, (x, y), rng.uniform(0.8, 1.05), turn + rng.uniform(-30, 30), rng.random())
        if i % 4 == 2:
            sketch.circle((x, y), 3.6, "#f0a03a", stroke="#7a3a0c", stroke_width=0.8)
    for hook in (left, right):
        bow = trace("M", hook[0], hook[1], "l", -7, -5, "v", 9, "Z M", hook[0], hook[1], "l", 7, -5, "v", 9, "Z")
        sketch.path(bow, "#b5232a", stroke="#4a0a0a", stroke_width=0.8)


def wreath_under(sketch: Sketch, middle: Point, reach: float) -> None:
    """Two laurel branches crossing below a shield."""
    x, y = middle
    for side in (-1, 1):
        for i in range(7):
            turn = math.radians(86 - i * 10)
            at = (x + side * reach * math.cos(turn), y + reach * math.sin(turn))
            along = side * (100 - i * 10)
            for lean in (-34, 30):
                leaf(sketch, at, 1.05, along - 90 * side + side * lean + 90 * (1 if side > 0 else -1), 0.75 - i * 0.05)
    sketch.path(trace("M", x, y + reach, "l", -9, 8, "M", x, y + reach, "l", 9, 8), stroke="#c9302c", stroke_width=3)
    sketch.circle((x, y + reach), 3.4, "#e0423a", stroke="#4a0a0a", stroke_width=0.8)
