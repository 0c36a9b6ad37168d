"""The match controller: decides what happens next - opponents, curtains, forced choices, ends of turns, hints.

It draws nothing.
"""

from collections.abc import Callable
from typing import Any, Protocol

from game.ai.thinking import Answer
from game.core.decision import Decision
from game.core.match import Match, MatchNews, Rewound
from game.core.seats import Seat
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel
from scenes.table.hidden_hands import HiddenHands, TableCalls
from scenes.table.match_policy import MatchPolicy
from scenes.table.undo_groups import UndoGroups

FORCED_CHOICE_SECONDS = 0.45
"""Delay before a choice with a single answer is made; the same for all, so that it reveals nothing."""
LONG_THOUGHT_SECONDS = 1.5
"""Shorter waits for an opponent, once all is shown, are not mentioned: the screen would only flicker."""
LEAST_TOLD_SECONDS = 0.8
"""Least time for which it is said that an opponent thinks, so that it can be read."""
LIGHT_TURN_SECONDS = 1.2
"""Least delay before a light turn ends by itself; undo works until then."""


class Asked(Protocol):
    """Describe a question that is being thought about."""

    def hurry(self) -> None:
        """Ask for the best answer found so far."""

    def cancel(self) -> None:
        """Drop the question; its answer is not wanted any more."""
        ...


OnAnswer = Callable[[Answer], None]


class Adviser(Protocol):
    """Think for opponents and hints; answers come in the program's loop."""

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> Asked:
        """Ask for the action of an opponent."""

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> Asked:
        """Ask for a hint."""


