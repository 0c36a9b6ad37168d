"""The position of a match of Lorenzo il Magnifico and the choices waiting inside an action."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.lorenzo.board import ALL_HOME, MEMBERS, NOWHERE, SPACES, TOWER_SPACES
from game.lorenzo.cards import EMPTY
from game.lorenzo.goods import NOTHING, Amounts
from game.lorenzo.tiles import STANDARD

NOBODY = -1
BONUS_TILES, DRAFT, ROUND, CHURCH, OVER = range(5)
"""Stages: bonus tiles are chosen, leaders are drafted, a round runs, the church reports, the match is over."""
START, BEGUN, PLACED, DONE = range(4)
"""Steps of a turn: nothing done, a leader used, the member placed and its action over, the turn over."""
LAPS = 4
LATE_LAP = LAPS + 1
"""LM R39: a seat that skipped the first turn places its last member when all others have finished."""


class Manning(NamedTuple):
    """Servants for an action of `value` so far: of a member on a space, or of a card or leader (member is NOBODY)."""

    seat: int
    member: int
    space: int
    work: int
    value: int
    discount: Amounts = NOTHING


class Taking(NamedTuple):
    """LM R12: a card to be taken by a card's effect."""

    seat: int
    types: tuple[int, ...]
    value: int
    discount: Amounts


class Paying(NamedTuple):
    """The card on this floor, after fee and floor bonus (LM 4.1.2)."""

    seat: int
    space: int
    discount: Amounts


class Ordering(NamedTuple):
    """LM R20: bits of `left` are the parts of the card's immediate effect still to come."""

    seat: int
    card: int
    left: int


class Granting(NamedTuple):
    """Council privileges to choose; bits of `taken` are those that may not be chosen again (LM R30)."""

    seat: int
    left: int
    is_distinct: bool
    taken: int = 0


class Losing(NamedTuple):
    """LM R27: one wood or one stone of what was just received."""

    seat: int


class Working(NamedTuple):
    """A harvest or production: the codes of cards and options to use (LM 4.2.2)."""

    seat: int
    work: int
    value: int
    used: tuple[int, ...]


class Raising(NamedTuple):
    """LM R7: the choice of the member that counts as more for this round."""

    seat: int


class Copying(NamedTuple):
    """LM R35: the choice of the leader to be copied."""

    seat: int


class Supporting(NamedTuple):
    """LM 5.1: the church report of one seat."""

    seat: int


Frame = Manning | Taking | Paying | Ordering | Granting | Losing | Working | Raising | Copying | Supporting


def _no_goods() -> list[int]:
    return [0] * 7


def _no_cards() -> list[tuple[int, ...]]:
    return [(), (), (), ()]


@dataclass(slots=True)
class Player:
    """Hold a player; `home` has a bit for each member not yet placed, `cards` lie by type in the order of taking."""

    goods: list[int] = field(default_factory=_no_goods)
    home: int = ALL_HOME
    cards: list[tuple[int, ...]] = field(default_factory=_no_cards)
    bonus_tile: int = STANDARD
    tiles: tuple[int, ...] = ()
    """Excommunications of the player."""
    has_passed: bool = False
    hand: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    """Leaders in the order in which they were played."""
    discarded: tuple[int, ...] = ()
    used: int = 0
    """Bits of leaders that lie face down (LM 3.4)."""
    copied: int = NOBODY
    raised: int = NOWHERE
    pack: tuple[int, ...] = ()
    """Leaders to choose from in the draft."""
    seen: tuple[tuple[int, ...], ...] = ()
    """Every pack as this seat received it, so that it knows the leaders it passed on."""

    def clone(self) -> "Player":
        return Player(
            self.goods[:], self.home, self.cards[:], self.bonus_tile, self.tiles, self.has_passed, self.hand,
            self.leaders, self.discarded, self.used, self.copied, self.raised, self.pack, self.seen,
        )  # fmt: skip


@dataclass(slots=True)
class State:
    """Hold a position; decks have their top at the end, a placed member is one number (`member_code`)."""

    is_advanced: bool = True
    privilege_faith: int = 2
    players: list[Player] = field(default_factory=list)
    order: tuple[int, ...] = ()
    stage: int = ROUND
    round: int = 0
    lap: int = 1
    turn: int = 0
    """Place in the order of the seat that moves."""
    step: int = START
    dice: tuple[int, ...] = (0, 0, 0)
    floors: list[int] = field(default_factory=lambda: [EMPTY] * len(TOWER_SPACES))
    spaces: list[tuple[int, ...]] = field(default_factory=lambda: [()] * SPACES)
    decks: tuple[tuple[int, ...], ...] = ((), (), (), ())
    gone: tuple[int, ...] = ()
    """Cards that left the game."""
    tiles: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    """Leaders that were not dealt."""
    stack: list[Frame] = field(default_factory=list)

    def clone(self) -> "State":
        return State(
            self.is_advanced, self.privilege_faith, [player.clone() for player in self.players], self.order, self.stage,
            self.round, self.lap, self.turn, self.step, self.dice, self.floors[:], self.spaces[:], self.decks,
            self.gone, self.tiles, self.box, self.stack[:],
        )  # fmt: skip

    @property
    def active(self) -> int:
        """Return the seat that moves."""
        return self.order[self.turn]

    @property
    def period(self) -> int:
        """Return the period, 1 to 3."""
        return (self.round + 1) // 2


def member_code(seat: int, member: int) -> int:
    return seat * len(MEMBERS) + member


def seat_of(code: int) -> int:
    return code // len(MEMBERS)


def member_of(code: int) -> int:
    return code % len(MEMBERS)
