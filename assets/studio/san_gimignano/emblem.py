"""The emblem of San Gimignano: pale towers behind their wall, the sun rising between them."""

import random

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, polar, polygon
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.svg import Sketch

_EDGE = "#35160e"
_STONE = "#efd9ae"
_SUN = (0.0, 34.0)
_TOWERS = (
    (-68.0, 24.0, 86.0, False),
    (42.0, 24.0, 102.0, False),
    (-39.0, 25.0, 128.0, False),
    (15.0, 24.0, 112.0, True),
    (-11.0, 29.0, 156.0, False),
)
_FOOT = 74.0


def skyline(sketch: Sketch) -> None:
    """Drawn around the origin, within 100 units of it."""
    rng = random.Random(5)
    _sunrise(sketch)
    for x, width, height, roofed in _TOWERS:
        _tower(sketch, Box(x, _FOOT - height, width, height), roofed, rng)
    _wall(sketch, rng)


def _sunrise(sketch: Sketch) -> None:
    rays = sketch.radial(_SUN, 104, ((0, "#fff0b0"), (0.55, "#f3cf6e"), (1, "#e6b94a", 0.55)))
    for ray in range(27):
        turn, long = 180 + ray * 180 / 26, ray % 2 == 0
        half, reach = (2.5, 104) if long else (1.6, 86)
        sketch.path(polygon([_SUN, polar(_SUN, reach, turn - half), polar(_SUN, reach, turn + half)]), rays)
    disc = sketch.radial(_SUN, 56, ((0, "#fffbe0"), (0.6, "#ffd873"), (0.9, "#f0a63c"), (1, "#c9762a")))
    sketch.circle(_SUN, 55, disc, stroke="#7a3a10", stroke_width=1.4)


def _tower(sketch: Sketch, box: Box, roofed: bool, rng: random.Random) -> None:
    front, corner = box.w * 0.62, box.x + box.w * 0.62
    light = Coursing(_STONE, 9, 6.4, 0.6, 9, "#fffbe8", "#7a4a20", 0.5, 0.4)
    dark = Coursing("#94705c", 7, 6.4, 0.6, 7, "#e8c8a0", "#2a1210", 0.25, 0.5)
    lay_courses(sketch, Box(box.x, box.y, front, box.h), light, rng)
    lay_courses(sketch, Box(corner, box.y, box.w - front, box.h), dark, rng)
    warm = ((0, "#fff6d8", 0.5), (0.4, "#fff6d8", 0.0), (1, "#6b3a20", 0.25))
    sketch.rect(Box(box.x, box.y, front, box.h), sketch.horizontal(box.x, corner, warm))
    deep = ((0, "#3a1820", 0.45), (1, "#3a1820", 0.1))
    sketch.rect(Box(corner, box.y, box.w - front, box.h), sketch.horizontal(corner, box.right, deep))
    sketch.rect(box, "none", stroke=_EDGE, stroke_width=1.7)
    sketch.line((corner, box.y), (corner, box.bottom), _EDGE, 0.9, opacity=0.6)
    for storey in range(int(box.h / 44)):
        _slit(sketch, box.x + front * 0.5, box.y + 24 + storey * 34)
    if roofed:
        _roof(sketch, box)
    else:
        _crown(sketch, box)


def _slit(sketch: Sketch, x: float, foot: float) -> None:
    sketch.path(arch(x, foot + 0.8, 7.2, 13.4), "#fff6dc")
    sketch.path(arch(x, foot, 5.0, 11.4), sketch.vertical(foot - 11, foot, ((0, "#2a0e10"), (1, "#6b2a1c"))))


def _crown(sketch: Sketch, box: Box) -> None:
    left, width, split = box.x - 3, box.w + 6, box.x + box.w * 0.62
    pale, dim = mix(_STONE, "#ffffff", 0.35), "#a07c66"
    pitch = width / 3.5
    for tooth in range(4):
        x = left + tooth * pitch
        tone = pale if x + pitch * 0.25 < split else dim
        sketch.rect(Box(x, box.y - 15, pitch * 0.5, 8), tone, stroke=_EDGE, stroke_width=1.3)
    sketch.rect(Box(left, box.y - 8, split - left, 9), pale)
    sketch.rect(Box(split, box.y - 8, left + width - split, 9), dim)
    sketch.rect(Box(left, box.y - 8, width, 9), "none", stroke=_EDGE, stroke_width=1.6)
    sketch.rect(Box(box.x, box.y + 1.6, box.w, 4), "#3a1410", fill_opacity=0.4)


def _roof(sketch: Sketch, box: Box) -> None:
    left, right, peak, split = box.x - 4, box.right + 4, (box.x + box.w * 0.47, box.y - 25), box.x + box.w * 0.62
    tiles = sketch.horizontal(left, split, ((0, "#f2a066"), (1, "#c25a34")))
    sketch.path(polygon([(left, box.y), peak, (split, box.y + 1)]), tiles)
    sketch.path(polygon([(split, box.y + 1), peak, (right, box.y)]), "#7a2c22")
    sketch.path(polygon([(left, box.y), peak, (right, box.y)]), stroke=_EDGE, stroke_width=1.6, stroke_linejoin="round")
    sketch.circle((peak[0], peak[1] - 3), 2.6, "#f3cf6e", stroke=_EDGE, stroke_width=1)


def _wall(sketch: Sketch, rng: random.Random) -> None:
    left, right, top, foot = -92.0, 92.0, 62.0, 94.0
    pitch = (right - left) / 14.5
    for tooth in range(15):
        box = Box(left + tooth * pitch, top - 7, pitch * 0.52, 8)
        sketch.rect(box, mix(_STONE, "#ffffff", 0.3), stroke=_EDGE, stroke_width=1.4)
    stones = Coursing("#e3c391", 14, 8, 0.9, 9, "#fffbe8", "#7a4a20", 0.5, 0.45)
    lay_courses(sketch, Box(left, top, right - left, foot - top), stones, rng)
    shade = ((0, "#fff6d8", 0.25), (0.3, "#8a4a20", 0.0), (1, "#6b3418", 0.55))
    sketch.rect(Box(left, top, right - left, foot - top), sketch.vertical(top, foot, shade))
    sketch.rect(Box(left, top, right - left, foot - top), "none", stroke=_EDGE, stroke_width=1.9)
    sketch.path(arch(0, foot, 27, 29), "#fff0cc", stroke=_EDGE, stroke_width=1.4)
    inside = sketch.vertical(foot - 26, foot, ((0, "#2a0c0c"), (1, "#7a2c18")))
    sketch.path(arch(0, foot, 20, 25), inside, stroke=_EDGE, stroke_width=1)
