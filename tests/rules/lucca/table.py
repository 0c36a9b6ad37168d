"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any

from game.core.chance import Replay
from game.core.events import Event
from game.core.reasons import Reason
from game.core.scores import ScoreTable
from game.lucca import rules
from game.lucca.cards import NAMES
from game.lucca.notation import palaces_text, position
from game.lucca.state import State
from game.lucca.views import missing_cards


class Table:
    """Plays actions of one position; `luck` holds the outcome of the one shuffle inside a match."""

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
        return reason.key.removeprefix("lc-why-") if reason else None

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
    def kind(self) -> str | None:
        decision = rules.decision(self.state)
        return decision.kind if decision else None

    @property
    def is_over(self) -> bool:
        return rules.decision(self.state) is None

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

    @property
    def score(self) -> ScoreTable:
        return rules.score(self.state)

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last action."""
        return [event.name() for event in self.events]

    def event(self, name: str) -> Any:
        (found,) = self.all_events(name)
        return found

    def all_events(self, name: str) -> list[Any]:
        return [event for event in self.events if event.name() == name]

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))


def _words(cards: Sequence[int]) -> str:
    return " ".join(NAMES[card] for card in cards)
