"""The 24 ventures: costs, points at the end, and immediate effects."""

from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import (
    HARVEST,
    PRODUCTION,
    TYPES,
    VENTURE,
    EndPoints,
    ExtraAction,
    Gain,
    Immediate,
    Privileges,
    TakeCard,
)
from game.lorenzo.goods import amounts


def _venture(number: int, period: int, costs: tuple[Cost, ...], points: int, *immediate: Immediate) -> Card:
    return Card(number, period, VENTURE, costs, immediate, (EndPoints(points),))


def _price(coins: int = 0, wood: int = 0, stone: int = 0, servants: int = 0) -> Cost:
    return Cost(amounts(coins, wood, stone, servants))


def _war(military: int, need: int) -> Cost:
    """LM R17: `need` must be owned, only `military` of it is lost."""
    return Cost(amounts(military=military), need)


VENTURES = (
    # Hiring Recruits
    _venture(73, 1, (_price(coins=4),), 4, Gain(amounts(military=5))),
    # Repairing the Church
    _venture(74, 1, (_price(coins=1, wood=1, stone=1),), 5, Gain(amounts(faith=1))),
    # Building the Walls
    _venture(75, 1, (_price(stone=3),), 3, Gain(amounts(military=2)), Privileges(1)),
    # Raising a Statue
    _venture(76, 1, (_price(wood=2, stone=2),), 4, Privileges(2, is_distinct=True)),
    # Military Campaign
    _venture(77, 1, (_war(2, 3),), 5, Gain(amounts(coins=3))),
    # Hosting Panhandlers
    _venture(78, 1, (_price(wood=3),), 4, Gain(amounts(servants=4))),
    # Fighting Heresies
    _venture(79, 1, (_war(3, 5),), 5, Gain(amounts(faith=2))),
    # Support to the Bishop
    _venture(80, 1, (_war(2, 4), _price(coins=2, wood=1, stone=1)), 1, Gain(amounts(faith=3))),
    # Hiring Soldiers
    _venture(81, 2, (_price(coins=6),), 5, Gain(amounts(military=6))),
    # Repairing the Abbey
    _venture(82, 2, (_price(coins=2, wood=2, stone=2),), 6, Gain(amounts(faith=2))),
    # Building the Bastions
    _venture(83, 2, (_price(stone=4),), 2, Gain(amounts(military=3)), Privileges(1)),
    # Support to the King
    _venture(84, 2, (_war(3, 6),), 3, Gain(amounts(coins=5)), Privileges(1)),
    # Improving the Canals
    _venture(85, 2, (_price(coins=3, servants=2),), 5, ExtraAction(HARVEST, 4)),
    # Hosting Foreigners
    _venture(86, 2, (_price(wood=4),), 4, Gain(amounts(servants=5))),
    # Crusade
    _venture(87, 2, (_war(4, 8),), 5, Gain(amounts(coins=5, faith=1))),
    # Support to the Cardinal
    _venture(88, 2, (_war(4, 7), _price(coins=3, wood=2, stone=2)), 4, Gain(amounts(faith=3))),
    # Hiring Mercenaries
    _venture(89, 3, (_price(coins=8),), 6, Gain(amounts(military=7))),
    # Repairing the Cathedral
    _venture(90, 3, (_price(coins=3, wood=3, stone=3),), 5, TakeCard(TYPES, 7), Gain(amounts(faith=1))),
    # Building the Towers
    _venture(91, 3, (_price(stone=6),), 4, Gain(amounts(military=4)), Privileges(1)),
    # Promoting Sacred Art
    _venture(92, 3, (_price(wood=6),), 3, Gain(amounts(faith=3))),
    # Military Conquest
    _venture(93, 3, (_war(6, 12),), 7, Gain(amounts(coins=3, wood=3, stone=3))),
    # Improving the Roads
    _venture(94, 3, (_price(coins=4, servants=3),), 5, ExtraAction(PRODUCTION, 3)),
    # Sacred War
    _venture(95, 3, (_war(8, 15),), 8, Gain(amounts(faith=4))),
    # Support to the Pope
    _venture(96, 3, (_war(5, 10), _price(coins=4, wood=3, stone=3)), 10, Gain(amounts(faith=2))),
)
