"""The 24 characters: costs in coins, immediate effects, and lasting effects."""

from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    TYPES,
    VENTURE,
    Discount,
    ExtraAction,
    Gain,
    GainPerCard,
    GainPerPoints,
    Immediate,
    Lasting,
    NoFloorBonus,
    Privileges,
    TakeCard,
    ValueChange,
)
from game.lorenzo.goods import MILITARY, POINTS, amounts


def _character(
    number: int, period: int, coins: int, immediate: tuple[Immediate, ...], lasting: tuple[Lasting, ...]
) -> Card:
    return Card(number, period, CHARACTER, (Cost(amounts(coins=coins)),), immediate, lasting)


CHARACTERS = (
    # Warlord
    _character(49, 1, 2, (Gain(amounts(military=3)),), (ValueChange(TERRITORY, 2),)),
    # Stonemason
    _character(50, 1, 4, (), (ValueChange(BUILDING, 2), Discount((BUILDING,), (amounts(wood=1), amounts(stone=1))))),
    # Dame
    _character(51, 1, 4, (), (ValueChange(CHARACTER, 2), Discount((CHARACTER,), (amounts(coins=1),)))),
    # Knight
    _character(52, 1, 2, (Privileges(1),), (ValueChange(VENTURE, 2),)),
    # Farmer
    _character(53, 1, 3, (), (ValueChange(HARVEST, 2),)),
    # Artisan
    _character(54, 1, 3, (), (ValueChange(PRODUCTION, 2),)),
    # Preacher
    _character(55, 1, 2, (Gain(amounts(faith=4)),), (NoFloorBonus((3, 4)),)),
    # Abbess
    _character(56, 1, 3, (TakeCard(TYPES, 4), Gain(amounts(faith=1))), ()),
    # Captain
    _character(57, 2, 4, (TakeCard((TERRITORY,), 6), Gain(amounts(military=2))), ()),
    # Architect
    _character(58, 2, 4, (TakeCard((BUILDING,), 6, amounts(wood=1, stone=1)),), ()),
    # Patron
    _character(59, 2, 3, (TakeCard((CHARACTER,), 6, amounts(coins=2)),), ()),
    # Hero
    _character(60, 2, 4, (TakeCard((VENTURE,), 6), Privileges(1)), ()),
    # Peasant
    _character(61, 2, 4, (), (ValueChange(HARVEST, 3),)),
    # Scholar
    _character(62, 2, 4, (), (ValueChange(PRODUCTION, 3),)),
    # Papal Messenger
    _character(63, 2, 5, (Gain(amounts(faith=3)),), ()),
    # Royal Messenger
    _character(64, 2, 5, (Privileges(3, is_distinct=True),), ()),
    # Noble
    _character(65, 3, 6, (GainPerCard(POINTS, 2, TERRITORY),), ()),
    # Governor
    _character(66, 3, 6, (GainPerCard(POINTS, 2, BUILDING),), ()),
    # Paramour
    _character(67, 3, 7, (GainPerCard(POINTS, 2, CHARACTER),), ()),
    # Herald
    _character(68, 3, 6, (GainPerCard(POINTS, 2, VENTURE),), ()),
    # Cardinal
    _character(69, 3, 4, (ExtraAction(HARVEST, 4), Gain(amounts(faith=2))), ()),
    # Bishop
    _character(70, 3, 5, (ExtraAction(PRODUCTION, 4), Gain(amounts(faith=1))), ()),
    # General
    _character(71, 3, 5, (GainPerPoints(POINTS, 1, MILITARY, 2),), ()),
    # Ambassador
    _character(72, 3, 6, (TakeCard(TYPES, 7), Privileges(1)), ()),
)
