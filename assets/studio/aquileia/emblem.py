"""The emblem of Aquileia: a golden eagle with raised wings on a thunderbolt, in a ring."""

import math

from assets.studio.kit.geometry import Point, ring, trace
from assets.studio.kit.palette import BRIGHT_GOLD
from assets.studio.kit.svg import Sketch, Stops

_EDGE = "#2e1a06"
_VEIN = "#7a5212"
_RISING: Stops = ((0, "#b07c24"), (0.55, "#f0c95c"), (1, "#fff3b8"))
_BRIGHT: Stops = ((0, "#d9a640"), (0.5, "#fbe08a"), (1, "#fffbe0"))
_RIM = "#3a2206"


def eagle(sketch: Sketch) -> None:
    """Drawn around the origin, within 100 units of it."""
    _ring(sketch)
    displayed_eagle(sketch)


def displayed_eagle(sketch: Sketch) -> None:
    """The bird alone, on its thunderbolt."""
    _tail(sketch)
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            _wing(sketch)
    _thunderbolt(sketch)
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            _leg(sketch)
    _body(sketch)
    _head(sketch)


def _ring(sketch: Sketch) -> None:
    gold = sketch.linear((-92, -88), (92, 96), BRIGHT_GOLD)
    sketch.path(ring((0, 4), 93, 85), _EDGE, fill_rule="evenodd", fill_opacity=0.5, filter=sketch.blur(2.5))
    sketch.path(ring((0, 4), 92, 85.5), gold, fill_rule="evenodd", stroke=_EDGE, stroke_width=1.2)
    for pearl in range(60):
        angle = 2 * math.pi * pearl / 60
        place = (80 * math.cos(angle), 4 + 80 * math.sin(angle))
        sketch.circle(place, 1.5, "#f3d77c", stroke=_EDGE, stroke_width=0.4)
    sketch.circle((0, 4), 75, "none", stroke="#f3d77c", stroke_width=1.1, stroke_opacity=0.8)


def _feather(sketch: Sketch, root: Point, turn: float, length: float, width: float, tones: Stops) -> None:
    """One feather growing from its root along the turned x axis."""
    out = ("C", length * 0.35, -width, length * 0.8, -width * 0.95, length, width * 0.1)
    back = ("C", length * 0.86, width * 0.8, length * 0.4, width * 0.9, -3, width * 0.5, "Z")
    d = trace("M", -3, -width * 0.5, *out, *back)
    with sketch.at(*root, turn=turn):
        sketch.path(d, sketch.horizontal(0, round(length), tones), stroke=_EDGE, stroke_width=1.2)
        vein = f"M2 0 Q{length * 0.5:.1f} {-width * 0.25:.1f} {length * 0.88:.1f} 0"
        sketch.path(vein, stroke=_VEIN, stroke_width=0.9, stroke_opacity=0.85)


def _on_wing(t: float) -> Point:
    """Along the arm, from the shoulder over the wrist to the tip of the hand."""
    u = 1 - t
    return u * u * 12 + 2 * u * t * 28 + t * t * 54, u * u * -14 + 2 * u * t * -56 + t * t * -46


def _wing(sketch: Sketch) -> None:
    layers = (
        (11, 44, 60, 7.0, 78, -70, _RISING),
        (10, 29, 41, 6.2, 74, -62, _RISING),
        (9, 17, 25, 5.4, 70, -52, _BRIGHT),
    )
    for count, short, long, width, low, high, tones in layers:
        for i in range(count):
            t = i / (count - 1)
            length = short + (long - short) * math.sin(math.pi * (0.12 + 0.66 * t))
            _feather(sketch, _on_wing(t), low + (high - low) * t, length, width, tones)
    arm = "M8 -8 C10 -40 28 -64 48 -58 C56 -55 60 -47 55 -42 C46 -47 32 -38 20 -4 Z"
    gold = sketch.linear((8, -60), (50, -14), ((0, "#fffbe0"), (0.5, "#eec258"), (1, "#a8741c")))
    sketch.path(arm, gold, stroke=_EDGE, stroke_width=1.4)
    for scale in range(7):
        x, y = _on_wing(0.12 + scale * 0.125)
        sketch.path(f"M{x - 4:.1f} {y + 2:.1f} q3 6 7 0", stroke=_VEIN, stroke_width=1)


