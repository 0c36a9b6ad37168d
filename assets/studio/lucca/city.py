"""Lucca inside its ring wall, seen from the air: plain and mountains, ramparts, a sea of roofs, towers and churches.

Painted for a strip 1612 wide and 420 high; its lower third lies in shade, because trays of cards lie on it.
"""

import math
import random
from collections.abc import Callable, Iterator

from PIL import Image, ImageEnhance, ImageFilter

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
    nearness,
    on_ring,
    paint_ramparts,
    promenade_trees,
    small_tree,
)
from assets.studio.lucca.solids import Solid
from assets.studio.lucca.town_towers import paint_guinigi, paint_hour_tower, paint_plain_tower

WIDTH, HEIGHT = 1612, 420
LARGE = (2 * WIDTH, 2 * HEIGHT)
Piece = tuple[float, Callable[[], None]]

_SKY = ((0, "#7fa9cc"), (0.35, "#a9c6d6"), (0.7, "#ecdfc0"), (1, "#fbe0ac"))
_PLAIN = Hillside(
    ("#7d9a44", "#a9ac55", "#688a3b", "#bdb463", "#5c7f3a", "#96994a"),
    seed=31,
    grain=0.8,
    recession=0.05,
    haze="#f3e0b0",
    haze_strength=0.4,
    haze_reach=14,
    light=0.5,
    hedges=0.9,
    furrows=0.5,
    field_width=70,
)
_PLAZA: Point = (812.0, 204.0)
_PLAZA_REACH = (112.0, 30.0)
_KEPT_CLEAR = (
    Box(172, 180, 66, 50),
    Box(424, 176, 216, 68),
    Box(640, 142, 60, 34),
    Box(930, 128, 110, 40),
    Box(1056, 176, 190, 62),
    Box(676, 160, 280, 78),
)
_PLAIN_TOWERS = (
    (312, 180, 15, 82, "#c4845c"),
    (408, 140, 11, 54, "#d0986c"),
    (612, 246, 17, 92, "#c98c62"),
    (868, 132, 11, 58, "#cf9a6e"),
    (1012, 214, 17, 90, "#c07c54"),
    (1262, 196, 14, 84, "#c98c62"),
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
    painting = stack(land, render(town, *LARGE)).convert("RGB")
    return ImageEnhance.Contrast(ImageEnhance.Color(painting).enhance(1.1)).enhance(1.08).convert("RGBA")


def _country() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    sky(sketch, Box(0, 0, WIDTH, 60), _SKY)
    clouds(sketch, Box(0, -40, WIDTH, 110), "#fffaf0", 0.7, seed=12, cover=-1.4)
    rng = random.Random(5)
    for base, rise, colour, low in ((37, 12, "#7f90b0", "#c2bcc0"), (47, 6, "#889c86", "#c9c69c")):
        crest = [(i * 46.0, base + rng.uniform(-rise, rise)) for i in range(37)]
        sketch.path(f"{flowing(crest)} V80 H0 Z", sketch.vertical(base - rise, 66, ((0, colour), (1, low))))
    canvas = to_pixels(render(sketch, WIDTH, HEIGHT))
    paint_hillside(canvas, crest_line(WIDTH, 56, ((3, 1.4), (2, 3.1)), 3), _PLAIN)
    return to_image(canvas)


def _ground_of_the_town(sketch: Sketch) -> None:
    """Streets and courts, seen only where houses leave a gap."""
    from_here = [(x, y) for x, y in _inner_edge() if 0 <= y <= HEIGHT]
    fill = sketch.vertical(90, HEIGHT, ((0, "#cda878"), (0.5, "#a87a56"), (1, "#7d5440")))
    sketch.path(polygon([*from_here, (from_here[-1][0], HEIGHT), (from_here[0][0], HEIGHT)]), fill)


def _inner_edge() -> Iterator[Point]:
    for i in range(-16, 177):
        yield on_ring(i / 160, -31)


def _pieces(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Everything that stands, with the height of its foot: what is further away is painted first."""
    for foot, size in promenade_trees(rng):
        leaves = rng.choice(RAMPART_LEAVES)
        yield foot[1], lambda foot=foot, size=size, leaves=leaves: small_tree(sketch, foot, size, leaves, rng)
    for house in _houses(rng):
        yield house.solid.foot, lambda house=house: paint_dwelling(sketch, house, rng)
    yield from _greenery(sketch, rng)
    yield _PLAZA[1] - _PLAZA_REACH[1] - 1, lambda: _plaza(sketch, rng)
    yield 176, lambda: _squares(sketch, rng)
    for x, foot, width, height, brick in _PLAIN_TOWERS:
        shaft = Solid(x, foot, width, height, width * 0.64)
        yield foot, lambda shaft=shaft, brick=brick: paint_plain_tower(sketch, shaft, brick, rng)
    yield 218, lambda: paint_guinigi(sketch, rng)
    yield 166, lambda: paint_hour_tower(sketch, rng)
    yield 222, lambda: paint_san_michele(sketch, rng)
    yield 216, lambda: paint_san_martino(sketch, rng)
    yield 158, lambda: paint_san_frediano(sketch, rng)


def _houses(rng: random.Random) -> Iterator[Dwelling]:
    foot = 122.0
    while foot < HEIGHT + 20:
        size = 10.5 + (foot - 110) * 0.13
        x = -30 - rng.uniform(0, size)
        while x < WIDTH + 20:
            y = foot + rng.uniform(-0.16, 0.16) * size
            if inside(x + size * 0.6, y, 40) and not _kept_clear(x, y, size):
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
    _passers_by(sketch, _PLAZA, (_PLAZA_REACH[0] * 0.72, _PLAZA_REACH[1] * 0.72), 46, rng)


def _squares(sketch: Sketch, rng: random.Random) -> None:
    """Pale paving before San Michele and the cathedral."""
    for x, y, wide, deep in ((516, 228, 116, 17), (1136, 222, 96, 15)):
        stops = ((0, "#f3e2bc", 1), (0.8, "#eed8ac", 0.95), (1, "#e6cb9c", 0))
        sketch.ellipse((x, y), (wide, deep), sketch.radial((x, y), (wide, deep), stops))
        _passers_by(sketch, (x, y + 5), (wide * 0.7, deep * 0.4), 20, rng)


def _passers_by(sketch: Sketch, centre: Point, reach: Point, count: int, rng: random.Random) -> None:
    for _ in range(count):
        turn, away = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = centre[0] + reach[0] * away * math.cos(turn), centre[1] + reach[1] * away * math.sin(turn)
        sketch.line((x, y), (x + 2.4, y - 0.6), "#2a1636", 1, opacity=0.3)
        sketch.line((x, y), (x, y - 3), rng.choice(("#7b1e2b", "#27408b", "#3f6b35", "#5a3a1c")), 1.5)


def _greenery(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Gardens along the wall, trees and cypresses in courtyards, farms and hedges in the plain."""
    for _ in range(56):
        x, y = rng.uniform(0, WIDTH), 62 + 170 * rng.random() ** 1.6
        size, along = 4.6 * nearness(y + 14), rng.uniform(-0.3, 0.3)
        if not inside(x, y, -36):
            yield 50, lambda x=x, y=y, size=size: _farm(sketch, x, y, size, rng)
        for i in range(rng.randrange(3, 9)):
            tx, ty, leaves = x + i * size * 1.3, y + i * size * along, rng.choice(RAMPART_LEAVES)
            if not inside(tx, ty, -33):
                yield 50.5, lambda x=tx, y=ty, size=size, leaves=leaves: small_tree(sketch, (x, y), size, leaves, rng)
    for _ in range(420):
        x, y = rng.uniform(0, WIDTH), rng.uniform(100, 300)
        size = 9 + (y - 100) * 0.09
        if not inside(x, y, 33) or _kept_clear(x, y, size):
            continue
        garden = not inside(x, y, 52)
        if garden:
            leaves = rng.choice(RAMPART_LEAVES)
            yield y, lambda x=x, y=y, size=size, leaves=leaves: small_tree(sketch, (x, y), size, leaves, rng)
        elif rng.random() < 0.2:
            yield y, lambda x=x, y=y, size=size: cypress(sketch, x, y, size * 2, CYPRESSES, rng)
        elif rng.random() < 0.35:
            leaves = rng.choice(RAMPART_LEAVES)
            yield y, lambda x=x, y=y, s=size, leaves=leaves: small_tree(sketch, (x, y), s * 1.3, leaves, rng)


def _farm(sketch: Sketch, x: float, y: float, size: float, rng: random.Random) -> None:
    if rng.random() < 0.4:
        paint_dwelling(sketch, some_dwelling(x - size * 2, y, size * 1.5, rng), rng)


def _air_and_light(sketch: Sketch) -> None:
    haze = ((0, "#ffe8bc", 0), (0.25, "#ffe8bc", 0.14), (0.65, "#ffe2b0", 0.06), (1, "#ffe2b0", 0))
    sketch.rect(Box(0, 30, WIDTH, 150), sketch.vertical(30, 180, haze))
    emboss(sketch, sketch.box, PAPER_RELIEF, 0.3)
    warm = ((0, "#fff4c0", 0.4), (0.45, "#ffe2a0", 0.14), (1, "#3a2030", 0.3))
    with sketch.group(blend="soft-light"):
        sketch.rect(sketch.box, sketch.radial((360, 20), (1250, 460), warm))
    glow(sketch, (300, 40), (520, 120), "#ffe6a8", 0.16)
