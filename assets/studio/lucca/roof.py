"""The roof of a completed palace: rows of curved tiles over a timber eave, wider than the card it covers.

Its upper quarter stays empty: four storeys and a roof fill the whole height of a street.
"""

import random

from PIL import Image

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, polygon, trace
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.daylight import TILE, WARM_DARK

SIZE = (440, 130)
_RIDGE, _EAVES = 38.0, 108.0
_LEAN = 40.0
_COLUMNS, _ROWS = 23, 4


def paint_roof() -> Image.Image:
    sketch = Sketch(*SIZE)
    rng = random.Random(17)
    _eave(sketch)
    _slope(sketch, rng)
    _ridge(sketch, rng)
    return render(sketch, *SIZE)


def _left(y: float) -> float:
    return 3 + _LEAN * (_EAVES - y) / (_EAVES - _RIDGE)


def _slope(sketch: Sketch, rng: random.Random) -> None:
    width = SIZE[0]
    outline = [(_left(_RIDGE), _RIDGE), (width - _left(_RIDGE), _RIDGE), (width - 3, _EAVES), (3, _EAVES)]
    sketch.path(polygon(outline), "#6a2a16", stroke=WARM_DARK, stroke_width=4, stroke_linejoin="round")
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            _tile(sketch, row, column, rng)
    light = ((0, "#ffe2ac", 0.34), (0.35, "#ffe2ac", 0.08), (0.7, "#2a0c14", 0.04), (1, "#2a0c14", 0.3))
    sketch.path(polygon(outline), sketch.horizontal(0, width, light))
    depth = ((0, "#fff0cc", 0.2), (0.4, "#fff0cc", 0), (1, "#3a0e08", 0.16))
    sketch.path(polygon(outline), sketch.vertical(_RIDGE, _EAVES, depth))


def _tile(sketch: Sketch, row: int, column: int, rng: random.Random) -> None:
    """One half-round tile, lapping over the row below it."""
    step = (_EAVES - _RIDGE) / _ROWS
    top, bottom = _RIDGE + row * step, _RIDGE + (row + 1) * step
    upper, lower = ((SIZE[0] - 2 * _left(y)) / _COLUMNS for y in (top, bottom))
    a, b = _left(top) + column * upper, _left(bottom) + column * lower
    tone = vary(mix(TILE, rng.choice(("#d98a56", "#9c4a2c", "#c9754a")), rng.uniform(0, 0.7)), rng, 9)
    hollow = lower * 0.08
    rolled = (-lower * 0.42, 7, -lower + 2 * hollow, 0)
    d = trace("M", a + 0.6, top, "H", a + upper - hollow, "L", b + lower - hollow, bottom, "q", *rolled, "Z")
    round_light = (
        (0, mix(tone, "#ffd9a6", 0.35)),
        (0.3, mix(tone, "#ffe6c0", 0.45)),
        (0.65, tone),
        (1, mix(tone, "#4a1408", 0.6)),
    )
    sketch.path(d, sketch.horizontal(round(b, 1), round(b + lower, 1), round_light), stroke="#5a1f10", stroke_width=1)
    lip = trace("M", b + hollow, bottom, "q", lower * 0.42, 7, lower - 2 * hollow, 0)
    sketch.path(lip, stroke="#3a1008", stroke_width=2.2, stroke_opacity=0.65)


def _ridge(sketch: Sketch, rng: random.Random) -> None:
    start, end = _left(_RIDGE) - 5, SIZE[0] - _left(_RIDGE) + 5
    count = 15
    length = (end - start) / count
    for i in range(count):
        cap = Box(start + i * length, _RIDGE - 9, length + 2, 15)
        tone = vary(mix(TILE, "#d98a56", 0.4), rng, 8)
        shade = ((0, mix(tone, "#ffe6c0", 0.6)), (0.5, tone), (1, mix(tone, "#4a1408", 0.5)))
        fill = sketch.vertical(cap.y, cap.bottom, shade)
        sketch.rect(cap, fill, rx=5, stroke="#4a180c", stroke_width=1.2)


def _eave(sketch: Sketch) -> None:
    """The soffit with its rafters, and the shadow it keeps on the wall."""
    width = SIZE[0]
    sketch.path(polygon([(6, _EAVES), (width - 6, _EAVES), (width - 30, 130), (30, 130)]), "#24110a")
    for i in range(16):
        x = 22 + i * (width - 44 - 15) / 15
        sketch.rect(Box(x, _EAVES + 4, 15, 16), sketch.vertical(110, 126, ((0, "#7a4a26"), (1, "#4a2a14"))))
        sketch.rect(Box(x, _EAVES + 4, 3, 16), "#b9824c", fill_opacity=0.7)
    sketch.rect(Box(34, 126, width - 68, 4), "#120704", fill_opacity=0.75)
