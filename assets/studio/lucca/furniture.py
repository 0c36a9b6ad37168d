"""What makes a street a place to live: a cypress, a lamp, a fountain, pennants and people."""

import random

from PIL import Image

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, Point, number, polygon, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.land import cypress
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.lucca.daylight import CYPRESSES

CYPRESS_SIZE, LAMP_SIZE, FOUNTAIN_SIZE = (120, 330), (90, 300), (330, 280)
PEOPLE_SIZE, BUNTING_SIZE = (120, 140), (640, 160)
_SHADOW = "#2a1608"
_IRON = "#3a2a20"
_MARBLE: Stops = ((0, "#fffaec"), (0.35, "#efe0c0"), (0.7, "#c9b184"), (1, "#86694a"))
_PENNANTS = ("#b5232a", "#e6b545", "#2b4c9b", "#3f6b35", "#5b3a78", "#d5701c")
_GOWN = "M-8 -80 Q0 -84 8 -80 L13 -50 L19 -1 Q0 4 -19 -1 L-13 -50 Z"
_SLEEVE = "M5 -76 Q15 -66 22 -56 L18 -51 Q8 -60 2 -66 Z"
_CAP = "M-9.4 -88 Q-10 -101 1 -101 Q11 -100 9 -91 Q0 -95 -9.4 -88 Z"
_SKIN, _OUTLINE = "#e0b48c", "#2a140c"


def paint_cypress() -> Image.Image:
    sketch = Sketch(*CYPRESS_SIZE)
    _on_ground(sketch, (66, 322), (44, 7))
    sketch.rect(Box(55, 304, 10, 20), "#4a3020")
    cypress(sketch, 60, 318, 312, CYPRESSES, random.Random(12))
    return render(sketch, *CYPRESS_SIZE)


def paint_lamp() -> Image.Image:
    """A wrought lantern on a post, lit even at noon: Lucca is celebrating."""
    sketch = Sketch(*LAMP_SIZE)
    _on_ground(sketch, (48, 292), (24, 5))
    post = sketch.horizontal(40, 50, ((0, "#8a6a4a"), (0.3, "#a98a5c"), (1, "#1c120c")))
    sketch.rect(Box(41, 74, 8, 212), post, stroke=_OUTLINE, stroke_width=1.4)
    for y, half, height in ((282, 15, 12), (268, 10, 14), (160, 7, 7), (78, 9, 7)):
        sketch.rect(Box(45 - half, y, 2 * half, height), post, rx=2, stroke=_OUTLINE, stroke_width=1.4)
    halo = sketch.radial((45, 46), 44, ((0, "#ffe08a", 0.75), (0.5, "#ffd060", 0.22), (1, "#ffd060", 0)))
    sketch.circle((45, 46), 44, halo)
    glass = [(29, 26), (61, 26), (54, 74), (36, 74)]
    fill = sketch.radial((45, 54), (26, 34), ((0, "#fffbe0"), (0.5, "#ffdc7c"), (1, "#e09a34")))
    sketch.path(polygon(glass), fill, stroke=_IRON, stroke_width=3.4, stroke_linejoin="round")
    sketch.line((45, 26), (45, 74), _IRON, 1.8)
    sketch.path("M24 27 L45 8 L66 27 Z", "#5a4030", stroke=_OUTLINE, stroke_width=2.4, stroke_linejoin="round")
    sketch.path("M31 22 L45 10 L47 10 L40 24 Z", "#a98a5c", fill_opacity=0.8)
    sketch.circle((45, 7), 4, "#e6b545", stroke=_OUTLINE, stroke_width=1.4)
    return render(sketch, *LAMP_SIZE)


def paint_fountain() -> Image.Image:
    sketch = Sketch(*FOUNTAIN_SIZE)
    _on_ground(sketch, (172, 268), (156, 11))
    marble = sketch.horizontal(20, 310, _MARBLE)
    basin = "M18 204 H312 Q306 244 268 262 H62 Q24 244 18 204 Z"
    sketch.path(basin, marble, stroke="#5a4226", stroke_width=2.6)
    with sketch.group(clip_path=sketch.clip(basin)):
        for i in range(9):
            lean = (i - 4) * 5
            sketch.path(f"M{165 + (i - 4) * 34} 212 q{-lean * 0.2} 30 {-lean} 52", stroke="#8a6f48", stroke_opacity=0.5)
    _water(sketch, (165, 202), (143, 17))
    sketch.path("M150 204 Q158 170 152 140 H178 Q172 170 180 204 Z", marble, stroke="#5a4226", stroke_width=2)
    sketch.path("M104 124 H226 Q220 150 176 154 H154 Q110 150 104 124 Z", marble, stroke="#5a4226", stroke_width=2.2)
    _water(sketch, (165, 123), (60, 8))
    sketch.path("M157 124 L160 84 H170 L173 124 Z", marble, stroke="#5a4226", stroke_width=1.8)
    _jets(sketch)
    lily(sketch, 165, 58, 2.0)
    return render(sketch, *FOUNTAIN_SIZE)


