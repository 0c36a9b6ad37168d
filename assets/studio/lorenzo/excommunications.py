"""The excommunication tiles: parchment in a burgundy rim, each stamped in red with what it strikes."""

from functools import cache

import numpy as np
from PIL import Image

from assets.studio.kit.colour import darken, lighten, rgb
from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.materials import gold_line, parchment
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.signs import SIGNS

SIZE = (600, 390)
PLAQUE = (602, 276)
_RED = "#8c1f2b"
_CENTRE = (300, 150)
_RADIUS = 78
_CORNER, _SMALL = (344, 51), 0.37
_INK = 0.5

STAMPS = {
    "x11": ("military",),
    "x12": ("coins",),
    "x13": ("servants",),
    "x14": ("wood", "stone"),
    "x15": ("harvest",),
    "x16": ("production",),
    "x17": ("member",),
    "x21": ("territory",),
    "x22": ("building",),
    "x23": ("character",),
    "x24": ("venture",),
    "x25": ("market",),
    "x26": ("servants", "servants"),
    "x27": ("member", "at_end"),
    "x31": ("character", "points"),
    "x32": ("venture", "points"),
    "x33": ("territory", "points"),
    "x34": ("points",),
    "x35": ("military", "points"),
    "x36": ("building", "points"),
    "x37": ("coins", "points"),
}
"""By the game's names of the tiles."""


def paint_tile(signs: tuple[str, ...]) -> Image.Image:
    tile = _blank().copy()
    tile.alpha_composite(_inked(render(_stamp(signs), *SIZE)))
    return tile


def paint_plaque() -> Image.Image:
    """A tile as it lies on the table, small, for signs alone."""
    return _leaf(Box(0, 0, 200.7, 92), PLAQUE)


@cache
def _blank() -> Image.Image:
    return _leaf(Box(0, 0, 400, 260), SIZE)


def _leaf(area: Box, size: tuple[int, int]) -> Image.Image:
    sketch = Sketch(area.w, area.h)
    box = area.inset(4)
    outline = rounded(box, 14)
    parchment(sketch, outline, box, edge=0.4, seed=12)
    sketch.path(rounded(box.inset(6), 10), "#fbf1d6", fill_opacity=0.4)
    red = ((0, lighten(_RED, 0.25)), (0.5, _RED), (1, darken(_RED, 0.45)))
    sketch.path(outline, stroke="#2b0608", stroke_width=7)
    sketch.path(outline, stroke=sketch.linear((0, 0), (area.w, area.h), red), stroke_width=4.6)
    sketch.path(rounded(box.inset(-1), 15), stroke="#e89a94", stroke_width=0.9, stroke_opacity=0.7)
    gold_line(sketch, rounded(box.inset(6), 10), box, 1.6)
    return render(sketch, *size)


def _stamp(signs: tuple[str, ...]) -> Sketch:
    """In the corner, where no words stand."""
    sketch = Sketch(400, 260)
    with sketch.at(_CORNER[0] - _CENTRE[0] * _SMALL, _CORNER[1] - _CENTRE[1] * _SMALL, _SMALL):
        _ringed(sketch, signs)
    return sketch


def _ringed(sketch: Sketch, signs: tuple[str, ...]) -> None:
    """A double ring with the signs in it, struck through."""
    x, y = _CENTRE
    for radius, width in ((_RADIUS, 5), (_RADIUS - 8, 2)):
        sketch.circle(_CENTRE, radius, "none", stroke="#000", stroke_width=width)
    scale = 1.5 if len(signs) == 1 else 1.06
    for i, name in enumerate(signs):
        shift = (i - (len(signs) - 1) / 2) * 62
        with sketch.at(x + shift - 32 * scale, y - 32 * scale, scale):
            SIGNS[name](sketch)
    reach = (_RADIUS - 8) * 0.72
    sketch.line((x - reach, y + reach), (x + reach, y - reach), "#000", 7)


def _inked(drawing: Image.Image) -> Image.Image:
    """Only what is dark takes the ink."""
    dark = 1 - np.asarray(drawing.convert("L"), np.float32) / 255
    alpha = np.asarray(drawing.getchannel("A"), np.float32) * dark * _INK
    ink = Image.new("RGBA", drawing.size, (*rgb(_RED), 0))
    ink.putalpha(Image.fromarray(alpha.astype(np.uint8)))
    return ink
