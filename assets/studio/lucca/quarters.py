"""Where the houses, squares and gardens within the wall stand; churches and towers have their places kept clear."""

import math
import random
from collections.abc import Iterator
from functools import partial

from assets.studio.kit.geometry import Box, Point
from assets.studio.kit.land import cypress
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.daylight import CYPRESSES
from assets.studio.lucca.dwellings import Dwelling, paint_dwelling, some_dwelling
from assets.studio.lucca.ramparts import RAMPART_LEAVES, inside, small_tree
from assets.studio.lucca.solids import Piece, Solid

_AMPHITHEATRE: Point = (812.0, 206.0)
_REACH: Point = (112.0, 30.0)
_KEPT_CLEAR = (
    Box(172, 180, 66, 50),
    Box(424, 176, 206, 68),
    Box(640, 142, 60, 34),
    Box(936, 132, 84, 34),
    Box(1060, 176, 140, 62),
)
_SQUARES = ((516.0, 228.0, 116.0, 17.0), (1136.0, 222.0, 96.0, 15.0))
_GOWNS = ("#7b1e2b", "#27408b", "#3f6b35", "#5a3a1c")


def quarters(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    for house in (*_streets(sketch, rng), *_houses_of_the_amphitheatre(rng)):
        yield Piece(house.solid.foot, partial(paint_dwelling, sketch, house, rng))
    yield Piece(_AMPHITHEATRE[1] - _REACH[1] - 1, partial(_paint_amphitheatre, sketch, rng))
    yield Piece(176, partial(_paint_squares, sketch, rng))
    yield from _gardens(sketch, rng)


def _streets(sketch: Sketch, rng: random.Random) -> Iterator[Dwelling]:
    """Row upon row, larger towards the viewer."""
    foot = 122.0
    while foot < sketch.height + 20:
        size = 10.5 + (foot - 110) * 0.13
        x = -30 - rng.uniform(0, size)
        while x < sketch.width + 20:
            y = foot + rng.uniform(-0.16, 0.16) * size
            if inside(x + size * 0.6, y, 40) and not _is_taken(x, y, size):
                yield some_dwelling(x, y, size, rng)
            x += size * rng.uniform(0.92, 1.3)
        foot += size * 0.56


def _is_taken(x: float, y: float, size: float) -> bool:
    across = (x + size / 2 - _AMPHITHEATRE[0]) / (_REACH[0] + 24)
    away = (y - 4 - _AMPHITHEATRE[1]) / (_REACH[1] + 13)
    in_box = any(box.x - size < x < box.right and box.y < y < box.bottom for box in _KEPT_CLEAR)
    return in_box or math.hypot(across, away) < 1


def _houses_of_the_amphitheatre(rng: random.Random) -> Iterator[Dwelling]:
    """A closed oval, grown from the walls of the Roman one."""
    for i in range(44):
        turn = math.tau * i / 44
        x = _AMPHITHEATRE[0] + _REACH[0] * math.cos(turn)
        y = _AMPHITHEATRE[1] + _REACH[1] * math.sin(turn)
        like = some_dwelling(x, y, 18, rng)
        yield Dwelling(Solid(x - 10, y, 20, rng.uniform(15, 18), 11), 18, like.plaster, like.tile, "ridge")


def _paint_amphitheatre(sketch: Sketch, rng: random.Random) -> None:
    y = _AMPHITHEATRE[1]
    fill = sketch.vertical(y - _REACH[1], y + _REACH[1], ((0, "#f0dcb0"), (1, "#dcbf90")))
    sketch.ellipse(_AMPHITHEATRE, _REACH, fill)
    for share in (0.8, 0.6, 0.4):
        reach = (_REACH[0] * share, _REACH[1] * share)
        sketch.ellipse(_AMPHITHEATRE, reach, "none", stroke="#a8855a", stroke_width=0.8, stroke_opacity=0.6)
    _passers_by(sketch, _AMPHITHEATRE, (_REACH[0] * 0.72, _REACH[1] * 0.72), 46, rng)


def _paint_squares(sketch: Sketch, rng: random.Random) -> None:
    """Pale paving before San Michele and the cathedral."""
    for x, y, wide, deep in _SQUARES:
        stops = ((0, "#f3e2bc", 1), (0.8, "#eed8ac", 0.95), (1, "#e6cb9c", 0))
        sketch.ellipse((x, y), (wide, deep), sketch.radial((x, y), (wide, deep), stops))
        _passers_by(sketch, (x, y + 5), (wide * 0.7, deep * 0.4), 20, rng)


def _passers_by(sketch: Sketch, centre: Point, reach: Point, count: int, rng: random.Random) -> None:
    for _ in range(count):
        turn, away = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = centre[0] + reach[0] * away * math.cos(turn), centre[1] + reach[1] * away * math.sin(turn)
        sketch.line((x, y), (x + 2.4, y - 0.6), "#2a1636", 1, opacity=0.3)
        sketch.line((x, y), (x, y - 3), rng.choice(_GOWNS), 1.5)


def _gardens(sketch: Sketch, rng: random.Random) -> Iterator[Piece]:
    """Green along the foot of the wall, trees and cypresses in courtyards."""
    for _ in range(460):
        x, y = rng.uniform(0, sketch.width), rng.uniform(100, 300)
        size, leaves, chance = 9 + (y - 100) * 0.09, rng.choice(RAMPART_LEAVES), rng.random()
        if not inside(x, y, 33) or _is_taken(x, y, size):
            continue
        if not inside(x, y, 52):
            yield Piece(y, partial(small_tree, sketch, (x, y), size, leaves, rng))
        elif chance < 0.2:
            yield Piece(y, partial(cypress, sketch, x, y, size * 2, CYPRESSES, rng))
        elif chance < 0.5:
            yield Piece(y, partial(small_tree, sketch, (x, y), size * 1.3, leaves, rng))
