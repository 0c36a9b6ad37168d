"""The closed set of effects of cards, tiles and leaders: data only, interpreted by `immediate` and `powers`."""

from dataclasses import dataclass, field

from game.lorenzo.goods import GOODS, NOTHING, Amounts

TERRITORY, CHARACTER, BUILDING, VENTURE, HARVEST, PRODUCTION, COLOURED, NEUTRAL = range(8)
"""Targets of a changed value: taking a card of a type, a harvest or a production, a placed member."""
TYPES = (TERRITORY, CHARACTER, BUILDING, VENTURE)
TYPE_NAMES = ("territory", "character", "building", "venture")
TARGET_NAMES = (*TYPE_NAMES, "harvest", "production", "coloured", "neutral")

# Immediate


@dataclass(frozen=True, slots=True)
class Gain:
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class Privileges:
    """Council privileges; `is_distinct`: all taken with this effect differ (LM R30)."""

    count: int
    is_distinct: bool = False


@dataclass(frozen=True, slots=True)
class GainPerCard:
    """A gain for each own card of the type, the one just taken included (LM R19)."""

    resource: int
    amount: int
    card_type: int


@dataclass(frozen=True, slots=True)
class GainPerPoints:
    """A gain for every full `each` of the source."""

    resource: int
    amount: int
    source: int
    each: int


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A card of one of the types with an action of this value; no member is placed (LM R12)."""

    types: tuple[int, ...]
    value: int
    discount: Amounts = NOTHING


@dataclass(frozen=True, slots=True)
class ExtraAction:
    """A harvest or production without a member; with `only_servants` lasting bonuses do not count (LM R3)."""

    work: int
    value: int
    only_servants: bool = False


Immediate = Gain | Privileges | GainPerCard | GainPerPoints | TakeCard | ExtraAction

# Lasting, on cards


@dataclass(frozen=True, slots=True)
class Option:
    """Describe one way to use a card in a harvest or production."""

    pay: Amounts = NOTHING
    gain: Amounts = NOTHING
    privileges: int = 0
    per_card: GainPerCard | None = None
    dues: tuple[tuple[int, int], ...] = field(init=False, compare=False)
    """Goods to be paid, each with its number."""
    net: Amounts = field(init=False, compare=False)
    """Gain minus payment."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "dues", tuple((good, self.pay[good]) for good in GOODS if self.pay[good]))
        object.__setattr__(self, "net", tuple(got - paid for got, paid in zip(self.gain, self.pay, strict=True)))

    @property
    def is_free(self) -> bool:
        return self.pay == NOTHING


@dataclass(frozen=True, slots=True)
class Activate:
    """An effect in each harvest or production of at least this value; at most one of the options is used."""

    work: int
    least: int
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class ValueChange:
    target: int
    amount: int


@dataclass(frozen=True, slots=True)
class Discount:
    """A discount on cards of these types; exactly one of the options, never below zero."""

    types: tuple[int, ...]
    options: tuple[Amounts, ...]


@dataclass(frozen=True, slots=True)
class NoFloorBonus:
    floors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndPoints:
    amount: int


# Lasting, on excommunication tiles


@dataclass(frozen=True, slots=True)
class GainPenalty:
    """One less of each source that gives one of these; one less in total, by the owner's choice (LM R25, R27)."""

    resources: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarketBan:
    pass


@dataclass(frozen=True, slots=True)
class ServantRate:
    """Servants for each +1."""

    servants: int


@dataclass(frozen=True, slots=True)
class SkipFirstTurn:
    pass


@dataclass(frozen=True, slots=True)
class NoCardPoints:
    card_type: int


@dataclass(frozen=True, slots=True)
class LosePoints:
    """One point for every full `each` of `points` (before the final scoring), `military`, `building_cost`, `goods`."""

    source: str
    each: int


# Lasting, on leaders


@dataclass(frozen=True, slots=True)
class SetMemberValue:
    """A value in place of the die: for all coloured members, or one chosen for a round (LM R6, R7)."""

    value: int
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class PlaceOnOccupied:
    pass


@dataclass(frozen=True, slots=True)
class WaiveTowerFee:
    pass


@dataclass(frozen=True, slots=True)
class WaiveTerritoryMilitary:
    pass


@dataclass(frozen=True, slots=True)
class SupportPoints:
    """More points for supporting the church."""

    amount: int


@dataclass(frozen=True, slots=True)
class DoubleGains:
    """A doubled gain of a card's immediate effect (LM R29)."""

    resources: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CopyLeader:
    pass


Lasting = (
    Activate | ValueChange | Discount | NoFloorBonus | EndPoints | GainPenalty | MarketBan | ServantRate
    | SkipFirstTurn | NoCardPoints | LosePoints | SetMemberValue | PlaceOnOccupied | WaiveTowerFee
    | WaiveTerritoryMilitary | SupportPoints | DoubleGains | CopyLeader
)  # fmt: skip
Effect = Immediate | Lasting
