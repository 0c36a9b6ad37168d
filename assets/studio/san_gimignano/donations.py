"""The emblem of each number's donation, some 44 units across, drawn around the origin."""

from collections.abc import Callable

from assets.studio.kit.geometry import Box, polygon, star
from assets.studio.kit.heraldry import plain_cross
from assets.studio.kit.palette import BRIGHT_GOLD, STEEL
from assets.studio.kit.svg import Sketch

_EDGE = "#3a2206"


def _gold(sketch: Sketch) -> str:
    return sketch.linear((-20, -22), (20, 22), BRIGHT_GOLD)


def _protection(sketch: Sketch) -> None:
    shield = "M-18 -20 Q0 -25 18 -20 V0 C18 13 8 19 0 24 C-8 19 -18 13 -18 0 Z"
    sketch.path(shield, _gold(sketch), stroke=_EDGE, stroke_width=1.4)
    with sketch.at(0, -2):
        sketch.path(plain_cross(13), "#8e1a1f", stroke="#3a0608", stroke_width=0.9)


def _contract(sketch: Sketch) -> None:
    sketch.path(
        "M-15 -21 H11 Q16 -21 16 -16 Q16 -12 11 -12 H10 V18 H-12 Q-18 18 -18 14 Q-18 10 -14 10 H-13 V-16 "
        "Q-13 -21 -15 -21 Z",
        "#fbeecb",
        stroke=_EDGE,
        stroke_width=1.4,
    )
    for line in range(4):
        sketch.line((-9, -14 + line * 6), (5 - 3 * (line % 2), -14 + line * 6), "#5a3a1a", 1.7)
    sketch.path("M3 13 L0 26 L5 22 L9 26 L8 13 Z", "#7a1219")
    wax = ((0, "#f0685a"), (0.5, "#b5232a"), (1, "#5d0a10"))
    sketch.circle((6, 12), 8, sketch.radial((3, 9), 10, wax), stroke="#3d070a", stroke_width=1)


def _grace(sketch: Sketch) -> None:
    sketch.path(star((0, 0), 16, 25, 13), _gold(sketch), stroke=_EDGE, stroke_width=0.7)
    sketch.circle((0, 0), 16, "#27508f", stroke=_EDGE, stroke_width=1.3)
    sketch.path(
        "M-15 5.4 C-9 6 -5 5 -2 2.4 C-7 -1.4 -9 -8 -6.5 -14.5 C-1 -12 4 -7.5 5.4 -2.6 C7 -5.6 10.4 -6.4 12.2 -4.2 "
        "L16.4 -3 L12.8 -1.2 C12.6 5.4 6 10 -1 10 C-5 10 -8 9 -10.4 11 L-14.6 12.4 L-12.4 9.2 L-17 8.4 Z",
        "#fffdf2",
        stroke="#12274a",
        stroke_width=0.8,
        transform="scale(.88)",
    )


def _coin_pile(sketch: Sketch, x: float, foot: float, coins: int) -> None:
    for coin in range(coins):
        sketch.ellipse((x, foot - coin * 5.4), (10, 4.8), _gold(sketch), stroke=_EDGE, stroke_width=1.3)
    sketch.ellipse((x, foot - (coins - 1) * 5.4), (6, 2.6), "none", stroke="#7a5212", stroke_width=1)


def _funding(sketch: Sketch) -> None:
    for x, foot, coins in ((-11, 12, 3), (10, 12, 5), (0, 20, 2)):
        _coin_pile(sketch, x, foot, coins)
    with sketch.at(-10, -14):
        sketch.path(plain_cross(7.5), "#fff6dc", stroke=_EDGE, stroke_width=1.2)


def _deal(sketch: Sketch) -> None:
    arrow = "M-22 -2 L-9 -15 V-8 H18 V4 H-9 V11 Z"
    with sketch.at(0, -7):
        sketch.path(arrow, _gold(sketch), stroke=_EDGE, stroke_width=1.4)
    with sketch.at(0, 8, mirror=True):
        sketch.path(arrow, "#fff2d0", stroke=_EDGE, stroke_width=1.4)


def _conspiracy(sketch: Sketch) -> None:
    blade = sketch.horizontal(-5, 5, STEEL)
    sketch.path("M0 26 L-4.8 15 V-7 H4.8 V15 Z", blade, stroke=_EDGE, stroke_width=1.3)
    guard = "M-16 -7 C-17 -12 -12 -13 -10 -10 H10 C12 -13 17 -12 16 -7 Q13 -4 10 -6 H-10 Q-13 -4 -16 -7 Z"
    sketch.path(guard, _gold(sketch), stroke=_EDGE, stroke_width=1.3)
    sketch.rect(Box(-3.2, -20, 6.4, 11), "#8a2436", stroke=_EDGE, stroke_width=1)
    for y in (-17.5, -14):
        sketch.line((-3, y), (3, y), "#f0c95c", 1.1)
    sketch.path(polygon([(0, -27), (5, -22), (0, -17), (-5, -22)]), _gold(sketch), stroke=_EDGE, stroke_width=1.2)


_EMBLEMS: dict[int, Callable[[Sketch], None]] = {
    5: _protection,
    6: _contract,
    7: _grace,
    8: _funding,
    9: _deal,
    10: _conspiracy,
}


def donation(sketch: Sketch, number: int, x: float, y: float, scale: float) -> None:
    with sketch.at(x, y, scale):
        _EMBLEMS[number](sketch)
