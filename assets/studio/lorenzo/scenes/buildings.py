"""Buildings: which house each card shows, its guild's sign and what goes on before it."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import (
    backdrops,
    churches,
    craftsmen,
    dealings,
    festivities,
    goods,
    greenery,
    houses,
    openings,
    palaces,
    people,
    statues,
    works,
)
from assets.studio.lorenzo.scenes import soldiers as arms
from assets.studio.lorenzo.scenes import strongholds as forts
from assets.studio.lorenzo.scenes import terrain as ground
from assets.studio.lorenzo.scenes.backdrops import Country
from assets.studio.lorenzo.scenes.palaces import Palace
from assets.studio.lorenzo.scenes.signs import florin, sign
from assets.studio.lorenzo.scenes.stage import Composition, Compositions

_SQUARE = backdrops.piazza
_TOWN = partial(houses.skyline, foot=282, height=150)

COMPOSITIONS: Compositions = {
    25: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.palace, plan=Palace(Box(74, 82, 332, 226), storeys=1, bays=5, barred=True)),
            partial(florin, x=240, y=152, radius=66),
            partial(arms.hanging, top=(128, 190), width=26, height=56),
            partial(arms.hanging, top=(352, 190), width=26, height=56),
            partial(goods.chest, foot=(106, 338), size=1.25),
            partial(goods.chest, foot=(376, 338), size=1.25),
            partial(people.crowd, spots=[(168, 336, 74), (308, 340, 76), (204, 342, 78)]),
            partial(dealings.florins, spots=[(144, 344, 5), (156, 348, 3), (332, 346, 4)]),
        ),
    ),
    26: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.palace, plan=Palace(Box(90, 66, 300, 240), "#d9b070", "#a8834e", 2, 4, barred=True)),
            partial(sign, x=240, y=176, device="scroll", size=1.1),
            partial(
                people.person,
                foot=(214, 326),
                height=92,
                look=people.Look(people.RED, True, "chaperon", people.RED, "work"),
            ),
            partial(
                people.person,
                foot=(262, 326),
                height=90,
                look=people.Look("#3a3040", True, "cap", "#3a3040", "work"),
                mirror=True,
            ),
            partial(dealings.tax_table, foot=(240, 344)),
            partial(
                people.crowd,
                spots=[(356, 336, 84), (390, 340, 80), (424, 336, 82), (454, 342, 84)],
                colours=people.POOR,
            ),
            partial(goods.sack, foot=(120, 346), size=24),
            partial(goods.sack, foot=(92, 340), size=20),
            partial(goods.chest, foot=(46, 344), size=1.1),
        ),
    ),
    27: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=282, height=120),
            partial(palaces.triumphal_arch, foot=306),
            partial(arms.hanging, top=(188, 104), width=20, height=44),
            partial(arms.hanging, top=(292, 104), width=20, height=44),
            partial(arms.rider, foot=(240, 336), size=0.72, coat=arms.RED, horse="#f0e6d6", lance=False),
            partial(people.crowd, spots=[(76, 332, 66), (110, 338, 70), (384, 336, 70), (420, 332, 66), (48, 342, 74)]),
        ),
    ),
    28: Composition(
        _SQUARE,
        (
            partial(palaces.palace, plan=Palace(Box(56, 70, 368, 252), "#e6c894", "#c9a46c", 1, 7, entrance=False)),
            partial(festivities.theatre, foot=318),
            partial(sign, x=240, y=126, device="mask", size=1.3),
            partial(festivities.audience, y=364, count=9),
        ),
    ),
    29: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.workshop, foot=312, colour="#dcae78"),
            partial(sign, x=240, y=192, device="saw", size=1.0),
            partial(craftsmen.carpenters, foot=312),
            partial(goods.log_pile, foot=(4, 352), count=3, size=14, length=70),
            partial(goods.plank_pile, foot=(398, 352), width=80, rows=4),
        ),
    ),
    30: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.workshop, foot=306, colour="#c9bba4", glowing=False),
            partial(sign, x=240, y=188, device="chisel", size=1.0),
            partial(craftsmen.stonecutters, foot=312),
            partial(goods.blocks_of_stone, spots=[(10, 348, 44), (62, 354, 32), (402, 352, 46), (440, 334, 30)]),
        ),
    ),
    31: Composition(
        Country(backdrops.MEADOW, horizon=194),
        (
            partial(ground.knoll, crest=[(-10, 290), (120, 274), (240, 268), (360, 272), (490, 288)]),
            partial(greenery.cypresses, spots=[(70, 300, 140), (100, 296, 112), (386, 296, 116), (414, 302, 146)]),
            partial(churches.chapel, foot=306),
            partial(ground.road, far=(240, 306), near=(170, 310), width=44, bend=2),
            partial(people.monks, spots=[(176, 338, 66)]),
            partial(people.crowd, spots=[(306, 338, 64), (330, 344, 68)]),
            partial(greenery.bushes, box=Box(20, 320, 110, 34), count=6, size=15),
        ),
    ),
    32: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=282, height=130),
            partial(palaces.residence, foot=312),
            partial(festivities.lemon_tree, foot=(206, 326), size=0.9),
            partial(festivities.lemon_tree, foot=(280, 326), size=0.9),
            partial(people.crowd, spots=[(116, 340, 70), (146, 344, 66), (366, 342, 72)]),
        ),
    ),
    33: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.loggia, box=Box(36, 82, 408, 214), arches=4),
            partial(goods.stall, foot=(88, 322), colour="#b3262c", width=96),
            partial(goods.stall, foot=(192, 320), colour="#2f5fb0", width=96),
            partial(goods.stall, foot=(296, 320), colour="#3f7a3c", width=96, wares=("#e8d8ac", "#c98f52", "#b5332f")),
            partial(goods.stall, foot=(400, 322), colour="#d19a2e", width=96),
            partial(
                people.crowd,
                spots=[(60, 348, 70), (140, 350, 74), (160, 346, 70), (248, 352, 76), (348, 350, 72), (446, 350, 74)],
            ),
        ),
    ),
    34: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.vault_house, foot=308),
            partial(goods.chest, foot=(112, 346), size=1.5),
            partial(goods.chest, foot=(366, 346), size=1.5),
            partial(goods.chest, foot=(312, 328), size=1.1),
            partial(dealings.florins, spots=[(164, 350, 7), (178, 352, 4), (190, 350, 6), (290, 352, 5)]),
            partial(arms.soldier, foot=(180, 326), height=92, coat=arms.RED),
            partial(arms.soldier, foot=(298, 322), height=90, coat=arms.RED),
        ),
    ),
    35: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.workshop, foot=304, colour="#e0a080", windows=0),
            partial(craftsmen.fresco, box=Box(76, 94, 328, 54)),
            partial(sign, x=240, y=188, device="brush", size=1.05),
            partial(craftsmen.painters, foot=322),
        ),
    ),
    36: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.palace, plan=Palace(Box(46, 70, 388, 238), "#d8ceba", "#b8ac98", 1, 0, entrance=False)),
            partial(statues.niche, x=110, foot=298, width=58, height=132),
            partial(statues.niche, x=370, foot=298, width=58, height=132),
            partial(openings.open_arch, x=240, foot=308, width=118, height=138, stone="#e6dcc8", glowing=True),
            partial(statues.statue, foot=(240, 318), size=0.84),
            partial(people.person, foot=(192, 336), height=84, look=people.worker("work", people.OCHRE)),
            partial(people.person, foot=(292, 336), height=84, look=people.worker("raise", people.RED), mirror=True),
            partial(sign, x=240, y=122, device="chisel", size=1.15),
            partial(goods.blocks_of_stone, spots=[(44, 350, 44), (388, 350, 46)]),
        ),
    ),
    37: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(works.unfinished_wall, box=Box(30, 92, 330, 214), colour="#c9886a"),
            partial(openings.open_arch, x=104, foot=306, width=84, height=118, stone="#e6cfa4", glowing=False),
            partial(works.centring, x=232, foot=306, width=116, height=128),
            partial(sign, x=104, y=136, device="compass", size=1.05),
            partial(works.scaffold, box=Box(310, 118, 126, 190), bays=2, lifts=3),
            partial(people.workers, spots=[(346, 180, 60), (400, 242, 60)]),
            partial(people.workers, spots=[(232, 338, 84), (166, 342, 82), (300, 344, 82)]),
            partial(goods.blocks_of_stone, spots=[(34, 350, 44), (392, 350, 44)], colour="#e6dccb"),
        ),
    ),
    38: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(churches.baptistery, foot=312),
            partial(
                people.crowd, spots=[(66, 334, 64), (130, 344, 70), (330, 340, 68), (356, 346, 72), (428, 336, 66)]
            ),
            partial(people.monks, spots=[(290, 342, 70)], colour="#f2e8d4"),
        ),
    ),
    39: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.barracks, foot=296),
            partial(openings.gate, x=240, foot=296, width=44, height=70),
            partial(sign, x=240, y=158, device="swords", size=0.95),
            partial(dealings.weapon_rack, foot=(26, 314), count=6),
            partial(dealings.weapon_rack, foot=(376, 314), count=6),
            partial(arms.ranks, left=110, right=380, foot=346, colours=(arms.RED, arms.GOLD), rows=((66, 8), (82, 6))),
        ),
    ),
    40: Composition(
        Country(backdrops.STONY, horizon=206, far=(backdrops.bare_peaks, backdrops.low_hills)),
        (
            partial(ground.knoll, crest=[(-10, 300), (120, 284), (240, 280), (360, 284), (490, 300)], colour="#a39a62"),
            partial(forts.stronghold, foot=(240, 300)),
            partial(ground.road, far=(240, 302), near=(150, 330), width=44, bend=4),
            partial(arms.soldier, foot=(186, 336), height=72, coat=arms.RED),
            partial(arms.soldier, foot=(294, 336), height=72, coat=arms.RED),
            partial(ground.rocks, box=Box(0, 318, 140, 36), count=5, size=20),
            partial(ground.rocks, box=Box(350, 318, 130, 36), count=5, size=20),
        ),
    ),
    41: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.palace, plan=Palace(Box(70, 54, 340, 250), "#e6cf9f", "#b8935c", 2, 5, entrance=False)),
            partial(openings.open_arch, x=138, foot=304, width=92, height=84, stone="#f0dcb0", glowing=True),
            partial(openings.open_arch, x=240, foot=304, width=92, height=84, stone="#f0dcb0", glowing=True),
            partial(openings.open_arch, x=342, foot=304, width=92, height=84, stone="#f0dcb0", glowing=True),
            partial(sign, x=240, y=176, device="palle", size=1.25),
            partial(people.crowd, spots=[(146, 312, 82), (238, 312, 84), (334, 312, 82)]),
            partial(dealings.bank_counter, foot=(240, 336), width=300),
            partial(
                dealings.florins,
                spots=[
                    (122, 290, 6),
                    (134, 290, 3),
                    (176, 290, 7),
                    (208, 290, 4),
                    (268, 290, 8),
                    (282, 290, 5),
                    (310, 290, 3),
                    (362, 290, 6),
                ],
            ),
            partial(goods.chest, foot=(52, 346), size=1.2),
            partial(people.crowd, spots=[(420, 350, 88), (452, 346, 84)]),
        ),
    ),
    42: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=290, height=170),
            partial(arms.tent, foot=(84, 306), size=1.35, colour="#b3262c"),
            partial(arms.tent, foot=(398, 306), size=1.35, colour="#2f5fb0"),
            partial(arms.tent, foot=(242, 292), size=1.15, colour="#d19a2e"),
            partial(festivities.bunting, start=(-6, 60), end=(246, 84), sag=34, count=13),
            partial(festivities.bunting, start=(236, 84), end=(486, 56), sag=34, count=13),
            partial(goods.barrel, foot=(242, 340), size=34),
            partial(festivities.acrobat, foot=(242, 294), size=92),
            partial(
                people.crowd,
                spots=[
                    (60, 338, 74),
                    (98, 344, 78),
                    (140, 340, 74),
                    (180, 348, 76),
                    (300, 346, 76),
                    (344, 340, 74),
                    (384, 346, 78),
                    (430, 340, 74),
                ],
            ),
        ),
    ),
    43: Composition(
        Country(backdrops.MEADOW, horizon=196),
        (
            partial(greenery.trees, left=-30, right=130, foot=236, height=110, count=4),
            partial(greenery.trees, left=350, right=510, foot=236, height=110, count=4),
            partial(palaces.loggia, box=Box(138, 118, 204, 112), arches=5, vault=0.56),
            festivities.garden,
            partial(greenery.cypresses, spots=[(44, 296, 150), (436, 296, 150), (92, 262, 110), (388, 262, 110)]),
            partial(festivities.fountain, foot=(240, 322), size=1.2),
        ),
    ),
    44: Composition(
        Country(backdrops.DRY, horizon=206),
        (
            partial(ground.knoll, crest=[(-10, 306), (120, 298), (240, 296), (360, 298), (490, 306)], colour="#9aa055"),
            partial(forts.star_fort, foot=(240, 312)),
            partial(ground.road, far=(240, 318), near=(160, 320), width=40, bend=2),
            partial(arms.ranks, left=60, right=150, foot=346, colours=(arms.RED,), rows=((62, 3),)),
            partial(arms.ranks, left=330, right=420, foot=346, colours=(arms.RED,), rows=((62, 3),)),
        ),
    ),
    45: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(palaces.old_palace, foot=312),
            partial(arms.hanging, top=(150, 214), width=24, height=48),
            partial(arms.hanging, top=(330, 214), width=24, height=48, colour=arms.WHITE),
            partial(
                people.crowd,
                spots=[(70, 338, 68), (104, 346, 72), (188, 342, 68), (296, 344, 70), (392, 340, 68), (426, 346, 72)],
            ),
        ),
    ),
    46: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(houses.bell_tower, box=Box(380, 68, 46, 236), colour="#c9906a"),
            partial(churches.basilica_front, x=228, foot=312, width=296, height=256),
            partial(people.crowd, spots=[(60, 340, 66), (150, 346, 70), (318, 344, 68), (424, 342, 68)]),
            partial(people.monks, spots=[(196, 344, 68), (262, 342, 66)], colour="#f2e8d4"),
        ),
    ),
    47: Composition(
        _SQUARE,
        (
            _TOWN,
            partial(
                palaces.palace,
                plan=Palace(Box(84, 60, 312, 232), "#ccb08c", "#a0825c", 2, 4, battlements=True, entrance=False),
            ),
            partial(openings.gate, x=240, foot=292, width=56, height=80),
            partial(sign, x=240, y=158, device="swords", size=1.25),
            partial(arms.hanging, top=(124, 196), width=26, height=54, colour=arms.BLUE),
            partial(arms.hanging, top=(356, 196), width=26, height=54, colour=arms.BLUE),
            partial(dealings.practice, foot=338),
            partial(dealings.weapon_rack, foot=(18, 322), count=4),
        ),
    ),
    48: Composition(
        _SQUARE,
        (
            partial(houses.skyline, foot=290, height=120),
            partial(churches.cathedral, foot=310),
            partial(
                people.crowd,
                spots=[(40, 342, 62), (120, 344, 66), (210, 346, 66), (300, 342, 62), (340, 348, 66), (440, 344, 64)],
            ),
        ),
    ),
}
