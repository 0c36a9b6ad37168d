"""What was told last, to whom, and in which language."""

from dataclasses import dataclass

from game.core.events import ONLOOKER, Event
from scenes.kit.position_view import PositionView
from scenes.kit.wording import Wording


@dataclass(frozen=True, slots=True)
class StatusLine:
    text: str = ""
    reader: int = ONLOOKER
    language: str = ""

    def read_by(self, wording: Wording) -> str:
        """Nothing that was told to somebody else, or in another language."""
        is_understood = self.language == wording.catalog.language
        return self.text if is_understood and self.reader in (wording.viewer, ONLOOKER) else ""


def told_to(wording: Wording, text: str) -> StatusLine:
    return StatusLine(text, wording.viewer, wording.catalog.language)


def unasked(event: Event, position: PositionView) -> str:
    """Why something happens that nobody has chosen."""
    past = position.past
    is_only = [entry.legal for entry in past.match.entries[past.length : past.length + 1]] == [1]
    return position.wording.unasked(event) if is_only else ""


def stands_on(last: str, event: Event, wording: Wording, teller: int) -> bool:
    """The sentence of the deed that the event goes with stands meanwhile, or what was said as it began."""
    is_of_deed = getattr(event, "seat", None) == teller
    return wording.goes_along(event) and bool(last) and (is_of_deed or last == wording.foretold(event))
