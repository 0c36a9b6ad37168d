"""The pictures between two positions: each event of an action with the position in which it stands.

Such a position is whole: every card is in one place, it can be looked at, scored and written down. Only whose choice
it is must not be asked, since the action is still under way.
"""

from dataclasses import dataclass
from typing import Any

from game.core.chance import Outcome, Replay
from game.core.events import Event
from game.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Frame:
    """An event and the position right after it."""

    event: Event
    state: Any


def frames(rules: Rules, before: Any, action: Any, outcome: Outcome) -> tuple[Frame, ...]:
    """Plays the action again on a copy, with the luck it had.

    The last frame is the position after the action: whose turn it is next shows together with the last event.
    """
    after, told = before.clone(), list[Frame]()
    rules.apply(after, action, Replay(outcome), lambda event: told.append(Frame(event, after.clone())))
    if told:
        told[-1] = Frame(told[-1].event, after)
    return tuple(told)
