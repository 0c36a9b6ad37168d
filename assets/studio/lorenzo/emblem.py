"""The emblem of Lorenzo: a gold shield with balls, the upper one blue with a lily, between laurel branches."""

import math

from assets.studio.kit.geometry import Box, Point, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch

_RED = ("#ffb09a", "#cf3530", "#8a1418", "#4a060c")
_BLUE = ("#b4ccff", "#3f66c4", "#1f3a86", "#0e1a48")
_OUTLINE = (
    "M0 -84 C24 -84 42 -76 56 -79 C62 -48 62 -18 58 8 C52 46 26 72 0 90 "
    "C-26 72 -52 46 -58 8 C-62 -18 -62 -48 -56 -79 C-42 -76 -24 -84 0 -84 Z"
)
_BOX = Box(-62, -84, 124, 174)


def palle(sketch: Sketch) -> None:
    """Drawn around the origin, within 100 units of it."""
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            _branch(sketch)
    _ribbon(sketch)
    shield(sketch)


def shield(sketch: Sketch) -> None:
    drop_shadow(sketch, _OUTLINE, 5, (3, 5), 0.55)
    sketch.path(_OUTLINE, gold_paint(sketch, _BOX), stroke=UMBER, stroke_width=2.4)
    field = sketch.linear((-50, -80), (46, 84), ((0, "#fff6c8"), (0.45, "#f3cc62"), (1, "#b97f22")))
    with sketch.at(0, 0.6, 0.89):
        sketch.path(_OUTLINE, field, stroke="#6b430c", stroke_width=1.5)
        glint = "M-52 -70 C-40 -68 -22 -76 0 -76 C20 -76 34 -70 44 -71 C30 -30 -20 -6 -56 0 C-58 -30 -58 -50 -52 -70 Z"
        sketch.path(glint, "#fff", fill_opacity=0.16)
    six_balls(sketch)


def six_balls(sketch: Sketch) -> None:
    _ball(sketch, (0, -51), 20, _BLUE)
    lily(sketch, 0, -51, 0.98)
    for x, y in ((-34, -27), (34, -27), (-31, 16), (31, 16), (0, 50)):
        _ball(sketch, (x, y), 16.5, _RED)


def _ball(sketch: Sketch, centre: Point, radius: float, tones: tuple[str, str, str, str]) -> None:
    x, y = centre
    sketch.circle((x + 1.6, y + 3), radius * 1.03, "#4a2806", fill_opacity=0.55, filter=sketch.blur(1.6))
    stops = tuple((share, tone) for share, tone in zip((0.0, 0.36, 0.75, 1.0), tones, strict=True))
    body = sketch.radial((x - radius * 0.34, y - radius * 0.4), radius * 1.45, stops)
    sketch.circle(centre, radius, body, stroke="#2a060a", stroke_width=1.4)
    sketch.ellipse((x - radius * 0.36, y - radius * 0.46), (radius * 0.26, radius * 0.17), "#fff", fill_opacity=0.75)
    bow = radius * 0.82
    rim = trace("M", x + radius * 0.2, y + radius * 0.8, "A", bow, bow, 0, 0, 0, x + radius * 0.8, y + radius * 0.18)
    sketch.path(rim, stroke="#ffd9b0", stroke_width=1.3, stroke_opacity=0.35, stroke_linecap="round")


def _on_branch(t: float) -> Point:
    """From the ribbon below the shield, out around it and up."""
    u = 1 - t
    x = 3 * u * u * t * 74 + 3 * u * t * t * 112 + t**3 * 80
    y = u**3 * 98 + 3 * u * u * t * 92 + 3 * u * t * t * 6 + t**3 * -84
    return x, y


def _branch(sketch: Sketch) -> None:
    stem = "M0 98 C74 92 112 6 80 -84"
    sketch.path(stem, stroke="#1c2e10", stroke_width=4.6, stroke_linecap="round")
    sketch.path(stem, stroke="#7d8f3c", stroke_width=2.2, stroke_linecap="round")
    for step in range(13):
        t = 0.12 + 0.86 * step / 12
        (x, y), (ahead_x, ahead_y) = _on_branch(t), _on_branch(min(1.0, t + 0.02))
        with sketch.at(x, y, turn=math.degrees(math.atan2(ahead_y - y, ahead_x - x))):
            for turn, length in ((34, 27), (-36, 25)):
                _leaf(sketch, turn, length * (1 - 0.22 * t))
        if step % 3 == 1:
            sketch.circle((x + 3, y + 1), 3.8, "#c9302c", stroke="#3a0608", stroke_width=1)
            sketch.circle((x + 2, y - 0.4), 1.1, "#ffd0c0")


def _leaf(sketch: Sketch, turn: float, length: float) -> None:
    green = sketch.vertical(-8, 8, ((0, "#c8e07a"), (0.5, "#7fa044"), (1, "#3f5e24")))
    with sketch.at(0, 0, turn=turn):
        near, far = length * 0.25, length * 0.7
        outline = trace("M", 0, 0, "C", near, -8.4, far, -7, length, 0, "C", far, 7, near, 8.4, 0, 0, "Z")
        sketch.path(outline, green, stroke="#1c2e10", stroke_width=1.1)
        sketch.line((2, 0), (length - 4, 0), "#eef6b8", 0.9, opacity=0.7)


def _ribbon(sketch: Sketch) -> None:
    red = sketch.vertical(84, 112, ((0, "#e8524a"), (1, "#8a1418")))
    for side in (-1, 1):
        with sketch.group(transform=f"scale({side} 1)"):
            end = "M2 92 C14 88 26 98 30 112 L20 108 L14 116 C12 106 8 98 0 97 Z"
            sketch.path(end, red, stroke="#3a0608", stroke_width=1.3)
    sketch.ellipse((0, 94), (9, 6.5), red, stroke="#3a0608", stroke_width=1.3)
