"""Hands for end-to-end tests: they play a chosen action on the real table by keys alone, or by the mouse alone."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from game.ai.opponents import choose
from game.ai.thinking import Answer, Question, answer
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.core.headless import Headless
from scenes.core.settings import Language
from scenes.curtain import Curtain
from scenes.table.scene import TableScene
from tests.ui.table import lucca_presses, san_gimignano_presses

_LONG_WALK = 400
NAMES = ("Adso", "William", "Bianca", "Michele", "Lucia")
PRESSES: dict[str, Callable[[TableScene, Any], Iterator[str]]] = {
    "san_gimignano": san_gimignano_presses.presses,
    "lucca": lucca_presses.presses,
}
"""The widgets that make an action at each game's table, in order; each is looked for when its turn comes."""


class PromptAdviser:
    """Answers on the spot instead of in a worker; the table is told in its next turn of the loop."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[], None]] = []
        self.stage: Headless | None = None

    def ask(self, game_id: str, view: Any, seat: int, level: str, seed: str) -> "Answered":
        return self._answered(Question(game_id, spec_of(game_id).rules.to_plain(view), seat, seed, level))

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str) -> "Answered":
        action = choose(spec_of(game_id), "greedy", view, seat, seed)
        return self._told(Answered(Answer(action.text)))

    def _answered(self, question: Question) -> "Answered":
        return self._told(Answered(answer(question)))

    def _told(self, answered: "Answered") -> "Answered":
        assert self.stage is not None
        self.stage.app.call_soon(self._tell)
        return answered

    def _tell(self) -> None:
        for listener in list(self.listeners):
            listener()


class Answered:
    """A request that has its answer already."""

    def __init__(self, given: Answer) -> None:
        self._given = given

    def poll(self) -> Answer:
        return self._given

    def hurry(self) -> None:
        """There is nothing to wait for."""

    def cancel(self) -> None:
        """Nobody reads the answer."""


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
            if top.focus_id == widget:
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
        language: Language = "en",
        text_scale: int = 100,
    ) -> None:
        """`start` is a position to begin from instead of the deal."""
        self.stage = Headless(size, language, text_scale)
        self.curtains_lifted = 0
        self.adviser = PromptAdviser()
        self.adviser.stage = self.stage
        seats = [Seat(*seat) for seat in zip(players, NAMES, COLOURS, strict=False)]
        self.match = Match(spec_of(game), options, seats, seed)
        if start is not None:
            self.match._start = start
        self.stage.app.settings.reduced_motion = True
        self.table = TableScene(self.stage.app, self.match, self.adviser)
        self.table.show_end = lambda: None  # type: ignore[method-assign]
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
            if self.table.session.is_viewer_deciding and self._is_free():
                return
            if self.match.holds_turn():
                return
        raise AssertionError("the table never comes to rest")

    def _is_free(self) -> bool:
        decision = self.match.decision
        return decision is not None and not self.table.session.answers_itself(decision)

    def play_whole_match(self, hand: Hand) -> None:
        for turn in range(600):
            self._lift_curtain()
            if self.match.is_over:
                return
            if self.match.holds_turn():
                hand.press("end-turn")
            else:
                self._play(hand, turn)
            self.rest()
        raise AssertionError("the match never ends")

    def _lift_curtain(self) -> None:
        if isinstance(self.stage.app.stack.top, Curtain):
            self.stage.key("return")
            self.curtains_lifted += 1
            self.rest()

    def _play(self, hand: Hand, number: int) -> None:
        seat = self.table.session.viewer
        action = choose(self.match.spec, "greedy", self.match.view(seat), seat, f"hand/{number}")
        before = len(self.match.entries)
        for widget in PRESSES[self.match.spec.id](self.table, action):
            hand.press(widget)
        assert len(self.match.entries) > before, action.text
        assert self.match.entries[before].action == action

    def close(self) -> None:
        self.stage.close()
