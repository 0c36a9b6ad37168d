"""The opponents of a lesson: they play its script, and the hint is the expected action."""

from typing import Any

from game.ai.thinking import Answer
from game.core.seats import Seat
from game.lessons.course import Course
from scenes.engine.app import App
from scenes.table.match_controller import OnAnswer


class Said:
    """Deliver an answer in the next pass of the loop, unless it is cancelled."""

    def __init__(self, app: App, answer: Answer, on_answer: OnAnswer) -> None:
        self._answer, self._on_answer = answer, on_answer
        self._is_wanted = True
        app.call_soon(self._come)

    def hurry(self) -> None:
        """Do nothing, as the answer is on its way."""

    def cancel(self) -> None:
        self._is_wanted = False

    def _come(self) -> None:
        if self._is_wanted:
            self._on_answer(self._answer)


class ScriptedRivals:
    """Answer in the place of the AI service with the expected action."""

    def __init__(self, app: App, course: Course) -> None:
        self._app, self._course = app, course

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> Said:
        return self._say(on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> Said:
        return self._say(on_answer)

    def _say(self, on_answer: OnAnswer) -> Said:
        return Said(self._app, Answer(self._course.expected[0].text), on_answer)
