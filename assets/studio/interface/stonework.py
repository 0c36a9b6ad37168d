"""The stones of the finale's towers: a wall and its battlements in grey, dyed for each category at run time."""

import random

from assets.studio.interface.skin import drawn
from assets.studio.kit.geometry import Box, rectangle, rounded
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.paint import Picture

WALL = (480, 1080)
BATTLEMENT = (540, 168)
_BLOCKS = Coursing("#e9e6e1", 118, 54, bevel=3.2, spread=11, light="#ffffff", dark="#2a2430", dark_strength=0.34)
_MERLONS, _GALLERY = 7, 64
"""How many stand on the gallery, and its height; below it are the corbels."""
_CORBELS = 9
_SHADES = (0.2, 0.0, 0.0, 0.06, 0.36)
"""How dark the wall is from its left edge to its right: it is lit from the left."""


def _wall(sketch: Sketch, box: Box) -> None:
    _stones(sketch, box, 3)
    _model(sketch, box)


def _stones(sketch: Sketch, box: Box, seed: int) -> None:
    lay_courses(sketch, box, _BLOCKS, random.Random(seed))
    emboss(sketch, box, STONE_RELIEF, 0.6, sketch.clip(rectangle(box)))


def _model(sketch: Sketch, box: Box) -> None:
    """Narrow strips, as a gradient of opacity is none of the kit's."""
    count = 48
    for strip in range(count):
        share = strip / (count - 1) * (len(_SHADES) - 1)
        place = min(int(share), len(_SHADES) - 2)
        dark = _SHADES[place] + (_SHADES[place + 1] - _SHADES[place]) * (share - place)
        part = Box(box.x + box.w * strip / count, box.y, box.w / count + 0.5, box.h)
        sketch.rect(part, "#140a1c", fill_opacity=dark)


def _battlement(sketch: Sketch, box: Box) -> None:
    step = box.w / (2 * _MERLONS - 1)
    merlon = box.h - _GALLERY - 24
    for number in range(_MERLONS):
        _stones(sketch, Box(2 * step * number, 0, step, merlon + 4), number)
    gallery = Box(0, merlon, box.w, _GALLERY)
    _stones(sketch, gallery, 11)
    sketch.rect(Box(0, gallery.bottom - 9, box.w, 9), "#140a1c", fill_opacity=0.45)
    pitch = (box.w - 40) / _CORBELS
    for number in range(_CORBELS):
        corbel = Box(20 + pitch * (number + 0.2), gallery.bottom - 2, pitch * 0.6, 24)
        sketch.path(rounded(corbel, 14), "#cfc9c2", stroke="#3a2f3c", stroke_width=2)


def pictures() -> list[Picture]:
    return [drawn("masonry", WALL, _wall, __file__), drawn("battlement", BATTLEMENT, _battlement, __file__)]
