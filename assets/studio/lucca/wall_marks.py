"""The mark that time or a child has left on a wall, one for each material."""

import math
import random
from collections.abc import Callable

from assets.studio.kit.geometry import Box, Point, polygon, star, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.svg import Sketch

_INK = "#2f3040"
_CHALK = "#f4f8ee"


def fallen_plaster(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    """Three courses of brick lie bare."""
    x, y = middle
    rim = [
        (x + math.cos(i * 0.45) * rng.uniform(7, 13), y + math.sin(i * 0.45) * rng.uniform(14, 27)) for i in range(14)
    ]
    with sketch.group(clip_path=sketch.clip(polygon(rim))):
        sketch.path(polygon(rim), "#d9b48c")
        for row in range(8):
            for column in range(3):
                brick = Box(x - 22 + column * 15 + (7 if row % 2 else 0), y - 28 + row * 7.2, 13.4, 5.8)
                sketch.rect(brick, ("#a8573a", "#b8694a", "#964a30")[rng.randrange(3)])
        sketch.path(polygon(rim), stroke="#140806", stroke_width=5, stroke_opacity=0.5)
    sketch.path(polygon(rim), stroke="#2a160c", stroke_width=1.3, stroke_linejoin="round")


def pen_doodle(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    """A sun, a bird and a little tower, drawn in the margin."""
    with sketch.at(*middle):
        sketch.circle((0, -24), 5, "none", stroke=_INK, stroke_width=1.4)
        for i in range(8):
            turn = i * math.tau / 8
            ray = trace("M", 7 * math.cos(turn), -24 + 7 * math.sin(turn), "l", 3 * math.cos(turn), 3 * math.sin(turn))
            sketch.path(ray, stroke=_INK, stroke_width=1.2)
        sketch.path("M-9 -4 q4 -5 8 0 q4 -5 9 -1", stroke=_INK, stroke_width=1.5, stroke_linecap="round")
        tower = "M-6 30 V10 h-2 v-6 h3 v3 h3 v-3 h4 v3 h3 v-3 h3 v6 h-2 V30 M-2 30 v-7 q2 -3 4 0 v7 M-9 30 H10"
        sketch.path(tower, stroke=_INK, stroke_width=1.4, stroke_linejoin="round")


def chalk_drawing(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    """A child at play: hopscotch fields, a star and a flower."""
    with sketch.at(*middle):
        fields = (
            "M-5 34 h10 v-10 h-10 Z M-5 24 h10 v-10 h-10 Z M-10 14 h20 v-10 h-20 Z M0 14 v-10 M-5 4 a5 6 0 0 1 10 0"
        )
        sketch.path(fields, stroke=_CHALK, stroke_width=1.5, stroke_opacity=0.9)
        sketch.path(star((0, -18), 5, 8, 3.4), stroke="#f6d77a", stroke_width=1.5, stroke_linejoin="round")


def lost_tiles(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    """Two tiles have come off and show their bed."""
    for dx, dy in ((-9.0, -14.0), (-8.0, 8.0)):
        bed = Box(middle[0] + dx, middle[1] + dy, 19, 20)
        sketch.rect(bed, "#b98a68", stroke="#3a2a3a", stroke_width=1.2)
        sketch.line((bed.x + 1, bed.y + 1), (bed.right - 1, bed.y + 1), "#140806", 2.4, opacity=0.5)
        for _ in range(4):
            x, y = rng.uniform(bed.x + 2, bed.right - 8), rng.uniform(bed.y + 4, bed.bottom - 3)
            sketch.line((x, y), (x + 6, y + rng.uniform(-2, 2)), "#8a5f44", 1.6, opacity=0.8)


def wax_seal(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    x, y = middle
    for side in (-1, 1):
        tail = trace("M", x, y, "l", side * 3 - 4, 30, "l", 4, -4, "l", 4, 4, "L", x + 4, y, "Z")
        sketch.path(tail, "#d9b25a", stroke="#5c3d0e", stroke_width=0.9)
    rim = [
        (x + math.cos(i * 0.52) * rng.uniform(10.5, 12), y + math.sin(i * 0.52) * rng.uniform(10.5, 12))
        for i in range(12)
    ]
    drop_shadow(sketch, polygon(rim), 2, (2, 3), 0.5)
    wax = sketch.radial((x - 4, y - 4), 15, ((0, "#f0786a"), (0.5, "#b5232a"), (1, "#6a0c14")))
    sketch.path(polygon(rim), wax, stroke="#4a0810", stroke_width=1, stroke_linejoin="round")
    with sketch.at(x, y, 0.5):
        sketch.path(LILY, "#ffd0b8", stroke="#6a0c14", stroke_width=1)


def horseshoe(sketch: Sketch, middle: Point, rng: random.Random) -> None:
    with sketch.at(*middle):
        shoe = "M-8 12 C-15 -6 -9 -16 0 -16 C9 -16 15 -6 8 12"
        sketch.path(shoe, stroke="#140c08", stroke_width=7.4, transform="translate(1.5 2)", stroke_opacity=0.5)
        sketch.path(shoe, stroke="#2c2a2a", stroke_width=6.4)
        sketch.path(shoe, stroke="#8d8a88", stroke_width=3.6)
        for x, y in ((-9.4, 4), (-9.6, -6), (9.4, 4), (9.6, -6), (0, -16)):
            sketch.circle((x, y), 1.4, "#1a1816")


MARKS: dict[str, Callable[[Sketch, Point, random.Random], None]] = {
    "red": fallen_plaster,
    "yellow": pen_doodle,
    "green": chalk_drawing,
    "blue": lost_tiles,
    "violet": wax_seal,
    "grey": horseshoe,
}
