"""Frames: each event of an action with the position right after it.

Such a position is complete: every card is in one place, and it can be drawn, scored and written. Only its
decision means nothing, as the action is not finished.
"""

from dataclasses import dataclass
from typing import Any

from game.core.chance import Outcome, Replay
from game.core.events import Event
from game.core.rules import A, Rules, S


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold an event and the position right after it."""

    event: Event
    state: Any


def frames(rules: Rules[S, A], before: S, action: A, outcome: Outcome) -> tuple[Frame, ...]:
    """Return the frames of an action, played again on a copy with its recorded luck.

    The last frame is the position after the action, so the next decision appears with the last event.
    """
    after, told = before.clone(), list[Frame]()
    rules.apply(after, action, Replay(outcome), lambda event: told.append(Frame(event, after.clone())))
    if told:
        told[-1] = Frame(told[-1].event, after)
    return tuple(told)
