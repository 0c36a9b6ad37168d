"""Drives one match for the table: opponents, curtains, forced choices, held turns and hints. It draws nothing."""

from collections.abc import Callable
from typing import Any, Protocol

from game.ai.thinking import Answer
from game.core.decision import Decision
from game.core.match import Match
from game.core.seats import Seat

FORCED_CHOICE_SECONDS = 0.45
"""A choice with a single answer makes itself after this; the same delay for everyone, so that it tells nothing."""
LONG_THOUGHT_SECONDS = 0.6
"""Shorter waits for an opponent are not told: the screen would only flicker."""


class Hooks(Protocol):
    """What the session asks of the scene."""

    def is_busy(self) -> bool:
        """Animations run or another scene lies on top."""
        ...

    def after(self, seconds: float, action: Callable[[], None]) -> Callable[[], None]: ...

    def show_curtain(self, seat: int) -> None: ...

    def show_end(self) -> None: ...

    def session_changed(self) -> None: ...

    def skips_end_turn(self) -> bool: ...


class Asked(Protocol):
    """A question under way."""

    def poll(self) -> Answer | None: ...

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


class Adviser(Protocol):
    """Who thinks for opponents and hints; `listeners` are told when an answer may have come."""

    listeners: list[Callable[[], None]]

    def ask(self, game_id: str, view: Any, seat: int, level: str, seed: str) -> Asked: ...

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str) -> Asked: ...


