"""Ventures of war: recruiting, campaigns, crusades and sieges."""

from functools import partial

from assets.studio.kit.geometry import Box
from assets.studio.lorenzo.scenes import (
    backdrops,
    goods,
    houses,
    openings,
    people,
    ships,
    stones,
    works,
)
from assets.studio.lorenzo.scenes import soldiers as arms
from assets.studio.lorenzo.scenes import strongholds as forts
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
    73: Composition(
        Country(backdrops.MEADOW, horizon=196),
        (
            partial(stones.curtain_wall, box=Box(-10, 150, 250, 128), colour=stones.SANDSTONE),
            partial(stones.square_tower, box=Box(64, 96, 76, 184), colour=stones.PALE_STONE, slits=1),
            partial(openings.gate, x=102, foot=280, width=42, height=70),
            partial(arms.standard, pole=(262, 292), height=216, colour=arms.RED, size=1.5),
            partial(
                people.crowd,
                spots=[(300, 300, 94), (336, 304, 96), (372, 300, 94), (408, 304, 96), (444, 300, 94)],
                colours=(people.BROWN, people.GREEN, people.GREY, people.OCHRE),
            ),
            partial(
                people.person, foot=(196, 326), height=116, look=Look(people.RED, True, "chaperon", people.RED, "work")
            ),
            partial(arms.recruit_table, foot=(230, 346)),
            partial(
                people.person,
                foot=(376, 350),
                height=118,
                look=Look(people.BLUE, False, "cap", people.OCHRE, "talk", people.BROWN),
                mirror=True,
            ),
            partial(arms.soldier, foot=(104, 344), height=112, coat=arms.RED),
        ),
    ),
    77: Composition(
        Country(backdrops.DRY, horizon=190),
        (
            partial(arms.tent, foot=(70, 252), size=0.9, colour=arms.BLUE),
            partial(arms.tent, foot=(420, 250), size=0.9, colour=arms.RED),
            partial(arms.tent, foot=(330, 268), size=1.15, colour=arms.BLUE),
            partial(arms.tent, foot=(150, 272), size=1.25, colour=arms.RED),
            partial(arms.pikes, left=180, right=470, foot=300, top=132, count=16),
            partial(arms.rider, foot=(96, 336), size=1.02, coat=arms.BLUE, horse="#7a4a2c"),
            partial(arms.ranks, left=210, right=476, foot=346, colours=(arms.BLUE, arms.RED), rows=((72, 7), (90, 5))),
            partial(arms.standard, pole=(196, 330), height=236, colour=arms.BLUE, size=1.2),
        ),
    ),
    81: Composition(
        Country(backdrops.MEADOW, horizon=190),
        (
            partial(stones.curtain_wall, box=Box(-10, 130, 160, 150), colour=stones.GREY_STONE),
            partial(stones.square_tower, box=Box(28, 78, 76, 204), colour=stones.SANDSTONE, slits=1),
            partial(openings.gate, x=66, foot=282, width=44, height=74),
            partial(arms.pikes, left=136, right=480, foot=300, top=100, count=30),
            partial(arms.standard, pole=(170, 300), height=210, colour=arms.VIOLET, size=1.1),
            partial(arms.standard, pole=(282, 300), height=236, colour=arms.RED, size=1.2),
            partial(arms.standard, pole=(392, 300), height=210, colour=arms.VIOLET, size=1.1),
            partial(
                arms.ranks,
                left=126,
                right=482,
                foot=348,
                colours=(arms.RED, arms.VIOLET),
                rows=((72, 11), (84, 9), (100, 7)),
            ),
            partial(
                people.person, foot=(72, 348), height=118, look=Look(people.RED, True, "chaperon", people.RED, "work")
            ),
            partial(goods.chest, foot=(34, 352), size=1.05),
        ),
    ),
    87: Composition(
        partial(backdrops.sea, horizon=196),
        (
            partial(ships.ship, water=(72, 246), size=0.66, cross=True),
            partial(ships.ship, water=(420, 240), size=0.6, cross=True),
            partial(ships.ship, water=(248, 318), size=1.5, cross=True),
        ),
    ),
    89: Composition(
        Country(backdrops.DRY, horizon=192),
        (
            partial(arms.pikes, left=10, right=470, foot=296, top=120, count=20),
            partial(arms.rider, foot=(96, 292), size=0.92, coat=arms.GOLD, horse="#3a2c28"),
            partial(arms.rider, foot=(376, 290), size=0.92, coat=arms.VIOLET, horse="#e8dcc8"),
            partial(arms.standard, pole=(150, 300), height=230, colour=arms.GOLD, size=1.2),
            partial(arms.standard, pole=(330, 300), height=210, colour=arms.VIOLET, size=1.1),
            partial(arms.rider, foot=(228, 344), size=1.62, coat=arms.VIOLET, horse="#7a4526", lance=False),
            partial(arms.soldier, foot=(420, 350), height=112, coat=arms.GOLD),
            partial(arms.soldier, foot=(456, 354), height=114, coat=arms.VIOLET),
            partial(
                people.person, foot=(66, 350), height=108, look=Look(people.RED, True, "chaperon", people.RED, "work")
            ),
            partial(goods.chest, foot=(36, 354), size=1.05),
        ),
    ),
    93: Composition(
        Country(backdrops.DRY, horizon=196),
        (
            partial(houses.settlement, centre=(130, 160), reach=(110, 10), count=8, size=34),
            partial(arms.smoke, foot=(120, 150), height=150),
            partial(arms.smoke, foot=(226, 160), height=150),
            partial(stones.curtain_wall, box=Box(-10, 150, 300, 134), colour=stones.GREY_STONE),
            partial(stones.square_tower, box=Box(20, 96, 68, 190), colour=stones.SANDSTONE, slits=2),
            partial(stones.square_tower, box=Box(214, 104, 62, 184), colour=stones.SANDSTONE, slits=1),
            partial(arms.fire, foot=(126, 154), size=66),
            partial(works.ladder, foot=(160, 300), top=(176, 140), width=14),
            partial(works.ladder, foot=(116, 300), top=(134, 142), width=14),
            partial(arms.soldier, foot=(168, 238), height=60, coat=arms.GOLD),
            partial(arms.soldier, foot=(128, 196), height=58, coat=arms.RED),
            partial(arms.standard, pole=(246, 96), height=44, colour=arms.GOLD, size=0.9),
            partial(forts.cannon, foot=(366, 300), size=1.5, mirror=True),
            partial(arms.ranks, left=60, right=330, foot=348, colours=(arms.GOLD, arms.RED), rows=((78, 7), (92, 6))),
            partial(arms.rider, foot=(414, 346), size=1.0, coat=arms.RED, horse="#e8dcc8", lance=False),
        ),
    ),
    95: Composition(
        Country(backdrops.SAND, horizon=200, far=(backdrops.low_hills,)),
        (
            partial(arms.pikes, left=0, right=480, foot=290, top=134, count=18),
            partial(arms.standard, pole=(116, 300), height=220, colour=arms.WHITE, size=1.3, cross=True),
            partial(arms.standard, pole=(306, 300), height=236, colour=arms.RED, size=1.3, cross=True),
            partial(arms.rider, foot=(86, 298), size=0.98, coat=arms.RED, horse="#8a5a38", cross=True),
            partial(arms.rider, foot=(242, 292), size=0.98, coat=arms.WHITE, horse="#3a2c28", cross=True),
            partial(arms.rider, foot=(392, 298), size=0.98, coat=arms.RED, horse="#e8dcc8", cross=True),
            partial(arms.rider, foot=(160, 348), size=1.22, coat=arms.WHITE, horse="#f0e6d6", cross=True),
            partial(arms.rider, foot=(334, 350), size=1.22, coat=arms.WHITE, horse="#6a4028", cross=True),
        ),
    ),
}
