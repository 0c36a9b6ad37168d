"""Drives one match for the table: opponents, curtains, forced choices, held turns and hints. It draws nothing."""

from collections.abc import Callable
from typing import Any, Protocol

from game.ai.thinking import Answer
from game.core.decision import Decision
from game.core.match import Match, Played
from game.core.seats import Seat
from scenes.engine.timers import Cancel
from scenes.table.hidden_hands import HiddenHands
from scenes.table.match_hooks import MatchHooks
from scenes.table.undo_groups import UndoGroups

FORCED_CHOICE_SECONDS = 0.45
"""A choice with a single answer makes itself after this; the same delay for everyone, so that it tells nothing."""
LONG_THOUGHT_SECONDS = 1.5
"""Shorter waits for an opponent, once all has been told, are not told: the screen would only flicker."""
LEAST_TOLD_SECONDS = 0.8
"""What is told stays long enough to be read."""
LIGHT_TURN_SECONDS = 1.2
"""A light turn passes by itself after this at the soonest, and can be taken back meanwhile."""


class Asked(Protocol):
    """A question under way."""

    def hurry(self) -> None: ...

    def cancel(self) -> None:
        """The answer, which has not come yet, is not wanted any more."""
        ...


OnAnswer = Callable[[Answer], None]


class Adviser(Protocol):
    """Who thinks for opponents and hints; each answer comes back to who asked, in the program's loop."""

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> Asked: ...

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> Asked: ...


