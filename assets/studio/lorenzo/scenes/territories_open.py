"""Territories of the open land: woods, pits, mines, farms and vineyards."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import backdrops, churches, goods, greenery, houses, people, quarries, works
from assets.studio.lorenzo.scenes import terrain as ground
from assets.studio.lorenzo.scenes.backdrops import Country
from assets.studio.lorenzo.scenes.stage import Composition, Compositions

_FOREGROUND = Box(0, 336, 480, 26)

COMPOSITIONS: Compositions = {
    2: Composition(
        Country(backdrops.MEADOW, horizon=214),
        (
            partial(greenery.trees, left=-20, right=500, foot=208, height=66, count=15, leaves=greenery.FAR_WOOD),
            partial(greenery.trees, left=-30, right=510, foot=232, height=100, count=11, leaves=greenery.MIDDLE_WOOD),
            partial(ground.road, far=(252, 238), near=(150, 300), width=14),
            partial(greenery.trees, left=-40, right=236, foot=266, height=156, count=3),
            partial(greenery.trees, left=300, right=520, foot=262, height=164, count=3),
            partial(greenery.meadow_grass, box=Box(0, 270, 480, 90), count=240),
            partial(goods.log_pile, foot=(22, 342), count=5, size=13, length=84),
            partial(greenery.bushes, box=Box(340, 322, 140, 34), count=7, size=18),
        ),
    ),
    4: Composition(
        Country(backdrops.DRY, horizon=150),
        (
            partial(quarries.quarry_floor, top=226, colour="#cfae7a"),
            quarries.gravel_pit,
            partial(quarries.sieve, foot=(196, 340), size=1.15),
            partial(people.workers, spots=[(52, 330, 82), (262, 344, 86), (440, 318, 76)]),
            partial(goods.cart, foot=(372, 344), size=1.2, load=("#c9b08a", "#d8c09a", "#b89c74", "#cbb48c")),
            partial(greenery.trees, left=400, right=470, foot=150, height=44, count=3),
        ),
    ),
    5: Composition(
        Country(backdrops.MEADOW, horizon=210, far=(backdrops.peaks, backdrops.low_hills)),
        (
            partial(greenery.firs, left=-20, right=500, foot=222, height=104, count=22, leaves=greenery.FAR_FIR),
            partial(greenery.firs, left=-20, right=500, foot=258, height=170, count=12),
            partial(greenery.firs, left=-60, right=150, foot=318, height=262, count=3),
            partial(greenery.firs, left=350, right=540, foot=324, height=270, count=3),
            partial(greenery.bushes, box=Box(0, 300, 480, 44), count=14, size=15, leaves=greenery.FIR),
            partial(goods.log_pile, foot=(160, 340), count=6, size=15, length=104),
        ),
    ),
    9: Composition(
        Country(backdrops.STONY, horizon=196, far=(backdrops.bare_peaks, backdrops.low_hills)),
        (
            partial(
                ground.crag,
                outline=[
                    (26, 312),
                    (58, 222),
                    (112, 176),
                    (176, 142),
                    (260, 130),
                    (330, 152),
                    (392, 190),
                    (440, 240),
                    (462, 312),
                ],
                colour="#b89a6a",
            ),
            partial(quarries.veins, seams=[((92, 268), (160, 176)), ((322, 176), (398, 258))]),
            partial(quarries.mine_mouth, foot=(240, 306), width=118, height=118, golden=True),
            partial(quarries.quarry_floor, top=304, colour="#b59a66"),
            partial(quarries.ore_wagon, foot=(242, 334), size=1.35),
            partial(people.workers, spots=[(136, 338, 84), (356, 336, 82)]),
            partial(ground.rocks, box=Box(0, 316, 480, 40), count=9, size=20, colour="#a8926c"),
        ),
    ),
    11: Composition(
        Country(backdrops.STONY, horizon=200, far=(backdrops.bare_peaks, backdrops.low_hills)),
        (
            partial(
                ground.crag,
                outline=[(250, 316), (278, 226), (330, 176), (400, 150), (500, 128), (500, 316)],
                colour="#a4957e",
            ),
            partial(houses.houses, spots=[(26, 232, 44), (84, 226, 42), (140, 234, 44)]),
            partial(houses.houses, spots=[(4, 276, 58), (78, 282, 56), (186, 268, 50)]),
            partial(quarries.headframe, foot=(282, 306), height=158),
            partial(quarries.mine_mouth, foot=(398, 304), width=66, height=72, golden=False),
            partial(quarries.quarry_floor, top=300, colour="#a8987c"),
            partial(quarries.ore_wagon, foot=(398, 326), size=0.9, ore=("#c8c0b4", "#a49c94", "#ddd6ca")),
            partial(goods.blocks_of_stone, spots=[(70, 342, 40), (134, 350, 34), (96, 320, 28)], colour="#d2cabc"),
            partial(people.workers, spots=[(206, 334, 66), (330, 344, 70)]),
        ),
    ),
    12: Composition(
        Country(backdrops.DRY, horizon=170),
        (
            quarries.cliff,
            partial(quarries.terraces, top=136, foot=276, colour=quarries.GREY_ROCK),
            partial(quarries.quarry_floor, top=276, colour="#a3937e"),
            partial(works.derrick, foot=(196, 292), size=1.05),
            partial(works.ladder, foot=(330, 286), top=(338, 210)),
            partial(people.workers, spots=[(58, 160, 36), (338, 136, 34), (250, 204, 40)]),
            partial(
                goods.blocks_of_stone,
                spots=[(22, 324, 46), (96, 344, 42), (330, 328, 50), (406, 346, 46), (250, 340, 36)],
                colour="#c8bcaa",
            ),
            partial(people.workers, spots=[(306, 316, 60), (158, 330, 62)]),
        ),
    ),
    13: Composition(
        Country(backdrops.FIELDS, horizon=184, furrows=0.7, hedges=0.8),
        (
            partial(ground.knoll, crest=[(-10, 292), (120, 250), (240, 222), (360, 240), (490, 282)], colour="#a2ac54"),
            partial(houses.villa, foot=(250, 240), width=132),
            partial(ground.road, far=(244, 242), near=(150, 330), width=14, bend=10),
            partial(
                greenery.cypresses,
                spots=[
                    (222, 256, 56),
                    (272, 256, 56),
                    (208, 276, 74),
                    (292, 276, 74),
                    (190, 302, 96),
                    (316, 302, 96),
                    (164, 338, 126),
                    (344, 338, 126),
                ],
            ),
            partial(greenery.cypresses, spots=[(146, 246, 66), (164, 242, 54), (352, 246, 62), (336, 240, 50)]),
            partial(ground.furrowed_field, corners=[(30, 292), (130, 280), (90, 360), (-60, 360)], colour="#c9b24e"),
            partial(ground.furrowed_field, corners=[(372, 282), (470, 296), (540, 360), (404, 360)], colour="#8fa044"),
        ),
    ),
    18: Composition(
        Country(backdrops.CORN, horizon=188, furrows=0.5),
        (
            partial(greenery.cypresses, spots=[(84, 246, 86), (104, 248, 70), (410, 244, 80)]),
            partial(houses.farmstead, foot=(224, 256)),
            partial(greenery.corn, box=Box(-10, 262, 500, 100), count=900, height=26),
            partial(goods.haystack, foot=(386, 300), size=74),
            partial(goods.haystack, foot=(76, 304), size=62),
            partial(goods.sheaf, foot=(140, 334), size=1.1),
            partial(goods.sheaf, foot=(296, 340), size=1.2),
            partial(goods.sheaf, foot=(40, 350), size=1.3),
            partial(
                people.person,
                foot=(214, 342),
                height=78,
                look=people.Look(people.BLUE, False, "straw", "#e8c878", "work"),
            ),
            partial(
                people.person,
                foot=(440, 346),
                height=80,
                look=people.Look(people.RED, True, "straw", "#e8c878", "carry"),
            ),
        ),
    ),
    20: Composition(
        Country(backdrops.SAND, horizon=196, far=(backdrops.white_peaks,)),
        (
            partial(quarries.terraces, top=140, foot=280, colour=quarries.WHITE_MARBLE),
            partial(quarries.quarry_floor, top=276, colour="#cfc2b4"),
            partial(works.derrick, foot=(340, 292), size=1.1, mirror=True),
            partial(goods.blocks_of_stone, spots=[(404, 326, 50), (372, 350, 40)], colour="#fbf8f8"),
            partial(goods.stone_sledge, foot=(178, 344), size=1.25),
            partial(goods.ox, foot=(72, 340), size=1.2, coat="#a87a52", mirror=True),
            partial(people.workers, spots=[(292, 318, 66), (446, 346, 74), (20, 350, 78)]),
        ),
    ),
    21: Composition(
        Country(backdrops.FIELDS, horizon=186),
        (
            partial(ground.knoll, crest=[(-10, 254), (140, 226), (260, 202), (380, 222), (490, 250)], colour="#9aa450"),
            partial(houses.houses, spots=[(178, 224, 42), (292, 226, 44), (334, 236, 40), (226, 216, 40)]),
            partial(churches.village_church, foot=(262, 220), size=0.9),
            partial(houses.houses, spots=[(206, 244, 44), (264, 248, 48), (146, 246, 42)]),
            partial(greenery.cypresses, spots=[(120, 250, 74), (138, 248, 58), (392, 250, 80)]),
            partial(greenery.vineyard, box=Box(-30, 258, 540, 106), vanishing=(250, 214)),
        ),
    ),
}
