"""The status line: what was shown last, for whom, and in which language."""

from dataclasses import dataclass
from typing import Any

from game.core.events import ONLOOKER, Event
from scenes.kit.position_view import PositionView
from scenes.kit.wording import Wording


@dataclass(frozen=True, slots=True)
class StatusLine:
    """Hold a sentence with its reader and language."""

    text: str = ""
    reader: int = ONLOOKER
    language: str = ""

    def read_by(self, wording: Wording) -> str:
        """Return the text, unless it was for another viewer or in another language."""
        is_understood = self.language == wording.catalog.language
        return self.text if is_understood and self.reader in (wording.viewer, ONLOOKER) else ""


def told_to(wording: Wording, text: str) -> StatusLine:
    """Return a status line for the viewer of the wording."""
    return StatusLine(text, wording.viewer, wording.catalog.language)


def unasked(event: Event, position: PositionView[Any, Wording]) -> str:
    """Return why an event happens that nobody has chosen; empty if there was a choice."""
    past = position.past
    is_only = [entry.legal for entry in past.match.entries[past.length : past.length + 1]] == [1]
    return position.wording.unasked(event) if is_only else ""


def stands_on(last: str, event: Event, wording: Wording, teller: int) -> bool:
    """Return whether the last status line stays for this event, which belongs to its action."""
    is_of_deed = getattr(event, "seat", None) == teller
    return wording.goes_along(event) and bool(last) and (is_of_deed or last == wording.foretold(event))
