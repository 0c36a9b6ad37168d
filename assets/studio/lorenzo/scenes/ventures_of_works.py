"""Ventures of building: repairs, walls and towers, canals and roads, a statue."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import (
    backdrops,
    churches,
    goods,
    greenery,
    houses,
    people,
    ships,
    statues,
    stones,
    works,
)
from assets.studio.lorenzo.scenes import strongholds as forts
from assets.studio.lorenzo.scenes import terrain as ground
from assets.studio.lorenzo.scenes.backdrops import Country
from assets.studio.lorenzo.scenes.people import Look
from assets.studio.lorenzo.scenes.stage import Composition, Compositions

_SQUARE = backdrops.piazza
_POOR = tuple(
    Look(tone, True, hat, tone, pose)
    for tone, hat, pose in zip(
        (*people.POOR, people.BROWN),
        ("hood", "", "cap", "hood", "straw", ""),
        ("pray", "work", "pray", "idle", "work", "pray"),
        strict=True,
    )
)
_FOREIGN = (
    Look(people.VIOLET, True, "turban", people.CREAM, "talk"),
    Look(people.RED, True, "chaperon", people.OCHRE, "idle"),
    Look(people.BLUE, True, "turban", people.RED, "raise"),
    Look(people.OCHRE, True, "cap", people.GREEN, "talk"),
    Look(people.GREEN, True, "turban", people.OCHRE, "idle"),
    Look(people.CREAM, True, "straw", people.BLUE, "talk"),
)

COMPOSITIONS: Compositions = {
    74: Composition(
        Country(backdrops.MEADOW, horizon=194),
        (
            partial(greenery.cypresses, spots=[(46, 304, 120), (72, 298, 96)]),
            partial(churches.country_church, foot=306),
            partial(works.scaffold, box=Box(268, 116, 120, 192), bays=3, lifts=4),
            partial(works.hoist, foot=(416, 308), height=214, reach=-70, load=30),
            partial(people.workers, spots=[(296, 164, 52), (338, 212, 54), (366, 164, 52)]),
            partial(people.workers, spots=[(210, 338, 78), (330, 342, 80)], pose="carry"),
            partial(people.monks, spots=[(136, 336, 76)]),
            partial(goods.blocks_of_stone, spots=[(30, 350, 44), (388, 352, 48)]),
            partial(goods.plank_pile, foot=(230, 352), width=84, rows=3),
        ),
    ),
    75: Composition(
        Country(backdrops.FIELDS, horizon=186),
        (
            partial(houses.settlement, centre=(140, 196), reach=(130, 10), count=8, size=32),
            partial(works.unfinished_wall, box=Box(-20, 172, 480, 124), colour=stones.SANDSTONE),
            partial(stones.merlons, left=-16, right=190, y=173, size=15, colour=stones.SANDSTONE),
            partial(stones.square_tower, box=Box(46, 112, 70, 188), colour=stones.PALE_STONE, slits=2),
            partial(works.scaffold, box=Box(206, 150, 190, 150), bays=4, lifts=3),
            partial(works.hoist, foot=(430, 304), height=210, reach=-84, load=34),
            partial(people.workers, spots=[(246, 196, 54), (314, 196, 54), (356, 246, 54), (276, 246, 54)]),
            partial(people.workers, spots=[(176, 344, 84), (326, 342, 82)], pose="carry"),
            partial(
                goods.blocks_of_stone,
                spots=[(30, 344, 50), (96, 354, 40), (240, 350, 46), (404, 352, 50)],
                colour="#e8d4ac",
            ),
        ),
    ),
    76: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=282, height=120),
            partial(works.tripod, foot=(240, 316), height=296, spread=116),
            partial(statues.pediment_base, x=240, foot=324, width=100, height=52),
            partial(statues.statue, foot=(240, 268), size=1.3),
            partial(works.ladder, foot=(306, 326), top=(276, 170), width=12),
            partial(works.tackle, ropes=[((216, 136), (120, 284)), ((214, 144), (92, 290))]),
            partial(works.tackle, ropes=[((268, 136), (372, 282)), ((266, 144), (400, 288))]),
            partial(people.workers, spots=[(100, 338, 92), (72, 346, 94), (374, 338, 92), (402, 346, 94)]),
            partial(goods.blocks_of_stone, spots=[(12, 352, 42), (432, 352, 40)]),
        ),
    ),
    82: Composition(
        Country(backdrops.MEADOW, horizon=192),
        (
            partial(greenery.cypresses, spots=[(24, 300, 130), (46, 296, 104), (456, 298, 120)]),
            partial(churches.abbey, foot=304),
            partial(works.scaffold, box=Box(330, 140, 100, 168), bays=2, lifts=4),
            partial(works.hoist, foot=(446, 306), height=240, reach=-100, load=30),
            partial(people.workers, spots=[(356, 182, 50), (400, 224, 52), (300, 160, 42)]),
            partial(people.monks, spots=[(176, 338, 78), (206, 344, 80), (262, 340, 78)]),
            partial(people.workers, spots=[(330, 346, 80)], pose="carry"),
            partial(goods.blocks_of_stone, spots=[(54, 350, 44), (110, 354, 34), (396, 352, 46)]),
        ),
    ),
    83: Composition(
        Country(backdrops.DRY, horizon=190),
        (
            partial(stones.square_tower, box=Box(66, 108, 74, 110), colour=stones.SANDSTONE, slits=1),
            partial(
                forts.bastion,
                cordon=[(-40, 176), (96, 188), (236, 214), (372, 176)],
                foot=304,
                colour=stones.PALE_STONE,
            ),
            partial(forts.cannon, foot=(70, 182), size=0.95),
            partial(forts.cannon, foot=(160, 196), size=0.95),
            partial(forts.cannon, foot=(304, 190), size=0.95),
            partial(works.scaffold, box=Box(318, 166, 130, 152), bays=2, lifts=4),
            partial(works.hoist, foot=(456, 318), height=232, reach=-86, load=36),
            partial(people.workers, spots=[(342, 202, 50), (400, 240, 52), (364, 278, 52)]),
            partial(people.workers, spots=[(120, 344, 86), (214, 348, 88)], pose="carry"),
            partial(goods.blocks_of_stone, spots=[(20, 350, 52), (268, 352, 46), (392, 354, 50)], colour="#e8d4ac"),
        ),
    ),
    85: Composition(
        Country(backdrops.FIELDS, horizon=182, furrows=0.7, hedges=0.9),
        (
            partial(ground.canal, far=(240, 196), near=(120, 360)),
            partial(houses.houses, spots=[(64, 226, 46), (386, 222, 44)]),
            partial(ships.stone_bridge, left=140, right=340, deck=206, foot=254, arches=3),
            partial(ships.boat, water=(238, 306), size=1.25),
            partial(greenery.cypresses, spots=[(36, 268, 96), (442, 262, 100), (420, 256, 80)]),
            partial(people.workers, spots=[(92, 300, 74), (58, 326, 82), (398, 302, 76), (438, 330, 84)]),
            partial(goods.sack, foot=(28, 348), size=20),
            partial(goods.cart, foot=(420, 352), size=0.9, load=("#9a7448", "#8a6438", "#a8824e", "#8f6c40")),
        ),
    ),
    90: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=290, height=120),
            partial(churches.cathedral, foot=306, with_front=False),
            partial(churches.giotto_tower, box=Box(104, 62, 50, 244)),
            partial(works.scaffold, box=Box(196, 128, 94, 180), bays=2, lifts=4),
            partial(works.treadwheel, hub=(56, 280), radius=40),
            partial(works.hoist, foot=(448, 310), height=262, reach=-96, load=30),
            partial(people.workers, spots=[(222, 170, 46), (262, 214, 48), (222, 258, 50)]),
            partial(people.workers, spots=[(140, 342, 84), (320, 346, 84)], pose="carry"),
            partial(goods.blocks_of_stone, spots=[(206, 350, 46), (376, 352, 50), (14, 352, 42)]),
        ),
    ),
    91: Composition(
        Country(backdrops.DRY, horizon=196),
        (
            partial(houses.settlement, centre=(228, 276), reach=(220, 8), count=10, size=44),
            partial(stones.square_tower, box=Box(50, 70, 52, 236), colour=stones.SANDSTONE, slits=4),
            partial(stones.square_tower, box=Box(134, 36, 48, 270), colour=stones.PALE_STONE, slits=5),
            partial(stones.square_tower, box=Box(376, 92, 54, 214), colour=stones.SANDSTONE, slits=3),
            partial(stones.side_face, front=Box(258, 118, 62, 188), depth=17, colour=stones.PALE_STONE),
            partial(stones.wall, box=Box(258, 118, 62, 188), colour=stones.PALE_STONE, block=(18, 8)),
            partial(works.scaffold, box=Box(238, 96, 104, 212), bays=2, lifts=5),
            partial(works.hoist, foot=(290, 122), height=86, reach=70, load=26),
            partial(people.workers, spots=[(256, 138, 44), (318, 180, 46), (262, 222, 46)]),
            partial(people.workers, spots=[(120, 344, 84), (216, 346, 84), (350, 344, 82)], pose="carry"),
            partial(goods.blocks_of_stone, spots=[(20, 350, 48), (258, 352, 46), (408, 352, 50)], colour="#e8d4ac"),
        ),
    ),
    94: Composition(
        Country(backdrops.FIELDS, horizon=186),
        (
            partial(ground.knoll, crest=[(-10, 232), (120, 214), (240, 206), (360, 214), (490, 230)], colour="#a0a456"),
            partial(houses.settlement, centre=(238, 196), reach=(60, 8), count=6, size=30),
            partial(houses.bell_tower, box=Box(250, 124, 18, 78)),
            partial(ground.paved_road, far=(250, 204), near=(40, 420), sway=42),
            partial(
                greenery.cypresses,
                spots=[(200, 234, 60), (298, 234, 60), (156, 260, 84), (344, 260, 84), (96, 298, 116), (402, 298, 116)],
            ),
            partial(goods.cart, foot=(330, 268), size=0.72, load=("#d8cbb0", "#c8b998", "#e2d6bc", "#cfc0a0")),
            partial(people.workers, spots=[(176, 330, 88), (324, 334, 90), (252, 346, 96)]),
            partial(goods.blocks_of_stone, spots=[(16, 350, 46), (66, 336, 34), (420, 350, 48)], colour="#dccdb0"),
        ),
    ),
}
