"""Lucca inside its ring wall, seen from the air: plain and mountains, ramparts, a sea of roofs, towers and churches.

Painted for a strip 1612 wide and 420 high; its lower third may be all roofs, because trays of cards lie on it.
"""

import random
from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageEnhance, ImageFilter

from assets.studio.kit.geometry import Box, polygon
from assets.studio.kit.light import glow
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss
from assets.studio.lucca.churches import paint_san_frediano, paint_san_martino, paint_san_michele
from assets.studio.lucca.countryside import farms_and_hedges, paint_country
from assets.studio.lucca.quarters import quarters
from assets.studio.lucca.ramparts import inner_edge, paint_ramparts, promenade_trees
from assets.studio.lucca.solids import Piece, Solid
from assets.studio.lucca.town_towers import paint_guinigi, paint_hour_tower, paint_plain_tower

WIDTH, HEIGHT = 1612, 420
LARGE = (2 * WIDTH, 2 * HEIGHT)
_LANDMARKS = (
    (220, paint_guinigi),
    (168, paint_hour_tower),
    (222, paint_san_michele),
    (216, paint_san_martino),
    (158, paint_san_frediano),
)
_PLAIN_TOWERS = (
    (Solid(312, 180, 15, 82, 9.6), "#c4845c"),
    (Solid(408, 146, 11, 54, 7), "#d0986c"),
    (Solid(612, 246, 17, 92, 10.9), "#c98c62"),
    (Solid(868, 138, 11, 58, 7), "#cf9a6e"),
    (Solid(1012, 214, 17, 90, 10.9), "#c07c54"),
    (Solid(1262, 196, 14, 84, 9), "#c98c62"),
)


def paint_city() -> Image.Image:
    land = scaled(paint_country(WIDTH, HEIGHT), *LARGE).filter(ImageFilter.GaussianBlur(1))
    town = Sketch(WIDTH, HEIGHT)
    paint_ramparts(town)
    _ground_of_the_town(town)
    for piece in sorted(_standing(town, random.Random(11)), key=lambda piece: piece.foot):
        piece.paint()
    _air_and_light(town)
    painting = stack(land, render(town, *LARGE)).convert("RGB")
    return ImageEnhance.Contrast(ImageEnhance.Color(painting).enhance(1.1)).enhance(1.08).convert("RGBA")


def _standing(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    yield from farms_and_hedges(sketch, rng)
    yield from promenade_trees(sketch, rng)
    yield from quarters(sketch, rng)
    for shaft, brick in _PLAIN_TOWERS:
        yield Piece(shaft.foot, partial(paint_plain_tower, sketch, shaft, brick, rng))
    for foot, paint in _LANDMARKS:
        yield Piece(foot, partial(paint, sketch, rng))


def _ground_of_the_town(sketch: Sketch) -> None:
    """Streets and courts, seen only where houses leave a gap."""
    edge = [(x, y) for x, y in inner_edge() if y <= HEIGHT]
    fill = sketch.vertical(90, HEIGHT, ((0, "#cda878"), (0.5, "#a87a56"), (1, "#7d5440")))
    sketch.path(polygon([*edge, (edge[-1][0], HEIGHT), (edge[0][0], HEIGHT)]), fill)


def _air_and_light(sketch: Sketch) -> None:
    """Haze over the far quarters, the sun from the upper left."""
    haze = ((0, "#ffe8bc", 0), (0.25, "#ffe8bc", 0.14), (0.65, "#ffe2b0", 0.06), (1, "#ffe2b0", 0))
    sketch.rect(Box(0, 30, WIDTH, 150), sketch.vertical(30, 180, haze))
    emboss(sketch, sketch.box, PAPER_RELIEF, 0.3)
    warm = ((0, "#fff4c0", 0.4), (0.45, "#ffe2a0", 0.14), (1, "#3a2030", 0.3))
    with sketch.group(blend="soft-light"):
        sketch.rect(sketch.box, sketch.radial((360, 20), (1250, 460), warm))
    glow(sketch, (300, 40), (520, 120), "#ffe6a8", 0.16)
