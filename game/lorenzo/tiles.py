"""The 21 excommunication tiles and the bonus tiles of the players."""

from dataclasses import dataclass
from typing import Final

from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COLOURED,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    GainPenalty,
    Lasting,
    LosePoints,
    MarketBan,
    NoCardPoints,
    ServantRate,
    SkipFirstTurn,
    ValueChange,
)
from game.lorenzo.goods import COINS, MILITARY, SERVANTS, STONE, WOOD, Amounts, amounts


@dataclass(frozen=True, slots=True)
class Tile:
    """An excommunication; `number` counts within its period."""

    period: int
    number: int
    effect: Lasting

    @property
    def id(self) -> str:
        return f"x{self.period}{self.number}"


TILES_PER_PERIOD: Final = 7
TILES: Final = (
    Tile(1, 1, GainPenalty((MILITARY,))),
    Tile(1, 2, GainPenalty((COINS,))),
    Tile(1, 3, GainPenalty((SERVANTS,))),
    Tile(1, 4, GainPenalty((WOOD, STONE))),
    Tile(1, 5, ValueChange(HARVEST, -3)),
    Tile(1, 6, ValueChange(PRODUCTION, -3)),
    Tile(1, 7, ValueChange(COLOURED, -1)),
    Tile(2, 1, ValueChange(TERRITORY, -4)),
    Tile(2, 2, ValueChange(BUILDING, -4)),
    Tile(2, 3, ValueChange(CHARACTER, -4)),
    Tile(2, 4, ValueChange(VENTURE, -4)),
    Tile(2, 5, MarketBan()),
    Tile(2, 6, ServantRate(2)),
    Tile(2, 7, SkipFirstTurn()),
    Tile(3, 1, NoCardPoints(CHARACTER)),
    Tile(3, 2, NoCardPoints(VENTURE)),
    Tile(3, 3, NoCardPoints(TERRITORY)),
    Tile(3, 4, LosePoints("points", 5)),
    Tile(3, 5, LosePoints("military", 1)),
    Tile(3, 6, LosePoints("building_cost", 1)),
    Tile(3, 7, LosePoints("goods", 1)),
)
TILE_NAMES: Final = tuple(tile.id for tile in TILES)
TILE_OF: Final = {name: index for index, name in enumerate(TILE_NAMES)}


@dataclass(frozen=True, slots=True)
class BonusTile:
    """Hold the gains of a player's own tile in each harvest and production of at least 1."""

    harvest: Amounts
    production: Amounts

    def gain(self, work: int) -> Amounts:
        return self.harvest if work == HARVEST else self.production


STANDARD: Final = 0
BONUS_LEAST: Final = 1
BONUS_TILES: Final = (
    BonusTile(amounts(wood=1, stone=1, servants=1), amounts(coins=2, military=1)),
    BonusTile(amounts(wood=1, stone=1, military=1), amounts(coins=1, servants=2)),
    BonusTile(amounts(wood=1, stone=1, servants=1), amounts(coins=1, military=2)),
    BonusTile(amounts(wood=1, stone=1, military=1), amounts(coins=2, servants=1)),
    BonusTile(amounts(coins=1, wood=1, stone=1), amounts(servants=1, military=2)),
)
"""The standard side first, then the four advanced ones (LM 1.1, 2.5)."""
ADVANCED: Final = range(1, len(BONUS_TILES))
