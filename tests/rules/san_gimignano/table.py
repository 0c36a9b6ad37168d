"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence

from game.core.rules import Rules
from game.san_gimignano import rules
from game.san_gimignano.actions import SanGimignanoAction
from game.san_gimignano.cards import NAMES, kind_in_deck, spread
from game.san_gimignano.notation import position, tower_text
from game.san_gimignano.state import State
from tests.rules.tables import RulesTable


class Table(RulesTable[State, SanGimignanoAction]):
    """Plays actions of one position; `luck` holds the outcomes of the draws that are left to chance, in order."""

    rules: Rules[State, SanGimignanoAction] = rules
    prefix = "sg"

    def __init__(self, start: str | State, luck: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(position(start) if isinstance(start, str) else start, luck)

    @property
    def is_turn(self) -> bool:
        decision = rules.decision(self.state)
        return decision is not None and decision.is_turn

    def hand(self, seat: int) -> str:
        return _words(spread(self.state.hands[seat]))

    @property
    def market(self) -> str:
        return _words(sorted(self.state.market))

    @property
    def deck(self) -> str:
        """The top card first."""
        return _words([kind_in_deck(code) for code in reversed(self.state.deck)])

    @property
    def noble_deck(self) -> str:
        return _words([kind_in_deck(code) for code in reversed(self.state.noble_deck)])

    def towers(self, seat: int) -> str:
        return ", ".join(tower_text(tower) for tower in self.state.towers[seat])

    def played(self, seat: int) -> str:
        return _words(self.state.played[seat])

    @property
    def piece(self) -> int:
        return self.state.piece

    @property
    def totals(self) -> tuple[int, ...]:
        return self.score.totals

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))


def _words(kinds: Sequence[int]) -> str:
    return " ".join(NAMES[kind] for kind in kinds)
