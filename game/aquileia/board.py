"""Our board: spaces in the order in which they act, exchanges, and the sites of the forum (facts.md, part 3)."""

from typing import Final, NamedTuple

from game.aquileia.laurels import BLUE, COLOURS, PURPLE, WHITE, YELLOW

COPPER, SILVER, GOLD = range(3)
METALS: Final = ("copper", "silver", "gold")
Coins = tuple[int, int, int]
"""Copper, silver, gold."""

DOLUS, PECUNIA = 0, 1
EQUI: Final = range(2, 5)
SERVI_SPACES: Final = range(5, 8)
POTENTIA: Final = 8
MARKET: Final = range(DOLUS, POTENTIA + 1)
ARENA: Final = range(9, 12)
STADIUM: Final = range(12, 18)
GOLD_SIDE: Final = range(12, 15)
SILVER_SIDE: Final = range(15, 18)
THEATRUM: Final = 18
FORUM: Final = range(19, 24)
LATRO: Final = 24
PORTUS: Final = range(25, 28)
SPACES: Final = 28

SPACE_NAMES: Final = (
    "dolus", "pecunia", "equi_left", "equi_middle", "equi_right", "servi_top", "servi_middle", "servi_bottom",
    "potentia", "arena_1", "arena_2", "arena_3", "stadium_gold_1", "stadium_gold_2", "stadium_gold_3",
    "stadium_silver_1", "stadium_silver_2", "stadium_silver_3", "theatrum", "forum_1", "forum_2", "forum_3",
    "forum_4", "forum_5", "latro", "portus_copper", "portus_silver", "portus_gold",
)  # fmt: skip
SPACE_OF: Final = {name: space for space, name in enumerate(SPACE_NAMES)}

STRENGTHS: Final = {**dict(zip(ARENA, (2, 1, 1), strict=True)), **dict(zip(STADIUM, (2, 1, 1) * 2, strict=True))}
"""Strength of a henchman on each space of a contest."""

FORUM_SCORING: Final = (FORUM[1], FORUM[4])
FORUM_DOUBLE: Final = FORUM[2]
PECUNIA_POINTS: Final = 4


class Exchange(NamedTuple):
    give: Coins
    get: Coins


EXCHANGES: Final = (
    Exchange((2, 0, 0), (0, 1, 0)),
    Exchange((0, 1, 0), (2, 0, 0)),
    Exchange((0, 2, 0), (0, 0, 1)),
    Exchange((0, 0, 1), (0, 2, 0)),
    Exchange((3, 0, 0), (0, 0, 1)),
    Exchange((0, 0, 1), (3, 0, 0)),
)


class Site(NamedTuple):
    """`points` score on Forum 2 and 5, and are a villa's value; `yields` and `coins` come with each activation."""

    name: str
    cost: Coins
    servi: int
    points: int
    yields: int = 0
    coins: Coins = (0, 0, 0)
    colour: int = -1

    @property
    def is_villa(self) -> bool:
        return self.colour >= 0


SITES: Final = (
    Site("pistrina", (2, 0, 0), 0, 3, yields=3),
    Site("fullonica", (2, 1, 0), 0, 4, yields=4),
    Site("figlina", (1, 0, 0), 1, 4, yields=4),
    Site("textrina", (3, 1, 0), 0, 5, yields=5),
    Site("ferraria", (2, 0, 1), 1, 6, yields=6),
    Site("vitraria", (3, 1, 0), 1, 6, yields=6),
    Site("gemmaria", (2, 1, 1), 2, 8, yields=8),
    Site("mensa_aenea", (2, 0, 0), 0, 3, coins=(1, 1, 0)),
    Site("mensa_aurea", (1, 1, 0), 0, 3, coins=(1, 0, 1)),
    Site("mensa_maior", (3, 0, 0), 0, 4, coins=(0, 1, 1)),
    Site("villa_white_6", (3, 1, 0), 2, 6, colour=WHITE),
    Site("villa_white_10", (4, 1, 1), 3, 10, colour=WHITE),
    Site("villa_blue_6", (1, 1, 1), 2, 6, colour=BLUE),
    Site("villa_blue_10", (2, 2, 1), 3, 10, colour=BLUE),
    Site("villa_yellow_6", (1, 0, 2), 2, 6, colour=YELLOW),
    Site("villa_yellow_10", (2, 1, 2), 3, 10, colour=YELLOW),
    Site("villa_purple_6", (0, 2, 1), 2, 6, colour=PURPLE),
    Site("villa_purple_10", (1, 3, 1), 2, 10, colour=PURPLE),
)
SITE_OF: Final = {site.name: number for number, site in enumerate(SITES)}
LEFT_SIDE: Final = tuple(number for number, site in enumerate(SITES) if not site.is_villa)
VILLAS: Final = tuple(number for number, site in enumerate(SITES) if site.is_villa)
VILLAS_OF: Final = tuple(
    tuple(number for number, site in enumerate(SITES) if site.colour == colour) for colour in range(len(COLOURS))
)
"""The villas of each colour."""
