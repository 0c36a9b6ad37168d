"""A small table to try the rules on: a position in text, actions in text, and what can be seen afterwards."""

from collections.abc import Sequence
from typing import Any

from game.core.chance import Replay
from game.core.events import Event
from game.core.reasons import Reason
from game.core.rules import Rules
from game.core.scores import ScoreTable
from game.lorenzo import rules
from game.lorenzo.actions import LorenzoAction
from game.lorenzo.board import MEMBERS, SPACE_OF
from game.lorenzo.cards import CARD_NAMES
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import RESOURCE_OF, RESOURCES
from game.lorenzo.leaders import LEADER_NAMES
from game.lorenzo.notation import position
from game.lorenzo.state import Player, State, member_of, seat_of
from game.lorenzo.tiles import TILE_NAMES

RICH = "goods 0: coins 20 wood 20 stone 20 servants 20 military 25\ndice: 6 6 6\n"
"""Everything can be paid for, and every floor can be reached."""
DECKS = "decks: " + " ".join(f"{letter}{number:02d}" for letter, first in zip("tbcv", (9, 33, 57, 81), strict=True)
                             for number in range(first, first + 8))  # fmt: skip
"""The cards of period II."""
DICE = [[3], [4], [2]]
"""What chance gives at the start of a round: white 4, black 5, orange 3."""


class Table:
    """Plays actions of one position; `luck` holds the outcomes that are left to chance, in order."""

    rules: Rules[State, LorenzoAction] = rules

    def __init__(self, start: str | State, luck: Sequence[Sequence[int]] = ()) -> None:
        self.state = position(start) if isinstance(start, str) else start
        self.luck = Replay(luck)
        self.events: list[Event] = []
        self._before = [player.goods[:] for player in self.state.players]

    def play(self, *texts: str) -> "Table":
        """Each action must be legal; `events` keeps what all of them caused."""
        self.events = []
        self._before = [player.goods[:] for player in self.state.players]
        for text in texts:
            action = rules.parse_action(text)
            assert rules.why_not(self.state, action) is None, f"{text}: {rules.why_not(self.state, action)}"
            rules.apply(self.state, action, self.luck, self.events.append)
            assert rules.missing_cards(self.state) == [], f"cards lost by {text}"
        return self

    def place(self, member: str, space: str, servants: int = 0) -> "Table":
        """A member with its servants, where there is a choice of them."""
        self.play(f"place {member} {space}")
        before, events = self._before, self.events
        if self.kind == "servants":
            self.play(f"servants {servants}")
            self.events = events + self.events
        self._before = before
        return self

    def then(self, *texts: str) -> "Table":
        """Goes on; what is counted as changed began before."""
        before, events = self._before, self.events
        self.play(*texts)
        self._before, self.events = before, events + self.events
        return self

    @property
    def legal(self) -> list[str]:
        return sorted(action.text for action in rules.legal(self.state))

    def legal_of(self, start: str) -> list[str]:
        """What may follow these words, numbers in their order."""
        rest = [text.removeprefix(start).strip() for text in self.legal if text.startswith(f"{start} ")]
        return sorted(rest, key=lambda text: (int(text) if text.isdigit() else 0, text))

    def allows(self, text: str) -> bool:
        return self.reason(text) is None

    def reason(self, text: str) -> Reason | None:
        action = rules.parse_action(text)
        reason = rules.why_not(self.state, action)
        assert (reason is None) == (action in rules.legal(self.state)), f"two answers about {text}"
        return reason

    def why_not(self, text: str) -> str | None:
        """The key of the reason against an action without the prefix, and how much is missing where that is told."""
        reason = self.reason(text)
        if reason is None:
            return None
        missing = dict(reason.values).get("missing")
        key = reason.key.removeprefix("lo-why-")
        return key if missing is None else f"{key} {missing}"

    # Who chooses

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

    # What can be seen

    def player(self, seat: int) -> Player:
        player: Player = self.state.players[seat]
        return player

    def has(self, seat: int, resource: str) -> int:
        return self.player(seat).goods[RESOURCE_OF[resource]]

    def change(self, seat: int = 0) -> str:
        """How the goods of a seat differ from before the last `play` or `place`, as `coins 3 wood -1`."""
        pairs = zip(RESOURCES, self._before[seat], self.player(seat).goods, strict=True)
        return " ".join(f"{name} {after - before}" for name, before, after in pairs if after != before)

    def cards(self, seat: int) -> str:
        return " ".join(CARD_NAMES[card] for pile in self.player(seat).cards for card in pile)

    def count(self, seat: int, card_type: str) -> int:
        return len(self.player(seat).cards[TYPE_NAMES.index(card_type)])

    def leaders(self, seat: int) -> str:
        return " ".join(LEADER_NAMES[leader] for leader in self.player(seat).leaders)

    def hand(self, seat: int) -> str:
        return " ".join(LEADER_NAMES[leader] for leader in self.player(seat).hand)

    def tiles(self, seat: int) -> str:
        return " ".join(TILE_NAMES[tile] for tile in self.player(seat).tiles)

    def at(self, space: str) -> str:
        codes = self.state.spaces[SPACE_OF[space]]
        return ", ".join(f"{seat_of(code)} {MEMBERS[member_of(code)]}" for code in codes)

    @property
    def score(self) -> ScoreTable:
        return rules.score(self.state)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.score.totals

    def points(self, seat: int, category: str) -> int:
        return self.score.of(seat, category)

    @property
    def happened(self) -> list[str]:
        return [event.name() for event in self.events]

    def event(self, name: str) -> Any:
        (found,) = [event for event in self.events if event.name() == name]
        return found

    def view(self, seat: int) -> "Table":
        return Table(rules.observe(self.state, seat))
