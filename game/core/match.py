"""One match: seats, options, what was played, and the way back to the last barrier."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Protocol

from game.core.chance import Live, Outcome, RecordedChance, Replay
from game.core.decision import Decision
from game.core.events import Event
from game.core.frames import Frame, frames
from game.core.reasons import Reason, because
from game.core.rules import Options
from game.core.scores import Result
from game.core.seats import Seat
from game.core.spec import KNOWN, PRACTICE, Spec, complete_options


class IllegalActionError(ValueError):
    """The rules forbid the action; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat did, what chance gave, and what happened. The position after it is for animations."""

    index: int
    seat: int
    action: Any
    outcome: Outcome
    events: tuple[Event, ...]
    legal: int
    after: Any

    def barrier(self) -> Reason | None:
        """Why this cannot be taken back."""
        if self.outcome:
            return because("core-barrier-chance")
        if any(event.reveals_now() for event in self.events):
            return because("core-barrier-revealed")
        return None


class Listener(Protocol):
    """Autosave, log and table listen to a match."""

    def played(self, entry: Played) -> None: ...

    def rewound(self, length: int) -> None:
        """Everything from entry `length` on was taken back."""
        ...

    def changed(self) -> None:
        """A seat changed hands, a turn was ended or a seat resigned."""
        ...


@dataclass(frozen=True, slots=True)
class SeatChange:
    """Before entry `index`, `number` got a new player."""

    index: int
    number: int
    seat: Seat


class Match:
    """The only writer of its position; everybody else reads views."""

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
        """A new match; `chance` gives a recorded setup instead of the seed's own, `start` a position instead of one."""
        self.spec = spec
        self.options = complete_options(spec, options)
        self.first_seats = tuple(seats)
        self.seats = list(seats)
        self.seed = seed
        self.entries: list[Played] = []
        self.seat_changes: list[SeatChange] = []
        self.resigned: int | None = None
        self.listeners: list[Listener] = []
        self._undone: list[Played] = []
        self._committed = 0
        luck = chance or Live(seed, 0)
        self.begins_midway = start is not None
        """A lesson: it began with no setup, so that no record could tell how it came about."""
        self._start = start if self.begins_midway else spec.rules.new(self.options, len(seats), luck)
        self.setup_outcome: Outcome = luck.outcome

    # What stands

    @property
    def state(self) -> Any:
        return self.entries[-1].after if self.entries else self._start

    def state_at(self, length: int) -> Any:
        """The position after the first `length` entries."""
        return self.entries[length - 1].after if length else self._start

    def view(self, seat: int) -> Any:
        return self.spec.rules.observe(self.state, seat)

    def view_at(self, length: int, seat: int) -> Any:
        return self.spec.rules.observe(self.state_at(length), seat)

    def frames(self, index: int) -> tuple[Frame, ...]:
        """Each event of entry `index` with the position right after it, for pictures that show what is told."""
        entry = self.entries[index]
        return frames(self.spec.rules, self.state_at(index), entry.action, entry.outcome)

    @property
    def decision(self) -> Decision | None:
        return None if self.resigned is not None else self.spec.rules.decision(self.state)

    @property
    def turn(self) -> int:
        """A turn that is held is still the present one."""
        return self.turn_at(len(self.entries) - self.holds_turn())

    def turn_at(self, length: int) -> int:
        return self.spec.rules.turn(self.state_at(length))

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def is_practice(self) -> bool:
        return self.options[PRACTICE.key] != PRACTICE.default

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    def legal(self) -> list[Any]:
        return [] if self.resigned is not None else self.spec.rules.legal(self.state)

    def why_not(self, action: Any) -> Reason | None:
        if self.is_over:
            return because("core-why-match-over")
        return self.spec.rules.why_not(self.state, action)

    def result(self) -> Result:
        result = self.spec.rules.result(self.state)
        if self.resigned is None:
            return result
        others = tuple(number for number in range(len(self.seats)) if number != self.resigned)
        best = max(result.totals[number] for number in others)
        winners = tuple(number for number in others if result.totals[number] == best)
        return Result(result.games, result.totals, winners)

    # What changes it

    def submit(self, action: Any, chance: RecordedChance | None = None) -> Played:
        """Plays a legal action of the deciding seat; raises IllegalActionError and changes nothing otherwise."""
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
        for listener in self.listeners:
            listener.played(entry)
        return entry

    def end_turn(self) -> None:
        """The person's turn is final: others may see it now."""
        self._committed = len(self.entries)
        self._undone.clear()
        self._tell_changed()

    def take_up(self) -> None:
        """As it was left: what a person has done in the last turn waits for its end, and can be taken back."""
        self._committed = len(self.entries)
        if self.is_over or not self.entries or not self.seats[self.entries[-1].seat].is_human:
            return
        seat = self.entries[-1].seat
        while self._committed and self.entries[self._committed - 1].seat == seat:
            self._committed -= 1
            if self.decision_at(self._committed).is_turn:
                break

    def holds_turn(self) -> bool:
        """A person's turn is finished but may still be taken back; nobody else moves until it is ended."""
        if not self.entries or self.resigned is not None or self._committed == len(self.entries):
            return False
        last, decision = self.entries[-1], self.decision
        if not self.seats[last.seat].is_human:
            return False
        return decision is None or (decision.is_turn and decision.seat != last.seat)

    def resign(self, seat: int) -> None:
        """Nobody gives up a match that is over; one that was given up stays as it ended."""
        if self.is_over:
            return
        self.resigned = seat
        self._undone.clear()
        self._tell_changed()

    def set_seat(self, number: int, seat: Seat) -> None:
        """A match that is over stays as it ended."""
        if self.is_over:
            return
        self.seats[number] = seat
        self.seat_changes.append(SeatChange(len(self.entries), number, seat))
        self._tell_changed()

    def _tell_changed(self) -> None:
        for listener in self.listeners:
            listener.changed()

    # The way back

    def why_no_undo(self) -> Reason | None:
        """None when the last step can be taken back."""
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
        """Otherwise the way back leads to where nothing else can be done."""
        return any(entry.legal > 1 for entry in self.turn_to_take_back())

    def turn_to_take_back(self) -> list[Played]:
        """The last seat's latest steps, back to the last barrier."""
        seat = self.entries[-1].seat if self.entries else None
        latest = reversed(self.entries[self._committed :])
        steps = takewhile(lambda entry: entry.seat == seat and entry.barrier() is None, latest)
        return list(steps)

    def undo(self) -> None:
        """One step back; in practice mode back to the last step of a person."""
        reason = self.why_no_undo()
        if reason:
            raise IllegalActionError(reason)
        while not self.seats[self.entries[-1].seat].is_human:
            self._take_back()
        self._take_back()
        self._tell_rewound()

    def reset_turn(self) -> None:
        """Back to the last barrier, and not beyond the start of the turn."""
        seat = self.entries[-1].seat if self.entries else None
        while self.why_no_undo() is None and self.entries[-1].seat == seat:
            was_turn_start = self.decision_at(len(self.entries) - 1).is_turn
            self._take_back()
            if was_turn_start or not self.entries:
                break
        self._tell_rewound()

    def decision_at(self, length: int) -> Decision:
        """Whose choice entry `length` was."""
        decision = self.spec.rules.decision(self.state_at(length))
        assert decision is not None
        return decision

    def rewind(self, length: int) -> None:
        """Back to the first `length` entries, past every barrier: the teacher of a lesson may."""
        while len(self.entries) > length:
            self._take_back()
        self._undone.clear()
        self._tell_rewound()

    def _take_back(self) -> None:
        """Actions are taken back; who sits where is not."""
        self._undone.append(self.entries.pop())
        length = len(self.entries)
        self._committed = min(self._committed, length)
        self.seat_changes = [replace(change, index=min(change.index, length)) for change in self.seat_changes]

    def _tell_rewound(self) -> None:
        for listener in self.listeners:
            listener.rewound(len(self.entries))

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> Played:
        """Plays the step last taken back again, with the luck it had."""
        undone = self._undone.pop()
        return self._play(undone.action, Replay(undone.outcome))

    def seats_at(self, length: int) -> list[Seat]:
        """Who sat there once so many entries had been played."""
        changes = {change.number: change.seat for change in self.seat_changes if change.index <= length}
        return [changes.get(number, seat) for number, seat in enumerate(self.first_seats)]

    def branch(self, length: int, practice: bool = False) -> "Match":
        """A new match that begins with the first `length` entries of this one; practice if people know what comes."""
        options = {**self.options, PRACTICE.key: KNOWN} if practice and not self.is_practice else self.options
        other = Match(self.spec, options, self.first_seats, self.seed, Replay(self.setup_outcome))
        for change in (change for change in self.seat_changes if change.index <= length):
            other.seats[change.number] = change.seat
            other.seat_changes.append(change)
        for entry in self.entries[:length]:
            other._play(entry.action, Replay(entry.outcome))
        other._committed = length
        return other
