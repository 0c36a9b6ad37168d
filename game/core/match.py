"""The match: seats, options, record and state of one game being played, with undo back to the last barrier."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from game.core.chance import Live, Outcome, RecordedChance, Replay
from game.core.decision import Decision
from game.core.events import Event
from game.core.feed import Feed
from game.core.frames import Frame, frames
from game.core.reasons import Reason, because
from game.core.rules import Options
from game.core.scores import Result
from game.core.seats import Seat
from game.core.spec import KNOWN, PRACTICE, Spec, complete_options


class IllegalActionError(ValueError):
    """Report an action that the rules forbid; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Played:
    """Hold one entry: the action, its luck, its events, and the position after it for animations."""

    index: int
    seat: int
    action: Any
    outcome: Outcome
    events: tuple[Event, ...]
    legal: int
    after: Any

    def barrier(self) -> Reason | None:
        """Return why the entry cannot be undone; None if it can."""
        if self.outcome:
            return because("core-barrier-chance")
        if any(event.reveals_now() for event in self.events):
            return because("core-barrier-revealed")
        return None


@dataclass(frozen=True, slots=True)
class Rewound:
    """Note that everything from entry `length` on was undone."""

    length: int


@dataclass(frozen=True, slots=True)
class Changed:
    """Note that a seat changed hands, a turn was ended or a seat resigned."""


