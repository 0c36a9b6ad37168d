"""The position of a Lucca Città match."""

from dataclasses import dataclass, field

from game.lucca.quarters import Quarter

NOBODY = -1
KEEP, PLAY, BETWEEN, OVER = 0, 1, 2, 3
"""Stages: starting cards are chosen, a turn runs, the next triplets are to be laid out, the match is over."""


@dataclass(slots=True)
class State:
    """Hold a position; the deck has its top at the end of the list."""

    quarters: list[Quarter]
    hands: list[tuple[int, ...]]
    """The dealt cards until the reveal of LC 2.3."""
    kept: list[tuple[int, ...]]
    """The starting cards chosen, face down until the reveal; the last lies on top."""
    deck: list[int] = field(default_factory=list)
    triplets: list[tuple[int, ...]] = field(default_factory=list)
    """Triplets in their places; a taken one leaves its place empty."""
    takers: list[int] = field(default_factory=list)
    placing: tuple[int, ...] = ()
    """Cards of the taken triplet that the active seat has still to play."""
    discards: list[int] = field(default_factory=list)
    """Cards that were discarded face up."""
    order: tuple[int, ...] = ()
    place: int = 0
    """Place in the order of the seat whose turn it is."""
    turn: int = 1
    stage: int = KEEP
    has_opened: bool = False
    """True if the active seat has opened a palace in this turn."""

    @property
    def active(self) -> int:
        return self.order[self.place]

    def clone(self) -> "State":
        return State(
            self.quarters[:], self.hands[:], self.kept[:], self.deck[:], self.triplets[:], self.takers[:],
            self.placing, self.discards[:], self.order, self.place, self.turn, self.stage, self.has_opened,
        )  # fmt: skip


def empty_state(seats: int) -> State:
    return State([Quarter()] * seats, [()] * seats, [()] * seats, order=tuple(range(seats)))
