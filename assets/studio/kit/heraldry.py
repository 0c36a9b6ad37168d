"""Charges of arms: the marks of the five players, crowns, and the lily that decorates borders."""

from assets.studio.kit.geometry import Box, circle, polar, polygon
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.svg import Sketch

LILY = (
    "M0 -13 C4.6 -8 5.6 -2 2.1 3.6 H-2.1 C-5.6 -2 -4.6 -8 0 -13 Z "
    "M-2.9 3.6 C-4 -2.5 -7.6 -6.6 -11.2 -4.4 C-14.4 -2.2 -12.4 3.2 -8.8 2.2 C-7.4 1.7 -7.2 .1 -8.4 -.5 "
    "C-6.6 -.9 -5 1.2 -5 3.6 Z "
    "M2.9 3.6 C4 -2.5 7.6 -6.6 11.2 -4.4 C14.4 -2.2 12.4 3.2 8.8 2.2 C7.4 1.7 7.2 .1 8.4 -.5 "
    "C6.6 -.9 5 1.2 5 3.6 Z "
    "M-6.4 4.4 H6.4 V6.8 H-6.4 Z M-1.8 7.4 H1.8 C1.8 9.6 3 11.6 0 14 C-3 11.6 -1.8 9.6 -1.8 7.4 Z "
    "M-2.6 7.4 C-3.4 10.4 -5.4 11.6 -7.4 10.6 C-5.8 10 -5.2 8.8 -5 7.4 Z "
    "M2.6 7.4 C3.4 10.4 5.4 11.6 7.4 10.6 C5.8 10 5.2 8.8 5 7.4 Z"
)
_MANE_LOCKS = 15
_LEAF = (
    "M0 14 C-1 10 -5 11 -6 7 C-11 7 -10 3 -7 2 C-11 0 -9 -4 -6 -3 C-8 -7 -4 -9 -3 -6 C-3 -10 0 -13 0 -13 "
    "C0 -13 3 -10 3 -6 C4 -9 8 -7 6 -3 C9 -4 11 0 7 2 C10 3 11 7 6 7 C5 11 1 10 0 14 Z"
)
_TWO_TOWERS = "M-15 18 V-14 h3 v-4 h3 v4 h3 v-4 h3 V18 Z M3 18 V-20 h3 v-4 h3 v4 h3 v-4 h3 V18 Z"


def lily(sketch: Sketch, x: float, y: float, scale: float, paint: str | None = None) -> None:
    gold = paint or sketch.linear((-12, -13), (12, 14), BRIGHT_GOLD)
    with sketch.at(x, y, scale):
        sketch.path(LILY, gold, stroke="#4a2a06", stroke_width=0.6)


def lion_head(sketch: Sketch, x: float, y: float, scale: float) -> None:
    """Face on, in a mane of flames; about 46 units across."""
    mane = sketch.linear((-20, -22), (18, 24), ((0, "#f2c25c"), (0.4, "#c9862a"), (1, "#7a430c")))
    face = sketch.linear((-11, -16), (11, 16), ((0, "#fff6cc"), (0.5, "#f3cf6e"), (1, "#c98f2c")))
    edge = "#3f2004"
    with sketch.at(x, y, scale):
        locks = [polar((0, 0), 17.5 if i % 2 else 24.5, -90 + i * 180 / _MANE_LOCKS) for i in range(2 * _MANE_LOCKS)]
        sketch.path(polygon(locks), mane, stroke=edge, stroke_width=1.4, stroke_linejoin="round")
        for side in (-1, 1):
            with sketch.group(transform=f"scale({side} 1)"):
                sketch.path("M7 -12 C8 -18 14 -18 13.6 -12 C13 -8 10 -7 8 -8 Z", face, stroke=edge, stroke_width=1.1)
        sketch.path(
            "M0 -15 C5 -15 10 -13 11.4 -7 C12.4 -3 10.6 1 10.8 4 C11 9 6 15 0 16 C-6 15 -11 9 -10.8 4 "
            "C-10.6 1 -12.4 -3 -11.4 -7 C-10 -13 -5 -15 0 -15 Z",
            face,
            stroke=edge,
            stroke_width=1.3,
        )
        for side in (-1, 1):
            with sketch.group(transform=f"scale({side} 1)"):
                sketch.path("M1.6 -7.4 Q5.4 -11 10 -6.6", stroke=edge, stroke_width=1.7)
                sketch.path("M2.4 -4.4 Q5.6 -7.6 9 -4 Q5.6 -2 2.4 -4.4 Z", "#1e0c02")
                sketch.path("M0 8 C1 11 6 11 7.4 7", stroke=edge, stroke_width=1.4)
        sketch.path("M-4.8 2 C-2 1 2 1 4.8 2 C4 5.6 1.6 6.6 0 6.8 C-1.6 6.6 -4 5.6 -4.8 2 Z", "#2a1204")


