"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any

from game.core.chance import Replay
from game.core.events import Event
from game.core.reasons import Reason
from game.core.scores import ScoreTable
from game.san_gimignano import rules
from game.san_gimignano.cards import NAMES, kind_in_deck, spread
from game.san_gimignano.notation import position, tower_text
from game.san_gimignano.state import State
from game.san_gimignano.views import missing_cards


class Table:
    """Plays actions of one position; `luck` holds the outcomes of the draws that are left to chance, in order."""

    def __init__(self, start: str | State, luck: Sequence[Sequence[int]] = ()) -> None:
        self.state = position(start) if isinstance(start, str) else start
        self.luck = Replay(luck)
        self.events: list[Event] = []

    def play(self, *texts: str) -> "Table":
        """Each action must be legal; `events` keeps what the last one caused."""
        for text in texts:
            action = rules.parse_action(text)
            assert rules.why_not(self.state, action) is None, f"{text}: {rules.why_not(self.state, action)}"
            assert action in rules.legal(self.state)
            self.events = []
            rules.apply(self.state, action, self.luck, self.events.append)
            assert missing_cards(self.state) == [], f"cards lost by {text}"
        return self

    @property
    def legal(self) -> list[str]:
        return sorted(action.text for action in rules.legal(self.state))

    def legal_of(self, verb: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] == verb]

    def allows(self, text: str) -> bool:
        return self.reason(text) is None

    def why_not(self, text: str) -> str | None:
        """The key of the reason against an action, without the prefix of the game."""
        reason = self.reason(text)
        return reason.key.removeprefix("sg-why-") if reason else None

    def reason(self, text: str) -> Reason | None:
        action = rules.parse_action(text)
        reason = rules.why_not(self.state, action)
        assert (reason is None) == (action in rules.legal(self.state)), f"two answers about {text}"
        return reason

    @property
    def seat(self) -> int | None:
        decision = rules.decision(self.state)
        return decision.seat if decision else None

    @property
    def is_turn(self) -> bool:
        decision = rules.decision(self.state)
        return decision is not None and decision.is_turn

    @property
    def is_over(self) -> bool:
        return rules.decision(self.state) is None

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
    def score(self) -> ScoreTable:
        return rules.score(self.state)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.score.totals

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last action."""
        return [event.name() for event in self.events]

    def event(self, name: str) -> Any:
        (found,) = [event for event in self.events if event.name() == name]
        return found

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))


def _words(kinds: Sequence[int]) -> str:
    return " ".join(NAMES[kind] for kind in kinds)
