"""What every game's small table for rule tests can do: play actions in text, ask why not, see what happened."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from game.core.chance import Replay
from game.core.events import Event
from game.core.frames import frames
from game.core.reasons import Reason
from game.core.rules import A, Rules, S
from game.core.scores import ScoreTable


class AnyTable(Protocol):
    """A position to try the rules on."""

    rules: Rules[Any, Any]
    state: Any

    def __init__(self, start: Any) -> None: ...


T = TypeVar("T", bound=AnyTable)


def pictures(table: T, text: str, luck: Sequence[Sequence[int]] = ()) -> list[tuple[str, T]]:
    """The events of an action that is not played yet, each with the table as it stands when it is told."""
    action = table.rules.parse_action(text)
    told = frames(table.rules, table.state, action, tuple(tuple(values) for values in luck))
    return [(frame.event.name(), type(table)(frame.state)) for frame in told]


class RulesTable(Generic[S, A]):
    """Plays actions of one position; `luck` holds the outcomes of what is left to chance, in order."""

    rules: Rules[S, A]
    prefix: ClassVar[str]

    def __init__(self, state: S, luck: Sequence[Sequence[int]] = ()) -> None:
        self.state = state
        self.luck = Replay(luck)
        self.events: list[Event] = []

    def play(self, *texts: str) -> Self:
        """Each action must be legal; `events` keeps what the last one caused."""
        for text in texts:
            action = self.rules.parse_action(text)
            assert self.rules.why_not(self.state, action) is None, f"{text}: {self.rules.why_not(self.state, action)}"
            assert action in self.rules.legal(self.state)
            self.events = []
            self.rules.apply(self.state, action, self.luck, self.events.append)
            assert not self.rules.missing_cards(self.state), f"cards lost by {text}"
        return self

    @property
    def legal(self) -> list[str]:
        return sorted(action.text for action in self.rules.legal(self.state))

    def legal_of(self, verb: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] == verb]

    def allows(self, text: str) -> bool:
        return self.reason(text) is None

    def why_not(self, text: str) -> str | None:
        """The key of the reason against an action, without the prefix of the game."""
        reason = self.reason(text)
        return reason.key.removeprefix(f"{self.prefix}-why-") if reason else None

    def reason(self, text: str) -> Reason | None:
        action = self.rules.parse_action(text)
        reason = self.rules.why_not(self.state, action)
        assert (reason is None) == (action in self.rules.legal(self.state)), f"two answers about {text}"
        return reason

    @property
    def seat(self) -> int | None:
        decision = self.rules.decision(self.state)
        return decision.seat if decision else None

    @property
    def kind(self) -> str | None:
        decision = self.rules.decision(self.state)
        return decision.kind if decision else None

    @property
    def is_over(self) -> bool:
        return self.rules.decision(self.state) is None

    @property
    def score(self) -> ScoreTable:
        return self.rules.score(self.state)

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last action."""
        return [event.name() for event in self.events]

    def event(self, name: str) -> Any:
        (found,) = [event for event in self.events if event.name() == name]
        return found
