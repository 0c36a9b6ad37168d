"""The 20 leaders: needs and abilities."""

from dataclasses import dataclass, field
from typing import Final

from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COLOURED,
    HARVEST,
    NEUTRAL,
    PRODUCTION,
    TERRITORY,
    TYPES,
    VENTURE,
    CopyLeader,
    Discount,
    DoubleGains,
    Effect,
    ExtraAction,
    Gain,
    PlaceOnOccupied,
    Privileges,
    SetMemberValue,
    SupportPoints,
    ValueChange,
    WaiveTerritoryMilitary,
    WaiveTowerFee,
)
from game.lorenzo.goods import GOODS, NOTHING, Amounts, amounts


@dataclass(frozen=True, slots=True)
class Need:
    """Hold what must be owned to play the leader; nothing is paid. `cards` by type; `alike` of any one type."""

    amounts: Amounts = NOTHING
    cards: tuple[tuple[int, int], ...] = ()
    alike: int = 0
    items: tuple[tuple[int, int], ...] = field(init=False, compare=False)
    """Return the amounts that are not 0, each with its resource."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "items", tuple((r, number) for r, number in enumerate(self.amounts) if number))


@dataclass(frozen=True, slots=True)
class Leader:
    number: int
    need: Need
    is_once_per_round: bool
    effect: Effect

    @property
    def id(self) -> str:
        return f"l{self.number:02d}"


def _round(number: int, need: Need, effect: Effect) -> Leader:
    return Leader(number, need, True, effect)


def _always(number: int, need: Need, effect: Effect) -> Leader:
    return Leader(number, need, False, effect)


def _cards(*counts: tuple[int, int]) -> Need:
    return Need(cards=counts)


def _goods(coins: int = 0, wood: int = 0, stone: int = 0, servants: int = 0, military: int = 0, faith: int = 0) -> Need:
    return Need(amounts(coins, wood, stone, servants, military, faith))


LEADERS: Final = (
    # Francesco Sforza
    _round(1, _cards((VENTURE, 5)), ExtraAction(HARVEST, 1, only_servants=True)),
    # Ludovico Ariosto
    _always(2, _cards((CHARACTER, 5)), PlaceOnOccupied()),
    # Filippo Brunelleschi
    _always(3, _cards((BUILDING, 5)), WaiveTowerFee()),
    # Federico da Montefeltro
    _round(4, _cards((TERRITORY, 5)), SetMemberValue(6, is_chosen=True)),
    # Girolamo Savonarola
    _round(5, _goods(coins=18), Gain(amounts(faith=1))),
    # Giovanni dalle Bande Nere
    _round(6, _goods(military=12), Gain(amounts(coins=1, wood=1, stone=1))),
    # Sandro Botticelli
    _round(7, _goods(wood=10), Gain(amounts(military=2, points=1))),
    # Michelangelo Buonarroti
    _round(8, _goods(stone=10), Gain(amounts(coins=3))),
    # Ludovico III Gonzaga
    _round(9, _goods(servants=15), Privileges(1)),
    # Leonardo da Vinci
    _round(10, _cards((CHARACTER, 4), (TERRITORY, 2)), ExtraAction(PRODUCTION, 0, only_servants=True)),
    # Pico della Mirandola
    _always(11, _cards((VENTURE, 4), (BUILDING, 2)), Discount(TYPES, (amounts(coins=3),))),
    # Sisto IV
    _always(12, _goods(coins=6, wood=6, stone=6, servants=6), SupportPoints(5)),
    # Lucrezia Borgia
    _always(13, Need(alike=6), ValueChange(COLOURED, 2)),
    # Sigismondo Malatesta
    _always(14, _goods(military=7, faith=3), ValueChange(NEUTRAL, 3)),
    # Lorenzo de' Medici
    _always(15, Need(amounts(points=35)), CopyLeader()),
    # Ludovico il Moro
    _always(16, _cards((TERRITORY, 2), (CHARACTER, 2), (BUILDING, 2), (VENTURE, 2)), SetMemberValue(5)),
    # Cesare Borgia
    _always(17, Need(amounts(coins=12, faith=2), ((BUILDING, 3),)), WaiveTerritoryMilitary()),
    # Santa Rita
    _always(18, _goods(faith=8), DoubleGains(GOODS)),
    # Cosimo de' Medici
    _round(19, _cards((CHARACTER, 2), (BUILDING, 4)), Gain(amounts(servants=3, points=1))),
    # Bartolomeo Colleoni
    _round(20, _cards((VENTURE, 2), (TERRITORY, 4)), Gain(amounts(points=4))),
)
LEADER_NAMES: Final = tuple(leader.id for leader in LEADERS)
LEADER_OF: Final = {name: index for index, name in enumerate(LEADER_NAMES)}
COPYIST: Final = LEADER_OF["l15"]