class MatchController(HiddenHands):
    """It listens to the match. `pump` is called whenever something may go on; it does at most one thing."""

    def __init__(self, match: Match, adviser: Adviser, hooks: MatchHooks) -> None:
        super().__init__(match, hooks)
        self.adviser = adviser
        match.listeners.append(self)
        self.deeds = UndoGroups(match)
        self.hint: Answer | None = None
        self._hints_given: dict[tuple[object, ...], Answer] = {}
        """One position, one advice, however often it is asked for."""
        self._request: Asked | None = None
        self._answer: Answer | None = None
        self._hint_request: Asked | None = None
        self._cancel_timer: Cancel | None = None
        self._cancel_long_thought: Cancel | None = None
        self.is_taking_long = False
        """An opponent has been thinking long enough to say so."""
        self.is_passing = False
        """A light turn is about to end by itself."""
        self._has_answered_itself = False
        """The last deed was given for the person, who had no other."""
        self._has_ended = False

    # The match speaks

    def played(self, entry: Played) -> None:
        self.hooks.match_changed()

    def rewound(self, length: int) -> None:
        self._has_ended = False
        self.hooks.match_changed()

    def changed(self) -> None:
        self.hooks.match_changed()

    # What stands

    @property
    def is_viewer_deciding(self) -> bool:
        decision = self.match.decision
        return (
            decision is not None
            and decision.seat == self.viewer
            and self.match.seats[self.viewer].is_human
            and not self.match.holds_turn()
            and (self.acts_covered or not self.hands_covered)
            and not self.answers_itself(decision)
            and not self._closes_by_itself(decision)
        )

    @property
    def is_going_on(self) -> bool:
        """What the viewer has begun is finished in a moment by the only choice that is left in it."""
        decision, begun = self.match.decision, self.match.entries[-1:]
        if decision is None or decision.is_turn or self.match.holds_turn():
            return False
        is_own = [entry.seat for entry in begun] == [decision.seat] == [self.viewer]
        return is_own and self.match.seats[self.viewer].is_human and self.answers_itself(decision)

    @property
    def is_thinking(self) -> bool:
        return self._request is not None or self._answer is not None

    @property
    def is_asking_hint(self) -> bool:
        return self._hint_request is not None

    # What goes on

    def pump(self) -> None:
        if self._has_ended or self._cancel_timer:
            return
        if self.hooks.is_busy():
            self._think_ahead()
        elif self.match.holds_turn():
            self._end_held_turn()
        elif self._answer:
            self._play_answer(self._answer)
        elif self._request:
            self._watch_thought()
        else:
            self._ask_for_next()

    def _think_ahead(self) -> None:
        """While a deed is told, the opponent who comes next thinks already; its answer waits for the table."""
        waits_for_person = self.match.holds_turn() and not self._passes_by_itself
        if self.hooks.is_telling() and not waits_for_person:
            self._ask_next_opponent()

    def _ask_next_opponent(self) -> None:
        decision = self.match.decision
        if decision is not None and not self.is_thinking and not self.match.seats[decision.seat].is_human:
            self._ask_opponent(decision.seat)

    def _ask_for_next(self) -> None:
        decision = self.match.decision
        if decision is None:
            self._has_ended = True
            self.hooks.show_end()
        elif not self.match.seats[decision.seat].is_human:
            self._ask_opponent(decision.seat)
        elif self.waits_for_another(decision):
            self.change_person(decision)
        elif self.answers_itself(decision):
            self._do_later(FORCED_CHOICE_SECONDS, self._answer_itself)
        elif self._closes_by_itself(decision):
            self._do_later(FORCED_CHOICE_SECONDS, lambda: self.submit(decision.closing))

    def _end_held_turn(self) -> None:
        """A last deed that stands, what is declared done or leaves nothing to take back, and what the setting says."""
        ends, last = self.hooks.turn_ends(), self._last_decision
        is_over = self.match.is_over and self.match.why_no_undo() is not None
        is_final = ends == "at_once" or is_over or self._is_declared_done(last)
        if is_final or (ends == "light" and self._leaves_nothing_to_take_back):
            self.end_turn()
        elif self._passes_by_itself:
            self._let_pass()

    def _let_pass(self) -> None:
        """After its moment, and not before the next opponent knows what to do: so long it can be taken back."""
        if not self.is_passing:
            self.is_passing = True
            self._do_later(LIGHT_TURN_SECONDS, self.pump)
            self._ask_next_opponent()
            self.hooks.match_changed()
        elif self._request is None:
            self.end_turn()

    @property
    def _last_decision(self) -> Decision:
        return self.match.decision_at(len(self.match.entries) - 1)

    @property
    def _passes_by_itself(self) -> bool:
        """A light turn, and one whose last deed the person has pressed though there was no other."""
        was_only_one = self.match.entries[-1].legal == 1 and not self._has_answered_itself
        return self.hooks.turn_ends() == "light" and (self._last_decision.is_light or was_only_one)

    def _is_declared_done(self, last: Decision) -> bool:
        """By the person; where that was the only answer it was given for them."""
        entry = self.match.entries[-1]
        return entry.legal > 1 and entry.action == last.closing

    @property
    def _leaves_nothing_to_take_back(self) -> bool:
        """Back to the last barrier the person had no choice; where people share the screen, what came is looked at."""
        if len(self.match.humans) > 1:
            return False
        return not self.match.has_choice_to_take_back()

    def answers_itself(self, decision: Decision) -> bool:
        """A seat that has just moved can still take that back, so its next turn waits for it."""
        has_just_moved = [entry.seat for entry in self.match.entries[-1:]] == [decision.seat]
        if decision.is_turn and (not decision.is_forced or has_just_moved):
            return False
        return len(self.match.legal()) == 1

    def _answer_itself(self) -> None:
        self.submit(self.match.legal()[0])
        self._has_answered_itself = True

    def _closes_by_itself(self, decision: Decision) -> bool:
        """Where turns end at once, nobody declares one done in which only losses are left."""
        is_asked = decision.closing is not None and self.hooks.turn_ends() == "at_once"
        return is_asked and not self.hooks.keeps_turn()

    # What the person does

    def submit(self, *plan: Any) -> None:
        self._stop_waiting()
        self._has_answered_itself = False
        self.deeds.do(plan)

    def end_turn(self) -> None:
        """What the next opponent thinks meanwhile stays true."""
        self._stop_timer()
        self.match.end_turn()

    def finish_turn(self) -> bool:
        """The turn that is held, or one in which only that is left to say; false while there is neither."""
        decision = self.match.decision
        if self.match.holds_turn():
            self.end_turn()
        elif decision is not None and decision.closing is not None and self.is_viewer_deciding:
            self.submit(decision.closing)
        else:
            return False
        return True

    def undo(self) -> None:
        self._stop_waiting()
        self.deeds.undo()

    def redo(self) -> None:
        self._stop_waiting()
        self.deeds.redo()

    def reset_turn(self) -> None:
        self._stop_waiting()
        self.deeds.reset_turn()

    def rewind(self, length: int) -> None:
        """Past every barrier, as the teacher of a lesson may."""
        self._stop_waiting()
        self.match.rewind(length)

    def resign(self) -> None:
        self._stop_waiting()
        self.match.resign(self.viewer)

    def set_seat(self, number: int, seat: Seat) -> None:
        self._stop_waiting()
        self.match.set_seat(number, seat)
        if self.viewer not in self.match.humans and self.match.humans:
            self.viewer = self.match.humans[0]
        self.cover()
        self.hooks.match_changed()

    def close(self) -> None:
        self._stop_waiting()
        self.match.listeners.remove(self)

    # Opponents and hints

    def hurry(self) -> None:
        """The opponent moves at once with the best it has found."""
        if self._request:
            self._request.hurry()

    def ask_hint(self) -> None:
        if self._hint_request or not self.is_viewer_deciding:
            return
        if given := self._hints_given.get(self._position()):
            self._take_hint(given)
            return
        self._hint_request = self.adviser.ask_hint(
            self.match.spec.id, self.match.view(self.viewer), self.viewer, self._seed(), self._take_hint
        )
        self.hooks.match_changed()

    def drop_hint(self) -> None:
        self.hint = None
        if self._hint_request:
            self._hint_request.cancel()
            self._hint_request = None

    def _take_hint(self, answer: Answer) -> None:
        self._hint_request = None
        self.hint = self._hints_given[self._position()] = answer
        self.hooks.match_changed()

    def _position(self) -> tuple[object, ...]:
        return self.viewer, *(entry.action.text for entry in self.match.entries)

    def _ask_opponent(self, seat: int) -> None:
        self._request = self.adviser.ask(
            self.match.spec.id, self.match.view(seat), seat, self.match.seats[seat], self._seed(), self._take_answer
        )
        self.hooks.match_changed()

    def _take_answer(self, answer: Answer) -> None:
        """It is played by the next pump that finds the table free."""
        self._request, self._answer = None, answer
        self.pump()

    def _play_answer(self, answer: Answer) -> None:
        self._end_thought()
        self.match.submit(self.match.spec.rules.parse_action(answer.action))

    def _watch_thought(self) -> None:
        """From when nothing else is to be seen."""
        if self._cancel_long_thought is None:
            self._cancel_long_thought = self.hooks.after(LONG_THOUGHT_SECONDS, self._tell_long_thought)

    def _tell_long_thought(self) -> None:
        self.is_taking_long = True
        self._do_later(LEAST_TOLD_SECONDS, self.pump)
        self.hooks.match_changed()

    def _end_thought(self) -> None:
        self._request = self._answer = None
        self.is_taking_long = False
        if self._cancel_long_thought:
            self._cancel_long_thought()
            self._cancel_long_thought = None

    def _seed(self) -> str:
        return f"{self.match.seed}/{len(self.match.entries)}"

    def _do_later(self, seconds: float, action: Callable[[], None]) -> None:
        def act() -> None:
            self._cancel_timer = None
            action()

        self._cancel_timer = self.hooks.after(seconds, act)

    def _stop_waiting(self) -> None:
        """Before anything that changes the past: no answer may arrive for a position that is gone."""
        self.drop_hint()
        if self._request:
            self._request.cancel()
        self._end_thought()
        self._stop_timer()

    def _stop_timer(self) -> None:
        self.is_passing = False
        if self._cancel_timer:
            self._cancel_timer()
            self._cancel_timer = None
