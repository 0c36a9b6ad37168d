"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any

from game.aquileia import laurels, rules
from game.aquileia.board import METALS, SITES, SPACE_NAMES
from game.aquileia.cards import NAMES, spread
from game.aquileia.laurels import kind_of
from game.aquileia.notation import position
from game.aquileia.state import NOBODY, PLACING, State
from game.aquileia.views import missing_cards
from game.core.chance import Replay
from game.core.events import Event
from game.core.reasons import Reason
from game.core.scores import ScoreTable

FACES = {"c": 0, "s": 2, "g": 4}


def dice(faces: str) -> list[list[int]]:
    """`csg` as the outcomes of three dice: copper, silver, gold."""
    return [[FACES[face]] for face in faces]


class Table:
    """Plays actions of one position; `luck` holds the outcomes of what is left to chance, in order."""

    def __init__(self, start: str | State, luck: str | Sequence[Sequence[int]] = ()) -> None:
        self.state = position(start) if isinstance(start, str) else start
        self.luck = Replay(dice(luck) if isinstance(luck, str) else luck)
        self.events: list[Event] = []
        self.all_events: list[Event] = []

    def play(self, *texts: str) -> "Table":
        """Each action must be legal; `events` keeps what the last one caused."""
        for text in texts:
            action = rules.parse_action(text)
            assert rules.why_not(self.state, action) is None, f"{text}: {rules.why_not(self.state, action)}"
            assert action in rules.legal(self.state)
            self.events = []
            rules.apply(self.state, action, self.luck, self.events.append)
            self.all_events += self.events
            assert missing_cards(self.state) == [], f"lost by {text}: {missing_cards(self.state)}"
        return self

    @property
    def legal(self) -> list[str]:
        return sorted(action.text for action in rules.legal(self.state))

    def legal_of(self, verb: str) -> list[str]:
        return [text for text in self.legal if text.split()[0] == verb]

    def why_not(self, text: str) -> str | None:
        """The key of the reason against an action, without the prefix of the game."""
        reason = self.reason(text)
        return reason.key.removeprefix("aq-why-") if reason else None

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

    @property
    def score(self) -> ScoreTable:
        return rules.score(self.state)

    @property
    def happened(self) -> list[str]:
        """The names of the events of the last action."""
        return [event.name() for event in self.events]

    def event(self, name: str) -> Any:
        (found,) = self.events_named(name)
        return found

    def events_named(self, name: str) -> list[Any]:
        return [event for event in self.events if event.name() == name]

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))
