"""Ventures of faith, favour and hospitality: thrones, tables, an altar and a sermon."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import (
    backdrops,
    festivities,
    goods,
    halls,
    palaces,
    people,
    thrones,
)
from assets.studio.lorenzo.scenes import soldiers as arms
from assets.studio.lorenzo.scenes.people import Look
from assets.studio.lorenzo.scenes.stage import Composition, Compositions
from assets.studio.lorenzo.scenes.thrones import Sovereign

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
    78: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#c9b494", tiles="#8a6f58"),
            partial(halls.diners, foot=302, looks=_POOR),
            partial(halls.long_table, top=276, cloth="#b98d5c"),
            partial(halls.poor_dishes, top=276),
        ),
    ),
    79: Composition(
        _SQUARE,
        (
            partial(
                palaces.palace, plan=palaces.Palace(Box(-30, 60, 540, 236), "#a89484", "#8a7464", 2, 7, entrance=False)
            ),
            partial(halls.pulpit, foot=(106, 316)),
            partial(halls.great_cross, x=356, top=52, foot=300),
            partial(people.crowd, spots=[(426, 316, 92), (458, 326, 96), (394, 310, 88)], colours=people.POOR),
            partial(arms.smoke, foot=(252, 268), height=230),
            partial(arms.fire, foot=(248, 326), size=150),
            partial(halls.bonfire_of_books, foot=(248, 340)),
            partial(people.monks, spots=[(334, 344, 98), (430, 352, 102)], colour="#2c2628"),
        ),
    ),
    80: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#cdb5d0", tiles="#6c4390"),
            partial(
                thrones.enthroned, foot=(240, 286), size=1.08, who=Sovereign("#f2e8d6", "#6c4390", "mitre", "#5a3480")
            ),
            partial(people.monks, spots=[(96, 326, 108)], colour="#f2e8d4"),
            partial(
                people.person, foot=(140, 348), height=112, look=Look(people.VIOLET, True, "cap", people.VIOLET, "pray")
            ),
            partial(
                people.person,
                foot=(370, 344),
                height=114,
                look=Look(people.GREEN, True, "chaperon", people.RED, "talk"),
                mirror=True,
            ),
            partial(goods.chest, foot=(420, 350), size=1.2),
        ),
    ),
    84: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#b9c2d4", tiles="#27408b"),
            partial(
                thrones.enthroned, foot=(240, 286), size=1.08, who=Sovereign("#b3262c", "#2b4c9c", "crown", "#27408b")
            ),
            partial(arms.soldier, foot=(104, 330), height=124, coat=arms.BLUE),
            partial(arms.soldier, foot=(376, 330), height=124, coat=arms.BLUE),
            partial(
                people.person, foot=(150, 350), height=108, look=Look(people.OCHRE, True, "cap", people.RED, "pray")
            ),
            partial(goods.chest, foot=(330, 352), size=1.25),
        ),
    ),
    86: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#dcb57e", tiles="#a8503a"),
            partial(festivities.bunting, start=(-6, 40), end=(246, 52), sag=22, count=13),
            partial(festivities.bunting, start=(236, 52), end=(486, 40), sag=22, count=13),
            partial(halls.diners, foot=302, looks=_FOREIGN),
            partial(halls.long_table, top=276),
            partial(halls.rich_dishes, top=276),
        ),
    ),
    88: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#dca98c", tiles="#8a1a24"),
            partial(
                thrones.enthroned, foot=(240, 286), size=1.08, who=Sovereign("#f4eee2", "#c01e2c", "galero", "#7a1420")
            ),
            partial(people.person, foot=(98, 330), height=112, look=Look(people.RED, True, "cap", people.RED, "pray")),
            partial(people.person, foot=(140, 350), height=112, look=Look("#2c2628", True, "", people.RED, "pray")),
            partial(
                people.person,
                foot=(372, 346),
                height=114,
                look=Look(people.BLUE, True, "chaperon", people.OCHRE, "talk"),
                mirror=True,
            ),
            partial(goods.chest, foot=(424, 350), size=1.2),
        ),
    ),
    92: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#7f8fb8", tiles="#a8503a", arches=5),
            partial(halls.altarpiece, foot=(240, 286), size=1.3),
            partial(halls.altar_candles, foot=(240, 286), size=1.3),
            partial(
                people.person, foot=(76, 346), height=118, look=Look(people.GREEN, True, "cap", people.RED, "work")
            ),
            partial(
                people.person,
                foot=(412, 346),
                height=118,
                look=Look(people.RED, True, "chaperon", people.RED, "talk"),
                mirror=True,
            ),
            partial(people.monks, spots=[(448, 352, 110)]),
        ),
    ),
    96: Composition(
        backdrops.open_sky,
        (
            partial(halls.hall, walls="#e2c078", tiles="#9a7a2c"),
            partial(
                thrones.enthroned,
                foot=(240, 290),
                size=1.08,
                who=Sovereign("#fffaf0", "#e2b23c", "tiara", "#a3242c", old=True),
            ),
            partial(people.person, foot=(92, 332), height=114, look=Look(people.RED, True, "cap", people.RED, "pray")),
            partial(
                people.person, foot=(134, 350), height=112, look=Look(people.VIOLET, True, "cap", people.VIOLET, "pray")
            ),
            partial(
                people.person,
                foot=(356, 350),
                height=112,
                look=Look(people.RED, True, "cap", people.RED, "pray"),
                mirror=True,
            ),
            partial(
                people.person,
                foot=(398, 334),
                height=114,
                look=Look("#f2e8d4", True, "hood", "#f2e8d4", "pray"),
                mirror=True,
            ),
            partial(goods.chest, foot=(440, 352), size=1.1),
        ),
    ),
}
