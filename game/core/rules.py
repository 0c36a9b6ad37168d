"""The protocol a game implements: its module `rules` fulfils it with functions on a State that keep nothing."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from game.core.actions import Action
from game.core.chance import Chance
from game.core.decision import Decision
from game.core.events import Emit
from game.core.reasons import Reason
from game.core.scores import Result, ScoreTable

Options = dict[str, str]


class State(Protocol):
    """A position: plain values that copy in microseconds."""

    def clone(self) -> Any: ...


class Rules(Protocol):
    """Everything the screen, the opponents and the laboratory ask of a game."""

    def new(self, options: Options, seats: int, chance: Chance) -> Any:
        """The position before the first decision."""
        ...

    def seats(self, state: Any) -> int:
        """How many sit at the table."""
        ...

    def decision(self, state: Any) -> Decision | None:
        """Who chooses now and what; None when the match is over."""
        ...

    def turn(self, state: Any) -> int:
        """The number of the turn, or of the round where a game counts those, from 1."""
        ...

    def legal(self, state: Any) -> list[Any]:
        """All legal actions of the deciding seat, each once."""
        ...

    def why_not(self, state: Any, action: Any) -> Reason | None:
        """What stands against the action; None exactly when it is legal."""
        ...

    def apply(self, state: Any, action: Any, chance: Chance, emit: Emit | None = None) -> None:
        """Changes the state by a legal action. Without `emit` no event is built.

        An event is emitted once its change stands in the state, and before the next change that has its own event:
        the state at that moment is a whole position, the picture shown with the event (`game.core.frames`).
        """
        ...

    def observe(self, state: Any, seat: int) -> Any:
        """A new state of the same class with unknowns in all places that the seat cannot see."""
        ...

    def determinise(self, view: Any, seat: int, source: random.Random) -> Any:
        """A full state that the seat cannot tell from the true one."""
        ...

    def missing_cards(self, state: Any) -> Sequence[int]:
        """Cards and pieces of a full position that are in no place or in two; the contract wants none."""
        ...

    def score(self, state: Any) -> ScoreTable:
        """The table of the running game as if it ended now."""
        ...

    def result(self, state: Any) -> Result:
        """All games of the match so far."""
        ...

    def tie_break(self, state: Any) -> Reason | None:
        """Why the winners are ahead of others with as many points; None when nothing but points decides."""
        ...

    def parse_action(self, text: str) -> Action:
        """The action of this text; raises ActionSyntaxError."""
        ...

    def to_plain(self, state: Any) -> dict[str, Any]:
        """The position as one object of plain values."""
        ...

    def from_plain(self, plain: dict[str, Any]) -> Any:
        """The position of such an object; raises ValueError with the field and the reason."""
        ...
