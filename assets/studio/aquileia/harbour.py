"""The port of the ground's plan: water, quay, lighthouse and ships."""

import math

from assets.studio.aquileia.areas import BLACK, DEEP, IVORY, OCHRE, PORTUS, RUST, SAND, SEA, TEAL
from assets.studio.aquileia.edges import edge
from assets.studio.kit.geometry import Box, Point, polygon, polyline, rectangle, trace
from assets.studio.kit.svg import Sketch

QUAY = Box(PORTUS.x, PORTUS.bottom - 30, PORTUS.w, 30)
SWELL, WAVE = 2.4, 62.0
"""How high and how long the rows of water are."""
_LIGHTHOUSE, _TRADER, _FISHER = 234.0, 1070.0, 60.0


def paint_harbour(sketch: Sketch) -> None:
    tones = ((0, DEEP), (0.5, SEA), (1, TEAL))
    sketch.rect(PORTUS, sketch.vertical(PORTUS.y, QUAY.y, tones))
    _swell(sketch)
    _quay(sketch)


def paint_vessels(sketch: Sketch) -> None:
    """Lighthouse and ships, which are set in finer stones than the water."""
    _lighthouse(sketch)
    _ship(sketch, (_TRADER, QUAY.y + 1), 0.82, IVORY, "#9c2f2a")
    _ship(sketch, (_FISHER, QUAY.y - 3), 0.5, "#e6cf9c", "#2b5d80")


def _swell(sketch: Sketch) -> None:
    """Crests and troughs, each along one row of stones."""
    for row in range(7):
        y = PORTUS.y + 12 + row * 15.6
        for below, colour, strength in ((0, "#b9e4e2", 0.5), (5.2, "#7cc0c8", 0.35), (10.4, "#0f3a56", 0.4)):
            line = [(x, y + below + SWELL * math.sin(x / WAVE * math.tau + row)) for x in range(8, 1156, 8)]
            sketch.path(
                polyline(line), stroke=colour, stroke_width=4.6, stroke_opacity=strength, stroke_dasharray="58 27"
            )


def _quay(sketch: Sketch) -> None:
    sketch.rect(QUAY, SAND)
    sketch.rect(Box(QUAY.x, QUAY.y, QUAY.w, 5), IVORY)
    sketch.rect(Box(QUAY.x, QUAY.bottom - 5, QUAY.w, 5), RUST)
    sketch.line((QUAY.x, QUAY.y - 1), (QUAY.right, QUAY.y - 1), "#12364c", 3)
    for x in range(int(QUAY.x) + 24, int(QUAY.right), 48):
        sketch.rect(Box(x, QUAY.y + 7, 5, 9), OCHRE)


def _lighthouse(sketch: Sketch) -> None:
    x, foot = _LIGHTHOUSE, QUAY.y + 10
    outline = edge(3, "#4a2f1a")
    storeys = ((27, 21, 0, 40), (17, 14, 40, 67), (10, 9, 67, 81))
    for number, (below, above, low, high) in enumerate(storeys):
        corners = [(x - below, foot - low), (x + below, foot - low), (x + above, foot - high), (x - above, foot - high)]
        stone = sketch.horizontal(x - 24, x + 24, ((0, "#fff3d4"), (0.5, "#e2cba0"), (1, "#a5835a")))
        sketch.path(polygon(corners), stone, **outline)
        sketch.line((x - below, foot - high), (x + below, foot - high), "#6a4628", 3 - number * 0.5)
    sketch.rect(Box(x - 6, foot - 20, 12, 20), "#40260f")
    sketch.rect(Box(x - 4, foot - 58, 8, 12), "#40260f")
    for radius, colour in ((11, "#e4832a"), (8, "#f8c23e"), (4.5, "#fff6bf")):
        sketch.path(
            trace("M", x - radius, foot - 83, "Q", x, foot - 87 - 2.6 * radius, x + radius, foot - 83, "Z"), colour
        )


def _ship(sketch: Sketch, keel: Point, size: float, sail: str, stripe: str) -> None:
    """A round merchantman under its square sail, with a swan's neck for a stern."""
    with sketch.at(*keel, size):
        sketch.line((0, -26), (0, -118), "#4f2d13", 5.5)
        canvas = "M-46 -106 H46 C56 -84 54 -60 42 -38 C16 -47 -16 -47 -42 -38 C-54 -60 -56 -84 -46 -106 Z"
        sketch.path(canvas, sail, stroke=BLACK, stroke_width=4, stroke_linejoin="round")
        with sketch.group(clip_path=sketch.clip(canvas)):
            for x in (-33, 0, 33):
                sketch.path(rectangle(Box(x - 7.5, -108, 15, 74)), stripe)
        sketch.line((-50, -107), (50, -107), "#4f2d13", 5)
        hull = (
            "M-70 -26 C-60 8 48 12 66 -22 C72 -36 80 -40 88 -52 C70 -50 60 -38 52 -28 H-48 C-62 -28 -74 -42 -90 "
            "-44 C-86 -34 -76 -34 -70 -26 Z"
        )
        sketch.path(hull, "#84461f", stroke="#2a1408", stroke_width=4.5, stroke_linejoin="round")
        sketch.path("M-62 -17 C-40 -4 40 -3 60 -20", stroke="#e6b85e", stroke_width=5.5)
        for x in (-36, -12, 12, 36):
            sketch.line((x, -4), (x - 16, 12), "#c99a5a", 3.4)