def _tail(sketch: Sketch) -> None:
    for fan in (-3, 3, -2, 2, -1, 1, 0):
        _feather(sketch, (fan * 2.2, 40), 90 - fan * 13, 46 - abs(fan) * 2.5, 7.4, _RISING)


def _body(sketch: Sketch) -> None:
    chest = sketch.horizontal(-24, 24, ((0, "#fff6c8"), (0.4, "#f0c95c"), (1, "#94621a")))
    outline = "M-14 -46 C-24 -26 -21 12 -11 38 L0 52 L11 38 C21 12 24 -26 14 -46 Z"
    sketch.path(outline, chest, stroke=_EDGE, stroke_width=1.6)
    for row in range(8):
        for column in range(-2, 3):
            x, y = column * 8.4 + (4.2 if row % 2 else 0), -36 + row * 9.6
            if abs(x) < 16 - max(0, row - 4) * 2.2:
                sketch.path(f"M{x - 4.2:.1f} {y:.1f} q4.2 9 8.4 0", stroke=_VEIN, stroke_width=1.1)


def _leg(sketch: Sketch) -> None:
    thigh = sketch.vertical(30, 62, _BRIGHT)
    sketch.path("M6 32 C18 30 25 42 20 56 L15 64 L10 52 Z", thigh, stroke=_EDGE, stroke_width=1.3)
    claws = "M15 62 l-7 9 M15 62 l1.6 11 M15 62 l9 8"
    sketch.path(claws, stroke=_EDGE, stroke_width=5, stroke_linecap="round")
    sketch.path(claws, stroke="#f3cf6e", stroke_width=2.8, stroke_linecap="round")


def _thunderbolt(sketch: Sketch) -> None:
    gold = sketch.linear((-60, 62), (60, 80), BRIGHT_GOLD)
    bolt = "M-54 71 C-36 62 -20 68 0 71 C20 68 36 62 54 71 C36 80 20 74 0 71 C-20 74 -36 80 -54 71 Z"
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            for zigzag in ("M40 67 L52 59 L50 65 L64 57", "M40 75 L52 83 L50 77 L64 85"):
                sketch.path(zigzag, stroke=_EDGE, stroke_width=4, stroke_linejoin="round", stroke_linecap="round")
                sketch.path(zigzag, stroke="#f6d77c", stroke_width=2, stroke_linejoin="round", stroke_linecap="round")
            sketch.path("M52 71 L68 65 L64 71 L68 77 Z", "#fbe08a", stroke=_EDGE, stroke_width=1.2)
    sketch.path(bolt, gold, stroke=_EDGE, stroke_width=1.4)


def _head(sketch: Sketch) -> None:
    """In profile, looking to the left."""
    neck = "M-15 -40 C-17 -52 -16 -66 -9 -76 C-3 -85 11 -86 17 -76 C22 -67 18 -54 16 -40 C8 -32 -8 -32 -15 -40 Z"
    gold = sketch.horizontal(-18, 20, ((0, "#fffbe0"), (0.5, "#f0c95c"), (1, "#a8741c")))
    sketch.path(neck, gold, stroke=_EDGE, stroke_width=1.6)
    for x, y in ((-8, -56), (0, -59), (8, -57), (-10, -47), (-2, -49), (6, -48), (13, -50), (-5, -40), (3, -40)):
        sketch.path(f"M{x - 4} {y} q4 8 8 -1", stroke=_VEIN, stroke_width=1.1)
    hook = "M-7 -78 C-18 -83 -31 -79 -35 -68 C-36.5 -63 -35.5 -58 -32.5 -54"
    horn = sketch.vertical(-82, -56, ((0, "#fff3b8"), (0.5, "#f0b040"), (1, "#b06a14")))
    sketch.path(f"{hook} C-32 -60 -28.5 -64 -22 -64 C-17 -64 -13 -64 -9 -66 Z", horn, stroke=_EDGE, stroke_width=1.5)
    sketch.path("M-29 -68 Q-19 -71 -8 -69", stroke="#5a3408", stroke_width=1.1)
    sketch.path("M-24 -76 q2 -1.4 3 .6", stroke="#5a3408", stroke_width=1.2)
    sketch.circle((-2.5, -73), 3.3, "#2a0a0a", stroke="#fff6c8", stroke_width=0.9)
    sketch.circle((-3.6, -74), 1, "#fff")
    sketch.path("M-10 -79 L5 -76.5", stroke=_RIM, stroke_width=2.8, stroke_linecap="round")
