"""Events, reasons and actions in words; a game overrides how their fields become arguments of a message."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from game.core.events import Event
from game.core.match import Played
from game.core.reasons import Reason
from game.core.scores import ScoreTable
from scenes.engine.text.catalog import Argument, Catalog, numeral, signed
from scenes.kit.players import Person

NOBODY = -1
EVERYBODY = -2


class Wording:
    """Put the events of a match into words for one viewer.

    Made again when the language, the seats or the viewer change.
    """

    brief_names_doer = True
    """True if the short text of a turn names its player; False if the crest beside it is enough."""

    def __init__(self, catalog: Catalog, prefix: str, people: Sequence[Person], viewer: int) -> None:
        self.catalog = catalog
        self.prefix = prefix
        self.people = list(people)
        self.viewer = viewer
        self._told: dict[Event, str] = {}

    def stretch(self, number: int) -> str:
        """Return the name of a turn, or of what else the game counts."""
        return self.catalog(f"{self.prefix}-stretch", n=number)

    def event(self, event: Event) -> str:
        """Return the sentence of an event for the log; the event must already be masked for the viewer."""
        name = event.name().replace("_", "-")
        hidden = "-hidden" if event.is_masked() else ""
        return self.catalog(f"{self.prefix}-event-{name}{hidden}", **self._arguments(event))

    def told(self, events: Sequence[Event]) -> str:
        """Return all events as running text."""
        return self.catalog("sentence-separator").join(self.sentences(events))

    def brief(self, events: Sequence[Event]) -> str:
        """Return the events of one turn for the sidebar; a game may shorten them, with icons for words."""
        return self.told(events)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences of one turn; a game may put several similar events into one."""
        return [self.once(event) for event in events]

    def once(self, event: Event) -> str:
        """Return the sentence of an event, from a cache: a growing turn is worded again with each event."""
        if event not in self._told:
            self._told[event] = self.event(event)
        return self._told[event]

    def scored(self, category: str, event: Event) -> str:
        """Return what gave points of that category, in a few words; the score page adds seat and points."""
        return self.event(event)

    def made(self, event: Event, before: Any, earlier: Sequence[Event]) -> str:
        """Return what brought a seat points.

        The position before the event and earlier events of the same action may explain it.
        """
        return self.once(event)

    def deed_behind(self, event: Event, earlier: Sequence[Event]) -> Event:
        """Return the event that `made` words: one action may change points by several events."""
        return event

    def foretold(self, event: Event) -> str:
        """Return the status line while an event moves, if its own sentence would reveal how it ends."""
        return ""

    def unasked(self, event: Event) -> str:
        """Return the status line of an event that nobody chose, as no other action was left."""
        return ""

    def is_told(self, event: Event, view: Any) -> bool:
        """Return whether the event has a sentence, given the view right after it."""
        return True

    def goes_along(self, event: Event) -> bool:
        """Return whether the status line stays: the event is a cost or gain of its action, or was foretold."""
        return False

    def teller(self, event: Event) -> int:
        """Return the seat under whose crest the event is logged; `NOBODY` for the one that acted.

        `EVERYBODY` logs it under the crest of the city.
        """
        return NOBODY

    def chapter(self, events: Sequence[Event]) -> str | None:
        """Return the heading of these events in the log's news; None if they continue what was before."""
        return None

    def brief_by_chapter(self, parts: Sequence[tuple[str, Sequence[Event]]]) -> str:
        """Return what one seat did in several chapters, for a single row of the log."""
        return self.brief([event for _, events in parts for event in events])

    def action(self, action: Any) -> str:
        """Return the action in a few words, for hints; by default its notation."""
        return str(action.text)

    def deed(self, action: Any) -> str:
        """Return the action in words that name its piece, for places where the board is not seen."""
        return self.action(action)

    def deed_in(self, action: Any, view: Any) -> str:
        """Return the action in words in a position, where names can replace numbers of the notation."""
        return self.action(action)

    def choice_in(self, action: Any, view: Any) -> str:
        """Return the action as an answer beside its question, where a few words may do."""
        return self.deed_in(action, view)

    def reason(self, reason: Reason) -> str:
        """Return a reason in words."""
        return self.catalog(reason.key, **{name: self.value(name, value) for name, value in reason.values})

    def gains(self, before: ScoreTable, after: ScoreTable, seat: int) -> str:
        """Return a seat's changes by category, as `Tallest of its number +7, Grace +6`; empty for none."""
        parts = []
        for column, category in enumerate(after.categories):
            change = after.points[seat][column] - before.points[seat][column]
            if change:
                parts.append(self.gain(category, change))
        return self.catalog("list-separator").join(parts)

    def gain(self, category: str, change: int) -> str:
        """Return the change of one category in words."""
        return f"{self.catalog(f'{self.prefix}-score-{category}')} {signed(change)}"

    def with_points(self, words: str, events: Sequence[Event], entries: Sequence[tuple[Any, Played]], seat: int) -> str:
        """Return the words of a seat's entries; a game may add how these changed the points.

        `entries` holds each entry with the position before it.
        """
        return words

    def value(self, name: str, value: Any) -> Argument:
        """Return a field of an event or a reason as an argument of its message."""
        if name == "rival":
            return self.who(value)
        if isinstance(value, int) and value < 0:
            return numeral(value)
        return value if isinstance(value, int | str) else str(value)

    def who(self, seat: int) -> str:
        """Return the name at a seat; empty for nobody."""
        return self.people[seat].name if seat >= 0 else ""

    def _arguments(self, event: Event) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            if field.name in ("seat", "owner"):
                arguments[field.name] = self.who(value)
                arguments[f"{field.name}_is"] = self._role(value)
            elif value is not None and field.name != "witnesses":
                arguments[field.name] = self.value(field.name, value)
        return arguments

    def _role(self, seat: int) -> str:
        if seat < 0:
            return "nobody"
        is_you = seat == self.viewer and self.people[seat].is_human
        return "you" if is_you else "other"
