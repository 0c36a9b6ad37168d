"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any, Self

from game.aquileia import laurels, rules
from game.aquileia.actions import AquileiaAction
from game.aquileia.board import METALS, SITES, SPACE_NAMES
from game.aquileia.cards import NAMES, spread
from game.aquileia.laurels import kind_of
from game.aquileia.notation import position
from game.aquileia.state import NOBODY, PLACING, State
from game.core.events import Event
from game.core.rules import Rules
from tests.rules.tables import RulesTable

FACES = {"c": 0, "s": 2, "g": 4}


def dice(faces: str) -> list[list[int]]:
    """`csg` as the outcomes of three dice: copper, silver, gold."""
    return [[FACES[face]] for face in faces]


class Table(RulesTable[State, AquileiaAction]):
    """Plays actions of one position; `luck` holds the outcomes of what is left to chance, in order."""

    rules: Rules[State, AquileiaAction] = rules
    prefix = "aq"

    def __init__(self, start: str | State, luck: str | Sequence[Sequence[int]] = ()) -> None:
        state = position(start) if isinstance(start, str) else start
        super().__init__(state, dice(luck) if isinstance(luck, str) else luck)
        self.all_events: list[Event] = []

    def play(self, *texts: str) -> Self:
        """Keeps the events of all actions besides those of the last."""
        for text in texts:
            super().play(text)
            self.all_events += self.events
        return self

    @property
    def step(self) -> str:
        return "placing" if self.state.step == PLACING else SPACE_NAMES[self.state.step]

    def coins(self, seat: int) -> tuple[int, ...]:
        """Copper, silver, gold."""
        return tuple(self.state.coins[seat])

    def hand(self, seat: int) -> str:
        return " ".join(NAMES[kind] for kind in spread(self.state.hands[seat]))

    def known(self, seat: int) -> str:
        return " ".join(NAMES[kind] for kind in spread(list(self.state.known[seat])))

    def laurels(self, seat: int) -> str:
        return " ".join(laurels.NAMES[kind_of(code)] for code in self.state.laurels[seat])

    def points(self, seat: int, category: str) -> int:
        return self.score.of(seat, category)

    def sites(self, seat: int) -> list[str]:
        return [SITES[number].name for number, owner in enumerate(self.state.sites) if owner == seat]

    @property
    def taken(self) -> dict[str, int]:
        """The spaces with henchmen, and whose they are."""
        return {SPACE_NAMES[space]: seat for space, seat in enumerate(self.state.spaces) if seat != NOBODY}

    @property
    def port(self) -> list[str]:
        return [metal for metal, coin in zip(METALS, self.state.port, strict=True) if coin]

    def events_named(self, name: str) -> list[Any]:
        return [event for event in self.events if event.name() == name]

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))
