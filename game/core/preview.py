"""Previews: what an action would do, as far as a seat can know."""

from dataclasses import dataclass
from typing import Any, Generic

from game.core.chance import NoChance, UnknownOutcomeError
from game.core.events import Event
from game.core.rules import Rules, S


@dataclass(frozen=True, slots=True)
class Preview(Generic[S]):
    """Hold view and events after the action; incomplete if luck or something hidden decides."""

    after: S
    events: tuple[Event, ...]
    is_complete: bool


def preview(rules: Rules[Any, Any], view: S, action: Any) -> Preview[S]:
    """Return the preview of an action in a seat's view."""
    after, events = view.clone(), list[Event]()
    try:
        rules.apply(after, action, NoChance(), events.append)
    except UnknownOutcomeError:
        return Preview(after, tuple(events), is_complete=False)
    return Preview(after, tuple(events), is_complete=True)
