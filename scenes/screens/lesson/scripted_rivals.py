"""The rivals of a lesson do as it is written, and the teacher's hint is what is expected."""

from typing import Any

from game.ai.thinking import Answer
from game.core.seats import Seat
from game.lessons.course import Course
from scenes.engine.app import App
from scenes.table.match_controller import OnAnswer


class Said:
    """An answer that comes in the next turn of the loop, unless it is not wanted any more."""

    def __init__(self, app: App, answer: Answer, on_answer: OnAnswer) -> None:
        self._answer, self._on_answer = answer, on_answer
        self._is_wanted = True
        app.call_soon(self._come)

    def hurry(self) -> None:
        """It is on its way."""

    def cancel(self) -> None:
        self._is_wanted = False

    def _come(self) -> None:
        if self._is_wanted:
            self._on_answer(self._answer)


class ScriptedRivals:
    """Asked as the thinkers of any table are."""

    def __init__(self, app: App, course: Course) -> None:
        self._app, self._course = app, course

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> Said:
        return self._say(on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> Said:
        return self._say(on_answer)

    def _say(self, on_answer: OnAnswer) -> Said:
        return Said(self._app, Answer(self._course.expected[0].text), on_answer)
