"""The position of a San Gimignano match and the choices waiting inside an action."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.scores import ScoreTable
from game.san_gimignano.cards import KINDS
from game.san_gimignano.towers import Tower

NOBODY = -1
PLAY, BETWEEN, OVER = 0, 1, 2
"""Stages: a game runs, the next game of a series is to be dealt, the match is over."""


class Drawing(NamedTuple):
    """Cards still to be taken one by one (SG 3). `banned` are kinds not to be taken from the market (SG 3.2)."""

    seat: int
    left: int
    nobles: bool = False
    market: bool = True
    banned: tuple[int, ...] = ()
    refill: bool = False


class Laying(NamedTuple):
    """Stones of a build (tower is NOBODY) or an extension; fine stones from `asked` on may be jousted (SG 8.3)."""

    seat: int
    tower: int
    numbers: tuple[int, ...]
    fine: int
    cancelled: int = 0
    asked: int = 0


class Playing(NamedTuple):
    """A noble on its way to the table (SG 8.2)."""

    seat: int
    card: int


class Jousting(NamedTuple):
    """`seat` may joust the last of the chain of noble cards just used (SG 8.5); the chain alternates its users."""

    seat: int
    chain: tuple[int, ...]


class Returning(NamedTuple):
    """SG 8.6: cards still to be put under their decks."""

    seat: int
    left: int
    optional: bool


class Donating(NamedTuple):
    """SG 5.1: the builder may use the donation of this tower once, now."""

    seat: int
    number: int
    levels: int
    tower: int


class Protecting(NamedTuple):
    """SG 5.2: `seat` may cancel the donation that is about to strike (for a 10: `owner`'s `tower`)."""

    seat: int
    number: int
    levels: int
    builder: int
    tower: int = NOBODY


class Giving(NamedTuple):
    """SG 5.6: cards still to be given back."""

    seat: int
    left: int


Frame = Drawing | Laying | Playing | Jousting | Returning | Donating | Protecting | Giving


def _two_hands() -> list[list[int]]:
    return [[0] * KINDS, [0] * KINDS]


@dataclass(slots=True)
class State:
    """Hold a position; hands count cards by kind, decks have their top at the end of the list."""

    nobles: bool = False
    series: str = "single"
    game: int = 1
    dealer: int = 0
    active: int = 1
    turn: int = 1
    stage: int = PLAY
    passes: int = 0
    end_phase: bool = False
    declarer: int = NOBODY
    hands: list[list[int]] = field(default_factory=_two_hands)
    known: list[list[int]] = field(default_factory=_two_hands)
    """known[s] counts the cards that seat s knows to be in the rival's hand (SG 10)."""
    deck: list[int] = field(default_factory=list)
    noble_deck: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)
    towers: list[list[Tower]] = field(default_factory=lambda: [[], []])
    piece: int = NOBODY
    used: list[int] = field(default_factory=lambda: [0, 0])
    """Nobles that count as used (SG 8.2)."""
    played: list[list[int]] = field(default_factory=lambda: [[], []])
    """Nobles lying in front of their player."""
    removed: list[int] = field(default_factory=list)
    """Cards that left the game."""
    stack: list[Frame] = field(default_factory=list)
    past: list[ScoreTable] = field(default_factory=list)
    """The tables of the finished games of the match."""

    def clone(self) -> "State":
        mine, theirs = self.hands
        known_mine, known_theirs = self.known
        towers_mine, towers_theirs = self.towers
        played_mine, played_theirs = self.played
        return State(
            self.nobles, self.series, self.game, self.dealer, self.active, self.turn, self.stage, self.passes,
            self.end_phase, self.declarer, [mine[:], theirs[:]], [known_mine[:], known_theirs[:]], self.deck[:],
            self.noble_deck[:], self.market[:], [towers_mine[:], towers_theirs[:]], self.piece, self.used[:],
            [played_mine[:], played_theirs[:]], self.removed[:], self.stack[:], self.past[:],
        )  # fmt: skip
