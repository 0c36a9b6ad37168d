"""The events of San Gimignano."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.events import ALL_SEATS, Event


@dataclass(frozen=True, slots=True)
class GameDealt(Event):
    """SG 2: hands of five, four cards in the market; the dealer's opponent starts."""

    reveals: ClassVar[bool] = True
    game: int
    dealer: int
    market: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoneBought(Event):
    """SG 3.1: a number of cards will be taken."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the top of a deck; a seat that knew it there knows it in the hand."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    unrecorded: ClassVar[tuple[str, ...]] = ("was_known",)
    seat: int
    noble_deck: bool
    card: int
    witnesses: int = ALL_SEATS
    was_known: bool = False
    """True if the drawer knew the card: face up (SG 5.7), or put there by the same hand (SG 8.6)."""

    def reveals_now(self) -> bool:
        return not self.was_known


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card from the market."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class MarketRefilled(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StonesLaid(Event):
    """The cards of a build or an extension leave the hand; with fine stones a joust may still answer (SG 8.3)."""

    seat: int
    numbers: tuple[int, ...]
    fine: int


@dataclass(frozen=True, slots=True)
class TowerBuilt(Event):
    seat: int
    tower: int
    numbers: tuple[int, ...]
    fine: int


@dataclass(frozen=True, slots=True)
class TowerExtended(Event):
    seat: int
    tower: int
    numbers: tuple[int, ...]
    fine: int
    levels: int


@dataclass(frozen=True, slots=True)
class StonesTakenBack(Event):
    """SG 8.3: a joust left too few stones, or the player took the rest back."""

    seat: int
    numbers: tuple[int, ...]
    fine_stones: int


@dataclass(frozen=True, slots=True)
class TowerCompleted(Event):
    seat: int
    tower: int
    number: int
    is_plain: bool
    levels: int


@dataclass(frozen=True, slots=True)
class PieceMoved(Event):
    """SG 6: the tower piece has a new holder, or none (-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndDeclared(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class EndPhaseBegun(Event):
    """SG 4.1: the deck is empty or the end was declared."""

    by_deck: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class DonationUsed(Event):
    seat: int
    number: int
    levels: int


@dataclass(frozen=True, slots=True)
class DonationForgone(Event):
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class DonationCancelled(Event):
    """SG 5.2: a 5, or a fine stone in its place."""

    seat: int
    number: int
    card: int


@dataclass(frozen=True, slots=True)
class CardTraded(Event):
    """SG 5.6: a card taken unseen from the rival's hand; both know it afterwards."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardGivenBack(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TowerTornDown(Event):
    """SG 5.7: its cards lie face up on the deck, smaller numbers nearer the top."""

    seat: int
    owner: int
    tower: int
    numbers: tuple[int, ...]
    fine: int


@dataclass(frozen=True, slots=True)
class NoblePlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class NobleCancelled(Event):
    """SG 8.5: the joust of `seat` removes the rival's card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class NobleRemoved(Event):
    """SG 8.6: a Rognosa played against a higher tower leaves the game."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """SG 8.6: a card under its deck, known to the seat that put it there."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    noble_deck: bool
    card: int
    witnesses: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """SG 7.7: a seat that declared the end and is not first loses ten."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """SG 7: the totals of the game just over."""

    closes: ClassVar[bool] = True
    game: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]


ALL_EVENTS: tuple[type[Event], ...] = (
    GameDealt, StoneBought, CardsExchanged, CardDrawn, CardTaken, MarketRefilled, StonesLaid, TowerBuilt,
    TowerExtended, StonesTakenBack, TowerCompleted, PieceMoved, EndDeclared, EndPhaseBegun, Passed, DonationUsed,
    DonationForgone, DonationCancelled, CardTraded, CardGivenBack, TowerTornDown, NoblePlayed, NobleCancelled,
    NobleRemoved, CardReturned, PenaltyTaken, GameEnded,
)  # fmt: skip
