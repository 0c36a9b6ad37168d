"""Small charges and ornaments: the lily of borders, a coronet, laurels, the arms of San Gimignano."""

from assets.studio.kit.geometry import Box, circle, polygon
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
_TWO_TOWERS = "M-15 18 V-14 h3 v-4 h3 v4 h3 v-4 h3 V18 Z M3 18 V-20 h3 v-4 h3 v4 h3 v-4 h3 V18 Z"


def lily(sketch: Sketch, x: float, y: float, scale: float, paint: str | None = None) -> None:
    gold = paint or sketch.linear((-12, -13), (12, 14), BRIGHT_GOLD)
    with sketch.at(x, y, scale):
        sketch.path(LILY, gold, stroke="#4a2a06", stroke_width=0.6)


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
