"""Hands for end-to-end tests: they play a chosen action on the real table by keys alone, or by the mouse alone."""

from collections.abc import Callable
from typing import Any, Protocol

from game.ai.opponents import choose
from game.ai.thinking import Answer, Question, answer
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.screens.curtain import Curtain
from scenes.table.match_controller import OnAnswer
from scenes.table.scene import TableScene

_LONG_WALK = 400
_MOST_PRESSES = 30
NAMES = ("Adso", "William", "Bianca", "Michele", "Lucia")


class PromptAdviser:
    """Answers in the next turn of the loop instead of in a worker, or after some time."""

    def __init__(self, after_seconds: float = 0.0) -> None:
        self.after_seconds = after_seconds
        self.stage: Headless | None = None
        self.cancelled = 0
        self.asked: list[Seat] = []
        """The players for whom an action was wanted."""

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> "Thought":
        self.asked.append(player)
        plain = spec_of(game_id).rules.to_plain(view)
        question = Question(game_id, plain, seat, seed, player.player, temper=player.temper)
        return Thought(self, answer(question), on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> "Thought":
        action = choose(spec_of(game_id), "greedy", view, seat, seed)
        return Thought(self, Answer(action.text), on_answer)

    @property
    def app(self) -> App:
        assert self.stage is not None
        return self.stage.app

    def later(self, action: Callable[[], None]) -> None:
        if self.after_seconds:
            self.app.timers.after(self.after_seconds, action)
        else:
            self.app.call_soon(action)


class Thought:
    """A question whose answer is known and comes back when its time has passed."""

    def __init__(self, adviser: PromptAdviser, given: Answer, on_answer: OnAnswer) -> None:
        self._adviser, self._given, self._on_answer = adviser, given, on_answer
        self._is_wanted = True
        adviser.later(self._come)

    def hurry(self) -> None:
        self._adviser.app.call_soon(self._come)

    def cancel(self) -> None:
        assert self._is_wanted, "cancelled after its answer had come, or twice"
        self._is_wanted = False
        self._adviser.cancelled += 1

    def _come(self) -> None:
        if self._is_wanted:
            self._is_wanted = False
            self._on_answer(self._given)


class Hand(Protocol):
    def press(self, widget: str) -> None: ...


class KeyboardHand:
    """Walks the focus with Tab and presses Enter; verbs by their letters where they have one."""

    def __init__(self, stage: Headless) -> None:
        self.stage = stage

    def press(self, widget: str) -> None:
        for _ in range(_LONG_WALK):
            top = self.stage.app.stack.top
            assert top is not None
            if top.input.focus_id == widget:
                self.stage.key("return")
                return
            self.stage.key("tab")
        raise AssertionError(f"Tab never reaches {widget}")


class MouseHand:
    def __init__(self, stage: Headless) -> None:
        self.stage = stage

    def press(self, widget: str) -> None:
        self.stage.click(widget)


class Sitting:
    """One match on a real table without a window; seat 0 is played by a hand."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        seed: str,
        players: tuple[str, ...] = ("human", "greedy"),
        *,
        start: Any = None,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        text_scale: int = 100,
        after_seconds: float = 0.0,
    ) -> None:
        """`start` is a position to begin from instead of the deal."""
        self.stage = Headless(size, language, text_scale)
        self.curtains_lifted = 0
        self.adviser = PromptAdviser(after_seconds)
        self.adviser.stage = self.stage
        seats = [Seat(*seat) for seat in zip(players, NAMES, COLOURS, strict=False)]
        self.match = Match(spec_of(game), options, seats, seed)
        if start is not None:
            self.match._start = start
        self.stage.app.settings.reduced_motion = True
        self.table = TableScene(self.stage.app, self.match, self.adviser)
        self.table.ending.begin = lambda: None  # type: ignore[method-assign]
        self.stage.show(self.table)
        self.stage.step(0.1)
        if players.count("human") == 1:
            self.rest()

    def rest(self) -> None:
        """Until the table waits for the person: opponents have moved, forced choices have made themselves."""
        for _ in range(200):
            self.stage.settle()
            self.stage.step(0.1)
            if isinstance(self.stage.app.stack.top, Curtain) or self.match.is_over:
                return
            if self.table.controller.is_viewer_deciding and self._is_free():
                return
            if self.match.holds_turn():
                return
        raise AssertionError("the table never comes to rest")

    def _is_free(self) -> bool:
        decision = self.match.decision
        return decision is not None and not self.table.controller.answers_itself(decision)

    def play_whole_match(self, hand: Hand, is_enough: Callable[[Any], bool] = lambda state: False) -> None:
        """Until it is over, or its position is enough for the test."""
        for turn in range(600):
            self._lift_curtain()
            if self.match.is_over or is_enough(self.match.state):
                return
            if self.match.holds_turn():
                hand.press("end-turn")
            else:
                self._play(hand, turn)
            self.rest()
        raise AssertionError("the match never ends")

    def _lift_curtain(self) -> None:
        """One after the other, where a person's only choice makes itself."""
        while isinstance(self.stage.app.stack.top, Curtain):
            self.stage.key("return")
            self.curtains_lifted += 1
            self.rest()

    def _play(self, hand: Hand, number: int) -> None:
        seat = self.table.controller.viewer
        action = choose(self.match.spec, "greedy", self.match.view(seat), seat, f"hand/{number}")
        before = len(self.match.entries)
        self._look_if_needed(action, hand)
        self.make(action, hand)
        assert len(self.match.entries) > before, action.text
        made = self.match.entries[before].action
        assert made == action, f"{made.text}, not {action.text}"

    def _look_if_needed(self, action: Any, hand: Hand) -> None:
        """At the own hand, where it lies face down and the action is one of its cards."""
        self.table.refresh()
        if self.table.controller.acts_covered and not self.table.moves.bindings.offers.is_legal(action):
            hand.press("look")
            self.rest()
            self._lift_curtain()

    def make(self, action: Any, hand: Hand) -> None:
        """Presses what the bindings name until something is played."""
        before = len(self.match.entries)
        for _ in range(_MOST_PRESSES):
            self.table.refresh()
            piece = self.table.moves.bindings.next_press(action)
            assert piece, f"no piece leads to {action.text}"
            hand.press(piece)
            if len(self.match.entries) > before:
                return
        raise AssertionError(f"{_MOST_PRESSES} presses do not make {action.text}")

    def begin(self, action: str) -> None:
        """Plays without a press; its first picture is drawn, in which nothing has moved yet."""
        self.table.controller.submit(self.match.spec.rules.parse_action(action))
        self.stage.app.draw()

    def close(self) -> None:
        self.stage.close()
