"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Rules
from game.lucca import rules
from game.lucca.actions import LuccaAction
from game.lucca.cards import NAMES
from game.lucca.notation import palaces_text, position
from game.lucca.state import State
from tests.rules.tables import RulesTable


class Table(RulesTable[State, LuccaAction]):
    """Plays actions of one position; `luck` holds the outcome of the one shuffle inside a match."""

    rules: Rules[State, LuccaAction] = rules
    prefix = "lc"

    def __init__(self, start: str | State, luck: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(position(start) if isinstance(start, str) else start, luck)

    def site(self, seat: int) -> str:
        return palaces_text(self.state.quarters[seat].site)

    def completed(self, seat: int) -> str:
        return palaces_text(self.state.quarters[seat].completed)

    def opened(self, seat: int) -> str:
        return palaces_text(self.state.quarters[seat].opened)

    def walls(self, seat: int) -> str:
        return _words(self.state.quarters[seat].walls)

    def towers(self, seat: int) -> int:
        return self.state.quarters[seat].towers

    def points(self, seat: int) -> tuple[int, int]:
        """Scored so far: for windows and for openings."""
        quarter = self.state.quarters[seat]
        return quarter.window_points, quarter.opening_points

    @property
    def triplets(self) -> list[str]:
        return [_words(triplet) for triplet in self.state.triplets]

    @property
    def discards(self) -> str:
        return _words(self.state.discards)

    def all_events(self, name: str) -> list[Any]:
        return [event for event in self.events if event.name() == name]

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))


def _words(cards: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in cards)
