"""What a board is shown of the match: one seat's view and who may act in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.decision import Decision
from game.core.spec import Spec
from scenes.table.people import Person
from scenes.table.wording import Wording


@dataclass(frozen=True, slots=True)
class Seen:
    """The position as the viewer sees it. `decision` is theirs to make now, or None."""

    spec: Spec
    view: Any
    viewer: int
    people: Sequence[Person]
    wording: Wording
    decision: Decision | None = None
    hands_covered: bool = False
    turn: int = 0
    mover: int = -1
    """Whose turn is shown as running; -1 leaves it to the position."""

    @property
    def can_act(self) -> bool:
        return self.decision is not None
