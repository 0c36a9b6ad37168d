"""The position of a match of Aquileia, and the contest or auction going on in it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.aquileia.board import SITES, SPACES, Coins
from game.aquileia.cards import KINDS, NOTHING

NOBODY = -1
PLACING, OVER = SPACES, SPACES + 1
"""Steps of a round besides the spaces, which are steps by their numbers: placing pieces, and match over."""
HENCHMEN = 5
HOUSES = 9
ROUNDS = 6
BLUE_DICE = 4

ROLLING, PLAYING, BLUE, PRIZE = range(4)
"""Stages of a contest (AQ 4.2.2 to 4.2.6)."""

SOURCES = ("pecunia", "arena", "forum", "workshops")
"""Sources of points during the match."""
BY_PECUNIA, BY_ARENA, BY_FORUM, BY_WORKSHOPS = range(4)


class Contest(NamedTuple):
    """Hold a fight or a race; the fighters are in turn order, from the prizes on in the order of their ranks."""

    fighters: tuple[int, ...]
    strengths: tuple[int, ...]
    metals: tuple[int, ...]
    """Metal whose faces count for each fighter."""
    stage: int = ROLLING
    turn: int = 0
    """Index of the fighter that decides."""
    laid: int = 0
    """Cards that this fighter has played already."""


class Auction(NamedTuple):
    """AQ 4.4: the auction of the revealed laurel; `passed` has a bit for each seat that is out."""

    bidder: int
    bid: Coins = (0, 0, 0)
    leader: int = NOBODY
    passed: int = 0


@dataclass(slots=True)
class State:
    """Hold a position.

    Hands and discards count cards by kind; decks have their top at the end; parts that seldom change are tuples.
    """

    seats: int
    starter: int = 0
    round: int = 1
    step: int = PLACING
    active: int = 0
    """Seat that places next."""
    built: int = 0
    """Buildings already built on the space that acts now (AQ 4.5.2)."""
    coins: list[list[int]] = field(default_factory=list)
    points: list[tuple[int, ...]] = field(default_factory=list)
    """Points by source, for each seat."""
    hands: list[list[int]] = field(default_factory=list)
    known: list[tuple[int, ...]] = field(default_factory=list)
    """Cards of each hand that everybody has seen going there (AQ 7)."""
    laurels: list[tuple[int, ...]] = field(default_factory=list)
    henchmen: list[int] = field(default_factory=list)
    """Henchmen that are not on the board."""
    passed: list[bool] = field(default_factory=list)
    track: list[int] = field(default_factory=list)
    spaces: list[int] = field(default_factory=lambda: [NOBODY] * SPACES)
    port: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Coins lying on the spaces of the port."""
    sites: list[int] = field(default_factory=lambda: [NOBODY] * len(SITES))
    servi_deck: list[int] = field(default_factory=list)
    gear_deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=lambda: [NOTHING] * 3)
    discards: list[int] = field(default_factory=lambda: [0] * KINDS)
    stadium_deck: list[int] = field(default_factory=list)
    shown: int = NOTHING
    """The laurel that lies face up at the stadium."""
    theatre_deck: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Discarded laurels."""
    blue_holder: int = NOBODY
    blue_left: int = BLUE_DICE
    contest: Contest | None = None
    auction: Auction | None = None

    def clone(self) -> "State":
        return State(
            self.seats, self.starter, self.round, self.step, self.active, self.built,
            [*map(list.copy, self.coins)], self.points[:], [*map(list.copy, self.hands)], self.known[:],
            self.laurels[:], self.henchmen[:], self.passed[:], self.track[:],
            self.spaces[:], self.port[:], self.sites[:], self.servi_deck[:], self.gear_deck[:], self.row[:],
            self.discards[:], self.stadium_deck[:], self.shown, self.theatre_deck[:], self.gone[:],
            self.blue_holder, self.blue_left, self.contest, self.auction,
        )  # fmt: skip


def empty_table(seats: int) -> State:
    """Return a table with its players, before anything is dealt."""
    each = range(seats)
    return State(
        seats=seats,
        coins=[[0, 0, 0] for _ in each],
        points=[(0,) * len(SOURCES)] * seats,
        hands=[[0] * KINDS for _ in each],
        known=[(0,) * KINDS] * seats,
        laurels=[()] * seats,
        henchmen=[HENCHMEN] * seats,
        passed=[False] * seats,
    )


def turn_order(state: State) -> list[int]:
    """AQ 3.1: clockwise from the starting player."""
    return [(state.starter + place) % state.seats for place in range(state.seats)]
