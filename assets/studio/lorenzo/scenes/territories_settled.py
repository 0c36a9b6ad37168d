"""Territories with walls or roofs: villages and towns, houses of prayer, seats of lords."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import (
    backdrops,
    churches,
    goods,
    greenery,
    houses,
    openings,
    people,
    quarries,
    ships,
    stones,
)
from assets.studio.lorenzo.scenes import strongholds as forts
from assets.studio.lorenzo.scenes import terrain as ground
from assets.studio.lorenzo.scenes.backdrops import Country
from assets.studio.lorenzo.scenes.stage import Composition, Compositions

_FOREGROUND = Box(0, 336, 480, 26)

COMPOSITIONS: Compositions = {
    1: Composition(
        Country(backdrops.FIELDS, horizon=186),
        (
            partial(ground.road, far=(300, 250), near=(110, 400), width=40),
            partial(greenery.cypresses, spots=[(70, 268, 96), (92, 272, 76), (404, 262, 84)]),
            partial(houses.inn, foot=(250, 274)),
            partial(goods.cart, foot=(116, 318), size=1.15),
            partial(goods.ox, foot=(384, 332), size=0.95),
            partial(goods.cart, foot=(300, 334), size=1.1, load=("#b0432e", "#e8d8ac", "#5f86a8", "#d8a24a")),
            partial(people.crowd, spots=[(178, 316, 50), (204, 322, 54), (232, 308, 46), (60, 330, 56)]),
            partial(goods.barrel, foot=(34, 342), size=20),
            partial(goods.sack, foot=(446, 344), size=16),
        ),
    ),
    3: Composition(
        Country(backdrops.MEADOW, horizon=190),
        (
            partial(churches.village_church, foot=(262, 224), size=1.05),
            partial(houses.houses, spots=[(106, 226, 44), (158, 238, 46), (318, 232, 48), (372, 226, 42)]),
            partial(houses.houses, spots=[(56, 262, 62), (132, 272, 60), (296, 270, 66), (380, 264, 58)]),
            partial(greenery.cypresses, spots=[(40, 266, 70), (216, 250, 60)]),
            partial(greenery.trees, left=430, right=490, foot=270, height=84, count=2),
            partial(goods.sheep, box=Box(70, 292, 340, 52), count=17),
            partial(
                people.person, foot=(430, 338), height=66, look=people.Look(people.BROWN, False, "straw", "#e2c070")
            ),
            partial(greenery.meadow_grass, box=Box(0, 280, 480, 80), count=180),
        ),
    ),
    6: Composition(
        Country(backdrops.FIELDS, horizon=180),
        (
            partial(ground.knoll, crest=[(-10, 268), (120, 232), (250, 226), (380, 236), (490, 262)]),
            partial(greenery.cypresses, spots=[(62, 262, 104), (84, 256, 84), (404, 250, 92), (428, 258, 110)]),
            partial(churches.monastery, foot=(240, 276)),
            partial(ground.furrowed_field, corners=[(30, 300), (180, 292), (150, 360), (-40, 360)], colour="#7f9a44"),
            partial(ground.furrowed_field, corners=[(300, 292), (450, 300), (520, 360), (330, 360)], colour="#a89a4c"),
            partial(people.monks, spots=[(214, 322, 58), (246, 330, 62), (278, 318, 56)]),
        ),
    ),
    7: Composition(
        Country(backdrops.STONY, horizon=196, far=(backdrops.peaks, backdrops.low_hills)),
        (
            partial(
                ground.crag, outline=[(20, 362), (56, 286), (100, 262), (240, 250), (384, 258), (424, 288), (466, 362)]
            ),
            partial(forts.citadel, foot=(240, 268)),
            partial(ground.stairway, top=(238, 270), foot=(206, 362), width=(34, 96), steps=14),
            partial(greenery.bushes, box=_FOREGROUND, count=9, size=15),
        ),
    ),
    8: Composition(
        Country(backdrops.FIELDS, horizon=176),
        (
            partial(ground.knoll, crest=[(-10, 260), (120, 222), (250, 214), (380, 224), (490, 256)]),
            partial(houses.settlement, centre=(230, 210), reach=(190, 20), count=22, size=30),
            partial(houses.town_tower, box=Box(96, 110, 16, 100)),
            partial(houses.town_tower, box=Box(136, 128, 14, 84)),
            partial(houses.town_tower, box=Box(392, 122, 15, 90)),
            partial(houses.bell_tower, box=Box(184, 104, 22, 118)),
            partial(churches.sanctuary, foot=(268, 234)),
            partial(houses.settlement, centre=(222, 264), reach=(204, 26), count=20, size=40),
            partial(stones.curtain_wall, box=Box(-10, 272, 500, 34), colour=stones.SANDSTONE),
            partial(stones.square_tower, box=Box(212, 244, 46, 64), colour=stones.PALE_STONE, slits=0),
            partial(openings.gate, x=235, foot=308, width=26, height=38),
            partial(ground.road, far=(236, 306), near=(176, 300), width=20, bend=6),
            partial(people.crowd, spots=[(214, 336, 44), (258, 340, 46), (286, 334, 42)]),
        ),
    ),
    10: Composition(
        Country(backdrops.MEADOW, horizon=206, far=(backdrops.peaks, backdrops.wooded_hills)),
        (
            partial(
                ground.crag,
                outline=[
                    (70, 330),
                    (110, 256),
                    (150, 206),
                    (206, 160),
                    (256, 144),
                    (306, 162),
                    (350, 210),
                    (396, 262),
                    (430, 330),
                ],
                colour="#a89c88",
            ),
            partial(houses.houses, spots=[(214, 176, 34), (256, 180, 34), (180, 206, 38), (292, 206, 38)]),
            partial(houses.bell_tower, box=Box(236, 100, 20, 80)),
            partial(houses.houses, spots=[(150, 236, 42), (208, 230, 40), (258, 234, 44), (318, 240, 42)]),
            partial(
                houses.houses, spots=[(116, 276, 50), (186, 274, 48), (248, 278, 52), (320, 278, 50), (376, 286, 44)]
            ),
            partial(greenery.firs, left=-10, right=120, foot=304, height=112, count=5),
            partial(greenery.firs, left=392, right=500, foot=308, height=124, count=5),
            partial(ground.knoll, crest=[(-10, 306), (120, 290), (260, 300), (380, 292), (490, 308)], colour="#86a04c"),
            partial(ground.road, far=(236, 300), near=(160, 280), width=14),
            partial(goods.sheep, box=Box(300, 316, 140, 30), count=6),
        ),
    ),
    14: Composition(
        Country(backdrops.MEADOW, horizon=236, far=(backdrops.peaks, backdrops.wooded_hills)),
        (
            partial(
                ground.crag,
                outline=[
                    (96, 366),
                    (126, 286),
                    (150, 232),
                    (178, 176),
                    (206, 158),
                    (292, 154),
                    (318, 178),
                    (336, 236),
                    (366, 300),
                    (396, 366),
                ],
                colour="#b8aa94",
            ),
            partial(greenery.cypresses, spots=[(196, 164, 62), (312, 168, 56)]),
            partial(churches.hermitage, foot=(240, 162)),
            partial(ground.stairway, top=(236, 164), foot=(250, 236), width=(18, 26), steps=11),
            partial(ground.stairway, top=(246, 236), foot=(196, 310), width=(26, 36), steps=11),
            partial(ground.stairway, top=(206, 310), foot=(238, 366), width=(36, 52), steps=8),
            partial(people.monks, spots=[(222, 286, 40)]),
            partial(greenery.bushes, box=Box(100, 320, 300, 40), count=12, size=16),
            partial(greenery.firs, left=-10, right=90, foot=350, height=104, count=4),
            partial(greenery.firs, left=400, right=490, foot=354, height=110, count=4),
        ),
    ),
    15: Composition(
        Country(backdrops.MEADOW, horizon=196),
        (
            partial(greenery.trees, left=-20, right=130, foot=242, height=110, count=4),
            partial(greenery.trees, left=360, right=500, foot=242, height=116, count=4),
            partial(houses.manor, foot=(240, 262)),
            partial(ground.pond, centre=(240, 312), reach=(206, 34)),
            partial(ground.causeway, far=(240, 262), near=(240, 346), widths=(30, 72)),
            partial(greenery.bushes, box=_FOREGROUND, count=10, size=15),
            partial(greenery.cypresses, spots=[(36, 300, 92), (446, 300, 96)]),
        ),
    ),
    16: Composition(
        Country(backdrops.FIELDS, horizon=190, furrows=0.6, hedges=0.9),
        (
            partial(ground.knoll, crest=[(-10, 306), (100, 258), (240, 232), (380, 254), (490, 300)], colour="#98a854"),
            partial(houses.houses, spots=[(84, 256, 40), (56, 268, 38), (364, 254, 42), (408, 266, 40)]),
            partial(forts.ducal_palace, foot=(240, 262)),
            partial(houses.settlement, centre=(216, 292), reach=(170, 14), count=14, size=34),
            partial(greenery.cypresses, spots=[(30, 326, 90), (52, 332, 74), (436, 328, 96)]),
            partial(ground.furrowed_field, corners=[(60, 318), (210, 310), (180, 360), (0, 360)], colour="#c2b252"),
            partial(ground.furrowed_field, corners=[(240, 310), (400, 316), (460, 360), (230, 360)], colour="#7f9a42"),
        ),
    ),
    17: Composition(
        Country(backdrops.MEADOW, horizon=190),
        (
            partial(houses.settlement, centre=(220, 226), reach=(206, 22), count=18, size=40),
            partial(houses.bell_tower, box=Box(226, 84, 32, 158)),
            partial(houses.settlement, centre=(212, 262), reach=(214, 16), count=11, size=52),
            partial(quarries.quarry_floor, top=276, colour="#cbb083"),
            partial(goods.stall, foot=(86, 334), colour="#b3262c", width=104),
            partial(goods.stall, foot=(240, 328), colour="#2f5fb0", width=104),
            partial(goods.stall, foot=(394, 334), colour="#3f7a3c", width=104),
            partial(
                people.crowd, spots=[(160, 340, 70), (178, 344, 66), (316, 342, 70), (462, 346, 72), (24, 346, 68)]
            ),
        ),
    ),
    19: Composition(
        backdrops.coast,
        (
            partial(ships.ship, water=(112, 236), size=0.92),
            partial(ships.ship, water=(214, 196), size=0.36),
            partial(ships.quay, points=[(230, 240), (300, 226), (490, 214), (490, 366), (110, 366), (150, 316)]),
            partial(forts.colonial_fort, foot=(352, 270)),
            partial(houses.houses, spots=[(236, 300, 40)]),
            partial(greenery.trees, left=424, right=500, foot=306, height=92, count=2),
            partial(goods.barrel, foot=(212, 342), size=17),
            partial(goods.sack, foot=(240, 346), size=14),
            partial(people.crowd, spots=[(276, 334, 54), (300, 342, 58), (340, 330, 52)]),
        ),
    ),
    22: Composition(
        Country(backdrops.MEADOW, horizon=206, far=(backdrops.blue_hills, backdrops.wooded_hills)),
        (
            partial(
                ground.knoll,
                crest=[(-10, 318), (110, 258), (180, 216), (300, 212), (380, 254), (490, 312)],
                colour="#94a055",
            ),
            partial(greenery.cypresses, spots=[(112, 266, 94), (134, 250, 76), (352, 246, 76), (376, 260, 96)]),
            partial(churches.sanctuary, foot=(240, 230)),
            partial(ground.stairway, top=(240, 230), foot=(240, 312), width=(60, 150), steps=13),
            partial(ground.stairway, top=(240, 312), foot=(240, 362), width=(150, 210), steps=5),
            partial(people.monks, spots=[(196, 338, 64), (286, 342, 66)]),
            partial(
                people.crowd,
                spots=[(222, 292, 44), (262, 286, 42), (238, 330, 60), (310, 318, 54), (168, 316, 54)],
                colours=people.POOR,
            ),
        ),
    ),
    23: Composition(
        Country(backdrops.MEADOW, horizon=200),
        (
            partial(
                ground.crag,
                outline=[(56, 364), (96, 296), (140, 270), (240, 260), (350, 268), (392, 298), (428, 364)],
                colour="#a4936f",
            ),
            partial(forts.castle, foot=(238, 278)),
            partial(ground.road, far=(216, 278), near=(110, 230), width=16),
            partial(greenery.trees, left=-20, right=80, foot=336, height=94, count=3),
            partial(greenery.trees, left=410, right=500, foot=336, height=100, count=3),
            partial(greenery.bushes, box=Box(230, 330, 200, 28), count=6, size=15),
        ),
    ),
    24: Composition(
        Country(backdrops.FIELDS, horizon=190),
        (
            partial(ground.knoll, crest=[(-10, 270), (120, 240), (240, 230), (360, 240), (490, 266)], colour="#a89c58"),
            partial(houses.settlement, centre=(222, 214), reach=(170, 20), count=20, size=34),
            partial(houses.town_tower, box=Box(150, 96, 19, 120)),
            partial(houses.town_tower, box=Box(296, 106, 18, 112)),
            partial(houses.bell_tower, box=Box(222, 88, 25, 130)),
            partial(houses.settlement, centre=(224, 254), reach=(190, 12), count=12, size=38),
            partial(forts.walled_front, foot=310),
            partial(ground.road, far=(240, 312), near=(160, 320), width=24, bend=4),
            partial(greenery.bushes, box=Box(0, 322, 150, 34), count=6, size=15),
            partial(greenery.bushes, box=Box(330, 322, 150, 34), count=6, size=15),
        ),
    ),
}
