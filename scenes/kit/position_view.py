"""A position as one seat sees it, with its wording and history: what a board is built from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Any, Generic, TypeVar

from game.core.decision import Decision
from game.core.events import Event
from game.core.scores import ScoreTable
from game.core.spec import Spec
from scenes.kit.event_history import EventHistory, S_co
from scenes.kit.players import Person
from scenes.kit.wording import Wording

W_co = TypeVar("W_co", bound=Wording, covariant=True)


@dataclass(frozen=True)
class PositionView(Generic[S_co, W_co]):
    """Hold a position as the viewer sees it; `decision` is theirs to make now, or None.

    Each game names its own kind in `position.py`, so that the state and the wording have its types.
    """

    spec: Spec
    view: S_co
    viewer: int
    people: Sequence[Person]
    wording: W_co
    past: EventHistory[S_co]
    decision: Decision | None = None
    hands_covered: bool = False
    turn: int = 0
    mover: int = -1
    """Seat whose turn is shown as running; -1 leaves it to the position."""
    has_landed: bool = False
    """True once the event that is being shown has ended its motion, and counts."""
    coming: Event | None = None
    """The event that is being shown while this is still the position before it."""
    awaits_count: bool = False
    """True if all is decided but the finale has not counted it, so that nothing may give away the result."""

    @property
    def can_act(self) -> bool:
        """Return whether the viewer has a decision to make."""
        return self.decision is not None

    @cached_property
    def score(self) -> ScoreTable:
        """Return the score as if the game ended now; computed once, as pieces ask for it while drawn."""
        return self.spec.rules.score(self.view)

    @cached_property
    def before(self) -> "PositionView[S_co, W_co]":
        """Return the position before the event that is being shown; itself once that has landed."""
        if self.has_landed or not self.past.told:
            return self
        past = self.past
        return replace(self, view=past.view_before_event(self.viewer), past=replace(past, told=()))

    @cached_property
    def previous(self) -> "PositionView[S_co, W_co]":
        """Return the position before the last event of those being shown, whether it has landed or not."""
        past = self.past
        if not past.told:
            return self
        event, view = past.told[-1].event, past.view_before_event(self.viewer)
        return replace(
            self, view=view, past=replace(past, told=past.told[:-1]), has_landed=True, coming=event,
            awaits_count=self.awaits_count and not event.closes,
        )  # fmt: skip


P = TypeVar("P", bound=PositionView[Any, Wording])
AnyPosition = PositionView[Any, Any]
"""A position of any game, which may be handed to whatever wants the position of one game."""


def whose_deeds(seat: int, events: Sequence[object]) -> list[int]:
    """Return the seat that each event belongs to: the one it names, else that of the event before."""
    named = (getattr(event, "seat", -1) for event in events)
    return list(accumulate(named, lambda before, now: now if now >= 0 else before, initial=seat))[1:]
