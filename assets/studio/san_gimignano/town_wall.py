"""The rival's town: roofs and cypresses behind a crenellated wall, below the place where the towers stand."""

import random

from assets.studio.kit.geometry import Box, arch, rectangle
from assets.studio.kit.land import Building, Foliage, city_tower, cypress, house, round_tree
from assets.studio.kit.light import fade_down
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss

_WIDTH = 1920
_WALK, _GROUND = 374, 404
_TURRETS = (40, 330, 568, 815, 1072, 1330, 1550, 1800)
_STONE = "#d2b488"
_FAR_TREES = Foliage("#4a4a30", "#a8945a")
_FAR_OLIVES = Foliage("#6a6a3c", "#b5a862")
_TREES = Foliage("#2c3a20", "#8f8d40")
_OLIVES = Foliage("#48502a", "#aaa45c")


def draw(sketch: Sketch) -> None:
    rng = random.Random(9)
    _distance(sketch, rng)
    _roofs(sketch, rng)
    _wall(sketch, rng)


def _distance(sketch: Sketch, rng: random.Random) -> None:
    """A farm and an avenue of cypresses, and a far hill town with its own few towers."""
    for start, foot, count in (
        (330, 322, 5),
        (700, 318, 3),
        (1112, 318, 4),
        (1376, 332, 6),
        (1560, 336, 3),
        (60, 334, 4),
    ):
        for i in range(count):
            cypress(sketch, start + i * 13, foot + rng.uniform(-3, 3), rng.uniform(20, 34), _FAR_TREES, rng)
    for _ in range(90):
        spot = rng.uniform(0, _WIDTH), rng.uniform(312, 352)
        round_tree(sketch, *spot, rng.uniform(5, 10), _FAR_OLIVES, rng)
    farm = Building("#dcb987", "#b5683c", dark="#8a6a68")
    for x, foot, width in ((1086, 320, 26), (1064, 322, 18), (398, 328, 28), (1462, 336, 26), (760, 322, 20)):
        house(sketch, Box(x, foot - width * 0.5, width, width * 0.5), farm, rng)
    look = Building("#cbb290", "#b58a68", dark="#8f8478")
    for x, height in ((1222, 26), (1234, 38), (1247, 22), (1256, 32)):
        city_tower(sketch, Box(x, 306 - height, 7, height), look, rng, "flat")
    for x in (1214, 1240, 1262):
        house(sketch, Box(x, 300, 18, 9), look, rng)


def _roofs(sketch: Sketch, rng: random.Random) -> None:
    x = -10.0
    while x < _WIDTH:
        width, height = rng.uniform(34, 58), rng.uniform(20, 42)
        look = Building(rng.choice(("#d9b381", "#cfa274", "#e0c294")), rng.choice(("#a8552f", "#b5623a", "#96482a")))
        house(sketch, Box(x, 388 - height, width, height), look, rng)
        x += width * rng.uniform(0.85, 1.6)
    for i in range(34):
        x = 14 + i * 57 + rng.uniform(-18, 18)
        if rng.random() < 0.45:
            cypress(sketch, x, 388, rng.uniform(28, 52), _TREES, rng)
        else:
            round_tree(sketch, x, 388, rng.uniform(17, 25), _OLIVES, rng)
    haze = sketch.vertical(290, 390, ((0, "#f7cf90", 0), (0.6, "#f7cf90", 0.22), (1, "#f7cf90", 0.1)))
    sketch.rect(Box(0, 290, _WIDTH, 100), haze)


def _wall(sketch: Sketch, rng: random.Random) -> None:
    cut = Coursing(_STONE, 20, 7.5, 0.9, spread=9, dark_strength=0.4)
    teeth = Coursing("#ddc396", 13, 5, 0.8, spread=8, dark_strength=0.4)
    for x in range(0, _WIDTH, 22):
        lay_courses(sketch, Box(x, _WALK - 9, 13, 10), teeth, rng)
    lay_courses(sketch, Box(0, _WALK, _WIDTH, _GROUND - _WALK), cut, rng)
    sketch.rect(Box(0, _WALK, _WIDTH, 3), "#fff0cc", fill_opacity=0.7)
    for x in _TURRETS:
        _turret(sketch, x, cut, rng)
    emboss(sketch, Box(0, 346, _WIDTH, 60), STONE_RELIEF, 0.5, sketch.clip(rectangle(Box(0, _WALK, _WIDTH, 30))))
    fade_down(sketch, Box(0, _GROUND, _WIDTH, 12), 0.55, "#2a1420")


def _turret(sketch: Sketch, x: float, cut: Coursing, rng: random.Random) -> None:
    lay_courses(sketch, Box(x, 362, 42, 44), cut, rng)
    sketch.rect(Box(x + 30, 362, 12, 44), "#5a4250", fill_opacity=0.45)
    sketch.rect(Box(x - 3, 359, 48, 4), "#fff0cc")
    for tooth in range(4):
        sketch.rect(Box(x - 3 + tooth * 13, 351, 8.6, 9), "#e6cda0" if tooth < 3 else "#a08a7c")
    sketch.path(arch(x + 17, 390, 8, 14), "#2a1a1a")
