"""The protocol of the rules: a game's module `rules` implements it with functions that keep no state."""

import random
from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from game.core.actions import Action
from game.core.chance import Chance
from game.core.decision import Decision
from game.core.events import Emit
from game.core.reasons import Reason
from game.core.scores import Result, ScoreTable

Options = dict[str, str]


class State(Protocol):
    """Describe a position: plain values that copy in microseconds."""

    def clone(self) -> Self:
        """Return a copy."""
        ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Rules(Protocol[S, A]):
    """Describe everything that screen, opponents and lab need of a game."""

    def new(self, options: Options, seats: int, chance: Chance) -> S:
        """Return the position before the first decision."""
        ...

    def seats(self, state: S) -> int:
        """Return the number of seats."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Return the seat that must act and the kind of action; None when the match is over."""
        ...

    def turn(self, state: S) -> int:
        """Return the number of the turn, or of the round if the game counts those, from 1."""
        ...

    def legal(self, state: S) -> list[A]:
        """Return all legal actions of the deciding seat, each once."""
        ...

    def why_not(self, state: S, action: A) -> Reason | None:
        """Return why the action is not allowed; None exactly when it is legal."""
        ...

    def apply(self, state: S, action: A, chance: Chance, emit: Emit | None = None) -> None:
        """Change the state by a legal action; without `emit` no event is built.

        An event is emitted when its change is in the state, and before the next change that has its own event:
        the state at that moment is complete and is drawn with the event (`game.core.frames`).
        """
        ...

    def observe(self, state: S, seat: int) -> S:
        """Return a new state of the same class with UNKNOWN in all places that the seat cannot see."""
        ...

    def determinise(self, view: S, seat: int, source: random.Random) -> S:
        """Return a full state that the seat cannot tell from the true one."""
        ...

    def missing_cards(self, state: S) -> Sequence[int]:
        """Return cards and pieces of a full position that are in no place or in two; must be empty."""
        ...

    def score(self, state: S) -> ScoreTable:
        """Return the score table of the running game as if it ended now."""
        ...

    def result(self, state: S) -> Result:
        """Return the result of all games of the match so far."""
        ...

    def tie_break(self, state: S) -> Reason | None:
        """Return why the winners are ahead of others with equal points; None if points decide."""
        ...

    def parse_action(self, text: str) -> A:
        """Return the action of this text; raise ActionSyntaxError."""
        ...

    def to_plain(self, state: S) -> dict[str, Any]:
        """Return the position as one object of plain values."""
        ...

    def from_plain(self, plain: dict[str, Any]) -> S:
        """Return the position of such an object; raise ValueError with the field and the reason."""
        ...
