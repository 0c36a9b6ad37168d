"""The 24 territories: the least harvest that reaches them, their gains there, and immediate effects."""

from game.lorenzo.card import Card
from game.lorenzo.effects import HARVEST, TERRITORY, Activate, Gain, Immediate, Option, Privileges
from game.lorenzo.goods import amounts


def _territory(number: int, period: int, least: int, option: Option, *immediate: Immediate) -> Card:
    return Card(number, period, TERRITORY, (), immediate, (Activate(HARVEST, least, (option,)),))


TERRITORIES = (
    # Commercial Hub
    _territory(1, 1, 1, Option(gain=amounts(coins=1))),
    # Woods
    _territory(2, 1, 2, Option(gain=amounts(wood=1)), Gain(amounts(wood=1))),
    # Village
    _territory(3, 1, 3, Option(gain=amounts(coins=1, servants=1))),
    # Gravel Pit
    _territory(4, 1, 4, Option(gain=amounts(stone=2)), Gain(amounts(stone=2))),
    # Forest
    _territory(5, 1, 5, Option(gain=amounts(wood=3)), Gain(amounts(wood=1))),
    # Monastery
    _territory(6, 1, 6, Option(gain=amounts(stone=1, faith=1)), Gain(amounts(servants=1, military=2))),
    # Citadel
    _territory(7, 1, 5, Option(gain=amounts(stone=1, military=2))),
    # City
    _territory(8, 1, 6, Option(privileges=1), Gain(amounts(coins=3))),
    # Gold Mine
    _territory(9, 2, 1, Option(gain=amounts(coins=2)), Gain(amounts(coins=1))),
    # Mountain Town
    _territory(10, 2, 3, Option(gain=amounts(wood=2, military=1)), Gain(amounts(servants=1))),
    # Mining Town
    _territory(11, 2, 4, Option(gain=amounts(stone=2, servants=1)), Gain(amounts(stone=1, servants=2))),
    # Rock Pit
    _territory(12, 2, 3, Option(gain=amounts(stone=3)), Gain(amounts(wood=1))),
    # Estate
    _territory(13, 2, 4, Option(gain=amounts(coins=1, wood=2)), Gain(amounts(wood=1, servants=2))),
    # Hermitage
    _territory(14, 2, 2, Option(gain=amounts(faith=1)), Gain(amounts(faith=1))),
    # Manor House
    _territory(15, 2, 5, Option(gain=amounts(servants=2, military=2))),
    # Dukedom
    _territory(16, 2, 6, Option(gain=amounts(coins=1, wood=2, stone=1)), Gain(amounts(coins=4))),
    # Trading Town
    _territory(17, 3, 1, Option(gain=amounts(coins=3)), Gain(amounts(coins=1, servants=1))),
    # Farm
    _territory(18, 3, 3, Option(gain=amounts(wood=2, points=2)), Gain(amounts(wood=1, points=1))),
    # Colony
    _territory(19, 3, 5, Option(gain=amounts(wood=1, points=4)), Gain(amounts(military=2))),
    # Marble Pit
    _territory(20, 3, 2, Option(gain=amounts(stone=2, points=1)), Gain(amounts(points=3))),
    # Province
    _territory(21, 3, 6, Option(gain=amounts(stone=1, points=4)), Privileges(1), Gain(amounts(stone=1))),
    # Sanctuary
    _territory(22, 3, 1, Option(gain=amounts(coins=1, faith=1)), Gain(amounts(faith=1))),
    # Castle
    _territory(23, 3, 4, Option(gain=amounts(servants=1, military=3)), Gain(amounts(coins=2, points=2))),
    # Fortified Town
    _territory(24, 3, 2, Option(gain=amounts(servants=2, military=1)), Gain(amounts(servants=1, military=2))),
)
