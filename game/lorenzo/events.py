"""The events of Lorenzo il Magnifico; cards, tiles and leaders are named by their ids."""

from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.events import Event
from game.lorenzo.goods import FAITH, Amounts


@dataclass(frozen=True, slots=True)
class BonusTileChosen(Event):
    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class LeaderKept(Event):
    """LM 2.5: one leader of the pack is kept, the others are passed on."""

    secrets: ClassVar[tuple[str, ...]] = ("leader",)
    seat: int
    leader: str
    witnesses: int


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """LM 3.1: new cards in the towers, floor by floor, and the dice: white, black, orange."""

    reveals: ClassVar[bool] = True
    round: int
    cards: tuple[str, ...]
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MemberPlaced(Event):
    seat: int
    member: str
    space: str


@dataclass(frozen=True, slots=True)
class ServantsPaid(Event):
    """LM 3.3: `value` is the value of the action afterwards."""

    seat: int
    servants: int
    value: int


@dataclass(frozen=True, slots=True)
class GoodsPaid(Event):
    """`purpose` is `fee`, or the id of a card."""

    seat: int
    amounts: Amounts
    purpose: str


@dataclass(frozen=True, slots=True)
class GoodsGained(Event):
    """`source` is `floor`, a space, a privilege, `bonus_tile`, or the id of a card or leader."""

    unrecorded: ClassVar[tuple[str, ...]] = ("lapsed",)
    seat: int
    amounts: Amounts
    """Goods received, possibly none."""
    source: str
    lapsed: int = 0
    """Faith of the source beyond the end of the track."""

    def to_plain(self) -> dict[str, Any]:
        """Return the event for records, with what the source gives, lapsed faith included."""
        plain = Event.to_plain(self)
        plain["amounts"][FAITH] += self.lapsed
        return plain


@dataclass(frozen=True, slots=True)
class GoodsLost(Event):
    """LM R27: the goods that the excommunication takes off a gain of wood and stone."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    seat: int
    card: str
    space: str


@dataclass(frozen=True, slots=True)
class WorkDone(Event):
    """A harvest or production of this value, and the cards that were used in it."""

    seat: int
    work: str
    value: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ActionOffered(Event):
    """A card or leader gives an action without a member: `kind` is `take`, `harvest` or `production`."""

    seat: int
    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class ActionLost(Event):
    """LM R20: the action was declined, or nothing could be done with it."""

    seat: int
    kind: str
    is_declined: bool


@dataclass(frozen=True, slots=True)
class PrivilegeChosen(Event):
    seat: int
    privilege: str


@dataclass(frozen=True, slots=True)
class LeaderPlayed(Event):
    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class LeaderDiscarded(Event):
    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class LeaderUsed(Event):
    """LM 3.4: the leader lies face down until the next round."""

    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class LeaderCopied(Event):
    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class MemberRaised(Event):
    seat: int
    member: str
    value: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """LM R39."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChurchSupported(Event):
    seat: int
    faith: int
    points: int


@dataclass(frozen=True, slots=True)
class Excommunicated(Event):
    """An excommunication; `is_refused` is True if the faith would have been enough."""

    seat: int
    tile: str
    faith: int
    is_refused: bool


@dataclass(frozen=True, slots=True)
class OrderRenewed(Event):
    """LM 5.3: the seats in their new order; after the last round the board is cleared with it."""

    closes: ClassVar[bool] = True
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    closes: ClassVar[bool] = True
    totals: tuple[int, ...]
    winners: tuple[int, ...]


ALL_EVENTS: tuple[type[Event], ...] = (
    BonusTileChosen, LeaderKept, RoundBegun, MemberPlaced, ServantsPaid, GoodsPaid, GoodsGained, GoodsLost, CardTaken,
    WorkDone, ActionOffered, ActionLost, PrivilegeChosen, LeaderPlayed, LeaderDiscarded, LeaderUsed, LeaderCopied,
    MemberRaised, Passed, TurnSkipped, ChurchSupported, Excommunicated, OrderRenewed, GameEnded,
)  # fmt: skip
