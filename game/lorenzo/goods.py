"""The seven resources of a player, and amounts of them."""

Amounts = tuple[int, ...]
"""One number for each of the seven resources."""

COINS, WOOD, STONE, SERVANTS, MILITARY, FAITH, POINTS = range(7)
RESOURCES = ("coins", "wood", "stone", "servants", "military", "faith", "points")
RESOURCE_OF = {name: resource for resource, name in enumerate(RESOURCES)}
GOODS = (COINS, WOOD, STONE, SERVANTS)
NOTHING: Amounts = (0, 0, 0, 0, 0, 0, 0)


def amounts(
    coins: int = 0, wood: int = 0, stone: int = 0, servants: int = 0, military: int = 0, faith: int = 0, points: int = 0
) -> Amounts:
    return (coins, wood, stone, servants, military, faith, points)


def plus(one: Amounts, other: Amounts) -> Amounts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Amounts, other: Amounts) -> Amounts:
    """Return the difference, never below zero."""
    return tuple(max(0, a - b) for a, b in zip(one, other, strict=True))


def single(resource: int, amount: int) -> Amounts:
    return tuple(amount if each == resource else 0 for each in range(len(RESOURCES)))


def covers(owned: list[int] | Amounts, price: Amounts) -> bool:
    return all(have >= need for have, need in zip(owned, price, strict=True))
