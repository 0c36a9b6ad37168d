"""A position of Pebbles: what lies in the heaps, and what each seat has taken."""

from dataclasses import dataclass, field

HEAPS = (3, 4, 5)
MOST_TAKEN = 3
NOBODY = -1


@dataclass(slots=True)
class State:
    heaps: list[int] = field(default_factory=lambda: list(HEAPS))
    taken: list[int] = field(default_factory=lambda: [0, 0])
    active: int = 0
    turn: int = 1
    last: int = NOBODY
    """Who took the last pebble."""

    def clone(self) -> "State":
        return State(self.heaps.copy(), self.taken.copy(), self.active, self.turn, self.last)
