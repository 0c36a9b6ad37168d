"""Lucca inside its ring wall, seen from the air: plain and mountains, ramparts, a sea of roofs, towers and churches.

Painted for a strip 1612 wide and 420 high; its lower third lies in shade, because trays of cards lie on it.
"""

import math
import random
from collections.abc import Callable, Iterator

from PIL import Image, ImageFilter

from assets.studio.kit.geometry import Box, Point, flowing, polygon
from assets.studio.kit.hillside import Hillside, crest_line, paint_hillside
from assets.studio.kit.land import cypress
from assets.studio.kit.light import glow
from assets.studio.kit.noise import to_image, to_pixels
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss
from assets.studio.lucca.churches import paint_san_frediano, paint_san_martino, paint_san_michele
from assets.studio.lucca.daylight import CYPRESSES
from assets.studio.lucca.dwellings import Dwelling, paint_dwelling, some_dwelling
from assets.studio.lucca.ramparts import (
    RAMPART_LEAVES,
    inside,
    paint_ramparts,
    promenade_trees,
    small_tree,
)
from assets.studio.lucca.solids import Solid
from assets.studio.lucca.town_towers import paint_guinigi, paint_hour_tower, paint_plain_tower

WIDTH, HEIGHT = 1612, 420
LARGE = (2 * WIDTH, 2 * HEIGHT)
Piece = tuple[float, Callable[[], None]]

_SKY = ((0, "#8db0cb"), (0.4, "#c3d0cc"), (0.75, "#f3e2b8"), (1, "#ffe8b4"))
_PLAIN = Hillside(
    ("#a9b26a", "#c4bd74", "#8fa257", "#d2c784", "#7f9650", "#b7a765"),
    seed=31,
    grain=0.8,
    recession=0.05,
    haze="#f6dfae",
    haze_strength=0.5,
    haze_reach=34,
    hedges=0.9,
    furrows=0.5,
    field_width=70,
)
_PLAZA: Point = (812.0, 204.0)
_PLAZA_REACH = (112.0, 30.0)
_KEPT_CLEAR = (
    Box(168, 176, 110, 52),
    Box(430, 176, 210, 52),
    Box(640, 142, 60, 34),
    Box(930, 128, 110, 40),
    Box(1056, 176, 190, 52),
    Box(676, 160, 280, 78),
)
_PLAIN_TOWERS = (
    (312, 180, 15, 82, "#c4845c"),
    (408, 140, 11, 54, "#d0986c"),
    (612, 246, 17, 92, "#c98c62"),
    (868, 132, 11, 58, "#cf9a6e"),
    (1012, 214, 17, 90, "#c07c54"),
    (1262, 170, 14, 80, "#c98c62"),
    (1420, 220, 17, 90, "#c4845c"),
)


def paint_city() -> Image.Image:
    land = scaled(_country(), *LARGE).filter(ImageFilter.GaussianBlur(1))
    town = Sketch(WIDTH, HEIGHT)
    rng = random.Random(11)
    paint_ramparts(town, HEIGHT)
    _ground_of_the_town(town)
    for _, paint in sorted(_pieces(town, rng), key=lambda piece: piece[0]):
        paint()
    _air_and_light(town)
    return stack(land, render(town, *LARGE))


def _country() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    sky(sketch, Box(0, 0, WIDTH, 60), _SKY)
    clouds(sketch, Box(0, -40, WIDTH, 110), "#fffaf0", 0.7, seed=12, cover=-1.4)
    rng = random.Random(5)
    for base, rise, colour, low in ((34, 13, "#8f9db4", "#c9c4bc"), (44, 7, "#94a493", "#cfcba6")):
        crest = [(i * 46.0, base + rng.uniform(-rise, rise)) for i in range(37)]
        sketch.path(f"{flowing(crest)} V80 H0 Z", sketch.vertical(base - rise, 66, ((0, colour), (1, low))))
    canvas = to_pixels(render(sketch, WIDTH, HEIGHT))
    paint_hillside(canvas, crest_line(WIDTH, 54, ((3, 1.4), (2, 3.1)), 3), _PLAIN)
    return to_image(canvas)


def _ground_of_the_town(sketch: Sketch) -> None:
    """Streets and courts, seen only where houses leave a gap."""
    from_here = [(x, y) for x, y in _inner_edge() if 0 <= y <= HEIGHT]
    fill = sketch.vertical(90, HEIGHT, ((0, "#cda878"), (0.5, "#a87a56"), (1, "#7d5440")))
    sketch.path(polygon([*from_here, (from_here[-1][0], HEIGHT), (from_here[0][0], HEIGHT)]), fill)


def _inner_edge() -> Iterator[Point]:
    from assets.studio.lucca.ramparts import on_ring

    for i in range(161):
        yield on_ring(i / 160, -44)