def oak_leaf(sketch: Sketch, x: float, y: float, scale: float) -> None:
    gold = sketch.linear((-12, -13), (12, 14), BRIGHT_GOLD)
    with sketch.at(x, y, scale):
        sketch.path(_LEAF, gold, stroke="#2a3a10", stroke_width=0.9)
        sketch.path("M0 13 V-9 M0 6 L-5 3 M0 6 L5 3 M0 0 L-4 -3 M0 0 L4 -3", stroke="#5a4a10", stroke_width=1)
        for side in (-1, 1):
            with sketch.at(side * 6.5, 12, 1, side * -24):
                sketch.ellipse((0, 2), (2.6, 3.6), "#e6c163", stroke="#3a2206", stroke_width=0.7)
                sketch.path("M-3.2 0 Q0 -4 3.2 0 Z", "#8f6218", stroke="#3a2206", stroke_width=0.6)


def keep(sketch: Sketch, x: float, y: float, scale: float) -> None:
    gold = sketch.linear((-10, -14), (10, 14), BRIGHT_GOLD)
    with sketch.at(x, y, scale):
        sketch.path(
            "M-9 14 V-7 H-11 V-14 H-7 V-11 H-3 V-14 H3 V-11 H7 V-14 H11 V-7 H9 V14 Z",
            gold,
            stroke="#24104a",
            stroke_width=1,
        )
        sketch.path("M-4 14 V6 A4 4 0 0 1 4 6 V14 Z M-1.6 1 V-4 h3.2 V1 Z", "#2c1642")


def sun_in_splendour(sketch: Sketch, x: float, y: float, scale: float) -> None:
    gold = sketch.linear((-12, -13), (12, 14), BRIGHT_GOLD)
    with sketch.at(x, y, scale):
        rays = [polar((0, 0), 15 if i % 2 else 9, -90 + i * 15) for i in range(24)]
        sketch.path(polygon(rays), gold, stroke="#6a2c06", stroke_width=0.8, stroke_linejoin="round")
        sketch.circle((0, 0), 8, gold, stroke="#6a2c06", stroke_width=0.9)
        sketch.circle((-2.6, -1.4), 1.1, "#5a2a06")
        sketch.circle((2.6, -1.4), 1.1, "#5a2a06")
        sketch.path("M-3.4 2.4 Q0 5.6 3.4 2.4", stroke="#5a2a06", stroke_width=1.1, stroke_linecap="round")


def coronet(sketch: Sketch, x: float, y: float, scale: float) -> None:
    """Three points and three jewels; some 62 units across."""
    gold = gold_paint(sketch, Box(-28, -24, 56, 50))
    with sketch.at(x, y, scale):
        sketch.path("M-28 22 L-32 -12 L-16 4 L0 -24 L16 4 L32 -12 L28 22 Z", gold, stroke=UMBER, stroke_width=1.8)
        sketch.path("M-29 14 H29 V26 H-29 Z", gold, stroke=UMBER, stroke_width=1.8)
        for px, py in ((-32, -15), (0, -27), (32, -15)):
            sketch.circle((px, py), 5, "#fff2c0", stroke=UMBER, stroke_width=1.8)
        for px, jewel in ((-16, "#b5232a"), (0, "#2f5fb0"), (16, "#b5232a")):
            sketch.circle((px, 20), 3.6, jewel, stroke=UMBER, stroke_width=1)


def two_towers(sketch: Sketch, x: float, y: float, scale: float, paint: str = "#fff2d8") -> None:
    """The charge of San Gimignano."""
    with sketch.at(x, y, scale):
        sketch.path(_TWO_TOWERS, paint, stroke="#3a2206", stroke_width=1.2)


def laurel(sketch: Sketch, x: float, y: float, scale: float, mirror: bool, leaf: str, dark: str) -> None:
    """A branch rising from the origin and bending inwards; some 100 units tall."""
    with sketch.at(x, y, scale, mirror=mirror):
        sketch.path("M0 0 C-34 -18 -40 -66 -18 -104", stroke=dark, stroke_width=3, stroke_linecap="round")
        green = sketch.linear((-6, -12), (6, 12), ((0, leaf), (1, dark)))
        for i in range(11):
            t = i / 10
            px, py = -76 * t * (1 - t) - 18 * t - 8 * t * (1 - t), -104 * t - 6 * (1 - t)
            for side in (-1, 1):
                with sketch.at(px, py, 1 - 0.25 * t, turn=-38 + 46 * t + side * 52):
                    sketch.path("M0 0 C-6 -6 -5 -16 0 -22 C5 -16 6 -6 0 0 Z", green, stroke=dark, stroke_width=0.8)
        sketch.path(circle((-18, -106), 3), "#c9302c", stroke="#4a0a0a", stroke_width=0.8)


def plain_cross(size: float) -> str:
    """A short cross with arms a third of its size wide."""
    s, a = size, size / 3
    upper = [(-a, -s), (a, -s), (a, -a), (s, -a), (s, a), (a, a)]
    return polygon([*upper, *((-x, -y) for x, y in upper)])
