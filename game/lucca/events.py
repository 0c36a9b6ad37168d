"""The events of Lucca Città."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import Event


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """LC 2.3: two starting cards lie face down on the building site."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: tuple[int, ...]
    witnesses: int


@dataclass(frozen=True, slots=True)
class StartRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckPrepared(Event):
    """LC 2.5: discarded cards, the rest and the towers, shuffled together."""

    count: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """LC 3: the order of a turn, and the shields of each seat in that order."""

    turn: int
    order: tuple[int, ...]
    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TripletsLaid(Event):
    """LC 4.5: the cards three by three."""

    reveals: ClassVar[bool] = True
    turn: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PalaceOpened(Event):
    """LC 4.1, and LC 5.2 when `is_last`: `paid_by` has the points that each seat's cards gave."""

    seat: int
    colour: int
    points: int
    paid_by: tuple[int, ...]
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class TripletTaken(Event):
    seat: int
    triplet: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PalaceStarted(Event):
    seat: int
    colour: int
    card: int


@dataclass(frozen=True, slots=True)
class PalaceExtended(Event):
    seat: int
    colour: int
    card: int
    size: int
    goal: int


@dataclass(frozen=True, slots=True)
class PalaceCompleted(Event):
    """LC 4.2 b: the windows of its cards score at once."""

    seat: int
    colour: int
    points: int


@dataclass(frozen=True, slots=True)
class WallBuilt(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TowerRaised(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TripletDiscarded(Event):
    """LC 4.5: the one that nobody took."""

    triplet: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastOpeningsBegun(Event):
    """LC 5.2: the order computed once more."""

    closes: ClassVar[bool] = True
    order: tuple[int, ...]
    shields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WallsScored(Event):
    """LC 5.3."""

    seat: int
    walls: int
    towers: int
    opened: int
    points: int


@dataclass(frozen=True, slots=True)
class WallsUnsupported(Event):
    """LC 5.3: too few shields on the site, so walls and towers are worth nothing."""

    seat: int
    walls: int
    shields: int
    need: int


@dataclass(frozen=True, slots=True)
class LargestAddressScored(Event):
    seat: int
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class SmallestAddressScored(Event):
    seat: int
    card: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    totals: tuple[int, ...]
    winners: tuple[int, ...]


ALL_EVENTS: tuple[type[Event], ...] = (
    CardsKept, StartRevealed, DeckPrepared, OrderSet, TripletsLaid, PalaceOpened, TripletTaken, PalaceStarted,
    PalaceExtended, PalaceCompleted, WallBuilt, TowerRaised, CardDiscarded, TripletDiscarded, LastOpeningsBegun,
    WallsScored, WallsUnsupported, LargestAddressScored, SmallestAddressScored, GameEnded,
)  # fmt: skip