MatchNews = Played | Rewound | Changed
"""The news that a match publishes: a new entry, entries undone, or another change."""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Note that seat `number` got a new player before entry `index`."""

    index: int
    number: int
    seat: Seat


class Match:
    """Hold a match; it alone writes its position, all others read views."""

    def __init__(
        self,
        spec: Spec,
        options: Options,
        seats: Sequence[Seat],
        seed: str,
        chance: RecordedChance | None = None,
        *,
        start: Any = None,
    ) -> None:
        """Begin a match; `chance` replaces the seed's luck of the set-up, `start` the set-up itself."""
        self.spec = spec
        self.options = complete_options(spec, options)
        self.first_seats = tuple(seats)
        self.seats = list(seats)
        self.seed = seed
        self.entries: list[Played] = []
        self.seat_changes: list[SeatChange] = []
        self.resigned: int | None = None
        self.feed: Feed[MatchNews] = Feed()
        self._undone: list[Played] = []
        self._committed = 0
        luck = chance or Live(seed, 0)
        self.begins_midway = start is not None
        """True for a lesson: it has no set-up, so no record could show how it began."""
        self._start = start if self.begins_midway else spec.rules.new(self.options, len(seats), luck)
        self.setup_outcome: Outcome = luck.outcome

    # What stands

    @property
    def state(self) -> Any:
        """Return the present position."""
        return self.entries[-1].after if self.entries else self._start

    def state_at(self, length: int) -> Any:
        """Return the position after the first `length` entries."""
        return self.entries[length - 1].after if length else self._start

    def view(self, seat: int) -> Any:
        """Return the present position as the seat may see it."""
        return self.spec.rules.observe(self.state, seat)

    def view_at(self, length: int, seat: int) -> Any:
        """Return the position after the first `length` entries as the seat may see it."""
        return self.spec.rules.observe(self.state_at(length), seat)

    def frames(self, index: int) -> tuple[Frame, ...]:
        """Return each event of entry `index` with the position right after it, for its animation."""
        entry = self.entries[index]
        return frames(self.spec.rules, self.state_at(index), entry.action, entry.outcome)

    @property
    def decision(self) -> Decision | None:
        """Return the present decision; None once the match is over."""
        return None if self.resigned is not None else self.spec.rules.decision(self.state)

    @property
    def turn(self) -> int:
        """Return the number of the present turn; one that can still be undone is the present one."""
        return self.turn_at(len(self.entries) - self.holds_turn())

    def turn_at(self, length: int) -> int:
        """Return the number of the turn after that many entries."""
        return self.spec.rules.turn(self.state_at(length))

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def is_practice(self) -> bool:
        return self.options[PRACTICE.key] != PRACTICE.default

    @property
    def humans(self) -> list[int]:
        """Return the seats played by people."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    def legal(self) -> list[Any]:
        """Return all legal actions of the deciding seat."""
        return [] if self.resigned is not None else self.spec.rules.legal(self.state)

    def why_not(self, action: Any) -> Reason | None:
        """Return why the action is not allowed; None if it is."""
        if self.is_over:
            return because("core-why-match-over")
        return self.spec.rules.why_not(self.state, action)

    def result(self) -> Result:
        """Return the result as if the match ended now; who has resigned does not win."""
        result = self.spec.rules.result(self.state)
        if self.resigned is None:
            return result
        others = tuple(number for number in range(len(self.seats)) if number != self.resigned)
        best = max(result.totals[number] for number in others)
        winners = tuple(number for number in others if result.totals[number] == best)
        return Result(result.games, result.totals, winners)

    # What changes it

    def submit(self, action: Any, chance: RecordedChance | None = None) -> Played:
        """Play a legal action of the deciding seat; otherwise raise IllegalActionError and change nothing."""
        reason = self.why_not(action)
        if reason:
            raise IllegalActionError(reason)
        self._undone.clear()
        return self._play(action, chance)

    def _play(self, action: Any, chance: RecordedChance | None = None) -> Played:
        rules, state = self.spec.rules, self.state
        decision = rules.decision(state)
        assert decision is not None
        legal = len(rules.legal(state))
        luck = chance or Live(self.seed, len(self.entries) + 1)
        after = state.clone()
        events: list[Event] = []
        rules.apply(after, action, luck, events.append)
        entry = Played(len(self.entries), decision.seat, action, luck.outcome, tuple(events), legal, after)
        self.entries.append(entry)
        self.feed.publish(entry)
        return entry

    def end_turn(self) -> None:
        """Make the person's turn final, so that others may see it."""
        self._committed = len(self.entries)
        self._undone.clear()
        self.feed.publish(Changed())

    def take_up(self) -> None:
        """Continue a restored match: the last turn of a person waits for its end and can be undone."""
        self._committed = len(self.entries)
        if self.is_over or not self.entries or not self.seats[self.entries[-1].seat].is_human:
            return
        seat = self.entries[-1].seat
        while self._committed and self.entries[self._committed - 1].seat == seat:
            self._committed -= 1
            if self.decision_at(self._committed).is_turn:
                break

    def holds_turn(self) -> bool:
        """Return whether a person's turn is finished but can still be undone; until it is ended, nobody moves."""
        if not self.entries or self.resigned is not None or self._committed == len(self.entries):
            return False
        last, decision = self.entries[-1], self.decision
        if not self.seats[last.seat].is_human:
            return False
        return decision is None or (decision.is_turn and decision.seat != last.seat)

    def resign(self, seat: int) -> None:
        """Resign for a seat; a match that is over stays as it ended."""
        if self.is_over:
            return
        self.resigned = seat
        self._undone.clear()
        self.feed.publish(Changed())

    def set_seat(self, number: int, seat: Seat) -> None:
        """Give a seat to another player; a match that is over stays as it ended."""
        if self.is_over:
            return
        self.seats[number] = seat
        self.seat_changes.append(SeatChange(len(self.entries), number, seat))
        self.feed.publish(Changed())

    # The way back

    def why_no_undo(self) -> Reason | None:
        """Return why the last step cannot be undone; None if it can."""
        if self.resigned is not None:
            return because("core-why-match-over")
        if self.is_practice and any(self.seats[entry.seat].is_human for entry in self.entries):
            return None
        if not self.entries:
            return because("core-barrier-start")
        last = self.entries[-1]
        if not self.seats[last.seat].is_human or self._committed == len(self.entries):
            return because("core-barrier-other-seat")
        return last.barrier() or (None if self.has_choice_to_take_back() else because("core-barrier-forced"))

    def has_choice_to_take_back(self) -> bool:
        """Return whether undoing can lead to another choice."""
        return any(entry.legal > 1 for entry in self.turn_to_take_back())

    def turn_to_take_back(self) -> list[Played]:
        """Return the last seat's latest entries, back to the last barrier."""
        seat = self.entries[-1].seat if self.entries else None
        latest = reversed(self.entries[self._committed :])
        steps = takewhile(lambda entry: entry.seat == seat and entry.barrier() is None, latest)
        return list(steps)

    def undo(self) -> None:
        """Undo one step; in practice back to the last step of a person."""
        reason = self.why_no_undo()
        if reason:
            raise IllegalActionError(reason)
        while not self.seats[self.entries[-1].seat].is_human:
            self._take_back()
        self._take_back()
        self.feed.publish(Rewound(len(self.entries)))

    def reset_turn(self) -> None:
        """Undo back to the last barrier, but not beyond the start of the turn."""
        seat = self.entries[-1].seat if self.entries else None
        while self.why_no_undo() is None and self.entries[-1].seat == seat:
            was_turn_start = self.decision_at(len(self.entries) - 1).is_turn
            self._take_back()
            if was_turn_start or not self.entries:
                break
        self.feed.publish(Rewound(len(self.entries)))

    def decision_at(self, length: int) -> Decision:
        """Return the decision that entry `length` answered."""
        decision = self.spec.rules.decision(self.state_at(length))
        assert decision is not None
        return decision

    def rewind(self, length: int) -> None:
        """Undo back to the first `length` entries, past every barrier; for lessons."""
        while len(self.entries) > length:
            self._take_back()
        self._undone.clear()
        self.feed.publish(Rewound(len(self.entries)))

    def _take_back(self) -> None:
        """Undo one action; changes of seats stay."""
        self._undone.append(self.entries.pop())
        length = len(self.entries)
        self._committed = min(self._committed, length)
        self.seat_changes = [replace(change, index=min(change.index, length)) for change in self.seat_changes]

    @property
    def can_redo(self) -> bool:
        """Return whether an undone step can be played again."""
        return bool(self._undone)

    def redo(self) -> Played:
        """Play the step undone last again, with the luck it had."""
        undone = self._undone.pop()
        return self._play(undone.action, Replay(undone.outcome))

    def seats_at(self, length: int) -> list[Seat]:
        """Return who sat in each seat after that many entries."""
        changes = {change.number: change.seat for change in self.seat_changes if change.index <= length}
        return [changes.get(number, seat) for number, seat in enumerate(self.first_seats)]

    def branch(self, length: int, practice: bool = False, dealt: Any = None) -> "Match":
        """Return a new match with the first `length` entries of this one; practice if people know what follows.

        `dealt` is a position to stand at instead of the true one, which a seat cannot tell from it; its luck is new.
        """
        options = {**self.options, PRACTICE.key: KNOWN} if practice and not self.is_practice else self.options
        other = Match(self.spec, options, self.first_seats, self.seed, Replay(self.setup_outcome))
        for change in (change for change in self.seat_changes if change.index <= length):
            other.seats[change.number] = change.seat
            other.seat_changes.append(change)
        for entry in self.entries[:length]:
            other._play(entry.action, Replay(entry.outcome))
        other._committed = length
        if dealt is not None:
            other._stand_at(dealt)
        return other

    def _stand_at(self, dealt: Any) -> None:
        """Take a position in the place of the present one, with other luck from here on."""
        self.seed = f"{self.seed}/{len(self.entries)}/dealt"
        if self.entries:
            self.entries[-1] = replace(self.entries[-1], after=dealt)
        else:
            self._start = dealt