def _pieces(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Everything that stands, with the height of its foot: what is further away is painted first."""
    for foot, size in promenade_trees(rng):
        leaves = rng.choice(RAMPART_LEAVES)
        yield foot[1], lambda foot=foot, size=size, leaves=leaves: small_tree(sketch, foot, size, leaves, rng)
    for house in _houses(rng):
        yield house.solid.foot, lambda house=house: paint_dwelling(sketch, house, rng)
    yield from _greenery(sketch, rng)
    yield _PLAZA[1] - _PLAZA_REACH[1] - 1, lambda: _plaza(sketch, rng)
    for x, foot, width, height, brick in _PLAIN_TOWERS:
        shaft = Solid(x, foot, width, height, width * 0.64)
        yield foot, lambda shaft=shaft, brick=brick: paint_plain_tower(sketch, shaft, brick, rng)
    yield 218, lambda: paint_guinigi(sketch, rng)
    yield 166, lambda: paint_hour_tower(sketch, rng)
    yield 222, lambda: paint_san_michele(sketch, rng)
    yield 216, lambda: paint_san_martino(sketch, rng)
    yield 158, lambda: paint_san_frediano(sketch, rng)


def _houses(rng: random.Random) -> Iterator[Dwelling]:
    foot = 112.0
    while foot < HEIGHT + 20:
        size = 10.5 + (foot - 100) * 0.125
        x = -30 - rng.uniform(0, size)
        while x < WIDTH + 20:
            y = foot + rng.uniform(-0.16, 0.16) * size
            if inside(x + size * 0.6, y, 52) and not _kept_clear(x, y, size):
                yield some_dwelling(x, y, size, rng)
            x += size * rng.uniform(0.92, 1.3)
        foot += size * 0.56
    yield from _houses_of_the_plaza(rng)


def _kept_clear(x: float, y: float, size: float) -> bool:
    return any(box.x - size < x < box.right and box.y < y < box.bottom for box in _KEPT_CLEAR)


def _houses_of_the_plaza(rng: random.Random) -> Iterator[Dwelling]:
    """A closed oval, where the Romans had their amphitheatre."""
    for i in range(44):
        turn = 2 * math.pi * i / 44
        x = _PLAZA[0] + _PLAZA_REACH[0] * math.cos(turn)
        y = _PLAZA[1] + _PLAZA_REACH[1] * math.sin(turn)
        house = some_dwelling(x - 11, y, 18, rng)
        solid = Solid(x - 10, y, 20, 15 + rng.uniform(0, 3), 11)
        yield Dwelling(solid, 18, house.plaster, house.tile, "ridge")


def _plaza(sketch: Sketch, rng: random.Random) -> None:
    fill = sketch.vertical(_PLAZA[1] - 30, _PLAZA[1] + 30, ((0, "#f0dcb0"), (1, "#dcbf90")))
    sketch.ellipse(_PLAZA, _PLAZA_REACH, fill)
    for share in (0.8, 0.6, 0.4):
        reach = (_PLAZA_REACH[0] * share, _PLAZA_REACH[1] * share)
        sketch.ellipse(_PLAZA, reach, "none", stroke="#a8855a", stroke_width=0.8, stroke_opacity=0.6)
    for _ in range(46):
        turn, reach = rng.uniform(0, math.tau), math.sqrt(rng.random()) * 0.72
        x = _PLAZA[0] + _PLAZA_REACH[0] * reach * math.cos(turn)
        y = _PLAZA[1] + _PLAZA_REACH[1] * reach * math.sin(turn)
        sketch.line((x, y), (x, y - 3), rng.choice(("#7b1e2b", "#27408b", "#3f6b35", "#5a3a1c")), 1.5)


def _greenery(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Gardens along the wall, and cypresses in courtyards."""
    for _ in range(420):
        x, y = rng.uniform(0, WIDTH), rng.uniform(100, 300)
        size = 9 + (y - 100) * 0.09
        if not inside(x, y, 44) or _kept_clear(x, y, size):
            continue
        garden = not inside(x, y, 66)
        if garden:
            leaves = rng.choice(RAMPART_LEAVES)
            yield y, lambda x=x, y=y, size=size, leaves=leaves: small_tree(sketch, (x, y), size, leaves, rng)
        elif rng.random() < 0.25:
            yield y, lambda x=x, y=y, size=size: cypress(sketch, x, y, size * 2, CYPRESSES, rng)


def _air_and_light(sketch: Sketch) -> None:
    haze = ((0, "#ffe8bc", 0), (0.3, "#ffe8bc", 0.26), (0.65, "#ffe2b0", 0.12), (1, "#ffe2b0", 0))
    sketch.rect(Box(0, 30, WIDTH, 150), sketch.vertical(30, 180, haze))
    emboss(sketch, sketch.box, PAPER_RELIEF, 0.3)
    warm = ((0, "#fff4c0", 0.55), (0.4, "#ffe2a0", 0.2), (1, "#20104a", 0.5))
    with sketch.group(blend="soft-light"):
        sketch.rect(sketch.box, sketch.radial((360, 20), (1250, 460), warm))
    glow(sketch, (300, 30), (520, 150), "#ffe6a8", 0.3)
