"""Events, reasons and previews in words; a game overrides how its fields become arguments of a message."""

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
    """Made anew when the language, the seats or the person looking change."""

    brief_names_doer = True
    """What a turn is told in for short says whose it was; else the crest beside it does."""

    def __init__(self, catalog: Catalog, prefix: str, people: Sequence[Person], viewer: int) -> None:
        self.catalog = catalog
        self.prefix = prefix
        self.people = list(people)
        self.viewer = viewer
        self._told: dict[Event, str] = {}

    def stretch(self, number: int) -> str:
        """A turn, or what else the game counts."""
        return self.catalog(f"{self.prefix}-stretch", n=number)

    def event(self, event: Event) -> str:
        """One sentence of the chronicle; the event must already be masked for the viewer."""
        name = event.name().replace("_", "-")
        hidden = "-hidden" if event.is_masked() else ""
        return self.catalog(f"{self.prefix}-event-{name}{hidden}", **self._arguments(event))

    def told(self, events: Sequence[Event]) -> str:
        """All events as running text."""
        return self.catalog("sentence-separator").join(self.sentences(events))

    def brief(self, events: Sequence[Event]) -> str:
        """The deeds of one turn for the side of the table; a game may tell less, with signs for words."""
        return self.told(events)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """The chronicle of one turn; a game may tell several like events in one sentence."""
        return [self.once(event) for event in events]

    def once(self, event: Event) -> str:
        """The sentence of an event; the block of a turn is told anew with each that joins it."""
        if event not in self._told:
            self._told[event] = self.event(event)
        return self._told[event]

    def scored(self, category: str, event: Event) -> str:
        """What gave points of that category, in a few words; the score page names seat and points beside it."""
        return self.event(event)

    def made(self, event: Event, before: Any, earlier: Sequence[Event]) -> str:
        """What brought its seat points; the position before it and what came earlier in the same action may say why."""
        return self.once(event)

    def deed_behind(self, event: Event, earlier: Sequence[Event]) -> Event:
        """Return the event that `made` tells: one deed may change points by several events of its action."""
        return event

    def foretold(self, event: Event) -> str:
        """While an event moves, where its own sentence would tell how it ends; that comes afterwards."""
        return ""

    def unasked(self, event: Event) -> str:
        """As it begins, where it was the only thing left to do, and nobody chose it."""
        return ""

    def is_told(self, event: Event, view: Any) -> bool:
        """Whether there is anything to say of it in the position right after it."""
        return True

    def goes_along(self, event: Event) -> bool:
        """Whether what is told stands on: the deed whose cost or gain the event is, or what was foretold of it."""
        return False

    def teller(self, event: Event) -> int:
        """Under whose crest the event stands, where that is not the seat that acted; `EVERYBODY` is the city's."""
        return NOBODY

    def chapter(self, events: Sequence[Event]) -> str | None:
        """The heading under which they stand among the news; `None` where they go on with what was before."""
        return None

    def brief_by_chapter(self, parts: Sequence[tuple[str, Sequence[Event]]]) -> str:
        """What one seat did in several chapters, where all of it has one row."""
        return self.brief([event for _, events in parts for event in events])

    def action(self, action: Any) -> str:
        """The action in a few words, for hints; a game says more than its notation."""
        return str(action.text)

    def deed(self, action: Any) -> str:
        """The action told away from its piece, where no eye sees which one is meant."""
        return self.action(action)

    def deed_in(self, action: Any, view: Any) -> str:
        """The action as one sees it in a position: a game may name what an action only counts."""
        return self.action(action)

    def choice_in(self, action: Any, view: Any) -> str:
        """The action beside the question it answers, where a few words may do."""
        return self.deed_in(action, view)

    def reason(self, reason: Reason) -> str:
        return self.catalog(reason.key, **{name: self.value(name, value) for name, value in reason.values})

    def gains(self, before: ScoreTable, after: ScoreTable, seat: int) -> str:
        """`Tallest of its number +7, Grace +6`; empty when nothing changes."""
        parts = []
        for column, category in enumerate(after.categories):
            change = after.points[seat][column] - before.points[seat][column]
            if change:
                parts.append(self.gain(category, change))
        return self.catalog("list-separator").join(parts)

    def gain(self, category: str, change: int) -> str:
        return f"{self.catalog(f'{self.prefix}-score-{category}')} {signed(change)}"

    def with_points(self, words: str, events: Sequence[Event], entries: Sequence[tuple[Any, Played]], seat: int) -> str:
        """The words for what has been told of a seat's entries; a game may add what these changed since the position
        before each."""
        return words

    def value(self, name: str, value: Any) -> Argument:
        """A field of an event or a reason as an argument of its message."""
        if name == "rival":
            return self.who(value)
        if isinstance(value, int) and value < 0:
            return numeral(value)
        return value if isinstance(value, int | str) else str(value)

    def who(self, seat: int) -> str:
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
