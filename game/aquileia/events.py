"""The events of Aquileia."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import ALL_SEATS, Event


@dataclass(frozen=True, slots=True)
class HenchmanPlaced(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class PortCoinLaid(Event):
    """AQ 3.3: the coin under a henchman at the port."""

    seat: int
    metal: int


@dataclass(frozen=True, slots=True)
class TiebreakerPlaced(Event):
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ActionDeclined(Event):
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dolus and Latro: the metals that two red dice show."""

    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoinsTaken(Event):
    """Coins from the bank."""

    seat: int
    coins: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class CoinsExchanged(Event):
    seat: int
    given: tuple[int, int, int]
    taken: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    seat: int
    points: int
    source: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """AQ 4.1.3: the face-up card of this place of the row."""

    seat: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class ServiBought(Event):
    """AQ 4.1.4: a number of cards for one coin of this metal each."""

    seat: int
    count: int
    metal: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The top card of a deck, unseen by the others."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    is_servi: bool
    card: int
    witnesses: int = ALL_SEATS


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    is_servi: bool


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    """The whole row as it lies now, from the left; -1 is an empty place."""

    reveals: ClassVar[bool] = True
    row: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotentiaTaken(Event):
    """AQ 4.1.5: the blue dice."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContestBegun(Event):
    """AQ 4.2.1, AQ 4.3.1: the fighters in turn order, with their base strengths."""

    is_arena: bool
    fighters: tuple[int, ...]
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StrengthRolled(Event):
    """Dice of a contest and the strength reached with them."""

    seat: int
    faces: tuple[int, ...]
    is_blue: bool
    strength: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    seat: int
    card: int
    strength: int


@dataclass(frozen=True, slots=True)
class FighterStood(Event):
    """A fighter plays no further card."""

    seat: int
    strength: int


@dataclass(frozen=True, slots=True)
class ContestDecided(Event):
    """All fighters in the order of the ranks, with their strengths."""

    is_arena: bool
    fighters: tuple[int, ...]
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaurelSeen(Event):
    """AQ 4.3.5: the winner looks at the top laurel of the stadium's deck."""

    secrets: ClassVar[tuple[str, ...]] = ("laurel",)
    reveals: ClassVar[bool] = True
    seat: int
    laurel: int
    witnesses: int


@dataclass(frozen=True, slots=True)
class LaurelTaken(Event):
    secrets: ClassVar[tuple[str, ...]] = ("laurel",)
    reveals: ClassVar[bool] = True
    seat: int
    laurel: int
    witnesses: int = ALL_SEATS


@dataclass(frozen=True, slots=True)
class LaurelDiscarded(Event):
    secrets: ClassVar[tuple[str, ...]] = ("laurel",)
    laurel: int
    witnesses: int = ALL_SEATS


@dataclass(frozen=True, slots=True)
class LaurelRevealed(Event):
    """AQ 4.4.1: the laurel that is auctioned."""

    reveals: ClassVar[bool] = True
    seat: int
    laurel: int


@dataclass(frozen=True, slots=True)
class LaurelTurnedUp(Event):
    """AQ 4.7.1: the next laurel beside the stadium's deck."""

    reveals: ClassVar[bool] = True
    laurel: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    metal: int
    bid: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """AQ 4.4.2: `owner` is the seat that receives the bid, -1 the bank."""

    seat: int
    owner: int
    bid: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """Paid with the coins of the site, and slave cards of one and of two."""

    seat: int
    site: int
    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class CoinsStolen(Event):
    """AQ 4.6.1: the coins that Latro takes from the port."""

    seat: int
    coins: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PortPaid(Event):
    seat: int
    metal: int
    is_laid: bool
    """True for the coin under the henchman, False for another from the stock."""


@dataclass(frozen=True, slots=True)
class BuildingsActivated(Event):
    """AQ 4.6.3: the yield of all workshops and banks of the seat."""

    seat: int
    points: int
    coins: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """AQ 4.7.2: all seats have their pieces back."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """AQ 5: all laurels are turned up and counted."""

    reveals: ClassVar[bool] = True
    totals: tuple[int, ...]
    winners: tuple[int, ...]


ALL_EVENTS: tuple[type[Event], ...] = (
    HenchmanPlaced, PortCoinLaid, TiebreakerPlaced, Passed, ActionDeclined, DiceRolled, CoinsTaken, CoinsExchanged,
    PointsScored, CardBought, ServiBought, CardDrawn, DeckReshuffled, RowRefilled, PotentiaTaken, ContestBegun,
    StrengthRolled, CardPlayed, FighterStood, ContestDecided, LaurelSeen, LaurelTaken, LaurelDiscarded,
    LaurelRevealed, LaurelTurnedUp, BidMade, BidPassed, AuctionWon, BuildingBuilt, CoinsStolen, PortPaid,
    BuildingsActivated, RoundBegun, MatchEnded,
)  # fmt: skip