def _water(sketch: Sketch, centre: Point, reach: Point) -> None:
    y, (rx, ry) = centre[1], reach
    blue = sketch.vertical(y - ry, y + ry, ((0, "#5f8fa8"), (0.5, "#9cc6d2"), (1, "#d4ebec")))
    sketch.ellipse(centre, reach, blue, stroke="#fff6de", stroke_width=4.4)
    sketch.ellipse(centre, reach, "none", stroke="#8a6f48", stroke_width=1)
    for share in (0.72, 0.42):
        sketch.ellipse(centre, (rx * share, ry * share), "none", stroke="#f2fbfb", stroke_width=1.4, stroke_opacity=0.6)


def _jets(sketch: Sketch) -> None:
    for side in (-1, 1):
        for reach, top, foot in ((26, 66, 118), (46, 76, 120), (92, 116, 198), (120, 122, 200)):
            start = (165 + side * (6 if foot < 150 else 56), 82 if foot < 150 else 126)
            bend = 165 + side * (reach * 0.6 + (26 if foot > 150 else 0))
            arc = trace("M", *start, "Q", bend, top - 12, 165 + side * reach, foot)
            sketch.path(arc, stroke="#eaf8fa", stroke_width=2.8, stroke_opacity=0.75, stroke_linecap="round")
            sketch.path(arc, stroke="#a9d0da", stroke_width=1, stroke_opacity=0.7)
            sketch.ellipse((165 + side * reach, foot), (7, 2.2), "#f6ffff", fill_opacity=0.7)


def paint_bunting() -> Image.Image:
    """A slack line of pennants between two posts that others paint."""
    sketch = Sketch(*BUNTING_SIZE)
    start, dip, end = (6, 14), (300, 190), (634, 26)

    def along(t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return a * start[0] + b * dip[0] + c * end[0], a * start[1] + b * dip[1] + c * end[1]

    for i in range(1, 18):
        x, y = along(i / 18)
        _pennant(sketch, (x, y), _PENNANTS[i % len(_PENNANTS)], (i % 3 - 1) * 2.5)
    line = trace("M", *start, "Q", *dip, *end)
    sketch.path(line, stroke="#4a2f14", stroke_width=3.6)
    sketch.path(line, stroke="#d9bd8a", stroke_width=1.6)
    return render(sketch, *BUNTING_SIZE)


def _pennant(sketch: Sketch, head: Point, colour: str, sway: float) -> None:
    x, y = head
    d = f"M{number(x - 13)} {number(y)} L{number(x + 13)} {number(y + 1)} L{number(x + sway)} {number(y + 34)} Z"
    cloth = ((0, lighten(colour, 0.25)), (0.45, colour), (1, darken(colour, 0.35)))
    fill = sketch.horizontal(round(x - 13, 1), round(x + 13, 1), cloth)
    sketch.path(d, fill, stroke=_OUTLINE, stroke_width=1.2, stroke_linejoin="round")
    sketch.line((x - 11, y + 3), (x + 11, y + 4), "#fff0c8", 1.6, opacity=0.7)


def paint_merchants() -> Image.Image:
    """Two citizens talking, one of them in the red gown of an elder."""
    sketch = Sketch(*PEOPLE_SIZE)
    _citizen(sketch, (38, 132), 112, "#9c2830", "#7b1e2b")
    _citizen(sketch, (82, 134), 106, "#2b4c8f", "#16305f", mirror=True)
    return render(sketch, *PEOPLE_SIZE)


def paint_family() -> Image.Image:
    """A woman in violet with a child that holds a pennant."""
    sketch = Sketch(*PEOPLE_SIZE)
    _citizen(sketch, (44, 133), 110, "#6b4688", "#efe0c4")
    sketch.line((93, 118), (99, 40), "#5a3618", 2.6)
    sketch.path("M99 42 L119 50 L98 60 Z", "#e6b545", stroke=_OUTLINE, stroke_width=1.4)
    _citizen(sketch, (84, 135), 74, "#4f7a44", "#b5532f", mirror=True)
    return render(sketch, *PEOPLE_SIZE)


def _citizen(sketch: Sketch, foot: Point, height: float, gown: str, hat: str, mirror: bool = False) -> None:
    """Drawn 100 units tall: gown with folds, belt, an arm raised in talk, face and cap."""
    sketch.ellipse((foot[0] + 10, foot[1]), (height * 0.28, 4.5), _SHADOW, fill_opacity=0.4)
    cloth = ((0, lighten(gown, 0.3)), (0.4, gown), (1, darken(gown, 0.45)))
    with sketch.at(*foot, height / 100, mirror=mirror):
        paint = sketch.horizontal(*((20, -20) if mirror else (-20, 20)), cloth)
        sketch.path(_GOWN, paint, stroke=_OUTLINE, stroke_width=1.8)
        for x in (-9, -2, 6, 12):
            sketch.line((x * 0.6, -48), (x, -4), darken(gown, 0.5), 1.6, opacity=0.5)
        sketch.line((-12, -52), (12, -52), "#e0b45a", 3)
        sketch.path(_SLEEVE, paint, stroke=_OUTLINE, stroke_width=1.6)
        sketch.circle((21, -53), 3.4, _SKIN, stroke=_OUTLINE, stroke_width=1)
        sketch.circle((0, -88), 8.4, _SKIN, stroke=_OUTLINE, stroke_width=1.6)
        sketch.path(_CAP, lighten(hat, 0.08), stroke=_OUTLINE, stroke_width=1.6)


def _on_ground(sketch: Sketch, centre: Point, reach: Point) -> None:
    sketch.ellipse(centre, reach, _SHADOW, fill_opacity=0.38, filter=sketch.blur(3))
