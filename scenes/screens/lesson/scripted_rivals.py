"""The opponents of a lesson: they play its script, and the hint is the expected action."""

from typing import Any

from game.ai.thinking import Answer
from game.core.seats import Seat
from game.lessons.course import Course
from scenes.common.ready_answer import ReadyAnswer
from scenes.engine.app import App
from scenes.table.match_controller import OnAnswer


class ScriptedRivals:
    """Answer in the place of the AI service with the expected action."""

    def __init__(self, app: App, course: Course) -> None:
        self._app, self._course = app, course

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> ReadyAnswer:
        return self._say(on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> ReadyAnswer:
        return self._say(on_answer)

    def _say(self, on_answer: OnAnswer) -> ReadyAnswer:
        return ReadyAnswer(self._app, Answer(self._course.expected[0].text), on_answer)
