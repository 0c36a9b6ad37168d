"""The 24 buildings: costs, immediate effects, and conversions in a production."""

from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    Activate,
    Gain,
    GainPerCard,
    Option,
)
from game.lorenzo.goods import COINS, POINTS, Amounts, amounts


def _building(number: int, period: int, cost: Amounts, gain: Amounts, least: int, *options: Option) -> Card:
    return Card(number, period, BUILDING, (Cost(cost),), (Gain(gain),), (Activate(PRODUCTION, least, options),))


BUILDINGS = (
    # Mint
    _building(25, 1, amounts(wood=1, stone=3), amounts(points=5), 5, Option(per_card=GainPerCard(COINS, 1, BUILDING))),
    # Tax Office
    _building(26, 1, amounts(wood=3, stone=1), amounts(points=5), 5, Option(per_card=GainPerCard(COINS, 1, TERRITORY))),
    # Triumphal Arch
    _building(27, 1, amounts(coins=2, stone=2), amounts(points=6), 6, Option(per_card=GainPerCard(POINTS, 1, VENTURE))),
    # Theater
    _building(
        28, 1, amounts(coins=2, wood=2), amounts(points=6), 6, Option(per_card=GainPerCard(POINTS, 1, CHARACTER))
    ),
    # Carpenter's Shop
    _building(
        29,
        1,
        amounts(coins=1, wood=2),
        amounts(points=3),
        4,
        Option(pay=amounts(wood=1), gain=amounts(coins=3)),
        Option(pay=amounts(wood=2), gain=amounts(coins=5)),
    ),
    # Stonemason's Shop
    _building(
        30,
        1,
        amounts(coins=1, stone=2),
        amounts(points=2),
        3,
        Option(pay=amounts(stone=1), gain=amounts(coins=3)),
        Option(pay=amounts(stone=2), gain=amounts(coins=5)),
    ),
    # Chapel
    _building(31, 1, amounts(wood=2), amounts(faith=1), 2, Option(pay=amounts(coins=1), gain=amounts(faith=1))),
    # Residence
    _building(32, 1, amounts(stone=2), amounts(points=1), 1, Option(pay=amounts(coins=1), privileges=1)),
    # Marketplace
    _building(
        33,
        2,
        amounts(wood=2, stone=1),
        amounts(points=3),
        3,
        Option(pay=amounts(coins=3), gain=amounts(wood=2, stone=2)),
    ),
    # Treasury
    _building(
        34,
        2,
        amounts(wood=3),
        amounts(points=4),
        3,
        Option(pay=amounts(coins=1), gain=amounts(points=3)),
        Option(pay=amounts(coins=2), gain=amounts(points=5)),
    ),
    # Painters' Guild
    _building(
        35,
        2,
        amounts(wood=4),
        amounts(points=5),
        4,
        Option(pay=amounts(wood=1), gain=amounts(points=3)),
        Option(pay=amounts(wood=3), gain=amounts(points=7)),
    ),
    # Sculptors' Guild
    _building(
        36,
        2,
        amounts(stone=4),
        amounts(points=6),
        5,
        Option(pay=amounts(stone=1), gain=amounts(points=3)),
        Option(pay=amounts(stone=3), gain=amounts(points=7)),
    ),
    # Stonemasons' Guild
    _building(
        37,
        2,
        amounts(wood=1, stone=2),
        amounts(points=4),
        4,
        Option(pay=amounts(wood=1, stone=1, servants=1), gain=amounts(points=6)),
    ),
    # Baptistery
    _building(
        38,
        2,
        amounts(stone=3),
        amounts(faith=1, points=2),
        2,
        Option(pay=amounts(faith=1), gain=amounts(coins=2, points=2)),
    ),
    # Barracks
    _building(
        39, 2, amounts(wood=1, stone=1), amounts(points=3), 1, Option(pay=amounts(servants=1), gain=amounts(military=3))
    ),
    # Stronghold
    _building(
        40, 2, amounts(coins=2, wood=2, stone=2), amounts(points=8), 6, Option(gain=amounts(military=2, points=2))
    ),
    # Bank
    _building(41, 3, amounts(coins=3, wood=1, stone=3), amounts(points=7), 2, Option(gain=amounts(coins=5))),
    # Fair
    _building(
        42,
        3,
        amounts(coins=4, wood=3),
        amounts(points=8),
        4,
        Option(pay=amounts(coins=4), gain=amounts(wood=3, stone=3)),
    ),
    # Garden
    _building(43, 3, amounts(wood=4, stone=2, servants=2), amounts(points=10), 1, Option(gain=amounts(points=3))),
    # Fortress
    _building(
        44, 3, amounts(coins=2, wood=2, stone=4), amounts(points=9), 5, Option(gain=amounts(points=2), privileges=1)
    ),
    # Palace
    _building(
        45,
        3,
        amounts(coins=3, wood=3, stone=1),
        amounts(points=9),
        6,
        Option(pay=amounts(coins=1), gain=amounts(servants=2, points=4)),
    ),
    # Church
    _building(
        46,
        3,
        amounts(wood=1, stone=4),
        amounts(faith=1, points=5),
        1,
        Option(pay=amounts(wood=1), gain=amounts(faith=2)),
        Option(pay=amounts(stone=1), gain=amounts(faith=2)),
    ),
    # Military Academy
    _building(
        47,
        3,
        amounts(wood=2, stone=2, servants=1),
        amounts(points=7),
        3,
        Option(pay=amounts(servants=1), gain=amounts(military=3, points=1)),
    ),
    # Cathedral
    _building(48, 3, amounts(wood=4, stone=4), amounts(faith=3, points=7), 2, Option(gain=amounts(points=1))),
)