class Session:
    """`pump` is called whenever something may go on; it does at most one thing."""

    def __init__(self, match: Match, adviser: Adviser, hooks: Hooks) -> None:
        self.match = match
        self.adviser = adviser
        adviser.listeners.append(self._take_answers)
        self.hooks = hooks
        self.viewer = match.humans[0] if match.humans else 0
        self.hint: Answer | None = None
        self._lifted_for = self.viewer if len(match.humans) < 2 else -1
        self._request: Asked | None = None
        self._hint_request: Asked | None = None
        self._cancel_timer: Callable[[], None] | None = None
        self._cancel_long_thought: Callable[[], None] | None = None
        self.is_taking_long = False
        """An opponent has been thinking long enough to say so."""
        self._has_ended = False

    # What stands

    @property
    def is_viewer_deciding(self) -> bool:
        decision = self.match.decision
        return (
            decision is not None
            and decision.seat == self.viewer
            and self.match.seats[self.viewer].is_human
            and not self.match.holds_turn()
            and not self.hands_covered
            and not self.answers_itself(decision)
        )

    @property
    def hands_covered(self) -> bool:
        """With two or more people a hand is only shown to the one who lifted the curtain, on their own decisions."""
        if not self._needs_curtains:
            return False
        decision = self.match.decision
        if self._lifted_for != self.viewer:
            return True
        return decision is not None and decision.seat != self.viewer and not self.match.holds_turn()

    @property
    def is_thinking(self) -> bool:
        return self._request is not None

    @property
    def is_asking_hint(self) -> bool:
        return self._hint_request is not None

    # What goes on

    def pump(self) -> None:
        if self._request:
            self._take_answer()
            return
        if self._has_ended or self.hooks.is_busy() or self._cancel_timer:
            return
        if self.match.holds_turn() and not self._ends_by_itself():
            return
        decision = self.match.decision
        if decision is None:
            self._has_ended = True
            self.hooks.show_end()
        elif not self.match.seats[decision.seat].is_human:
            self._ask_opponent(decision.seat)
        elif len(self.match.humans) > 1 and self._lifted_for != decision.seat:
            self._change_person(decision.seat)
        elif self.answers_itself(decision):
            self._choose_later(self.match.legal()[0])

    def answers_itself(self, decision: Decision) -> bool:
        """A seat that has just moved can still take that back, so its next turn waits for it."""
        has_just_moved = [entry.seat for entry in self.match.entries[-1:]] == [decision.seat]
        if decision.is_turn and (not decision.is_forced or has_just_moved):
            return False
        return len(self.match.legal()) == 1

    @property
    def _needs_curtains(self) -> bool:
        """Not when all people see the same, as once all hidden cards lie open."""
        views = [self.match.view(seat) for seat in self.match.humans]
        return any(view != views[0] for view in views)

    def _change_person(self, seat: int) -> None:
        if self._needs_curtains:
            self.hooks.show_curtain(seat)
        else:
            self.lift_curtain(seat)

    def _ends_by_itself(self) -> bool:
        """The setting ends a turn when nothing that could be taken back would be lost."""
        if self.match.decision is None or (self.hooks.skips_end_turn() and self.match.why_no_undo()):
            self.match.end_turn()
            return True
        return False

    def lift_curtain(self, seat: int) -> None:
        self.viewer = seat
        self._lifted_for = seat
        self.hooks.session_changed()
        self.pump()

    def cover(self) -> None:
        """After a load or a change of seats the curtain comes again."""
        self._lifted_for = self.viewer if len(self.match.humans) < 2 else -1

    def submit(self, action: Any) -> None:
        self._stop_waiting()
        self.match.submit(action)
        self.hooks.session_changed()

    def end_turn(self) -> None:
        self.match.end_turn()
        self.hooks.session_changed()
        self.pump()

    def undo(self) -> None:
        self._stop_waiting()
        self.match.undo()
        self.hooks.session_changed()

    def redo(self) -> None:
        self.match.redo()
        self.hooks.session_changed()

    def reset_turn(self) -> None:
        self._stop_waiting()
        self.match.reset_turn()
        self.hooks.session_changed()

    def resign(self) -> None:
        self._stop_waiting()
        self.match.resign(self.viewer)
        self.hooks.session_changed()
        self.pump()

    def set_seat(self, number: int, seat: Seat) -> None:
        self._stop_waiting()
        self.match.set_seat(number, seat)
        if self.viewer not in self.match.humans and self.match.humans:
            self.viewer = self.match.humans[0]
        self.cover()
        self.hooks.session_changed()
        self.pump()

    def close(self) -> None:
        self._stop_waiting()
        if self._take_answers in self.adviser.listeners:
            self.adviser.listeners.remove(self._take_answers)

    # Opponents and hints

    def hurry(self) -> None:
        """The opponent moves at once with the best it has found."""
        if self._request:
            self._request.hurry()

    def ask_hint(self) -> None:
        if self._hint_request or not self.is_viewer_deciding:
            return
        self._hint_request = self.adviser.ask_hint(
            self.match.spec.id, self.match.view(self.viewer), self.viewer, self._seed()
        )
        self.hooks.session_changed()

    def drop_hint(self) -> None:
        self.hint = None
        if self._hint_request:
            self._hint_request.cancel()
            self._hint_request = None

    def _ask_opponent(self, seat: int) -> None:
        level = self.match.seats[seat].player
        self._request = self.adviser.ask(self.match.spec.id, self.match.view(seat), seat, level, self._seed())
        self._cancel_long_thought = self.hooks.after(LONG_THOUGHT_SECONDS, self._tell_long_thought)
        self.hooks.session_changed()

    def _tell_long_thought(self) -> None:
        self.is_taking_long = True
        self.hooks.session_changed()

    def _end_thought(self) -> None:
        self._request = None
        self.is_taking_long = False
        if self._cancel_long_thought:
            self._cancel_long_thought()
            self._cancel_long_thought = None

    def _take_answers(self) -> None:
        self._take_answer()
        self._take_hint()

    def _take_answer(self) -> None:
        """An answer that comes while another scene lies on top waits for the next pump."""
        answer = self._request.poll() if self._request else None
        if answer is None or self.hooks.is_busy():
            return
        self._end_thought()
        self.match.submit(self.match.spec.rules.parse_action(answer.action))
        self.hooks.session_changed()

    def _take_hint(self) -> None:
        answer = self._hint_request.poll() if self._hint_request else None
        if answer is None:
            return
        self._hint_request = None
        self.hint = answer
        self.hooks.session_changed()

    def _seed(self) -> str:
        return f"{self.match.seed}/{len(self.match.entries)}"

    def _choose_later(self, action: Any) -> None:
        def choose() -> None:
            self._cancel_timer = None
            self.submit(action)

        self._cancel_timer = self.hooks.after(FORCED_CHOICE_SECONDS, choose)

    def _stop_waiting(self) -> None:
        """Before anything that changes the past: no answer may arrive for a position that is gone."""
        self.drop_hint()
        if self._request:
            self._request.cancel()
            self._end_thought()
        if self._cancel_timer:
            self._cancel_timer()
            self._cancel_timer = None
