"""What a board is shown of the match: one seat's view and who may act in it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Any

from game.core.decision import Decision
from game.core.scores import ScoreTable
from game.core.spec import Spec
from scenes.kit.event_history import EventHistory
from scenes.kit.players import Person
from scenes.kit.wording import Wording


@dataclass(frozen=True)
class PositionView:
    """The position as the viewer sees it. `decision` is theirs to make now, or None."""

    spec: Spec
    view: Any
    viewer: int
    people: Sequence[Person]
    wording: Wording
    past: EventHistory
    decision: Decision | None = None
    hands_covered: bool = False
    turn: int = 0
    mover: int = -1
    """Whose turn is shown as running; -1 leaves it to the position."""
    has_landed: bool = False
    """The event that is being told has come to rest, and counts."""
    awaits_count: bool = False
    """All is decided and the finale has not counted it yet: nobody is told beforehand what the end brings."""

    @property
    def can_act(self) -> bool:
        return self.decision is not None

    @cached_property
    def score(self) -> ScoreTable:
        """As if the game ended now; counted once, since pieces ask for it while they are drawn."""
        return self.spec.rules.score(self.view)

    @cached_property
    def before(self) -> "PositionView":
        """How it stood before the event that is being told; the position itself once that has landed."""
        if self.has_landed or not self.past.told:
            return self
        past = self.past
        return replace(self, view=past.view_before_event(self.viewer), past=replace(past, told=()))


def whose_deeds(seat: int, events: Sequence[object]) -> list[int]:
    """Whoever an event names; what names nobody belongs to the deed before it."""
    named = (getattr(event, "seat", -1) for event in events)
    return list(accumulate(named, lambda before, now: now if now >= 0 else before, initial=seat))[1:]
