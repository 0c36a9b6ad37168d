"""The main board and the fixed numbers of the game: floors, spaces, tracks, privileges."""

from typing import Final

from game.lorenzo.effects import HARVEST, PRODUCTION, TYPES
from game.lorenzo.goods import NOTHING, Amounts, amounts

ROUNDS: Final = 6
CARDS_PER_TYPE: Final = 6
TOWER_FEE: Final = 3
LARGE_PENALTY: Final = 3
LEAST_VALUE: Final = 1
CHURCH_FAITH: Final = (3, 4, 5)
"""Faith needed in each period (LM 5.1)."""
LEADERS_EACH: Final = 4
MOST_FAITH: Final = 15
FAITH_POINTS: Final = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30)
SLOT_MILITARY: Final = (0, 0, 3, 7, 12, 18)
"""LM 4.1.3: military needed for the slot that a territory goes to."""
TERRITORY_POINTS: Final = (0, 0, 0, 1, 4, 10, 20)
CHARACTER_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)
RANK_POINTS: Final = (5, 2)
GOODS_PER_POINT: Final = 5
START_GOODS: Final = amounts(wood=2, stone=2, servants=3)
START_COINS: Final = (5, 6, 7, 8)

PRIVILEGES: Final = ("goods", "servants", "coins", "military", "faith")
FAITH_PRIVILEGE: Final = PRIVILEGES.index("faith")


def privilege_gains(faith: int) -> tuple[Amounts, ...]:
    """LM 3.6: the options of a privilege; faith gives what the match has agreed on."""
    return (
        amounts(wood=1, stone=1), amounts(servants=2), amounts(coins=2), amounts(military=2), amounts(faith=faith)
    )  # fmt: skip


FLOORS: Final = 4
FLOOR_VALUES: Final = (1, 3, 5, 7)
_TOWER_BONUSES: Final = (
    (NOTHING, NOTHING, amounts(wood=1), amounts(wood=2)),
    (NOTHING, NOTHING, amounts(stone=1), amounts(stone=2)),
    (NOTHING, NOTHING, amounts(military=1), amounts(military=2)),
    (NOTHING, NOTHING, amounts(coins=1), amounts(coins=2)),
)

TOWER_SPACES: Final = range(len(TYPES) * FLOORS)
"""Floor by floor from the foot, tower after tower in the order of the card types."""
TOWERS: Final = tuple(range(foot, foot + FLOORS) for foot in TOWER_SPACES[::FLOORS])
"""The spaces of each tower, from the foot up."""
HARVEST_SMALL, HARVEST_LARGE, PRODUCTION_SMALL, PRODUCTION_LARGE = range(16, 20)
MARKET: Final = range(20, 24)
MARKET_COINS, MARKET_SERVANTS, MARKET_MILITARY, MARKET_PRIVILEGES = MARKET
COUNCIL: Final = 24
SPACES: Final = 25
NOWHERE: Final = -1
FLOOR_BONUSES: Final = tuple(bonus for tower in _TOWER_BONUSES for bonus in tower)
WORK_SPACES: Final = {
    HARVEST: (HARVEST_SMALL, HARVEST_LARGE),
    PRODUCTION: (PRODUCTION_SMALL, PRODUCTION_LARGE),
}
WORK_OF: Final = {space: work for work, spaces in WORK_SPACES.items() for space in spaces}
LARGE_SPACES: Final = (HARVEST_LARGE, PRODUCTION_LARGE)
SPACE_GAINS: Final = {
    MARKET_COINS: amounts(coins=5),
    MARKET_SERVANTS: amounts(servants=5),
    MARKET_MILITARY: amounts(coins=2, military=3),
    MARKET_PRIVILEGES: NOTHING,
    COUNCIL: amounts(coins=1),
}
SPACE_PRIVILEGES: Final = {MARKET_PRIVILEGES: 2, COUNCIL: 1}
"""Number of privileges of each space; those of one space must differ (LM 4.3)."""

SPACE_NAMES: Final = (
    *(f"{tower} {floor}" for tower in ("territory", "character", "building", "venture") for floor in (1, 2, 3, 4)),
    "harvest small", "harvest large", "production small", "production large",
    "market 1", "market 2", "market 3", "market 4", "council",
)  # fmt: skip
SPACE_OF: Final = {name: space for space, name in enumerate(SPACE_NAMES)}
_COVERED: Final = {HARVEST_LARGE: 3, PRODUCTION_LARGE: 3, MARKET_MILITARY: 4, MARKET_PRIVILEGES: 4}
_LEAST_SEATS: Final = tuple(_COVERED.get(space, 2) for space in range(SPACES))

MEMBERS: Final = ("white", "black", "orange", "neutral")
EACH_MEMBER: Final = range(len(MEMBERS))
WHITE, BLACK, ORANGE, NEUTRAL_MEMBER = EACH_MEMBER
COLOURED_MEMBERS: Final = (WHITE, BLACK, ORANGE)
ALL_HOME: Final = 0b1111


def tower_of(space: int) -> int:
    return space // FLOORS


def floor_of(space: int) -> int:
    """Return the floor, 1 to 4."""
    return space % FLOORS + 1


def is_covered(space: int, seats: int) -> bool:
    """LM 2.3."""
    return seats < _LEAST_SEATS[space]