class MatchController(HiddenHands):
    """Decide what happens next in a match, and pass on what the person does.

    It listens to the match. `pump` is called whenever something may go on, and does at most one thing.
    """

    def __init__(self, match: Match, adviser: Adviser, calls: TableCalls) -> None:
        super().__init__(match, calls)
        self.adviser = adviser
        self.policy = MatchPolicy()
        """Says what may be done besides the rules; a lesson has a policy of its own."""
        match.feed.listeners.append(self._follow)
        self.deeds = UndoGroups(match)
        self.hint: Answer | None = None
        self._hints_given: dict[tuple[object, ...], Answer] = {}
        """Hints by position, so that asking again gives the same one."""
        self._request: Asked | None = None
        self._answer: Answer | None = None
        self._hint_request: Asked | None = None
        self._cancel_timer: Cancel | None = None
        self._cancel_long_thought: Cancel | None = None
        self.is_taking_long = False
        """True if an opponent has been thinking long enough to say so."""
        self.is_passing = False
        """True while a light turn is about to end by itself."""
        self._has_answered_itself = False
        """True if the last action was played for the person, who had no other."""
        self._has_ended = False

    def _follow(self, news: MatchNews) -> None:
        """Show what has changed; a match that was rewound may end again."""
        self._has_ended = self._has_ended and not isinstance(news, Rewound)
        self.calls.changed()

    # What stands

    @property
    def is_viewer_deciding(self) -> bool:
        """Return whether the viewer must choose an action now, and sees their own hand."""
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
        """Return whether the viewer's action is about to be completed by the only answer left in it."""
        decision, begun = self.match.decision, self.match.entries[-1:]
        if decision is None or decision.is_turn or self.match.holds_turn():
            return False
        is_own = [entry.seat for entry in begun] == [decision.seat] == [self.viewer]
        return is_own and self.match.seats[self.viewer].is_human and self.answers_itself(decision)

    @property
    def is_turn_half_made(self) -> bool:
        """Return whether the viewer has begun a turn that can be undone, and must go on with it."""
        decision = self.match.decision
        inside = decision is not None and not decision.is_turn
        return inside and self.is_viewer_deciding and self.match.why_no_undo() is None

    @property
    def is_thinking(self) -> bool:
        """Return whether an opponent thinks, or its answer waits to be played."""
        return self._request is not None or self._answer is not None

    @property
    def is_asking_hint(self) -> bool:
        """Return whether a hint is being searched for."""
        return self._hint_request is not None

    def turn_ends(self) -> TurnEnds:
        """Return how turns end in this match."""
        return self.policy.turn_ends(self.calls.turn_ends())

    # What goes on

    def pump(self) -> None:
        """Do the next thing if nothing else is going on: end a turn, play an answer, or ask the next seat."""
        if self._has_ended or self._cancel_timer:
            return
        if self.calls.activity() != "free" or not self.policy.lets_match_go_on():
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
        """Let the next opponent think while an action is shown; its answer waits for the table."""
        waits_for_person = self.match.holds_turn() and not self._passes_by_itself
        is_telling = self.calls.activity() == "telling" and self.policy.lets_match_go_on()
        if is_telling and not waits_for_person:
            self._ask_next_opponent()

    def _ask_next_opponent(self) -> None:
        decision = self.match.decision
        if decision is not None and not self.is_thinking and not self.match.seats[decision.seat].is_human:
            self._ask_opponent(decision.seat)

    def _ask_for_next(self) -> None:
        decision = self.match.decision
        if decision is None:
            self._has_ended = True
            self.calls.show_end()
        elif not self.match.seats[decision.seat].is_human:
            self._ask_opponent(decision.seat)
        elif self.waits_for_another(decision):
            self.change_person(decision)
        elif self.answers_itself(decision):
            self._do_later(FORCED_CHOICE_SECONDS, self._answer_itself)
        elif self._closes_by_itself(decision):
            self._do_later(FORCED_CHOICE_SECONDS, lambda: self.submit(decision.closing))

    def _end_held_turn(self) -> None:
        """End the turn now if nothing can be undone, it was declared done, or the setting says so."""
        ends, last = self.turn_ends(), self._last_decision
        is_over = self.match.is_over and self.match.why_no_undo() is not None
        is_final = ends == "at_once" or is_over or self._is_declared_done(last)
        if is_final or (ends == "light" and self._leaves_nothing_to_take_back):
            self.end_turn()
        elif self._passes_by_itself:
            self._let_pass()

    def _let_pass(self) -> None:
        """End a light turn after its delay, but not before the next opponent has its answer."""
        if not self.is_passing:
            self.is_passing = True
            self._do_later(LIGHT_TURN_SECONDS, self.pump)
            self._ask_next_opponent()
            self.calls.changed()
        elif self._request is None:
            self.end_turn()

    @property
    def _last_decision(self) -> Decision:
        return self.match.decision_at(len(self.match.entries) - 1)

    @property
    def _passes_by_itself(self) -> bool:
        """Return whether the turn ends by itself: it is light, or its last action was the only one."""
        was_only_one = self.match.entries[-1].legal == 1 and not self._has_answered_itself
        return self.turn_ends() == "light" and (self._last_decision.is_light or was_only_one)

    def _is_declared_done(self, last: Decision) -> bool:
        """Return whether the person chose the action that ends the turn, having others."""
        entry = self.match.entries[-1]
        return entry.legal > 1 and entry.action == last.closing

    @property
    def _leaves_nothing_to_take_back(self) -> bool:
        """Return whether the person had no choice since the last barrier.

        It is never so where people share the screen, as they look at what has happened.
        """
        if len(self.match.humans) > 1:
            return False
        return not self.match.has_choice_to_take_back()

    def answers_itself(self, decision: Decision) -> bool:
        """Return whether the only legal action is played without asking.

        A seat that has just moved can still undo that, so its next turn waits.
        """
        has_just_moved = [entry.seat for entry in self.match.entries[-1:]] == [decision.seat]
        if decision.is_turn and (not decision.is_forced or has_just_moved):
            return False
        return len(self.match.legal()) == 1

    def _answer_itself(self) -> None:
        self.submit(self.match.legal()[0])
        self._has_answered_itself = True

    def _closes_by_itself(self, decision: Decision) -> bool:
        """Return whether the turn is ended without asking: only losing options are left, and turns end at once."""
        is_asked = decision.closing is not None and self.turn_ends() == "at_once"
        return is_asked and not self.keeps_turn()

    def keeps_turn(self) -> bool:
        """Return whether an optional action, or a look at the hand, is worth keeping the turn open."""
        return self.hands_covered or self.calls.keeps_turn(self.match.legal())

    # What the person does

    def submit(self, *plan: Any) -> None:
        """Play the first action of a plan, and those after it as long as they are legal."""
        self._stop_waiting()
        self._has_answered_itself = False
        self.deeds.do(plan)

    def end_turn(self) -> None:
        """End the turn; what the next opponent is thinking stays valid."""
        self._stop_timer()
        self.match.end_turn()

    def finish_turn(self) -> bool:
        """End the turn, or play the action that ends it; return False if neither is possible."""
        decision = self.match.decision
        if self.match.holds_turn():
            self.end_turn()
        elif decision is not None and decision.closing is not None and self.is_viewer_deciding:
            self.submit(decision.closing)
        else:
            return False
        return True

    def undo(self) -> None:
        """Undo the last group of actions."""
        self._stop_waiting()
        self.deeds.undo()

    def redo(self) -> None:
        """Play the actions undone last again."""
        self._stop_waiting()
        self.deeds.redo()

    def reset_turn(self) -> None:
        """Undo the whole turn."""
        self._stop_waiting()
        self.deeds.reset_turn()

    def rewind(self, length: int) -> None:
        """Undo to that length, past every barrier, as the teacher of a lesson may."""
        self._stop_waiting()
        self.match.rewind(length)

    def resign(self) -> None:
        """Resign for the viewer."""
        self._stop_waiting()
        self.match.resign(self.viewer)

    def set_seat(self, number: int, seat: Seat) -> None:
        """Give a seat to another player."""
        self._stop_waiting()
        self.match.set_seat(number, seat)
        if self.viewer not in self.match.humans and self.match.humans:
            self.viewer = self.match.humans[0]
        self.cover()
        self.calls.changed()

    def close(self) -> None:
        """Stop everything and listen to the match no longer."""
        self._stop_waiting()
        self.match.feed.listeners.remove(self._follow)

    # Opponents and hints

    def hurry(self) -> None:
        """Let the opponent move at once with the best action it has found."""
        if self._request:
            self._request.hurry()

    def ask_hint(self) -> None:
        """Ask for a hint, if the viewer must decide and none is being searched for."""
        if self._hint_request or not self.is_viewer_deciding:
            return
        if given := self._hints_given.get(self._position()):
            self._take_hint(given)
            return
        self._hint_request = self.adviser.ask_hint(
            self.match.spec.id, self.match.view(self.viewer), self.viewer, self._seed(), self._take_hint
        )
        self.calls.changed()

    def drop_hint(self) -> None:
        """Drop the hint, or the search for it."""
        self.hint = None
        if self._hint_request:
            self._hint_request.cancel()
            self._hint_request = None

    def _take_hint(self, answer: Answer) -> None:
        self._hint_request = None
        self.hint = self._hints_given[self._position()] = answer
        self.calls.changed()

    def _position(self) -> tuple[object, ...]:
        return self.viewer, *(entry.action.text for entry in self.match.entries)

    def _ask_opponent(self, seat: int) -> None:
        self._request = self.adviser.ask(
            self.match.spec.id, self.match.view(seat), seat, self.match.seats[seat], self._seed(), self._take_answer
        )
        self.calls.changed()

    def _take_answer(self, answer: Answer) -> None:
        """Store the answer; it is played by the next `pump` that finds the table free."""
        self._request, self._answer = None, answer
        self.pump()

    def _play_answer(self, answer: Answer) -> None:
        self._end_thought()
        self.match.submit(self.match.spec.rules.parse_action(answer.action))

    def _watch_thought(self) -> None:
        """Begin to measure how long the opponent thinks, once nothing else is shown."""
        if self._cancel_long_thought is None:
            self._cancel_long_thought = self.calls.after(LONG_THOUGHT_SECONDS, self._tell_long_thought)

    def _tell_long_thought(self) -> None:
        self.is_taking_long = True
        self._do_later(LEAST_TOLD_SECONDS, self.pump)
        self.calls.changed()

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

        self._cancel_timer = self.calls.after(seconds, act)

    def _stop_waiting(self) -> None:
        """Cancel requests and timers, so that no answer arrives for a position that is gone."""
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
